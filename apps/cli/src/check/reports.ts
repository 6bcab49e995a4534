import type { Format } from "../formats/names.ts";
import { toCheckstyle } from "../formats/checkstyle.ts";
import { toGithub } from "../formats/github.ts";
import { toGitlab } from "../formats/gitlab.ts";
import { toJunit } from "../formats/junit.ts";
import { toLines } from "../formats/lines.ts";
import { toSarif } from "../formats/sarif.ts";
import type { Summary } from "../summary.ts";
import type { Judged } from "./judge.ts";

interface Ended {
  judged: readonly Judged[];
  /** Inputs that could not be read, one sentence each. */
  failures: readonly string[];
  failAt: number;
  summary: Summary;
}

/** A format writes each input as it comes, or all of them at the end. */
type Report = { each: (one: Judged, failAt: number) => string } | { end: (run: Ended) => string };

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** All inputs as one object, each as `--json` has it. */
function allAsJson({ judged, failures, summary: { inputs, silenced, accepted, unchanged, gone, weak, leftOut } }: Ended): string {
  const files = judged.map(({ from, analysis, frames, silenced, accepted }) => ({ from, silenced, accepted, ...analysis, frames }));
  const findings = inputs.reduce((sum, one) => sum + one.findings, 0);
  return asJson({ files, failures, summary: { read: inputs.length, findings, silenced, accepted, unchanged, gone, weak, leftOut } });
}

export const REPORTS: Record<Exclude<Format, "text">, Report> = {
  lines: { each: toLines },
  github: { each: toGithub },
  json: { end: allAsJson },
  sarif: { end: ({ judged, failures, failAt }) => asJson(toSarif(judged, failures, failAt)) },
  gitlab: { end: ({ judged, failAt }) => asJson(toGitlab(judged, failAt)) },
  checkstyle: { end: ({ judged, failAt }) => toCheckstyle(judged, failAt) },
  junit: { end: ({ judged, failures, failAt }) => toJunit(judged, failures, failAt) },
};
