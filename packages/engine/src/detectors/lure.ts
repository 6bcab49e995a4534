import { MONEY_WORDS, SECRET_WORDS, W_NEGATOR, W_VALUABLE } from "../text/system-words.ts";
import { wordKinds, type DetectorContext, type Emit } from "./context.ts";

/** What such a message is made of; the names tell the reader what was counted. */
const PARTS = ["a threat", "a windfall", "haste", "secrecy", "borrowed rank or kinship"] as const;
export const LURE_WORDS = wordKinds([
  "held seized suspended suspend suspension limited restricted locked lock closed blocked deleted deactivated disabled terminated infected virus viruses hacked compromised recorded warrant arrest arrested jail legal prosecuted unauthorized unusual suspicious failed undelivered delivered overdue unpaid accident hospital stranded",
  "won winner congratulations prize lottery refund grant inheritance selected eligible owed beneficiary reward profit profits payout returns million subsidy compensation wealth doubled double",
  "immediately urgent urgently now today tonight once hours hour minutes final last expire expires expired deadline asap kindly",
  "confidential secret secretly private delete nobody",
  "bank irs hmrc customs officer officers police attorney barrister lawyer mentor microsoft apple amazon netflix paypal usps ups dhl fedex instagram facebook whatsapp telegram technicians department mum mom grandma grandpa dad beloved widow uncle boss",
  "send pay move transfer confirm verify update submit provide click tap call reply claim buy forward message log reset enter validate unlock share give",
  SECRET_WORDS,
  MONEY_WORDS,
  "scam scams scammer scammers scammed fraud fraudsters phishing criminals thieves",
  "you your me us",
]);
const HOOKS = 31;
const DEMAND = 32;
const SECRET = 64;
const MONEY = 128;
/** A text about swindles. */
const EXPOSES = 256;
const ADDRESS = 512;
const WINDOW_SENTENCES = 5;
const HOOKS_MIN = 3;
const HOOKS_WITH_SECRET_MIN = 2;
const NEGATION_REACH_TOKENS = 3;

/** "Confirm your password within 12 hours or the account is closed": somebody asks for money or secrets and baits, scares or hurries (social engineering). */
export function detectLure(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let from = 0; from < doc.sentences; from++) {
    if (!isNearValuable(doc, from)) continue;
    let parts = 0;
    for (let to = from; to < Math.min(doc.sentences, from + WINDOW_SENTENCES) && doc.paragraphOf[to] === doc.paragraphOf[from]; to++) {
      parts |= partsOf(context, to);
      if (!isLure(parts)) continue;
      emit("vx-mp01-lure", doc.firstToken(from), context.lastOf(to), PARTS.filter((_, at) => parts & (1 << at)).join(", "), true);
      from = to;
      break;
    }
  }
}

/** Whether a window that begins here can reach what a swindler is after. */
function isNearValuable(doc: DetectorContext["doc"], from: number): boolean {
  const to = Math.min(doc.sentences, from + WINDOW_SENTENCES);
  for (let near = from; near < to; near++) if (doc.sentenceBits[near]! & W_VALUABLE) return true;
  return false;
}

function isLure(parts: number): boolean {
  if (parts & EXPOSES || !(parts & DEMAND) || !(parts & ADDRESS) || !(parts & (SECRET | MONEY))) return false;
  let hooks = 0;
  for (let rest = parts & HOOKS; rest !== 0; rest &= rest - 1) hooks++;
  return hooks >= (parts & SECRET ? HOOKS_WITH_SECRET_MIN : HOOKS_MIN);
}

/** What the sentence adds; a demand that is denied ("never send your password") is none. */
function partsOf(context: DetectorContext, sentence: number): number {
  const { doc } = context;
  const known = context.kindsBySymbol(LURE_WORDS);
  let parts = 0;
  let denied = -1;
  for (let token = doc.firstToken(sentence); token < doc.afterToken(sentence); token++) {
    if (doc.bits[token]! & W_NEGATOR) denied = token;
    const kinds = context.kindsOf(token, LURE_WORDS, known);
    parts |= denied >= 0 && token - denied <= NEGATION_REACH_TOKENS ? kinds & ~DEMAND : kinds;
  }
  return parts;
}
