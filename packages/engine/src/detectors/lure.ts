import { W_NEGATOR, W_VALUABLE } from "../text/system-words.ts";
import { countKinds, wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import { wordKinds } from "./kind-table.ts";

/** What such a message is made of; the names tell the reader what was counted. */
const PARTS = ["a threat", "a windfall", "haste", "secrecy", "borrowed rank or kinship", "pity"] as const;
const LURE_WORDS = wordKinds([
  "held seized suspended suspend suspension restricted locked lock blocked deleted deactivated disabled terminated frozen freeze infected virus viruses spyware hacked compromised breach stolen recorded warrant arrest arrested ban banned jail legal prosecuted unauthorized unusual suspicious failure undelivered overdue unpaid outstanding lapses violation penalty cancelled canceled contempt custody bailiffs hacker hackers incomplete charged",
  "won winner congratulations prize lottery refund rebate grant inheritance selected eligible owed beneficiary reward profit profits payout returns gains million subsidy compensation wealth doubled hired shortlisted commission earnings earn salary bonus free",
  "immediately urgent urgently now today tonight hour hours hrs minutes final expire expires expired deadline asap kindly midnight shortly reminder temporary",
  "confidential secret secretly private quietly delete nobody mention discuss",
  "bank irs hmrc customs officer officers police attorney barrister lawyer mentor professor pastor microsoft windows apple amazon netflix paypal usps ups dhl evri fedex instagram insta facebook whatsapp telegram technicians department hr medicare mum mom dad nan grandma grandpa beloved darling widow uncle boss court",
  "ashamed god bless hospital hospice accident cancer orphan orphans benevolent veterans stranded stuck broken heartbroken",
  "send pay move transfer settle confirm verify update submit provide click tap scan call text reply email claim buy forward message log reset enter validate approve unlock share give deposit withdraw contact read open verifying confirming process remit top cover press drive tell",
  "scam scams scammer scammers scammed fraudsters swindler swindlers swindled phishing posing pretend pretends pretended pretending impersonating thefts thieves forged fake bogus",
  "you your",
]);
const HOOKS = 63;
const DEMAND = 64;
/** “The rule may give you compensation” and “we'll send you a bill” ask nothing of the reader; “give me your card number, and we'll send you …” does. */
const YOU = wordSet("you");
const OFFERS = wordSet("may might can could will 'll we i");
/** Banks that keep no money: “food bank”, “river bank”. */
const OTHER_BANKS = wordSet("food blood river");
const BANK = wordSet("bank");
/** A text about swindles. */
const EXPOSES = 128;
const ADDRESS = 256;
/** Something of value is named. */
const VALUABLE = 512;
/** A sentence that opens with its demand, or nearly so. */
const ORDER = 1024;
const ORDER_REACH_TOKENS = 3;
const WINDOW_SENTENCES = 5;
/** Who baits and presses does it in few words; what takes more are terms, contracts and instructions. */
const WINDOW_TOKENS = 80;
const ASKS_IN_TOKENS = 45;
const HOOKS_MIN = 2;
const NEGATION_REACH_TOKENS = 8;
/** A threat, and haste. */
const PRESSURE = 5;

/** "Confirm your password within 12 hours or the account is closed": somebody asks for money or secrets and baits, scares or hurries (social engineering). */
export const lure: Detector = { run: detectLure, words: [LURE_WORDS] };

function detectLure(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let asking = -1;
  for (let from = 0; from < doc.sentences; from++) {
    if (asking < from) asking = nextAsking(context, from);
    if (asking >= from + WINDOW_SENTENCES) continue;
    let parts = exposedBefore(context, from);
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      if (doc.afterToken(to) - doc.firstToken(from) > WINDOW_TOKENS) break;
      const more = partsOf(context, to);
      // What is asked for stands in the sentence that asks.
      parts |= asks(context, to, more) ? more : more & ~DEMAND;
      if (!isLure(parts)) continue;
      emit("vx-mp01-lure", doc.firstToken(from), context.lastOf(to), PARTS.filter((_, at) => parts & (1 << at)).join(", "), true);
      from = to;
      break;
    }
  }
}

/** "It is a scam. …", "Callers pretend to be …": what the sentences before say of the text holds for this one. */
function exposedBefore(context: DetectorContext, sentence: number): number {
  const { doc } = context;
  for (let before = sentence - 1; before >= Math.max(0, sentence - WINDOW_SENTENCES) && doc.paragraphOf[before] === doc.paragraphOf[sentence]; before--)
    if (partsOf(context, before) & EXPOSES) return EXPOSES;
  return 0;
}

/** Whether a sentence of these parts asks for something of value, in few words. */
const asks = ({ doc }: DetectorContext, sentence: number, parts: number): boolean =>
  (parts & DEMAND) !== 0 &&
  (parts & VALUABLE) !== 0 &&
  (parts & (ADDRESS | ORDER)) !== 0 &&
  doc.afterToken(sentence) - doc.firstToken(sentence) <= ASKS_IN_TOKENS;

/** The first sentence from this one on that asks for something of value; behind the last where none does. */
function nextAsking(context: DetectorContext, from: number): number {
  const { doc } = context;
  let sentence = from;
  while (sentence < doc.sentences && !(doc.sentenceBits[sentence]! & W_VALUABLE && asks(context, sentence, partsOf(context, sentence)))) sentence++;
  return sentence;
}

const isLure = (parts: number): boolean => !(parts & EXPOSES) && (parts & DEMAND) !== 0 && (parts & ADDRESS) !== 0 && countKinds(parts & HOOKS) >= HOOKS_MIN;

/** What the sentence adds; a demand that is denied ("never send your password") is none, nor is haste or a threat ("no deadline"). */
function partsOf(context: DetectorContext, sentence: number): number {
  const { doc } = context;
  const column = context.columnOf(LURE_WORDS);
  let parts = 0;
  let denied = -1;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    if (doc.bits[token]! & W_NEGATOR) denied = token;
    if (doc.bits[token]! & W_VALUABLE) parts |= VALUABLE;
    if (context.is(token, BANK) && token > 0 && context.is(token - 1, OTHER_BANKS)) continue;
    const kinds = context.kindsOf(token, column);
    if (kinds & DEMAND && token - doc.firstToken(sentence) < ORDER_REACH_TOKENS) parts |= ORDER;
    const taken = denied < 0 || token - denied > NEGATION_REACH_TOKENS ? 0 : token - denied === 1 ? DEMAND | PRESSURE : DEMAND;
    const offered = kinds & DEMAND && token > 0 && context.is(token - 1, OFFERS) && context.is(token + 1, YOU) && !(parts & VALUABLE) ? DEMAND : 0;
    parts |= kinds & ~(taken | offered);
  }
  return parts;
}
