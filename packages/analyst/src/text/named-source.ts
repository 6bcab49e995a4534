import { anyOf, between } from "./forms.ts";
import { citationsIn } from "./citations.ts";
import { isClosing } from "./signature.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/** Sentences that name somebody who can be asked, or a document that can be looked up: a person or an office that says it, a study with a place, a link. */

/** What is read of a sentence; longer ones are lists or no sentences. */
const MOST_READ_CHARS = 1_200;

/** Days, months, places, “Don’t” and what is shouted: written with a capital, and nobody whom one could ask. */
const NO_SOURCE =
  "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Europe|Asia|Africa|(?:North |South |Latin )?America|Germany|France|Italy|Spain|Britain|England|China|India|Japan|Canada|Australia|Russia|Sweden|Norway|Denmark|Finland|Brazil|Mexico|God|I|[A-Z]\\p{L}{1,6}n['’]t|CAN|CANNOT|WILL|DO|DOES|DID|NOT|NEVER|MUST|SHOULD|ALWAYS|ONLY|ALSO|STILL|WE|THEY|YOU|HE|SHE|IT|WHO|ALL|EVERYONE|NOBODY)\\b";
/** Words that open a sentence and whoever stays unnamed. */
const OPENS =
  "(?:The|A|An|It|He|She|They|We|You|I|This|That|These|Those|There|Here|Some|Many|Most|Several|All|Every\\w*|No|Nobody|None|Nothing|Someone|Somebody|Anyone|Others?|Another|One|Two|Three|Who|What|Which|When|Where|Why|How|If|But|And|Or|So|As|In|On|At|By|For|From|After|Before|Since|While|Then|Now|Yes|People|Men|Women|Children|Police|Research|Science|History|Data|Evidence|Mom|Dad|Mum|Mother|Father|Grandma|Grandpa|My|Our|Your|His|Her|Its|Their|Out|Because|Instead|Regardless|Thanks|Due|Despite|Without|During|Until|Half|None|Both|Please|However|Although|Though|Unless|Once|Just|Even)\\b";
/** “Experts”, “Scientists”, “Studies” at the start of a sentence; “Reuters” and “Hughes” stand elsewhere as well. */
const UNNAMED_MANY = "[A-Z][a-z]+(?:s|ists|ers|ors)\\b(?! [A-Z])";
const NAME = `(?!${NO_SOURCE})(?:\\p{Lu}[\\p{L}\\p{N}'’&-]+)(?:,? (?:of |for |and |the |de |van |von |& )?(?!${NO_SOURCE})\\p{Lu}[\\p{L}'’.-]*)*`;
const SPEAKS =
  "(?:said|says|say|told|tells|wrote|writes|argue[sd]?|warn(?:s|ed)?|report(?:s|ed)?|found|finds?|estimate[sd]?|announced?|announces|confirm(?:s|ed)?|state[sd]|disclosed|claim(?:s|ed)?|admit(?:s|ted)?|explain(?:s|ed)?|added|adds|note[sd]|publish(?:es|ed)?|testified|show(?:s|ed|n)?|counted|counts|measured|calculated|recommend(?:s|ed)?|put|puts|quoted|asked|believes?|thinks?)";
/** What an office does that leaves minutes or a decision to ask for. */
const DECIDES = "(?:voted|decided|approved|ruled|rejected|adopted|ordered|passed|banned|fined|signed|agreed)";
const RECORDS =
  "(?:figures|data|records|statistics|numbers|reports?|surveys?|stud(?:y|ies)|polls?|census|estimates?|counts?|audits?|registers?|accounts|documents?|files)";
const OFFICE =
  "(?:office|authority|ministry|clinic|operator|utility|foundation|federation|chamber|tribunal|senate|laboratory|charity|centre|center|bank|council|institute|university|agency|bureau|commission|department|court|police|central bank|hospital|committee|city|county|government|parliament|company|union|library|school|board|association|firm|manufacturer|publisher|college|academy|trust|museum|archives?|observatory|airline|ombudsman|regulator|registry|fire brigade|coast guard)";
const BETWEEN =
  "(?:,[^.!?;]{2,90},|,| (?:of|from|at|for|with|in) [^.!?;,]{2,60}| \\([^)]{1,40}\\))?(?: (?:also|later|has|have|had|today|yesterday|then|now|already|himself|herself|itself|did|would))*";

