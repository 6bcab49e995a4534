import { type ListGroup, wordKinds } from "./kind-table.ts";

/** How a claim and its reason are tied: "because X", "X, so", "X: Y", or a cause named behind an event. */
export type TieForm = "because" | "so" | "colon" | "cause";

/** One kind of bad reason: what must show in the reason and what in the claim. */
interface Kind {
  id: string;
  what: string;
  reason: readonly Sign[];
  claim: readonly Sign[];
  /** The ties it may have. */
  by: readonly TieForm[];
  /** Words of the reason that make it another one. */
  without?: readonly Sign[];
  /** Words of the claim that make it a report, a plan or a guess. */
  unclaimed?: readonly Sign[];
  /** Lists of the lexicon of which the reason must hold a word. */
  lists?: ListGroup;
}

/** What words show, in a claim or in a reason. */
const WORDS = {
  person: "he she you they his her your their he's she's i who",
  verdict:
    "must should shouldn't mustn't best better good great right wrong true false fine okay ok bad worst deserve deserves need needn't cannot can't let vote ought illegal legal legalized banned allowed healthy safe real superior effective acceptable moral immoral ethical cool truth wise harmless clearly nothing join buy switch",
  credence:
    "wrong right true untrue trust trusted believe believed listen vote argument arguments claim claims opinion opinions idea ideas theory views mayor president senator governor leader elected hired qualified advice say says said point seriously ignore reject dismiss lying lies biased garbage nonsense confidence expertise idiotic answer choice matters matter serious bother plan theory",
  binding: "must true truth should definitely best right real safe healthy healthier better good superior effective allowed proves certain",
  traits:
    "fat ugly young poor rich millionaire jerk hypocrite crook criminal drunk drunkard alcoholic cheat cheated cheater divorced affair smoker flunked dropout failed arrested jail prison bribes biased rude arrogant bitter brainwashed witch communist socialist atheist republican democrat liberal conservative christian muslim foreigner immigrant uneducated dropped bankrupt married haircut clothes weird immature lies lied lazy crazy dumb stupid fool fools pothead nerd virgin overweight child blonde wears shoplifter thief thieves crooks addict gambler mistress convicted",
  crowd:
    "everyone everybody most millions thousands majority popular crowded crowd trend trending poll polls widely bestselling bestseller fans views likes billion",
  says: "say says said told tells believes believe wears drinks uses recommends endorses agrees swears claims thinks heard read supports recommended confirmed confirms promised wrote taught teaches swore warned warns",
  /** What these say binds those who are under them. */
  law: "law laws rule rules manual court contract label letter notice",
  custom: "traditionally tradition traditional generations ancestors grandparents forefathers customary founders custom",
  always: "always never",
  done: "been done did used worn eaten",
  natural: "natural unnatural nature naturally organic artificial synthetic evolved",
  pity: "sick died dying orphan hospital grandmother cry crying suffered suffering starving homeless heartbroken funeral lonely tired exhausted hungry disabled cancer",
  plea: "should deserve mercy forgive pass grade promotion raise hire must vote",
  cause:
    "cause causes caused causing blame responsible reason made make makes linked works worked affect affects lucky luck prevents stops stopped cured cures trigger triggers created brings brought allergic influence influences",
  order: "after before began started whenever every yesterday follows followed preceded then right ago never",
  held: "may might could probably perhaps likely please i we let's if until today tomorrow was were",
  all: "all every everyone everybody nobody none always never no whole entire",
  plants: "plants plant herbs herbal herb leaf botanical organic",
  none: "no nobody never not none nothing haven't hasn't can't cannot won't don't doesn't isn't",
  untested: "study studies evidence proof proven proved prove shown disproved disproven ruled",
  spared: "safe harmless harmful true real exist exists guilty effective dangerous toxic",
  unsure: "know whether unknown unclear unsure may might could until uncertain wait ask yet sure if tell say chose choose still according had",
  invested: "spent invested put poured paid sunk given wasted waited sacrificed devoted",
  amount: "years months fortune thousands million millions decades everything",
  quit: "quit stop walk abandon quitting stopping divorce break",
  helps: "help helps stop stops prevent prevents work works solve solves save saves protect protects fix fixes cure cures catch catches",
  useless: "useless pointless worthless waste",
  outcome: "longer richer happier healthier smarter slimmer wealthier grades",
  groups: "people kids children men women students couples families countries",
  urge: "makes buy buying get eat eating drink drinking marry wear take",
  one: "my one two three four met once yesterday last first another friend neighbor roommate single today both few",
};
type Sign = keyof typeof WORDS;
const SIGNS = Object.keys(WORDS) as Sign[];
export const SIGN_WORDS = wordKinds(Object.values(WORDS));
const bitsOf = (signs: readonly Sign[]): number => signs.reduce((bits, sign) => bits | (1 << SIGNS.indexOf(sign)), 0);

