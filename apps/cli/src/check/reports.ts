import { checkstyleReport } from "../formats/checkstyle.ts";
import { toGithub } from "../formats/github.ts";
import { gitlabReport } from "../formats/gitlab.ts";
import { jsonReport } from "../formats/json.ts";
import { junitReport } from "../formats/junit.ts";
import { toLines } from "../formats/lines.ts";
import type { Format } from "../formats/names.ts";
import type { Analyzed } from "../formats/problems.ts";
import type { ReportFor } from "../formats/report.ts";
import { sarifReport } from "../formats/sarif.ts";

/** A format without beginning and end. */
const plain =
  (each: (input: Analyzed, failAt: number) => Iterable<string>): ReportFor =>
  (failAt) => ({ begin: "", each: (input) => each(input, failAt), end: () => [] });

export const REPORTS: Record<Exclude<Format, "text">, ReportFor> = {
  lines: plain(toLines),
  github: plain(toGithub),
  json: jsonReport,
  sarif: sarifReport,
  gitlab: gitlabReport,
  checkstyle: checkstyleReport,
  junit: junitReport,
};
