import { contentIn, placesOf } from "../../text/search.ts";
import { anyOf } from "../../text/forms.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { quotations } from "../say.ts";

/** “Who is the professor?”, “Which studies?”, “What are hydration experts?”: somebody whom a text lets speak, and whether it names them. */

const SPEAKER =
  "(?:professor|expert|analyst|scientist|economist|doctor|nurse|researcher|official|insider|critic|source|specialist|historian|author|observer|study|studies|survey|report|research|poll|trial|university|institute|agency|witness(?:es)?|authorit(?:y|ies)|journal|team|economists|engineers?|lawyers?|teachers?|journalists?|spokes\\w+|investors?|families|people|customers?|members|parents|residents|neighbou?rs?|friend|cousin|guy|man|woman|lady)s?";
const WHO = new RegExp(
  `${LEAD}(?:(?:who|what)(?:'s|'re| is| are| were| was)(?: really| actually| exactly)? (?:the |these |those |this |that |such |an? )?["“'‘]?((?:[\\w’-]+ ){0,2}${SPEAKER})["”'’]?(?: (?:supposed to be|anyway|then|meant|quoted|cited|mentioned))?|which ((?:\\w+ )?${SPEAKER}|(?!(?:parts?|words?|sentences?|claims?|sources?|marks?|questions?|points?|facts?|arguments?|things?|passages?|techniques?|ones?|lines?|figures?|numbers?)\\b)\\w{3,19}[^\\Wsu]s)(?: (?:is|are|was|were) (?:it|that|this|they|these|meant|those))?|(?:do|does|did) (?:we|it|they|you|he|she|the \\w+) (?:know|say|name|tell us) (?:who |which )?(?:the |these |those )?((?:\\w+ )?${SPEAKER})(?: (?:is|are|was|were))?)${END}`,
  "i",
);
const whoIsMeant = (request: string): string | undefined =>
  WHO.exec(request.trim())
    ?.slice(1)
    .find((name) => name !== undefined);

/** A name of at least two words within a sentence, or a place where it was published. */
const NAME = anyOf(
  /(?<=[\p{Ll},;:] )(?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:of|for|the|and|de|van|von))*(?: \p{Lu}[\p{L}'’-]+)+/u,
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=,| (?:says?|said|of|from|at|who|told)\b)/u,
);
const MOST_SHOWN = 2;

export const NAMED_ROWS: readonly Row[] = [
  {
    form: WHO,
    intent: "sources",
    say: ({ request, text, handshake }) => {
      const sought = contentIn(whoIsMeant(request) ?? "");
      const places = placesOf(text, sought).filter(({ holds }) => holds.size > 0 && holds.size >= sought.length - 1);
      if (places.length === 0) return null;
      const rows: Sentence[] = places
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_SHOWN)
        .map(({ sentence }) => sentence)
        .sort((a, b) => a.start - b.start);
      const isNamed = rows.some((s) => NAME.test(s.text));
      return {
        text: `${isNamed ? "This is what the text says about them:" : "The text doesn’t name them. This is all it says:"}\n\n${quotations(rows, text, handshake)}\n\n${
          isNamed
            ? "A name can be looked up: do they exist, is this their field, and did they say it that way?"
            : "Without a name, nobody can ask them, so for now you have only the writer’s word. Ask the writer: who exactly, how many, from where, and where can I read it?"
        }`,
        confidence: 0.75,
      };
    },
  },
];
