import { NUMBER_WORDS, SCALES, SMALL_NUMBERS, TENS } from "../text/number-words.ts";
import { stem } from "../text/words.ts";

/** A number in a text, with what it counts. */
export interface Figure {
  value: number;
  /** “percent”, “dollar”, or the stem of the word that it counts; null where none follows. */
  unit: string | null;
  /** As it was written, with its unit. */
  written: string;
  start: number;
  end: number;
}

/** “One” is mostly no number. */
const VALUE_OF = new Map([...NUMBER_WORDS].filter(([, value]) => value > 1));
const WORD_FORM = [...VALUE_OF.keys()].join("|");
const FIGURE = new RegExp(
  `(\\$ ?)?(?<![\\w.,])(?:(\\d+(?:[.,]\\d+)*)|(half a|an?(?= (?:hundred|thousand|million|billion)\\b))|((?:${TENS.join("|")})[- ](?:${SMALL_NUMBERS.slice(1, 10).join("|")})|${WORD_FORM}))(?:[ -](hundred|thousand|million|billion))?(?![\\w])( ?%| ?percent| per cent| ?procent)?`,
  "gi",
);
/** Words between a figure and what it counts. */
const BETWEEN = /^(?:of|the|a|an|more|fewer|less|extra|other|wrong|full|whole|long|people's|per|our|my|their|these|those|all|new|young|rental|injured|hurt)$/;
/** “71 last year” counts no years. */
const SAYS_WHEN = /^ (?:last|this|next|then|now|before|and|or|but|so|it|for|in)\b/i;
const NEXT_FIGURE = /^ ?(?:to|or|and|[-–—]|instead of|against|versus|vs)\.? ?(?=[$\d])/i;
const MOST_BETWEEN = 3;

function valueOf(digits: string | undefined, half: string | undefined, word: string | undefined, scale: string | undefined): number {
  const times = scale ? SCALES[scale.toLowerCase()]! : 1;
  if (half) return (/^half/i.test(half) ? 0.5 : 1) * times;
  if (word) return word.split(/[- ]/).reduce((sum, part) => sum + (VALUE_OF.get(part.toLowerCase()) ?? 1), 0) * times;
  return Number(digits!.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", ".")) * times;
}

/** What follows a figure, up to the next stop; null where nothing does. */
function countedAfter(text: string): string | null {
  if (SAYS_WHEN.test(text)) return null;
  const words = (/^[ -][\w' -]{0,40}/.exec(text)?.[0] ?? "").trim().toLowerCase().split(/[ -]+/);
  const counted = words.slice(0, MOST_BETWEEN).find((word) => word !== "" && !BETWEEN.test(word));
  return counted === undefined || !/^[a-z]/.test(counted) ? null : stem(counted);
}

/** The figures of a text, in digits or words. In “from 47 to 52 minutes” both are minutes. */
export function figuresOf(text: string): Figure[] {
  const out: Figure[] = [];
  for (const found of text.matchAll(FIGURE)) {
    const [written, money, digits, half, word, scale, percent] = found;
    const value = valueOf(digits, half, word, scale);
    if (!Number.isFinite(value)) continue;
    const end = found.index + written.length;
    const unit = percent ? "percent" : money ? "dollar" : countedAfter(text.slice(end, end + 60));
    out.push({ value, unit, written: written.trim(), start: found.index, end });
  }
  for (let i = out.length - 2; i >= 0; i--) if (NEXT_FIGURE.test(text.slice(out[i]!.end, out[i + 1]!.start + 1))) out[i]!.unit = out[i + 1]!.unit;
  return out;
}
