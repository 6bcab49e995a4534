/** An Int32Array that grows. */
export class Pool {
  data: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 256) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): number {
    if (this.length === this.data.length) {
      const more = new Int32Array(this.length * 2);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length] = value;
    return this.length++;
  }
}