export const INSULTS: ListGroup = { names: ["insults-strong", "insults-mild"] };
const KINDS: readonly Kind[] = [
  { id: "vx-mp01-reason-one-case", by: ["so"], what: "single cases as the reason for all", reason: ["one"], claim: ["all"], unclaimed: ["held"] },
  {
    id: "vx-mp01-reason-person",
    by: ["because", "so", "colon"],
    what: "a trait of the person as the reason",
    reason: ["traits", "person"],
    claim: ["credence"],
  },
  { id: "vx-mp01-reason-person", by: ["because", "so"], what: "a trait of the person as the reason", reason: ["traits"], claim: ["credence", "person"] },
  { id: "vx-mp01-reason-person", by: ["because", "so"], what: "an insult as the reason", reason: [], lists: INSULTS, claim: ["verdict"] },
  { id: "vx-mp01-reason-crowd", by: ["because", "so"], what: "how many do it as the reason", reason: ["crowd"], claim: ["binding"], unclaimed: ["held"] },
  { id: "vx-mp01-reason-said-so", by: ["because", "so"], what: "that somebody says it as the reason", reason: ["says"], claim: ["binding"], without: ["law"] },
  { id: "vx-mp01-reason-custom", by: ["because", "so"], what: "that it is old as the reason", reason: ["custom"], claim: ["binding"] },
  { id: "vx-mp01-reason-custom", by: ["because", "so"], what: "that it was always so as the reason", reason: ["always", "done"], claim: ["binding"] },
  { id: "vx-mp01-reason-nature", by: ["because", "so"], what: "that it is natural as the reason", reason: ["natural"], claim: ["binding"] },
  { id: "vx-mp01-reason-nature", by: ["because", "so"], what: "that it is a plant as the reason", reason: ["plants"], claim: ["spared"], unclaimed: ["held"] },
  {
    id: "vx-mp01-reason-untested",
    by: ["because", "so"],
    what: "that nothing shows the opposite as the reason",
    reason: ["untested", "none"],
    claim: ["spared"],
    unclaimed: ["unsure"],
  },
  { id: "vx-mp01-reason-spent", by: ["because", "so"], what: "what was spent as the reason", reason: ["invested", "amount"], claim: ["quit", "none"] },
  {
    id: "vx-mp01-reason-imperfect",
    by: ["because", "so"],
    what: "that it does not help always as the reason",
    reason: ["helps", "none", "all"],
    claim: ["useless"],
  },
  { id: "vx-mp01-reason-link", by: ["so"], what: "two things that go together as the reason", reason: ["groups", "outcome"], claim: ["urge"] },
  { id: "vx-mp01-reason-pity", by: ["because", "so"], what: "a misfortune as the reason", reason: ["pity"], claim: ["plea"] },
  { id: "vx-mp01-reason-sequence", by: ["because", "so", "cause"], what: "an order of events as the reason", reason: ["order"], claim: ["cause"] },
];
const readied = (kind: Kind) => ({
  ...kind,
  inReason: bitsOf(kind.reason),
  inClaim: bitsOf(kind.claim),
  notInReason: bitsOf(kind.without ?? []),
  notInClaim: bitsOf(kind.unclaimed ?? []),
});
let kinds: readonly ReturnType<typeof readied>[] | undefined;

/** The kinds with their signs as bits, made when the first tie is judged. */
export const reasonKinds = (): NonNullable<typeof kinds> => (kinds ??= KINDS.map(readied));
