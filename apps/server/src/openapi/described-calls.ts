import type { z } from "zod";
import {
  assessAnswerSchema,
  assessRequestSchema,
  chatAnswerSchema,
  chatRequestSchema,
  fetchUrlAnswerSchema,
  fetchUrlRequestSchema,
  summarizeAnswerSchema,
  summarizeRequestSchema,
  type Call,
  type ErrorCode,
} from "@candor/protocol";

/** What the description says of one call. The schemas are those that the routes check with. */
export interface DescribedCall {
  call: Call;
  summary: string;
  description: string;
  request: z.ZodType;
  answer: z.ZodType;
  errors: ErrorCode[];
  /** Types of the events where the answer may be streamed. */
  events?: string;
  /** A body that can be sent as it stands. */
  example: Record<string, unknown>;
}

const ALWAYS: ErrorCode[] = [
  "invalid-request",
  "request-timeout",
  "body-too-large",
  "media-type",
  "method-not-allowed",
  "headers-too-large",
  "rate-limited",
  "daily-budget",
  "internal",
  "busy",
  "shutting-down",
  "deadline",
];
const MODEL: ErrorCode[] = ["model-error", "model-answer", "model-busy", "model-timeout"];
/** Where a page is read: for fetch-url, and for a chat that asks about a link. */
const PAGE: ErrorCode[] = [
  "invalid-url",
  "address-refused",
  "page-blocked",
  "page-missing",
  "page-error",
  "page-unreachable",
  "page-redirects",
  "page-too-large",
  "page-type",
  "page-too-complex",
  "page-timeout",
];

export const DESCRIBED_CALLS: readonly DescribedCall[] = [
  {
    call: "chat",
    summary: "A reply from the agent",
    description:
      "Answers a message, with the options of the handshake. Sends JSON, or with `Accept: text/event-stream` an event stream: progress, tool-start, tool-end and delta events, then one done (with the same answer as JSON) or error. It begins with the first event, or with a comment line after 15 seconds without one; an error before that is an HTTP error. Without a language model the built-in analyst answers.",
    request: chatRequestSchema,
    answer: chatAnswerSchema,
    errors: [...ALWAYS, "client-key", ...PAGE, ...MODEL],
    events: "progress, tool-start, tool-end, delta, done, error",
    example: {
      text: "What in this sentence should I check? Experts agree that the new diet works for everyone.",
      history: [],
      mode: "careful",
      stakes: "medium",
    },
  },
  {
    call: "fetch-url",
    summary: "A page as text",
    description:
      "Reads one public web page and returns its article as text, with blank lines between paragraphs. Limits: http and https on their standard ports, addresses on the public internet, five redirects, ten seconds, two megabytes. A site that answers 401 or 403 gives an error whose message contains “blocked server requests”.",
    request: fetchUrlRequestSchema,
    answer: fetchUrlAnswerSchema,
    errors: [...ALWAYS, "client-key", ...PAGE],
    example: { url: "https://en.wikipedia.org/wiki/Media_literacy" },
  },
  {
    call: "summarize",
    summary: "A report on findings",
    description:
      "Writes a report in Markdown from a text and the frames that the engine found in it. Words are quoted only where they stand in the text. Takes no client key. With a language model and `Accept: text/event-stream` it is an event stream: progress events with the number of words written so far, then one done (with the same answer as JSON) or error.",
    request: summarizeRequestSchema,
    answer: summarizeAnswerSchema,
    errors: ALWAYS,
    events: "progress, done, error",
    example: {
      inputText: "Act now, this offer ends tonight. Everyone is switching.",
      frames: [
        {
          reflexId: "vx-fo01-ends-tonight",
          reflexLabel: "Deadline without a reason",
          rationale: "A deadline is set that nothing explains.",
          confidence: 0.85,
          tags: ["urgency"],
          priority: 3,
        },
      ],
      handshake: { mode: "careful", stakes: "high", min_confidence: 0.75, cite_policy: "force", omission_scan: true, reflex_profile: "strict" },
    },
  },
  {
    call: "assess",
    summary: "An assessment of a learner’s answer",
    description:
      "Judges an answer to an exercise. `kind` is epistemic-humility (with the exercise's `prompt`) or narrative-framing (with its `facts`, or the `neutralFacts` of a reconstruction challenge). May be streamed as a report is.",
    request: assessRequestSchema,
    answer: assessAnswerSchema,
    errors: [...ALWAYS, "client-key", ...MODEL],
    events: "progress, done, error",
    example: {
      kind: "epistemic-humility",
      prompt: "A friend says that a new phone app has halved car accidents. How sure should you be?",
      answer:
        "I would not be very sure yet. I do not know who counted the accidents or over which time, and other changes may explain the fall. A comparison with similar towns without the app would change my mind.",
    },
  },
];
