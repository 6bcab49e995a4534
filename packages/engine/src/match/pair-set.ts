const FIRST_CAPACITY = 1 << 7;
/** Above this many slots the set is given back after the call. */
const KEEP_SLOTS = 1 << 18;

/** A set of pairs of whole numbers, reused from call to call without being cleared slot by slot. */
export class PairSet {
  private a = new Int32Array(FIRST_CAPACITY);
  private b = new Int32Array(FIRST_CAPACITY);
  private value = new Int32Array(FIRST_CAPACITY);
  private stamp = new Int32Array(FIRST_CAPACITY);
  private now = 0;
  private used = 0;

  clear(): void {
    if (this.a.length > KEEP_SLOTS) this.allocate(FIRST_CAPACITY);
    this.now++;
    this.used = 0;
  }

  /** Adds (a, b) with a value; an old value stays. Returns the value kept. */
  add(a: number, b: number, value = 1): number {
    if (this.used * 2 >= this.a.length) this.grow();
    const slot = this.slotOf(a, b);
    if (this.stamp[slot] === this.now) return this.value[slot]!;
    this.stamp[slot] = this.now;
    this.a[slot] = a;
    this.b[slot] = b;
    this.value[slot] = value;
    this.used++;
    return value;
  }

  /** Value of (a, b), 0 when absent. */
  get(a: number, b: number): number {
    const slot = this.slotOf(a, b);
    return this.stamp[slot] === this.now ? this.value[slot]! : 0;
  }

  set(a: number, b: number, value: number): void {
    this.add(a, b, value);
    this.value[this.slotOf(a, b)] = value;
  }

  private slotOf(a: number, b: number): number {
    const mask = this.a.length - 1;
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & mask;
    while (this.stamp[slot] === this.now && (this.a[slot] !== a || this.b[slot] !== b)) slot = (slot + 1) & mask;
    return slot;
  }

  private allocate(capacity: number): void {
    this.a = new Int32Array(capacity);
    this.b = new Int32Array(capacity);
    this.value = new Int32Array(capacity);
    this.stamp = new Int32Array(capacity);
    this.now = 1;
  }

  private grow(): void {
    const { a, b, value, stamp, now } = this;
    this.allocate(a.length * 2);
    this.used = 0;
    for (let at = 0; at < a.length; at++) if (stamp[at] === now) this.add(a[at]!, b[at]!, value[at]!);
  }
}
