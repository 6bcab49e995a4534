import { Fragment, memo, useEffect, useMemo, useRef } from "react";
import { CATEGORY_NAMES, percent, type Finding } from "../lib/findings.ts";
import { segmentText, type Segment } from "../lib/mark-segments.ts";
import { startsIn } from "../lib/region-places.ts";
import "../styles/desk.css";
import { choose, stepped, useDesk, useDeskState, type Desk } from "./desk-store.ts";

/** Ids by which marks point to the note that explains them. */
export const notePartId = (key: string, part: "label" | "why" | "ask"): string => `note-${key}-${part}`;

interface PieceProps {
  segment: Segment;
  findings: readonly Finding[];
  described: boolean;
}

/** The words of a segment, one element inside the other where marks overlap; only the outermost is a control. */
const Piece = memo(function Piece({ segment, findings, described }: PieceProps) {
  const covering = segment.over.map((at) => findings[at]!);
  const lit = useDeskState((s) => {
    const here = startsIn(s.region, segment.start);
    return covering.map((f) => (f.key === s.current || f.key === s.hot || (here && startsIn(s.region, f.frame.start)) ? "1" : "0")).join("");
  });
  const first = findings[segment.stops[0] ?? -1];
  const enters = useDeskState((s) => segment.stops.some((at) => findings[at]!.key === s.entry) || (s.entry === null && first?.n === 1));
  const inner = covering
    .slice(1)
    .reduceRight<React.ReactNode>(
      (words, finding, i) => <span className={`mark inner c-${finding.frame.category}${lit[i + 1] === "1" ? " lit" : ""}`}>{words}</span>,
      segment.text,
    );
  const control = first && {
    role: "button",
    tabIndex: enters ? 0 : -1,
    ...(described
      ? { "aria-describedby": segment.stops.flatMap((at) => (["label", "why", "ask"] as const).map((part) => notePartId(findings[at]!.key, part))).join(" ") }
      : { "aria-description": segment.stops.map((at) => describe(findings[at]!)).join(" ") }),
  };
  return (
    <>
      <span className={`mark c-${covering[0]!.frame.category}${lit.startsWith("1") ? " lit" : ""}`} data-at={segment.start} {...control}>
        {inner}
      </span>
      {segment.ends.map((at) => (
        <span key={at} className={`num c-${findings[at]!.frame.category}`} aria-hidden="true">
          {findings[at]!.n}
        </span>
      ))}
    </>
  );
});

/** What a screen reader hears of a mark that has no note beside it. */
const describe = ({ frame }: Finding): string =>
  `${CATEGORY_NAMES[frame.category]}, ${percent(frame.confidence)}: ${frame.reflexLabel}. ${frame.rationale} ${frame.question}`;

/** Which of the findings on a segment a click takes: the innermost, or, clicked again, the next one out. */
function taken(segment: Segment, findings: readonly Finding[], current: string | null): Finding {
  const inward = [...segment.over].reverse().map((at) => findings[at]!);
  const held = inward.findIndex((f) => f.key === current);
  return inward[(held + 1) % inward.length]!;
}

/** Moves with the arrow keys; the mark that the keys are on is the lit one. */
function onKey(event: React.KeyboardEvent, desk: Desk, keys: readonly string[]): void {
  const { current, entry } = desk.getState();
  const steps: Record<string, () => string | null | undefined> = {
    ArrowRight: () => stepped(keys, desk.getState(), 1),
    ArrowLeft: () => stepped(keys, desk.getState(), -1),
    Home: () => keys[0],
    End: () => keys.at(-1),
  };
  const step = steps[event.key];
  if (step && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    choose(desk, step() ?? null, { move: true });
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    choose(desk, current ?? entry, { sheet: true, at: desk.getState().at });
  } else if (event.key === "Escape" && current !== null) {
    choose(desk, null);
  }
}

export interface MarkedTextProps {
  text: string;
  findings: readonly Finding[];
  label: string;
  /** True where a note with the parts of `notePartId` stands on the page for every finding. */
  described?: boolean;
}

/**
 * A text with its marks in place. Drawn once per text and set of findings: lighting a mark touches that mark alone.
 * One tab stop; arrow keys, Home and End go from mark to mark.
 */
export const MarkedText = memo(function MarkedText({ text, findings, label, described = false }: MarkedTextProps) {
  const desk = useDesk();
  const root = useRef<HTMLElement>(null);
  const blocks = useMemo(() => segmentText(text, findings), [text, findings]);
  const segments = useMemo(
    () =>
      new Map(
        blocks
          .flatMap((b) => b.segments)
          .filter((s) => s.over.length > 0)
          .map((s) => [s.start, s]),
      ),
    [blocks],
  );
  const keys = useMemo(() => findings.map((f) => f.key), [findings]);
  const stopOf = useMemo(() => new Map([...segments.values()].flatMap((s) => s.stops.map((at) => [keys[at]!, s.start] as const))), [segments, keys]);

  useEffect(
    () =>
      desk.subscribe((now, before) => {
        if (now.moves === before.moves || now.current === null) return;
        root.current?.querySelector<HTMLElement>(`[data-at="${stopOf.get(now.current)}"]`)?.focus({ preventScroll: true });
      }),
    [desk, stopOf],
  );

  const segmentAt = (target: EventTarget): Segment | undefined => {
    const piece = (target as HTMLElement).closest<HTMLElement>("[data-at]");
    return piece ? segments.get(Number(piece.dataset["at"])) : undefined;
  };
  const onClick = (event: React.MouseEvent) => {
    const segment = segmentAt(event.target);
    if (!segment || window.getSelection()?.isCollapsed === false) return;
    choose(desk, taken(segment, findings, desk.getState().current).key, { at: segment.start, sheet: true });
  };
  const onFocus = (event: React.FocusEvent) => {
    const segment = segmentAt(event.target);
    const { current } = desk.getState();
    if (!segment || segment.stops.some((at) => keys[at] === current) || !(event.target as HTMLElement).matches(":focus-visible")) return;
    choose(desk, keys[segment.stops[0] ?? -1] ?? null);
  };
  const onPoint = (event: React.PointerEvent) => {
    const segment = segmentAt(event.target);
    desk.setState({ hot: segment ? (keys[segment.over.at(-1)!] ?? null) : null });
  };

  return (
    <article
      ref={root}
      className="reading"
      aria-label={label}
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (segmentAt(event.target)) onKey(event, desk, keys);
      }}
      onPointerOver={onPoint}
      onPointerLeave={() => desk.setState({ hot: null })}
    >
      {blocks.map((block) => (
        <p key={block.start} dir="auto" className={block.apart ? "apart" : undefined}>
          {block.segments.map((segment) =>
            segment.over.length === 0 ? (
              <Fragment key={segment.start}>{segment.text}</Fragment>
            ) : (
              <Piece key={segment.start} segment={segment} findings={findings} described={described} />
            ),
          )}
        </p>
      ))}
    </article>
  );
});
