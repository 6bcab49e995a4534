/**
 * Words the text layer itself must know, each with the bits of its jobs. The lexicon holds all of them,
 * so that a token carries its bits without a second look-up.
 */

export const W_FUNCTION = 1;
export const W_NEGATOR = 2;
export const W_REPORTING = 4;
export const W_NUMBER = 8;
/** Abbreviation that is followed by a name and never ends a sentence. */
export const W_TITLE = 16;
/** Abbreviation that may end a sentence. */
export const W_ABBREVIATION = 32;
/** Begins a sentence more often than a name, used after an abbreviation. */
export const W_STARTER = 64;
export const W_FIRST_PERSON = 128;
export const W_THIRD_PERSON = 256;
/** Months and weekdays: capital, and yet no name of a source. */
export const W_CALENDAR = 512;
/** "They", of whom a litany tells. */
export const W_THEY = 1024;
/** Ends the clause that a negation reaches. */
export const W_CLAUSE = 2048;
/** HTML elements that stand on lines of their own. */
export const W_BLOCK_TAG = 4096;
/** Its 's is part of the word ("it's"); after any other word 's is a token of its own. */
export const W_CONTRACTS_S = 8192;
export const W_DETERMINER = 16384;
/** Speakers that nobody could ask: a report in their name is the writer's own claim. */
export const W_VAGUE_SPEAKER = 32768;
/** Abbreviation only before a number: "no. 5", "fig. 2". */
export const W_NUMBERED = 262144;
export const W_EITHER = 65536;
/** Links of a chain of events. */
export const W_STEP = 131072;
/** Speaks to the reader or hearer. */
export const W_ADDRESS = 524288;
/** Ties a claim to its reason. */
export const W_TIE = 1048576;
/** What a swindler's message is after: money, accounts, and what cannot be called back once it is given away. Signs of currency have it, too. */
export const W_VALUABLE = 2097152;
/** Says that there are sides, or that it depends. */
export const W_FOG = 4194304;
/** High praise of a mind, a work or a feeling. What politeness says (kind, lovely, well done) is not among it. */
export const W_PRAISE = 8388608;
/** Good in every sentence, and hard to tell true from false in any. */
export const W_FINE = 33554432;
/** Who or what would check: professions, tests, second looks. */
export const W_CHECKER = 67108864;
/** Turns what a verb says into its opposite: no gap of a phrase passes over it ("the fee will not destroy our town"). */
export const W_DENIES = 16777216;

const VERB_NEGATIONS =
  "not never cannot can't won't don't doesn't didn't isn't aren't wasn't weren't wouldn't couldn't shouldn't haven't hasn't hadn't ain't hardly scarcely barely";

export const ADDRESS_WORDS = "you your yours yourself ya u ur";
export const DEPENDENCE_WORDS = "depend depends depending context contexts circumstances situation situations factor factors variety individual specific";
export const SIDES_WORDS =
  "others whereas opposite both balance balanced perspective perspectives viewpoint viewpoints opinions nuanced complex multifaceted aspects considerations hand broader advantages disadvantages benefits drawbacks challenges approaches pros cons merits";
/** By how they tie: the reason follows; a conclusion behind a pause; a verdict, a cause, a denial whose reason stands beside it; a conclusion. */
export const TIE_WORDS = [
  "because since cuz",
  "so",
  "must",
  "caused causing causes cause blame lucky luck allergic",
  "can't cannot",
  "therefore thus hence clearly obviously",
] as const;

