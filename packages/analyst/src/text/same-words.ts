import { NEAR_ROWS, SAME_ROWS, TURN_ROWS } from "./everyday-words.ts";
import { countOf } from "./number-words.ts";
import { stem } from "./words.ts";

/** Which other words a text may use for what a question names: forms without an ending in common, words for the same thing, words that stand near it, and turns that say it without a word for it. Only for finding a place, where a wrong pair does little harm. */

/** Forms that no ending gives away. */
const FORMS: ReadonlyMap<string, string> = new Map(
  "fell:fall fallen:fall rose:rise risen:rise went:go gone:go took:take taken:take gave:give given:give made:make found:find told:tell spoke:speak left:leave held:hold kept:keep began:begin begun:begin became:become knew:know known:know thought:think saw:see seen:see ran:run built:build brought:bring met:meet sent:send spent:spend stood:stand felt:feel chose:choose chosen:choose broke:break broken:break stole:steal stolen:steal drew:draw drawn:draw flew:fly threw:throw wore:wear hid:hide hidden:hide led:lead women:woman men:man people:person came:come shown:show done:do said:say min:minute mins:minute sec:second secs:second hr:hour hrs:hour yr:year yrs:year voted:vote voting:vote hiding:hide signature:sign signatures:sign buses:bus caught:catch babies:baby nappies:nappy weighs:weigh lucky:luck luckily:luck forgot:forget forgotten:forget moving:move moved:move"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const plainNumber = (word: string): string => word.replace(/[,%]/g, "");
export const stemOf = (word: string): string => (/^\d/.test(word) ? plainNumber(word) : String(countOf(word) ?? stem(FORMS.get(word) ?? word)));

type Group = ReadonlySet<string>;
const groupsOf = (rows: readonly string[]): readonly Group[] => rows.map((words) => new Set(words.split(" ").map(stemOf)));

/** Everyday words for the same thing: who asks with one finds the other. */
const SAME = groupsOf([
  "pay cost fund price fee finance charge expensive cheap",
  "kid child children youngster pupil student",
  "baby infant toddler newborn nappy diaper",
  "catch arrest detain",
  "hurt injure injury wound",
  "mum mother",
  "reply answer respond response",
  "start begin open launch",
  "end stop close finish shut cancel",
  "leave quit drop resign",
  "buy purchase",
  "job work employ employment",
  "help benefit",
  "sick ill illness sickness unwell",
  "poll survey",
  "hurt injure injured harm",
  "company firm business",
  "discount reduction save saving off",
  "safe safety harm harmless",
  "check test inspect examine",
  "sorry apologize apologise apology regret",
  "earn pay salary wage",
  "loud noise noisy quiet silent decibel",
  "decide decision vote resolve approve agree postpone",
  "car vehicle automobile",
  "bike bicycle cyclist cycling cycle",
  "phone telephone smartphone cellphone",
  "flat apartment",
  "swim swimming bathe bathing",
  "allow allowed permit permitted forbid forbidden prohibited banned",
  "birthday birth born",
  "vacation holiday",
  "doctor physician gp",
  "pill tablet medicine medication capsule",
  "fare price cost",
  "cancel cancellation terminate termination",
  "refund reimburse compensation compensate repay",
  "deliver delivery ship shipping dispatch",
  "photo picture photograph image",
  "movie film",
  "fix repair mend",
  "broken damage damaged defect defective faulty",
  "steal theft thief thieves rob robbed",
  "accident crash collision",
  "scared afraid fear worried worry anxious",
  "angry furious outraged annoyed",
  "increase raise rise higher hike",
  "decrease fall reduce lower decline cut",
  "fired firing sacked layoff layoffs dismissed redundant redundancies",
  "neighbour neighbor",
  "shop store",
  "quarrel dispute argument",
  "proof evidence prove",
  "yoghurt yogurt",
  "lawsuit sue sued",
  ...SAME_ROWS,
]);
/** Words for the same office: only where somebody’s words are sought, for an expert is not always a professor. */
const ROLES = groupsOf([
  "lawyer attorney defence defense barrister",
  "expert statistician professor researcher scientist specialist",
  "boss head chief director manager chairman chairwoman",
]);

/** What somebody may ask for before the colon, and the words by which a text may speak of it. */
const NEAR = new Map<string, Set<string>>();
for (const row of [
  "beer wine whisky vodka drunk booze: alcohol alcoholic",
  "buy order get: available deliveries delivery sale sell order launch shop store",
  "son daughter kid: child children pupil year",
  "mum dad mother father: parent family",
  "dog cat puppy: pet animal",
  "vegan: meat fish milk yoghurt butter cream cheese egg honey vegetarian broth",
  "vegetarian: meat fish bacon ham gelatine vegetarian vegan",
  "lactose dairy: milk yoghurt butter cream cheese",
  "gluten: flour wheat barley rye bread pasta spelt",
  "smartphone phone internet computer: app online paper machine counter website",
  "online: app internet website",
  "wheelchair disabled disability: lift ramp accessible access step-free",
  "stolen: invoice receipt owner papers frame serial",
  "warranty guarantee: return private refund",
  "job jobs: position positions post employee staff colleague",
  "motor petrol diesel: engine",
  "ticket: pass fare",
  "internet: wifi broadband",
  "kids: child children",
  "money: budget fund funding revenue euro pound dollar",
  "tired: tiredness drowsy fatigue sleepy",
  "lawyer court: ombudsman arbitration legal",
  "complain object appeal: objection ombudsman writing contact complaint",
  "contact reach: call phone email mail",
  "privacy data: name birth personal address",
  "rich poor: income wealth",
  "pregnant: pregnancy breastfeeding birth maternity",
  "baby: birth pregnant infant",
  "rain weather: outdoors cancelled",
  "drive driving: drive machine car",
  "hungry food eat: meal lunch breakfast catering snack",
  "park parking: space garage",
  "early: before first",
  "lost lose: found",
  "card credit: payment bank",
  "sell selling: code off order shop buy price discount",
  "science scientific: study studies researcher psychologist scientist experiment",
  "moving: move relocation town",
  "quit leave: terminate termination cancel notice",
  "homeless: shelter street",
  ...NEAR_ROWS,
]) {
  const [asked, said] = row.split(": ") as [string, string];
  for (const word of asked.split(" ").map(stemOf)) NEAR.set(word, new Set([...(NEAR.get(word) ?? []), ...said.split(" ").map(stemOf)]));
}

/** Turns that say a thing without any word for it, and the words that ask for it. */
const TURNS: readonly (readonly [RegExp, Group])[] = (
  [
    [/\b(?:lost (?:their|his|her) li(?:fe|ves)|(?:was|were) killed|passed away)\b/i, "died"],
    [
      /\b(?:positions?|posts?|roles?|jobs?)\b[^.!?]{0,40}\b(?:affected|cut|lost|eliminated|removed|go)\b|\bright-?siz\w+|\bdownsiz\w+|\bheadcount\b|\bredundan\w+|\blet (?:\d+ \w+|people|staff|employees|colleagues|workers) go\b|\bpart(?:ed|ing)? (?:ways|company)\b|\bstreamlin\w+ (?:our|the) (?:team|workforce|organi[sz]ation)|\bworkforce reduction\b/i,
      "fired firing sacked layoff dismissed redundant",
    ],
    [
      /\b(?:brought to you by|presented by|in (?:paid )?(?:partnership|cooperation|collaboration) with|supported by|paid partnership)\b/i,
      "sponsor advert advertising ad",
    ],
    [/\brefund(?:ed|s|ing)?\b/i, "money back"],
    [/\b(?:returned|return (?:fee|it|the|within|by)|returns|exchange[ds]?)\b/i, "send back"],
    [/\d ?[€$£]? instead of\b|\b\d+ ?(?:%|percent) off\b|\bonly until\b/i, "discount reduction sale offer"],
    [/\b(?:what about|how about|meet (?:halfway|in the middle)|both of (?:you|us|them)|i(?:['’]d| would) sign that|fair deal)\b/i, "compromise solution"],
    [/\b(?:free of charge|pays? nothing|costs? nothing|at no (?:extra )?cost|without charge|not cost a (?:cent|penny))\b/i, "free cost pay"],
    [/\S@\S|\b(?:call|phone|ring|write to|e-?mail) us\b|\btel\.? ?\d/i, "contact reach complain"],
    [/\b(?:bought|issued|purchased|signed|made) before\b|\b(?:existing|previous|former|left over|remaining|unused)\b/i, "old"],
    [/\b(?:going|go|goes|gone|went) up\b/i, "raise rise increase expensive"],
    [/\b(?:going|go|goes|gone|went|came|come|comes) down\b/i, "fall lower cheap decrease"],
    [/\b(?:do|does|did|will|would|can|could)(?: not|n['’]t) (?:take part|come|attend)\b|\bcannot (?:come|attend|be there|make it)\b/i, "absent"],
    ...TURN_ROWS,
  ] as const
).map(([form, words]) => [form, new Set(words.split(" ").map(stemOf))]);

/** Stems of what a sentence says in a turn of several words. */
export const saidByTurns = (words: string): string[] => TURNS.flatMap(([form, group]) => (form.test(words) ? [...group] : []));

/** The groups in which each word stands. */
const groupsBy = (groups: readonly Group[]): ReadonlyMap<string, readonly Group[]> => {
  const all = new Map<string, Group[]>();
  for (const group of groups) for (const word of group) all.set(word, [...(all.get(word) ?? []), group]);
  return all;
};
const SAME_BY_WORD = groupsBy(SAME);
const ROLES_BY_WORD = groupsBy(ROLES);

const meets = (own: ReadonlySet<string>, group: Group): boolean => [...group].some((word) => own.has(word));
export const saysTheSame = (own: ReadonlySet<string>, wanted: string, roles: boolean): boolean =>
  [...(SAME_BY_WORD.get(wanted) ?? []), ...((roles && ROLES_BY_WORD.get(wanted)) || [])].some((same) => meets(own, same));
/** Whether a text with these stems speaks of something near to what is wanted. */
export function comesNear(own: ReadonlySet<string>, wanted: string): boolean {
  const group = NEAR.get(wanted);
  return group !== undefined && meets(own, group);
}
