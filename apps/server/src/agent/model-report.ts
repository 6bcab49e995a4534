import { randomBytes } from "node:crypto";
import { generateText } from "ai";
import { checkQuotes } from "@candor/analyst";
import { ENGINE_VERSION, RULE_HASH } from "@candor/engine";
import { cutText, INPUT_CAP_CHARS, REPORT_HANDSHAKE, resolveHandshake } from "@candor/engine/policy";
import { orAfter } from "@candor/page-reader/abortable";
import { AppError, type SummarizeRequest } from "@candor/protocol";
import type { WorkContext } from "../agent-port.ts";
import { readConfidence } from "./confidence-line.ts";
import { heardModel } from "./heard-model.ts";
import { logModelFailure, toModelError } from "./model-errors.ts";
import type { ModelWork } from "./model-work.ts";
import { articleMarks, defused, goesOn, systemPrompt } from "./system-prompt.ts";
import { withoutThoughts } from "./thoughts.ts";
import { wordsTold } from "./words-told.ts";

const FRAMES_MOST = 30;
/** A text that ended so is not the whole of it. */
const NO_END: ReadonlySet<string> = new Set(["length", "content-filter", "error"]);
const LINE_CHARS = 200;
/** Words of the article must not look like a line of ours. */
const oneLine = (text: string): string => cutText(text.replace(/\s+/g, " "), LINE_CHARS);

/** Small models put a whole report into a fence, as if it were code. */
const FENCED = /^```(?:markdown|md)?[ \t]*\n([\s\S]*)\n```$/i;

const UNUSABLE = "The language model didn’t give a usable report.";
const INVENTED = "The language model’s report quoted words that aren’t in the text.";

/**
 * A report by the model from the findings. The built-in one where the model fails, says nothing, or quotes what the text does not say: it says so, and why, since
 * the page has said by then that the model writes it.
 */
export async function reportWithModel(parts: ModelWork, request: SummarizeRequest, context: WorkContext): Promise<string> {
  const { report, failure } = await writtenByModel(parts, request, context);
  return report ?? `*${failure} This report was written by rules.*\n\n${await parts.work("report", request, context.signal)}`;
}

type Written = { report: string; failure?: undefined } | { report?: undefined; failure: string };

/** The model's report, or, with a line in the log, a sentence on why there is none. Throws the signal's reason once it has aborted. */
async function writtenByModel({ model, limits, log }: ModelWork, request: SummarizeRequest, { signal, onWords }: WorkContext): Promise<Written> {
  const nonce = randomBytes(9).toString("base64url");
  const marks = articleMarks(nonce);
  const findings = [...request.frames]
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, FRAMES_MOST)
    .map(
      (f, i) =>
        `${i + 1}. ${oneLine(f.reflexLabel)} (${oneLine(f.reflexId)}, ${f.confidence}): words “${oneLine(String(f["fragment"] ?? ""))}”; ${oneLine(f.rationale ?? f.reason ?? "")}`,
    )
    .join("\n");
  const prompt = `Write the analysis report for the text below, in Markdown with these headings: ## Overall picture, ## Strongest findings, ## What is missing, ## Questions to ask, ## What this report cannot see. At most 450 words. Keep to these findings and to what the text says; quote its words exactly, in double quotation marks; add no facts from elsewhere; a mark is a place to look, not a verdict.

FINDINGS
${request.frames.length === 0 ? "none" : `${marks.open("")}\n${defused(findings, nonce)}\n${marks.close}`}

${marks.open("")}
${defused(request.inputText, nonce)}
${marks.close}${request.inputText.length > INPUT_CAP_CHARS ? "" : goesOn(request.inputText)}`;
  try {
    const { text, finishReason } = await generateText({
      model: heardModel(model, wordsTold(onWords)),
      system: systemPrompt(resolveHandshake({ ...REPORT_HANDSHAKE, ...request.handshake }), nonce, { hasTools: false }),
      prompt,
      maxRetries: 0,
      maxOutputTokens: limits.maxOutputTokens,
      abortSignal: orAfter(signal, limits.deadlineMs),
    });
    const written = readConfidence(withoutThoughts(text)).message;
    const report = FENCED.exec(written)?.[1]?.trim() ?? written;
    const invented = checkQuotes(report, `${request.inputText}\n${findings}`).filter((q) => q.status === "not-found").length;
    // Cut off in the middle, or kept back: no report.
    if (report === "" || invented > 0 || NO_END.has(finishReason)) {
      log.warn({ empty: report === "", invented, ended: finishReason }, "the model's report could not be used; the built-in one answers");
      return { failure: invented > 0 ? INVENTED : UNUSABLE };
    }
    const { length } = request.frames;
    const origin = `VX Reflex Engine ${ENGINE_VERSION}, rules ${RULE_HASH}. Written by a language model from ${length === 1 ? "1 finding" : `${length} findings`}; its quotations were checked against the text.`;
    return { report: `${report}\n\n${origin}` };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const told = toModelError(error, signal);
    logModelFailure(log, told);
    return { failure: told instanceof AppError ? told.message : UNUSABLE };
  }
}
