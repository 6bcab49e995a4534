export * from "./assess.ts";
export { writeReport, type ReportFrame } from "./report/write-report.ts";
export { checkQuotes, quotesIn, type QuoteCheck } from "./quotes.ts";
export { makesClaims, scanOmissions, type Omission } from "./text/omissions.ts";
export { checkableClaims, type CheckableClaim } from "./text/claims.ts";
export { summarySentences } from "./text/summary.ts";
export { sentencesOf, wordsOf, type Sentence } from "./text/words.ts";
export { materialOf } from "./agent/material.ts";
export { answerWithoutModel, BUILT_IN_NOTICE, type AnalystInput, type AnalystAnswer } from "./agent/answer.ts";
