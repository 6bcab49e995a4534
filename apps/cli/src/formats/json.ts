import type { Judged } from "../check/judge.ts";
import { fields, indented, jsonList } from "./json-list.ts";
import type { Report } from "./report.ts";

/** An object with the frames at its end, piece by piece: those of a large text are more than one string can hold. */
export function* objectWithFrames(about: object, frames: readonly unknown[], depth: number): Iterable<string> {
  const list = jsonList(depth + 2);
  yield `{\n${fields(about, depth + 1)},\n${"  ".repeat(depth + 1)}"frames": [`;
  for (const frame of frames) yield* list.add([indented(frame, depth + 2)]);
  yield `${list.end()}\n${"  ".repeat(depth)}}`;
}

/** All inputs as one object, each as `--json` has it. */
export function jsonReport(): Report {
  let isFirst = true;
  return {
    begin: '{\n  "files": [',
    *each({ from, analysis: { frames: _, ...analysis }, frames, silenced, accepted }: Judged) {
      yield isFirst ? "\n    " : ",\n    ";
      isFirst = false;
      yield* objectWithFrames({ from, silenced, accepted, ...analysis }, frames, 2);
    },
    *end({ failures, summary: { inputs, silenced, accepted, unchanged, gone, weak, leftOut } }) {
      const findings = inputs.reduce((sum, one) => sum + one.findings, 0);
      const summary = { read: inputs.length, findings, silenced, accepted, unchanged, gone, weak, leftOut };
      yield `${isFirst ? "" : "\n  "}],\n${fields({ failures, summary }, 1)}\n}\n`;
    },
  };
}
