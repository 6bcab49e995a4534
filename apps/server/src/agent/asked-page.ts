import { unwrapArticle, type ChatRequest } from "@candor/protocol";
import { toAppError } from "../errors.ts";
import { addressToRead } from "./addresses.ts";
import type { ToolRuns } from "./tool-runs.ts";

/** What came of reading a page: its text, or a sentence on why there is none. */
export type ReadPage = { article: { url: string; text: string }; failure?: undefined } | { article?: undefined; failure: string };

const EMPTY = "it holds no text that can be read.";
const LEFT =
  "The server opened no address of this message, since it stands in a text that somebody passes on. Whoever wants its page read sends the address alone.";

/** The page that a visitor asks about with a message, read by the server as for the built-in analyst. Null when the message asks for none, or brings its article. */
export async function readAskedPage(request: ChatRequest, runs: ToolRuns, signal: AbortSignal): Promise<ReadPage | null> {
  const { question, article } = unwrapArticle(request.text);
  if (article) return null;
  const { address, isLeft } = addressToRead(question);
  if (address === null) return isLeft ? { failure: LEFT } : null;
  const failed = (why: string): ReadPage => ({ failure: `The server tried to read ${address}: ${why}` });
  try {
    const { url, text } = await runs.fetchUrl(address);
    return text.trim() === "" ? failed(EMPTY) : { article: { url, text } };
  } catch (error) {
    if (signal.aborted) throw error;
    return failed(toAppError(error).message);
  }
}
