/** Numbers of different products by the dense number of a value or a shop. */
export class Tally {
  readonly counts: Int32Array;
  /** The last product that was counted for each, plus one. */
  readonly #last: Int32Array;

  constructor(size: number) {
    this.counts = new Int32Array(size);
    this.#last = new Int32Array(size);
  }

  /** Counts a product; all calls for one product must follow one another. */
  add(number: number, product: number): void {
    if (this.#last[number] === product + 1) return;
    this.#last[number] = product + 1;
    this.counts[number] = this.counts[number]! + 1;
  }

  /** Counts a product for all numbers of a row. */
  addRow(pool: Int32Array, from: number, length: number, product: number): void {
    const [counts, last] = [this.counts, this.#last];
    for (let at = from; at < from + length; at += 1) {
      const number = pool[at]!;
      if (last[number] === product + 1) continue;
      last[number] = product + 1;
      counts[number] = counts[number]! + 1;
    }
  }
}
