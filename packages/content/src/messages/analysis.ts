/** Wording of the Analyze page that the specification quotes (specification 1 §2, §4, §8), word for word. */

export const ANALYZE_TITLE = "Analyze a Statement";
export const ANALYZE_TABS = { analyze: "Analyze", chat: "Chat with Our Agent" } as const;
export const RUN_ANALYSIS = "Run Analysis";
export const WORKING = "Working…";
export const GENERATE_REPORT = "Generate Report";
export const ANALYSIS_REPORT = "Analysis Report";
export const REFLEX_SUMMARY = "Reflex Summary";
export const LOCAL_BADGE = "local";

/** Empty input, the keyboard shortcut on an empty field, and an empty shared link. */
export const NOTHING_TO_ANALYZE = "Nothing to analyze.";
/** The message line after a run without findings. */
export const NO_DETECTIONS = "No detections found. Try stronger certainty claims, unnamed authorities, or sweeping generalizations.";
/** In the Results list after a run without findings. */
export const NO_REFLEXES = "No reflexes detected. Try text with strong certainty, unnamed authorities, or sweeping claims—then see how the engine responds.";
export const analysisFailed = (message: string): string => `Analysis failed: ${message}. Check console for details.`;
export const NO_READABLE_TEXT = "Fetched page didn’t contain readable text.";
const SITE_BLOCKS_FETCHES = "That site blocks server fetches. Try copy/paste the article text.";
export const fetchFailed = (message: string): string => `Fetch failed: ${message}`;
export const STOP_KEEPS_MARKS = "You can press Stop; the text and its marks stay.";
export const REPORT_UNAVAILABLE = "Report service unavailable. (Tip: you can still export frames and use the on-page summary.)";

/** The sentence for a failed fetch: sites that refuse servers get their own (specification 1 §8). */
export function fetchErrorText(message: string): string {
  return message.includes("403") || message.includes("blocked server requests") ? SITE_BLOCKS_FETCHES : fetchFailed(message);
}

/** Agent HTTP errors (specification 1 §8). `text` is cut to 300 characters by whoever raises the error. */
export const agentHttpError = (status: number, text: string): string => `Agent HTTP ${status}: ${text}`;
export const agentSummarizeFailed = (status: number, text: string): string => `Agent summarize failed: ${status} ${text}`;

/** Home page (specification 1 §1, §2). */
export const TAGLINE = "Clarity is kindness. Truth is a team sport.";
export const HOME_BLURBS = ["VX Reflex Engine", "Scientific Paper Checks", "Agent-grade Handshake"] as const;
