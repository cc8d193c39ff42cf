/** Lists of numbers of different lengths by slot, in one array: nothing for the garbage collector to walk through. */
export class IntRows {
  #pool = new Int32Array(1024);
  #used = 0;
  #starts = new Int32Array(256);
  #lengths = new Uint16Array(256);

  /** The numbers of all rows; those of one begin at `start` and are `length`. */
  get pool(): Int32Array {
    return this.#pool;
  }

  start(slot: number): number {
    return this.#starts[slot] ?? 0;
  }

  length(slot: number): number {
    return this.#lengths[slot] ?? 0;
  }

  get(slot: number): Int32Array {
    const start = this.start(slot);
    return this.#pool.subarray(start, start + this.length(slot));
  }

  /** Replaces a row. A longer one moves to the end: its old place is lost until the index is rebuilt. */
  set(slot: number, values: ArrayLike<number>): void {
    if (slot >= this.#starts.length) this.#moreRows(slot + 1);
    if (values.length > this.#lengths[slot]!) {
      if (this.#used + values.length > this.#pool.length) this.#morePool(values.length);
      this.#starts[slot] = this.#used;
      this.#used += values.length;
    }
    this.#pool.set(values, this.#starts[slot]);
    this.#lengths[slot] = values.length;
  }

  /** Whether a row holds exactly these numbers. */
  equals(slot: number, values: ArrayLike<number>): boolean {
    const row = this.get(slot);
    if (row.length !== values.length) return false;
    return row.every((value, at) => value === values[at]);
  }

  /** Releases most of the spare capacity, after a build. */
  trim(rows: number): void {
    this.#pool = this.#pool.slice(0, this.#used + (this.#used >>> 6) + 64);
    this.#starts = this.#starts.slice(0, rows + (rows >>> 6) + 64);
    this.#lengths = this.#lengths.slice(0, rows + (rows >>> 6) + 64);
  }

  get bytes(): number {
    return this.#pool.byteLength + this.#starts.byteLength + this.#lengths.byteLength;
  }

  #moreRows(rows: number): void {
    const count = Math.max(rows, this.#starts.length + (this.#starts.length >>> 1));
    const [starts, lengths] = [new Int32Array(count), new Uint16Array(count)];
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    [this.#starts, this.#lengths] = [starts, lengths];
  }

  #morePool(more: number): void {
    const pool = new Int32Array(Math.max(this.#used + more, this.#pool.length + (this.#pool.length >>> 1)));
    pool.set(this.#pool);
    this.#pool = pool;
  }
}
