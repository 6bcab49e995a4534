import type { MetadataExtractor } from "@ai-sdk/openai-compatible";
import type { ProviderMetadata } from "ai";
import { z } from "zod";

const KEY = "refusals";

const withRefusal = (of: "delta" | "message") => z.object({ choices: z.array(z.object({ [of]: z.object({ refusal: z.string() }) })).min(1) });
const PIECE = withRefusal("delta");
const WHOLE = withRefusal("message");

const metadataOf = (refusal: string) => (refusal === "" ? undefined : { [KEY]: { refusal } });

/** OpenAI's models put the words with which they decline into a field of their own, and leave the content empty; the library passes over it. */
export const refusalExtractor: MetadataExtractor = {
  extractMetadata: ({ parsedBody }) => Promise.resolve(metadataOf(WHOLE.safeParse(parsedBody).data?.choices[0]?.["message"]?.refusal ?? "")),
  createStreamExtractor: () => {
    let refusal = "";
    return {
      processChunk: (chunk) => void (refusal += PIECE.safeParse(chunk).data?.choices[0]?.["delta"]?.refusal ?? ""),
      buildMetadata: () => metadataOf(refusal),
    };
  },
};

/** The words with which a model declined in a step; empty where it did not. */
export function refusalIn(metadata: ProviderMetadata | undefined): string {
  const refusal = metadata?.[KEY]?.["refusal"];
  return typeof refusal === "string" ? refusal : "";
}
