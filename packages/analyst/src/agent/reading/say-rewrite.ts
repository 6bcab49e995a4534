import type { Analysis } from "@candor/engine";
import { anyWords, between } from "../../text/forms.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { findingsOf, passagesOf, type Passage } from "./passages.ts";
import type { Stretch } from "./say-marks.ts";
import { quote, type Said } from "../say.ts";

/** “Make it neutral”: what to drop and what to supply. The wordings that patterns bring along are about other matters, so at most one is shown, as an example. */

const MOST_PLACES = 4;

/** What a fair version would say besides, where the wording is calm and the text has gaps. */
function added(text: string): string {
  const gaps = scanOmissions(text).slice(0, 3);
  return gaps.length === 0 ? "" : ` A fair version would say more, though:\n\n${gaps.map((gap) => `- **${gap.what}.** _${gap.ask}_`).join("\n")}`;
}

const SWEEPS = anyWords(
  /definitely|certainly|undoubtedly|guaranteed?|proven|proves?|impossible|100 ?%|completely|totally|without (?:any |a )?(?:doubt|risk|exception)s?/gi,
  /no (?:idea|risks?|side effects?|doubt|downsides?|dangers?|harm|exceptions?)|(?:than )?(?:any|every) other|the (?:most|best|only|worst)(?! of\b) [\w-]+/gi,
  /all|every\w*|always|never|nobody|no one|nothing|none|only/gi,
);
const MOST_SWEEPS = 5;
/** The words of a text that claim the most; empty where it has none. */
const sweeping = (text: string): string => [...new Set(text.match(SWEEPS)?.map((word) => quote(word.toLowerCase())))].slice(0, MOST_SWEEPS).join(", ");
const NO_EXCEPTION = "is there really no exception? A number, a source or one case says more.";

/** Where no mark has a wording to offer: the words that claim the most, and what one can do to a draft of one’s own. */
function ownDraft(text: string): string {
  const words = sweeping(text);
  return `${words && ` It sounds surer than it shows, though. Look at ${words}: ${NO_EXCEPTION}`}\n\nIf it’s your own draft: say what happened and when, not what somebody is; say how you know it; end with what you’d like.`;
}

/** “Name the study”, “The same sentence in small letters”: that can be done to any text. */
const ADVICE = between(
  /^/,
  [
    /Say|Name|Give|Leave|Ask|State|Use|Show|Report|Make|Describe|Drop|Let|End|Write|Put|Tell|Begin|Answer|Explain|Replace|Cite|Quote/,
    /Compare|Keep|Count|List|Offer|Add|The same (?:sentence|word)s?/,
  ],
  /\b/,
);
/** “I find this convincing because …”, “Dr A, who studies this at B, told us that …”: a form to fill in, and no example. */
const TO_FILL_IN = /…/;

/** What the place needs: the advice of its pattern, else its question; with the words of the engine that it repeats. */
function needed({ frames }: Passage): { text: string; notes: string[]; toFillIn?: true } {
  const [{ rewording, question }] = frames as [Passage["frames"][number]];
  if (rewording && ADVICE.test(rewording)) return { text: rewording, notes: [rewording] };
  const form = rewording && TO_FILL_IN.test(rewording) ? rewording : null;
  return form ? { text: `_${question}_ ${form}`, notes: [question, form], toFillIn: true } : { text: `_${question}_`, notes: [question] };
}

/** One wording that a pattern brings along, where it is about another matter. */
function example(passages: readonly Passage[]): { text: string; notes: string[] } {
  for (const { frames } of passages) {
    const rewording = frames[0]!.rewording;
    if (rewording && !ADVICE.test(rewording) && !TO_FILL_IN.test(rewording))
      return {
        text: `\n\nHow another text with wording like this could say it fairly, in a made-up example (**${frames[0]!.reflexLabel}**): ${rewording}`,
        notes: [frames[0]!.reflexLabel, rewording],
      };
  }
  return { text: "", notes: [] };
}

/** `within`: the place that is asked for, or the whole text. */
export function sayRewrite(text: string, analysis: Analysis, within: Stretch | null = null): Said {
  const all = findingsOf(analysis);
  const findings = within ? all.filter((f) => f.spans.some(([from, to]) => from < within.end && to > within.start)) : all;
  if (within && findings.length === 0)
    return {
      text: `I’d leave the wording of ${within.name} as it is: none of it matches a pattern I know.${all.length > 0 ? " What’s marked is elsewhere in the text." : ""}`,
      confidence: 0.6,
    };
  if (findings.length === 0)
    return {
      text: `${sweeping(text) ? "None of its wording matches a pattern that I’d base anything on." : "I’d leave the wording as it is: none of it matches a pattern I know."}${ownDraft(text)}${added(text) && `\n\n${added(text).trim()}`}`,
      confidence: 0.6,
    };
  const places = passagesOf(findings).slice(0, MOST_PLACES);
  const needs = places.map((place) => ({ place, ...needed(place) }));
  const shown = example(places);
  const words = within ? "" : sweeping(places.reduce((rest, { words: { fragment } }) => rest.replace(fragment, " "), text));
  return {
    text: `Fairer wordings have to say what’s true, and I don’t know that. Each marked place${within ? ` of ${within.name}` : ""} needs an answer to what’s below it, or can go${needs.some(({ toFillIn }) => toFillIn) ? "; what has blanks is a form to fill in" : ""}:\n\n${needs.map(({ place, text: need }) => `> ${quote(place.words.fragment)}\n\n→ ${need}`).join("\n\n")}${shown.text}${words && `\n\nAlso, look at ${words}: ${NO_EXCEPTION}`}`,
    confidence: 0.75,
    notes: [...needs.flatMap(({ notes }) => notes), ...shown.notes],
  };
}
