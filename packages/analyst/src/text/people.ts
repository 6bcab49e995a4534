import { isTitle } from "./titles.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/** Somebody whom a text names, and what it calls them. */
export interface Person {
  /** As the text writes it: “Dana Ruiz”, “the cousin”. */
  name: string;
  /** “lead author”; null where the text gives no role. */
  role: string | null;
  /** Whether one could look them up by that name. */
  isNamed: boolean;
  sentences: Sentence[];
}

const PLACE =
  /\b(?:Street|Road|Lane|Avenue|Square|Park|Club|University|Bank|School|House|Hospital|Company|Institute|Group|Union|City|Council|Court|Party|Museum|Church|Foundation|Association|Cent(?:er|re)|Office|River|Lake|Bay|Island|County|Times|News|Post|Hall|Station|Team|Department|Board|Committee|Society|Hero|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/;
/** “Opening Hours”, “Frequent Questions”: what stands above a paragraph. */
const OF_A_HEADING =
  /\b(?:Hours|Notice|Notes?|Steps|Times|Dates?|Days|Prices?|Fees?|Terms|Conditions|Information|Info|Details|Updates?|Reminder|Contact|Offers?|Address|Questions|Answers|Results|Summary|Overview|Background|Methods|Introduction|Conclusions?|Ingredients|Instructions|Directions|Requirements|Benefits|Features|Rules|Events?|Report|Policy|Application|Sale|Services?)\b/;
const OPENS =
  /^(?:The|A|An|It|He|She|They|We|You|I|This|That|These|Those|There|Here|Some|Many|Most|All|Every|No|But|And|Or|So|As|In|On|At|By|For|From|After|Before|Since|While|When|If|Dear|Dr|Mr|Mrs|Ms|Prof|Professor|My|Our|Your|His|Her|Its|Their|Kind|Best)$/;
const CAPITALS = /(?<![\p{L}'’-])(?:\p{Lu}[\p{Ll}'’][\p{L}'’-]*|\p{Lu}\p{Ll}?\.)(?: (?:(?:de|van|von|der|la|al|bin) )?(?:\p{Lu}[\p{L}'’-]*\p{Ll}|\p{Lu}\.))+/gu;
/** What somebody does for a living, or is to others. */
const ROLE_WORD =
  "(?:cousin|neighbou?r|friend|aunt|uncle|mother|father|mum|mom|dad|sister|brother|son|daughter|wife|husband|colleague|boss|nurse|doctor|physician|pharmacist|teacher|manager|director|mayor|minister|coach|treasurer|chair(?:man|woman|person)?|president|researcher|scientist|biologist|economist|historian|professor|expert|analyst|author|spokes(?:man|woman|person)|head|chief|officer|farmer|beekeeper|owner|landlord|landlady|founder|ceo|engineer|driver|student|trainer|reader|resident|member|lawyer|judge|trader|baker|artist|editor|principal|advisor|adviser|consultant|broker|dealer|therapist|blogger|journalist|reporter|politician|senator|councillor|secretary|captain|chef|cook|architect|designer|investor|vet|midwife|surgeon|dentist|carpenter|plumber|electrician|mechanic|shopkeeper|cyclist|psychiatrist|volunteer|spokesperson|headteacher|councill?or|congress(?:man|woman)|governor|ambassador|inspector|detective|sergeant|prosecutor|attorney|solicitor|accountant|physicist|chemist|statistician|specialist|paramedic|firefighter|pilot|host|presenter|singer|actor|actress|writer|photographer|developer|inventor|referee|umpire|goalkeeper|campaigner|activist|pastor|bishop|rabbi|imam|caretaker|clerk|worker|assistant|practitioner|candidate|tenant|patient|customer|psychologist|nutritionist|dietitian|influencer|lady|guy|man|woman|\\p{L}{3,}(?:man|woman|person|ologist|ician|anist|icist|emist|omist|tist|orian|grapher))";
const ROLE_BEFORE = new RegExp(
  `(?:^|[\\s“"‘(])((?:(?:lead|head|fire|police|assistant|general|city|county|school|team|deputy|vice|senior|youth|former|local|chief|co-?|managing|press) ?)?${ROLE_WORD}),? (?:(?:dr|prof|mr|mrs|ms)\\.? )?$`,
  "iu",
);
const ROLE_BEHIND = new RegExp(`^,? (?:(?:the|a|an|who is (?:the|a|an)) )?((?:[\\p{Ll}-]+ ){0,3}?${ROLE_WORD}(?: (?:of|at|for) [^,.;]{3,40})?)[,.;]`, "iu");
/** “The cousin”: somebody without a name. “My cousin” is whose cousin asks, and not the one of the text. */
const ANY_ROLE = new RegExp(`^(?:(?:the|this|that|his|her|their|your) )?(${ROLE_WORD})$`, "iu");

