import type { Analysis, Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { Fragment, useState } from "react";
import { CategoryName } from "../../../components/category-name.tsx";
import { NoteParts } from "../../../components/note.tsx";
import { usePrinting } from "../../../components/printed.tsx";
import { counted } from "../../../lib/counted.ts";
import { isWeak, percent, toFindings, type Finding } from "../../../lib/findings.ts";
import { shownCluster } from "../../../lib/shown-cluster.ts";
import "../../../styles/desk.css";

/** In a reply, what stays under this, or is quoted from the text it speaks of, is folded and not drawn into the text: explaining a wording brushes against its pattern. */
const REPLY_MARKS_FROM = 0.6;
export const isOwnInReply = (frame: Frame): boolean => frame.confidence >= REPLY_MARKS_FROM && frame.stance !== "quoted";
/** Whether a frame of a message is shown at once, or folded away until it is asked for. */
export const isShown = (frame: Frame, inReply: boolean): boolean => (inReply ? isOwnInReply(frame) : !isWeak(frame));

/** Numbers are those of the marks in the text. */
function Notes({ findings, whole, numbered }: { findings: readonly Finding[]; whole: readonly Frame[]; numbered: boolean }) {
  return (
    <ol>
      {findings.map((finding) => (
        <li key={finding.key}>
          <h3>
            {numbered && <span className={`num c-${finding.frame.category}`} data-n={finding.n} aria-hidden="true" />}
            {finding.frame.reflexLabel}
          </h3>
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
  // On paper the numbers in the text lead to nothing else.
  const printed = usePrinting() && !weak;
  const categories = weak ? [] : [...new Set(findings.map(({ frame }) => frame.category))];
  return (
    <details
      className={weak ? "frames weak" : "frames"}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="folds">
        {weak ? words : <b>{words}</b>}
        {categories.map((category) => (
          <Fragment key={category}>
            {" "}
            <CategoryName category={category} />
          </Fragment>
        ))}
      </summary>
      {(opened || printed) && <Notes findings={findings} whole={whole} numbered={!weak} />}
    </details>
  );
}

interface MessageFramesProps {
  frames: readonly Frame[];
  /** Those of the engine: it alone knows where hedged wording raised the counts. */
  regions?: Analysis["regions"] | undefined;
  where: string;
  /** In a reply, more is folded away: what is quoted, too, and what is under 60%. */
  foldWeak?: boolean;
}

/** The frames attached to a message (specification 1 §3, chat message), folded to one line; weak signals to a line of their own. */
export function MessageFrames({ frames, regions = [], where, foldWeak = false }: MessageFramesProps) {
  const counts = (frame: Frame) => isShown(frame, foldWeak);
  const strong = toFindings(frames.filter(counts));
  const weak = toFindings(frames.filter((frame) => !counts(frame)));
  // The alerts speak of the marks that are shown, where any are (docs/decisions/0049); here they have no place of their own.
  const shown = shownCluster(
    frames.filter((frame) => isAboutWholeText(frame) || counts(frame)),
    regions,
    "",
  );
  const whole = (strong.length > 0 ? shown.frames : frames).filter(isAboutWholeText);
  // An alert about the whole text goes where what caused it stands. It marks no words, so it counts only where it stands alone.
  const count = strong.length > 0 || weak.length > 0 ? strong.length : whole.length;
  const folded = weak.length;
  const rest = foldWeak ? `, quoted or under ${percent(REPLY_MARKS_FROM)}` : "";
  const name = foldWeak ? counted(folded, "mark") : counted(folded, "weak signal");
  return (
    <>
      {count > 0 && <Folded findings={strong} whole={whole} weak={false} words={`${counted(count, strong.length > 0 ? "mark" : "alert")} in ${where}`} />}
      {folded > 0 && (
        <Folded findings={weak} whole={count === 0 ? whole : []} weak words={`${foldWeak && count > 0 ? `${folded} more` : name} in ${where}${rest}`} />
      )}
    </>
  );
}
