import { unwrapArticle, type ChatRequest } from "@candor/protocol";
import { toAppError } from "../errors.ts";
import { askedAddresses } from "./addresses.ts";
import type { ToolRuns } from "./tool-runs.ts";

/** What came of reading a page: its text, or a sentence on why there is none. */
export type ReadPage = { article: { url: string; text: string }; failure?: undefined } | { article?: undefined; failure: string };

const EMPTY = "it holds no text that can be read.";

/** The page that a visitor asks about with a message, read by the server as the built-in analyst reads it. Null when the message asks for none, or brings its article. */
export async function readAskedPage(request: ChatRequest, runs: ToolRuns, signal: AbortSignal): Promise<ReadPage | null> {
  const { question, article } = unwrapArticle(request.text);
  const [address] = article ? [] : askedAddresses(question);
  if (!address) return null;
  const failed = (why: string): ReadPage => ({ failure: `The server tried to read ${address}: ${why}` });
  try {
    const { url, text } = await runs.fetchUrl(address);
    return text.trim() === "" ? failed(EMPTY) : { article: { url, text } };
  } catch (error) {
    if (signal.aborted) throw error;
    return failed(toAppError(error).message);
  }
}