/** “He proposes …”, behind a sentence that names him. */
const GOES_ON = /^["“]?(?:He|She)\b/;

/** “My coach Rick” */
const FIRST_NAME = new RegExp(`(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Aa]) ${ROLE_WORD},? (\\p{Lu}\\p{Ll}{2,})(?! \\p{Lu})`, "gu");

const roleOf = (name: string, { text }: Sentence): string | null => {
  const at = text.indexOf(name);
  return (
    (ROLE_BEFORE.exec(text.slice(0, at))?.[1] ?? ROLE_BEHIND.exec(`${text.slice(at + name.length)}.`)?.[1] ?? null)?.replace(/^\p{Lu}(?=\p{Ll})/u, (c) =>
      c.toLowerCase(),
    ) ?? null
  );
};

/** The parts of a run of capitals that can be a name: “Beekeeper Jonas Berg” holds two of its three. */
function nameIn(run: string): string | null {
  const words = run.split(" ");
  while (words.length > 1 && (OPENS.test(words[0]!.replace(/\.$/, "")) || (words.length > 2 && new RegExp(`^${ROLE_WORD}$`, "iu").test(words[0]!))))
    words.shift();
  const name = words.join(" ").replace(/['’]s$/, "");
  return words.length < 2 || words.length > 4 || PLACE.test(name) || OF_A_HEADING.test(name) ? null : name;
}

/** A title has capitals throughout: in it stands a name only where the text below has it, too. */
function isName(text: string): (name: string) => boolean {
  const trimmed = text.trim();
  const [line] = trimmed.split("\n", 1) as [string];
  if (line.length === trimmed.length || !isTitle(line)) return () => true;
  const below = trimmed.slice(line.length);
  return (name) => !line.includes(name) || below.includes(name.split(" ").at(-1)!);
}

/** The names of those whom a text names with two, or with one behind what they are, in the order of the text. */
export const namesIn = (text: string): string[] =>
  [
    ...new Set(
      sentencesOf(text).flatMap((s) => [
        ...[...s.text.matchAll(CAPITALS)].flatMap(([run]) => nameIn(run) ?? []),
        ...[...s.text.matchAll(FIRST_NAME)].map(([, name]) => name!),
      ]),
    ),
  ].filter(isName(text));

/** What a text has of somebody whom it names so. */
export function personCalled(name: string, text: string): Person {
  const all = sentencesOf(text);
  const last = new RegExp(
    `(?<![\\p{L}])${name
      .split(" ")
      .at(-1)!
      .replace(".", String.raw`\.`)}(?![\\p{L}])`,
    "u",
  );
  const isNamedIn = (s: Sentence): boolean => s.text.includes(name) || last.test(s.text);
  const sentences = all.filter((s, at) => isNamedIn(s) || (GOES_ON.test(s.text) && at > 0 && isNamedIn(all[at - 1]!)));
  const role = sentences.map((s) => roleOf(name, s)).find((one) => one !== null) ?? null;
  return { name, role, isNamed: / /.test(name) && !/\p{Lu}\.$/u.test(name), sentences };
}

const tokensOf = (words: string): string[] => words.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? [];

/** The one whom such words name (“dana ruiz”, “holm”, “the cousin”); null where the text has nobody, or several, of that name. */
export function personNamed(words: string, text: string): Person | null {
  const asked = new Set(tokensOf(words.replace(/['’]s\b/g, "")));
  const names = namesIn(text);
  const [one, ...more] = names.filter((name) => tokensOf(name).some((token) => asked.has(token)));
  if (one !== undefined) return more.length === 0 ? personCalled(one, text) : null;
  const role = ANY_ROLE.exec(words.trim())?.[1]?.toLowerCase();
  if (role === undefined) return null;
  const sentences = sentencesOf(text).filter((s) => new RegExp(`\\b${role}\\b`, "i").test(s.text));
  if (sentences.length === 0) return null;
  const called = names.find((name) => sentences.some((s) => s.text.includes(name) && roleOf(name, s)?.toLowerCase().split(" ").includes(role)));
  return called === undefined ? { name: `the ${role}`, role: null, isNamed: false, sentences } : personCalled(called, text);
}
