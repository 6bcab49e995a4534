import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { Fragment, useState } from "react";
import { CategoryName } from "../../../components/category-name.tsx";
import { NoteParts } from "../../../components/note.tsx";
import { counted } from "../../../lib/counted.ts";
import { percent, toFindings, type Finding } from "../../../lib/findings.ts";
import "../../../styles/desk.css";

/** In a reply, what stays under this, or is quoted from the text it speaks of, is folded and not drawn into the text: explaining a wording brushes against its pattern. */
const REPLY_MARKS_FROM = 0.6;
export const isOwnInReply = (frame: Frame): boolean => frame.confidence >= REPLY_MARKS_FROM && frame.stance !== "quoted";

function Notes({ findings, whole }: { findings: readonly Finding[]; whole: readonly Frame[] }) {
  return (
    <ol>
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
    </ol>
  );
}

function Folded({ findings, whole, words, weak }: { findings: readonly Finding[]; whole: readonly Frame[]; words: string; weak: boolean }) {
  const [opened, setOpened] = useState(false);
  const categories = weak ? [] : [...new Set(findings.map(({ frame }) => frame.category))];
  return (
    <details
      className={weak ? "frames weak" : "frames"}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        {weak ? words : <b>{words}</b>}
        {categories.map((category) => (
          <Fragment key={category}>
            {" "}
            <CategoryName category={category} />
          </Fragment>
        ))}
      </summary>
      {opened && !weak && <p className="small">A frame is a mark on words that can mislead, with its note.</p>}
      {opened && <Notes findings={findings} whole={whole} />}
    </details>
  );
}

/** The frames attached to a message (specification 1 §3, chat message), folded to one line; weaker and quoted ones of a reply (`foldWeak`) to a line of their own. */
export function MessageFrames({ frames, where, foldWeak = false }: { frames: readonly Frame[]; where: string; foldWeak?: boolean }) {
  const all = toFindings(frames);
  const whole = frames.filter(isAboutWholeText);
  const strong = foldWeak ? all.filter(({ frame }) => isOwnInReply(frame)) : all;
  const weak = foldWeak ? all.filter(({ frame }) => !isOwnInReply(frame)) : [];
  // An alert about the whole text goes where what caused it stands.
  const count = strong.length > 0 || weak.length === 0 ? strong.length + whole.length : 0;
  const folded = weak.length + (count === 0 ? whole.length : 0);
  return (
    <>
      {count > 0 && <Folded findings={strong} whole={whole} weak={false} words={`${count} ${count === 1 ? "frame" : "frames"} in ${where}`} />}
      {weak.length > 0 && (
        <Folded
          findings={weak}
          whole={count === 0 ? whole : []}
          weak
          words={`${count > 0 ? `${folded} more` : counted(folded, "mark")} in ${where}, quoted or under ${percent(REPLY_MARKS_FROM)}`}
        />
      )}
    </>
  );
}
