import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { useMemo } from "react";
import { counted } from "../../lib/counted.ts";
import { changesBetween, type Version } from "../../lib/earlier-version.ts";
import { shortened } from "../../lib/excerpt.ts";
import { isWeak } from "../../lib/findings.ts";
import { judge, useJudgements } from "../../lib/judgements.ts";

const WORDS_CHARS = 90;
const isMark = (frame: Frame): boolean => !isAboutWholeText(frame) && !isWeak(frame);

function Marks({ title, frames }: { title: string; frames: readonly Frame[] }) {
  if (frames.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {frames.map((frame, at) => (
          <li key={at}>
            {frame.reflexLabel}: “{shortened(frame.fragment, WORDS_CHARS)}”
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What became of the marks since the run before, where the text was revised and not replaced (docs/decisions/0106). */
export function VersionChange({ earlier, text, frames }: { earlier: Version } & Version) {
  const [judgements] = useJudgements();
  const { gone, come, stayed } = useMemo(() => {
    const shown = ({ text, frames }: Version) => judge(frames, text, judgements).shown.filter(isMark);
    return changesBetween(shown(earlier), shown({ text, frames }));
  }, [earlier, text, frames, judgements]);
  if (gone.length + come.length + stayed.length === 0) return null;
  return (
    <details className="versions">
      <summary className="folds">
        Since your last version: {counted(gone.length, "mark")} gone, {come.length} new, {stayed.length} stayed
      </summary>
      <div className="body">
        <Marks title="Gone" frames={gone} />
        <Marks title="New" frames={come} />
        <Marks title="Stayed (some reworded)" frames={stayed} />
        <p className="small">Fewer marks mean less pressure, not more truth. Marks can’t show what was left out, or what is wrong in plain words.</p>
      </div>
    </details>
  );
}
