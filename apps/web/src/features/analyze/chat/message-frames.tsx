import type { Frame } from "@candor/engine";
import { useState } from "react";
import { CategoryName } from "../../../components/category-name.tsx";
import { NoteParts } from "../../../components/note.tsx";
import { isAboutWholeText, toFindings } from "../../../lib/findings.ts";
import "../../../styles/desk.css";

/** The frames attached to a message (specification 1 §3, chat message), folded to one line. */
export function MessageFrames({ frames, where }: { frames: readonly Frame[]; where: string }) {
  const [opened, setOpened] = useState(false);
  const findings = toFindings(frames);
  const whole = frames.filter(isAboutWholeText);
  const count = findings.length + whole.length;
  if (count === 0) return null;
  const categories = [...new Set(findings.map(({ frame }) => frame.category))];
  return (
    <details className="frames" onToggle={(event) => { if (event.currentTarget.open) setOpened(true); }}>
      <summary><b>{count} {count === 1 ? "frame" : "frames"} in {where}</b> {categories.map((category) => <CategoryName key={category} category={category} />)}</summary>
      {opened && <ol>
        {findings.map((finding) => (
          <li key={finding.key}>
            <h3>{finding.frame.reflexLabel}</h3>
            <NoteParts finding={finding} />
          </li>
        ))}
        {whole.map((frame) => (
          <li key={frame.reflexId}>
            <h3>{frame.reflexLabel}</h3>
            <p className="why">{frame.rationale}</p>
          </li>
        ))}
      </ol>}
    </details>
  );
}
