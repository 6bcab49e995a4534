type Numbers = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

/** An array of whole numbers that grows. Those of 16 bits take half the memory, which is what a search waits for. */
export class Pool<Of extends Numbers = Int32Array<ArrayBuffer>> {
  length: number;

  /** `length`: how many of the values count. */
  private constructor(
    public data: Of,
    length: number,
    private readonly more: (length: number) => Of,
    private readonly most: number,
  ) {
    this.length = length;
  }

  /** Of 32 bits, with a sign. */
  static wide(capacity = 256): Pool {
    return Pool.of(new Int32Array(capacity), 0) as Pool;
  }

  /** From 0 to 65,535. */
  static narrow(capacity = 256): Pool16 {
    return Pool.of(new Uint16Array(capacity), 0) as Pool16;
  }

  /** A pool that holds these values, or the first `length` of them. */
  static of(values: Numbers, length = values.length): Pool | Pool16 {
    return values instanceof Int32Array
      ? new Pool(values, length, (size) => new Int32Array(size), 2 ** 31 - 1)
      : new Pool(values, length, (size) => new Uint16Array(size), 2 ** 16 - 1);
  }

  /** Adds a value; returns its place. Throws a RangeError for one that is too large to be kept. */
  push(value: number): number {
    if (value > this.most) throw new RangeError(`${value} is more than a table of the phrases can hold: see match/pool.ts.`);
    if (this.length === this.data.length) {
      const more = this.more(this.length * 2 + 1);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length] = value;
    return this.length++;
  }
}

export type Pool16 = Pool<Uint16Array<ArrayBuffer>>;
