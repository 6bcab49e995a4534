/**
 * Numbers as printable text, small ones in one character: the tables travel inside a JavaScript string, which engines parse fastest, and compress
 * well. 93 digits: space to "~" without the double quote and the backslash.
 */
const DIGITS = 93;
/** First characters below this are the number itself. */
const ONE = 61;
/** First characters from ONE to this open a number of two characters. */
const TWO = 85;
const THREE = 92;
const TWO_MAX = ONE + (TWO - ONE) * DIGITS;
const THREE_MAX = TWO_MAX + (THREE - TWO) * DIGITS * DIGITS;

function digit(value: number): string {
  let unit = value + 0x20;
  if (unit >= 0x22) unit++;
  if (unit >= 0x5c) unit++;
  return String.fromCharCode(unit);
}

const VALUE = new Uint8Array(128);
for (let value = 0; value < DIGITS; value++) VALUE[digit(value).charCodeAt(0)] = value;

export class Writing {
  private readonly parts: string[] = [];

  /** A whole number from 0 to 74 million. */
  number(value: number): void {
    if (value < ONE) this.parts.push(digit(value));
    else if (value < TWO_MAX) {
      const rest = value - ONE;
      this.parts.push(digit(ONE + Math.floor(rest / DIGITS)), digit(rest % DIGITS));
    } else if (value < THREE_MAX) {
      const rest = value - TWO_MAX;
      this.parts.push(digit(TWO + Math.floor(rest / (DIGITS * DIGITS))), digit(Math.floor(rest / DIGITS) % DIGITS), digit(rest % DIGITS));
    } else {
      let rest = value;
      const four: string[] = [];
      for (let at = 0; at < 4; at++) {
        four.unshift(digit(rest % DIGITS));
        rest = Math.floor(rest / DIGITS);
      }
      this.parts.push(digit(THREE), ...four);
    }
  }

  signed(value: number): void {
    this.number(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /** Whole numbers in rising order, as differences. */
  rising(values: readonly number[]): void {
    let last = 0;
    for (const value of values) {
      this.number(value - last);
      last = value;
    }
  }

  text(): string {
    return this.parts.join("");
  }
}

export class Reading {
  private at = 0;
  constructor(private readonly text: string) {}

  number(): number {
    const { text } = this;
    const first = VALUE[text.charCodeAt(this.at++)]!;
    if (first < ONE) return first;
    if (first < TWO) return ONE + (first - ONE) * DIGITS + VALUE[text.charCodeAt(this.at++)]!;
    if (first < THREE) {
      const high = VALUE[text.charCodeAt(this.at++)]!;
      return TWO_MAX + ((first - TWO) * DIGITS + high) * DIGITS + VALUE[text.charCodeAt(this.at++)]!;
    }
    let value = 0;
    for (let times = 0; times < 4; times++) value = value * DIGITS + VALUE[text.charCodeAt(this.at++)]!;
    return value;
  }

  signed(): number {
    const value = this.number();
    return value & 1 ? -((value + 1) >> 1) : value >> 1;
  }

  array(count: number): Int32Array {
    const out = new Int32Array(count);
    for (let at = 0; at < count; at++) out[at] = this.number();
    return out;
  }

  /** Rising numbers from their differences. */
  rising(count: number): Int32Array {
    const out = new Int32Array(count);
    for (let at = 0, value = 0; at < count; at++) out[at] = value += this.number();
    return out;
  }

  /** Numbers from their signed differences. */
  wandering(count: number): Int32Array {
    const out = new Int32Array(count);
    for (let at = 0, value = 0; at < count; at++) out[at] = value += this.signed();
    return out;
  }

  more(): boolean {
    return this.at < this.text.length;
  }
}