/** “The council’s own survey”: an office that can be asked for it. */
const OFFICE_RECORD = between(
  /\b/i,
  [
    /council|city|town|county|state|ministry|government|university|school|hospital|police|company|agency|board|institute|department/i,
    /bureau|court|library|office|union|airline|club/i,
  ],
  /['’]s (?:own )?(?:\w+ )?(?:survey|report|figures|records|data|study|count|statistics|budget|audit|register|accounts)\b/i,
);

const FORMS: readonly RegExp[] = [
  OFFICE_RECORD,
  // “According to the Office for National Statistics”, “as Ana Ruiz puts it”
  new RegExp(
    `\\b[Aa]ccording to (?!(?:many |some |most |several |the )?(?:experts|scientists|researchers|doctors|studies|insiders|sources|critics|officials|people)\\b(?! (?:at|from|of) (?:the )?\\p{Lu}))(?:[\\p{Ll}\\d'’-]+ ){0,4}${NAME}`,
    "u",
  ),
  new RegExp(`\\b[Aa]ccording to (?:the |a |an |its |their |our |one )?(?:[\\p{L}'’-]+ ){0,3}(?:${OFFICE}|${RECORDS})\\b`, "u"),
  // “Maria Lopez, who lives there, said”, “NASA admits”
  // “A professor from Oslo says”, “a nurse from the hospital in Oslo says”: the town has a name, and nobody else.
  new RegExp(
    `(?<![\\p{L}'’])(?<!\\b[Aa]n? \\p{Ll}{2,20} (?:from|at|in|of) (?:(?:the|a|an|our|my) (?:\\p{Ll}+ ){1,3}(?:in|of|at) )?)(?!${OPENS}|^${UNNAMED_MANY})${NAME}${BETWEEN} ${SPEAKS}\\b`,
    "u",
  ),
  // “said the mayor, Ann Lee”
  new RegExp(
    `\\b(?:said|says|told|tells|wrote|writes|argued|warned|added|explained|reported|admitted|claimed) (?!(?:that|on|in|at|to|by|for|it|he|she|they|we|there|if|when|how|why|so)\\b)(?!\\p{Lu}\\p{Ll}+(?:,? \\(?\\d{2}\\)?,?)? from \\p{Lu})(?:(?:the|a|an|its|his|her|their) )?(?:[\\p{Ll}-]+,? ){0,3}${NAME}`,
    "u",
  ),
  // “Police said”, “the ministry reported”, “police figures show”, “data from the hospital”
  new RegExp(
    `\\b(?:(?:the|a|an|its|our|their) (?:[\\p{L}-]+ ){0,3}${OFFICE}|(?:city |local |state |federal )?police)(?: (?:has|have|had|also|later))* ${SPEAKS}\\b`,
    "iu",
  ),
  new RegExp(`\\b(?:${OFFICE} ${RECORDS}|${RECORDS} (?:from|by|of) the (?:[\\p{L}-]+ ){0,2}${OFFICE})\\b`, "iu"),
  new RegExp(`(?<![\\p{L}'’])(?!${OPENS})${NAME}(?:['’]s)? (?:own )?${RECORDS} ${SPEAKS}\\b`, "u"),
  // “a review in Science”, “a study led by Terry Hughes”, “researchers at Oxford”
  new RegExp(
    `\\b(?:study|review|paper|report|survey|trial|research|analysis|poll|article|experiment|book|data|figures)\\b(?: \\p{Ll}+){0,2} (?:in|by|from|at|led by) (?:the )?(?:journal )?${NAME}`,
    "u",
  ),
  // “At Hill School it fell, its head says”
  new RegExp(
    `(?<![\\p{L}'’])(?!${OPENS})${NAME}[^.!?]{3,120}\\b(?:its|their) (?:\\p{Ll}+ )?(?:head|director|manager|owner|chair\\p{Ll}*|spokes\\p{Ll}+|principal|mayor|chief|president|secretary) ${SPEAKS}\\b`,
    "u",
  ),
  // “The report is on our website”, “you can look at all invoices in our office”
  new RegExp(
    `\\b(?:${RECORDS}|invoices?|minutes|results|contracts?|budget) (?:is|are|can be (?:found|read|seen|viewed|inspected|downloaded)) (?:\\p{Ll}+ )?(?:on|at|in) (?:our|the|its|their) (?:\\p{Ll}+ )?(?:website|web site|homepage|home page|page|office|library|noticeboard)\\b`,
    "iu",
  ),
  new RegExp(
    `\\byou (?:can|may|are welcome to) (?:look at|see|read|inspect|view|check|find) (?:all |the |our |all the )*(?:\\p{Ll}+ )?(?:${RECORDS}|invoices?|minutes|results|contracts?|budget)\\b`,
    "iu",
  ),
  new RegExp(`\\b(?:led by|published (?:in|by)|appeared in|written by) (?:the )?(?:journal )?(?:\\p{Ll}+ ){0,2}${NAME}`, "u"),
  new RegExp(
    `\\b(?:[Rr]esearchers?|[Ss]cientists?|[Tt]eams?|[Ee]conomists?|[Hh]istorians?|[Dd]octors?|[Pp]rofessors?|[Bb]iologists?|[Pp]sychologists?) (?:at|of|with|(?<!\\b[Aa] \\p{Ll}+ )from) (?:the )?${NAME}`,
    "u",
  ),
  new RegExp(`\\b(?:witness|spokes\\p{L}+|economist|scientist|researcher|historian|professor|Dr\\.?|Prof\\.?|Professor|author),? ${NAME}`, "u"),
  /https?:\/\/|\bdoi\b|\[\d{1,3}\](?: (?:\p{L}|https?:)|$|[.,;])|\bet al\b|\p{Lu}\p{L}{1,40},? \((?:19|20)\d\d[a-z]?\)|\((?:\p{Lu}[^()]{1,60}, )?(?:19|20)\d\d\)/u,
];

/** “The council voted”: it can be asked, though the text quotes it for nothing. */
const ACTS = new RegExp(`\\b(?:the|a|an|its|our|their|\\p{Lu}[\\p{L}-]+) (?:[\\p{L}-]+ ){0,2}${OFFICE}(?: (?:has|have|had|also|later))* ${DECIDES}\\b`, "iu");

/** Whoever counted it themselves is the source. */
const OWN_STUDY = anyOf(
  /\bwe (?:randomi[sz]ed|measured|surveyed|interviewed|analy[sz]ed|counted|enrolled|recruited|examined|compared|followed|tested|collected|asked \d|included|assigned|studied)\b/i,
  /\bour (?:study|survey|trial|sample|data|measurements)\b/i,
);

/** “Our study” says who counted, and that is whoever wrote the text. */
export const isOwnStudy = (sentence: string): boolean => OWN_STUDY.test(sentence);

/** “The so-called experts at City Hall”: whom a text scorns, it does not name as a source. */
const SCORNED =
  /\b(?:so-called|self-(?:proclaimed|styled|appointed|declared)) (?:\p{Ll}+ )?(?:experts?|scientists?|researchers?|doctors?|specialists?|economists?|authorities|journalists?|professors?)\b/iu;

/** “…,” she said: whoever was named just before. */
const BY_PRONOUN = /\b(?:he|she|they) (?:said|says|told|added|wrote|explained|argued|warned|admitted)\b|\b(?:said|says|added|explained) (?:he|she|they)\b/i;
const PERSON = new RegExp(`(?<![\\p{L}'’])(?!${OPENS})(?!${NO_SOURCE})\\p{Lu}[\\p{L}'’-]+ (?:(?:de|van|von|der|la) )?(?!${NO_SOURCE})\\p{Lu}[\\p{L}'’-]+`, "u");
const SENTENCES_BEFORE = 2;

const SAID_BY = new RegExp(`\\b${SPEAKS}(?: (?:the|a|an|its|his|her|their))?(?: [\\p{Ll}'’-]+,?){0,4} (${NAME})`, "u");
const SAYS_IT = new RegExp(`(?<![\\p{L}'’])(?!${OPENS})(${NAME})${BETWEEN} ${SPEAKS}\\b`, "u");
/** The name of whoever speaks in a sentence: “said Ingrid Solberg, who …”, “Tore Lund, who …, said that”. Null where nobody with a name does. */
export const speakerIn = (sentence: string): string | null => {
  const read = sentence.slice(0, MOST_READ_CHARS).replace(/"[^"]*"|“[^“”]*”/g, " ");
  return (SAYS_IT.exec(read) ?? SAID_BY.exec(read))?.[1] ?? null;
};

/** Sentences that name a source, in their order; behind them those that name an office by what it did. */
export function namedSources(text: string): Sentence[] {
  const cited = new Set(citationsIn(text, Infinity).map(({ sentence }) => sentence.start));
  const rows = sentencesOf(text)
    .filter((sentence) => !isClosing(sentence.text))
    .map((sentence) => ({ sentence, read: sentence.text.slice(0, MOST_READ_CHARS) }));
  const speaks = (read: string, at: number): boolean =>
    BY_PRONOUN.test(read) && rows.slice(Math.max(0, at - SENTENCES_BEFORE), at).some((row) => PERSON.test(row.read));
  const names = rows.filter(
    ({ sentence, read }, at) => cited.has(sentence.start) || (!SCORNED.test(read) && (FORMS.some((form) => form.test(read)) || speaks(read, at))),
  );
  const acts = rows.filter((row) => !names.includes(row) && ACTS.test(row.read));
  return [...names, ...acts].map(({ sentence }) => sentence);
}
