import { unescapeMarkdown } from "../../markdown.ts";
import { namesIn, personCalled, personNamed, type Person } from "../../text/people.ts";
import { voicesOf } from "../../text/voices.ts";
import { plainWords } from "./plain-words.ts";
import type { Turns } from "./last-answer.ts";

/** “Who is Dana Ruiz?” – “Can I trust her?”: the person whom a pronoun stands for, by the talk before it. */

const ASKS_WHO = /^(?:(?:so|and|but|ok(?:ay)?|then)[, ]+)*who(?:['’]s|m|se)?\b/i;
const PRONOUN = /\b(?:he|she|him|her|his|hers)\b/i;
const MOST_BACK = 4;
/** What is longer brought a text along. */
const MOST_CHARS = 200;
/** “And why?”, “really”: what carries on and names nobody. */
const MOST_BARE_WORDS = 3;

/** The roles that a question can name a person by: one or two words in front of its end. */
function namedIn(question: string, text: string): Person | null {
  const role = /\b((?:the|my|this|that|his|her) \p{L}+)\b/giu;
  return personNamed(question, text) ?? [...question.matchAll(role)].map(([, words]) => personNamed(words!, text)).find((person) => person !== null) ?? null;
}

function personBefore(history: Turns, text: string): Person | null {
  const turns = history.filter(({ role }) => role === "user" || role === "assistant");
  for (let at = turns.length - 2, back = 0; at >= 0 && back < MOST_BACK; at -= 2, back++) {
    const question = plainWords(turns[at]!.text);
    if (question.length > MOST_CHARS || turns[at]!.text.includes(text) || text.includes(turns[at]!.text)) return null;
    const named = namedIn(question, text);
    if (named) return named;
    if (ASKS_WHO.test(question)) {
      const answer = unescapeMarkdown(turns[at + 1]!.text);
      const [one, ...more] = namesIn(text).filter((name) => answer.includes(name));
      return one !== undefined && more.length === 0 ? personCalled(one, text) : null;
    }
    if (!PRONOUN.test(question) && question.split(/\s+/).length > MOST_BARE_WORDS) return null;
  }
  return null;
}

/** What only somebody who writes there can be asked for: of “did he do it” it may be one of whom they write. */
const OF_WRITER = /\b(?:plan\w*|going to|gonna|about to|(?:should|could|will) (?:he|she) (?:\w+ )?(?:post|share|send|write|tell|delete|answer|reply))\b/i;
/** The one of those who write in a chat whom the last questions named. */
function voiceBefore(request: string, history: Turns, text: string): { name: string } | null {
  const voices = voicesOf(text);
  if (voices.length === 0) return null;
  const questions = history.filter(({ role, text: words }) => role === "user" && words.length <= MOST_CHARS && !text.includes(words)).slice(-MOST_BACK);
  for (const { text: words } of questions.reverse()) {
    const [one, ...more] = voices.filter(({ name }) => new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\p{N} ]/gu, ".")}(?!\\p{L})`, "iu").test(words));
    if (one) return more.length === 0 ? one : null;
    if (!PRONOUN.test(words) && !OF_WRITER.test(request)) return null;
  }
  return null;
}

/** A question with the name in the place of “he” or “her”; as it is where the talk before it names nobody, or several. */
export function withPersonNamed(request: string, text: string, history: Turns): string {
  if (!PRONOUN.test(request) || namesIn(request).length > 0) return request;
  const person = personBefore(history, text) ?? voiceBefore(request, history, text);
  if (!person || personNamed(request, text)) return request;
  return request
    .replace(
      /\b(?:his|her) (?=\p{L})(?!(?:then|now|though|anyway|at|about|on|or|and|but|if|when|with|say|so|too|again|really|in|for|to)\b)/giu,
      `${person.name}’s `,
    )
    .replace(/\b(?:he|she|him|her)(?=['’]s\b)|\b(?:he|she|him|her|his|hers)\b/gi, person.name);
}