const LISTS: readonly (readonly [number, string])[] = [
  [
    W_FUNCTION,
    "the a an and or but if of to in on at by for with from as is are was were be been being am do does did have has had having will would can could shall should may might must " +
      "not no nor so than then that this these those there here it its it's he she they them him her his hers their we us our you your i me my mine who whom whose which what when where why how " +
      "all any both each few more most other some such only own same too very just about into over after before between through during under again further once out up down off because while until " +
      "also even still yet don't doesn't didn't can't won't isn't aren't wasn't 're 've 'll 'd 'm that's what's there's let's he's she's like get got one",
  ],
  [W_DENIES, VERB_NEGATIONS],
  [W_NEGATOR, `${VERB_NEGATIONS} no nobody none nothing neither nor without`],
  [
    W_REPORTING,
    "say says said saying claim claims claimed claiming argue argues argued insist insists insisted allege alleges alleged assert asserts asserted state states stated tell tells told " +
      "declare declares declared announce announces announced suggest suggests suggested write writes wrote reply replies replied warn warns warned contend contends contended " +
      "maintain maintains maintained complain complains complained joke joked jokes quip quipped tweet tweeted tweets add added adds note noted notes remark remarked testify testified " +
      "shout shouted yell yelled scream screamed exclaim exclaimed whisper whispered cry cried boast boasted boasts describe described describes call called calls dub dubbed",
  ],
  [
    W_NUMBER,
    "ten nine eight seven six five four three two one eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion billions trillion trillions dozen dozens half",
  ],
  [W_TITLE, "mr mrs ms mx dr prof messrs mme mlle vs v e.g i.e eg ie cf viz approx"],
  [
    W_ABBREVIATION,
    "st gen col sgt lt capt cmdr adm sen rep gov pres rev hon fr sra al ed eds ca inc ltd co corp llc plc bros jr sr etc u.s u.k u.n e.u u.s.a d.c a.m p.m am pm b.c a.d ph.d m.d b.a m.a dept univ assn ave blvd rd mt jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun est min max avg ft lb lbs oz hr hrs km kg",
  ],
  [
    W_STARTER,
    "the a an he she it they we i you this that these those there here his her their our my but and so if when while as in on at for from with after before since because although though however " +
      "what why how who where is are was were do does did can could will would should may no not one some many most all both each every another other then now yet still also even it's that's there's he's she's to by of or let don't never just only yesterday today tomorrow tonight last next first finally meanwhile perhaps maybe two three several",
  ],
  [W_FIRST_PERSON, "i we me us my our"],
  [W_THIRD_PERSON, "he she they it who"],
  [
    W_CALENDAR,
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday jan feb mar apr jun jul aug sept sep oct nov dec",
  ],
  [W_CLAUSE, "but because although though while whereas unless until since if when which who and so then"],
  [
    W_BLOCK_TAG,
    "p div br li ul ol h1 h2 h3 h4 h5 h6 tr td th table blockquote section article header footer main aside nav figure figcaption dd dt dl pre hr title body html head",
  ],
  [W_DETERMINER, "the a an this that these those his her its their my our your no any some every each such what which of in to for and or 's"],
  [
    W_VAGUE_SPEAKER,
    "you they people some many most everyone everybody nobody experts scientists studies research researchers doctors critics sources insiders analysts observers others anyone someone let to would could should please don't can't never just",
  ],
  [W_NUMBERED, "no nos fig figs eq vol pp p ch sec art op"],
  [W_EITHER, "either"],
  [W_ADDRESS, ADDRESS_WORDS],
  [W_TIE, TIE_WORDS.join(" ")],
  [
    W_VALUABLE,
    "code codes password passwords passcode pin otp bitcoin btc eth usdt crypto wallet iban wire bail zelle venmo upi credentials gift digits seed recovery vouchers screenshot " +
      "money cash fee fees deposit card cards details login account accounts mailbox identity payment toll bill invoice balance voucher loan rent charge bond tax fine shipping dollars euros gbp usd eur funds fund link savings billing purchases inventory",
  ],
  [
    W_PRAISE,
    "brilliant brilliance genius visionary courageous courage incredible incredibly insightful insight insights extraordinary exceptional exceptionally remarkable remarkably rare gifted gift wise stunning elegant flawless flawlessly profound profoundly unique masterpiece sharp sharply deeply truly perfectly beautifully outstanding fantastic phenomenal impressive instincts intuition thoughtful astute joy valid inspiring magnificent masterful dazzling speechless awe exquisite superb marvelous marvellous spectacular sublime ingenious luminous stellar unmatched unparalleled boldest fearless trailblazer prodigy smartest wisest finest greatest breathtaking spellbinding instinct fearlessly adventurous unafraid wonderful",
  ],
  [
    W_FINE,
    "journey balance balanced growth grow authenticity authentic clarity wisdom perspective perspectives rhythm path meaning meaningful purpose connection connections understanding acceptance openness open intention harmony truth strength inner heart energy presence mindful compassion values vision mission excellence commitment committed transparency trust quality experience solutions partnership integrity innovation collaboration alignment dialogue process improvement improve tailored sustainable holistic lasting constructive thoughtful considerations needs unique potential empower embrace nurture foster cultivate honor reflect reflects spirit moment insight insights flow possibilities evolving evolve continuous dynamic respect respects shared together community framework lens landscape tapestry nuance nuanced broader deeper mindset resonate resonates aligned align transform transformation",
  ],
  [W_THEY, "they"],
  [
    W_CHECKER,
    "doctor doctors gp dermatologist physician specialist hospital er clinic vet pharmacist lawyer lawyers solicitor attorney adviser advisor accountant auditor engineer electrician plumber surveyor inspector mechanic proofreader translator expert experts professional professionals reviewer tester backup review reviews audit audits tests testing check checks checking inspect inspected inspection verify verification permit thermometer diagnosis opinion proofread proofreading biopsy scan monitoring pharmacists vets engineers accountants specialists survey asking appointment notary translators library contacting calling contact consulting",
  ],
  [W_FOG, `${DEPENDENCE_WORDS} ${SIDES_WORDS}`],
  [W_STEP, "then next soon eventually leads lead leading until ends end"],
  [W_CONTRACTS_S, "it that let he she what there here who where how when why"],
];

let bitsByWord: ReadonlyMap<string, number> | undefined;

/** Word to bits, for every word above. Made at the first call: ready tables (node/ready.ts) hold the bits already. */
export function systemWords(): ReadonlyMap<string, number> {
  if (!bitsByWord) {
    const bits = new Map<string, number>();
    for (const [bit, words] of LISTS) for (const word of words.split(" ")) bits.set(word, (bits.get(word) ?? 0) | bit);
    bitsByWord = bits;
  }
  return bitsByWord;
}
