import { MIN_INPUT_CHARS } from "@candor/engine/policy";
import { Fragment, useId, useMemo } from "react";
import { useNavigate } from "react-router";
import { counted } from "../../lib/counted.ts";
import { singleLink } from "../../lib/links.ts";
import { segmentText, type Segment } from "../../lib/mark-segments.ts";
import { useSession } from "../../lib/session.ts";
import { ASK_WHAT_TO_DO, askAbout } from "../../lib/swindle.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { LiveMark } from "./live-marks.ts";
import { SAMPLE } from "./sample.ts";
import { useLiveMarks } from "./use-live-marks.ts";

const MAX_CHARS = 600;
const MAX_QUESTIONS = 4;

/** Blanks that `pre-line` would set otherwise than the field does. */
const OWN_BLANKS = /[^\S ]| {2}/;

function Piece({ segment, findings }: { segment: Segment; findings: readonly LiveMark[] }) {
  const covering = segment.over.map((at) => findings[at]!);
  const inner = covering
    .slice(1)
    .reduceRight<React.ReactNode>((words, { frame }) => <span className={`mark inner c-${frame.category}`}>{words}</span>, segment.text);
  return (
    <>
      <span className={`mark c-${covering[0]!.frame.category}${OWN_BLANKS.test(segment.text) ? "" : " trim"}`}>{inner}</span>
      {segment.ends.length > 0 && (
        <span className="live-nums">
          {segment.ends.map((at) => (
            <span key={at} className={`num c-${findings[at]!.frame.category}`}>
              {findings[at]!.n}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** What stands where no question does. */
function emptyWords(text: string, english: boolean): string {
  if (text.trim().length < MIN_INPUT_CHARS) return "Write a sentence.";
  if (singleLink(text)) return "This is a link. Open it in the analyzer to fetch and check its page.";
  return english ? "Nothing marked. Plain words need no pencil." : "Nothing marked. This doesn’t look like English, and Candor only knows English wording.";
}

/** The engine at work on a statement that can be changed: the marks lie under the words of the field, the questions beside it. */
export function LiveSample({ text, onChange }: { text: string; onChange(text: string): void }) {
  const id = useId();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const leaveToRead = useSession((session) => session.leaveToRead);
  const leaveToAsk = useSession((session) => session.leaveToAsk);
  const { findings, found, failed } = useLiveMarks(text);
  const blocks = useMemo(() => segmentText(text, findings), [text, findings]);
  const more = found.all - Math.min(findings.length, MAX_QUESTIONS);
  return (
    <div className="live">
      <label className="small" htmlFor={id}>
        Try it: edit this statement.
      </label>
      <div className="live-field">
        <div className="live-under" translate="no" aria-hidden="true">
          {blocks.map((block, i) => (
            <Fragment key={block.start}>
              {text.slice(blocks[i - 1]?.end ?? 0, block.start)}
              {block.segments.map((segment) =>
                segment.over.length === 0 ? segment.text : <Piece key={segment.start} segment={segment} findings={findings} />,
              )}
            </Fragment>
          ))}
          {text.slice(blocks.at(-1)?.end ?? 0)}
          {"\u200B"}
        </div>
        <textarea
          id={id}
          value={text}
          maxLength={MAX_CHARS}
          rows={3}
          spellCheck="false"
          aria-describedby={`${id}-found`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="live-found" id={`${id}-found`}>
        {/* The questions are not said: all of them would be, at every pause in typing. */}
        <div role="status">
          {text.length >= MAX_CHARS && <p className="small">This field takes {MAX_CHARS} characters. The analyzer takes 20,000.</p>}
          {failed && <p className="small">The engine didn’t load, so your text can’t be checked here.</p>}
          {found.all === 0 && !failed && <p className="small">{emptyWords(found.text, found.english)}</p>}
          {found.all > 0 && found.text !== SAMPLE && <p className="sr">{counted(found.all, "mark")}</p>}
        </div>
        <ol>
          {findings.slice(0, MAX_QUESTIONS).map(({ key, n, frame }) => (
            <li key={key} className={`c-${frame.category}`}>
              <span className="num" aria-hidden="true">
                {n}
              </span>
              <span className="sr">{frame.fragment}: </span>
              {frame.question}
            </li>
          ))}
        </ol>
        {(findings.length > 0 || singleLink(text)) && (
          <p>
            <button
              type="button"
              className={hydrated ? "small link" : "small link not-yet"}
              onClick={() => {
                leaveToRead(text);
                void navigate("/analyze");
              }}
            >
              {findings.length === 0 ? "Open it in the analyzer" : more > 0 ? `${more} more, and why: open it in the analyzer` : "Why? Open it in the analyzer"}
            </button>
          </p>
        )}
        {found.swindle && text.trim() !== "" && (
          <p>
            <button
              type="button"
              className="btn"
              onClick={() => {
                leaveToAsk(askAbout(text));
                void navigate("/analyze?tab=chat");
              }}
            >
              {ASK_WHAT_TO_DO}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
