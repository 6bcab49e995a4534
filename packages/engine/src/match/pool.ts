/** An Int32Array that grows. */
export class Pool {
  data: Int32Array<ArrayBuffer>;
  length = 0;

  /** A pool that holds these values. */
  static of(values: Int32Array<ArrayBuffer>): Pool {
    const pool = new Pool(0);
    pool.data = values;
    pool.length = values.length;
    return pool;
  }

  constructor(capacity = 256) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): number {
    if (this.length === this.data.length) {
      const more = new Int32Array(this.length * 2 + 1);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length] = value;
    return this.length++;
  }
}
