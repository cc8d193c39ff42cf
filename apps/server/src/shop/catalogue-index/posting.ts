import { BitSet, ones } from './bit-set.js';

/** The goods that have one value: a list of slots while that is the shorter, a set of bits when they are many. */
export class Posting {
  #few: Int32Array | null = new Int32Array(2);
  #count = 0;
  #bits: BitSet | null = null;

  /** How many goods are in it. */
  get size(): number {
    return this.#count;
  }

  /**
   * Adds goods that are not in it.
   *
   * @param words the length of the sets of bits that it works with.
   */
  add(slot: number, words: number): void {
    if (this.#bits) {
      this.#bits.grow(words);
      this.#bits.add(slot);
      this.#count += 1;
      return;
    }
    const few = this.#few!;
    if (this.#count >= words) {
      this.#spread(words);
      this.add(slot, words);
      return;
    }
    if (this.#count === few.length) {
      this.#few = new Int32Array(Math.min(few.length * 2, Math.max(words, few.length + 1)));
      this.#few.set(few);
    }
    this.#few![this.#count] = slot;
    this.#count += 1;
  }

  delete(slot: number): void {
    if (this.#bits) {
      if (this.#bits.has(slot)) this.#count -= 1;
      this.#bits.delete(slot);
      return;
    }
    const few = this.#few!;
    const at = few.subarray(0, this.#count).indexOf(slot);
    if (at < 0) return;
    this.#count -= 1;
    few[at] = few[this.#count]!;
  }

  /** Puts its goods into `target` too. */
  addTo(target: BitSet): void {
    if (this.#bits) {
      const { words } = this.#bits;
      for (let at = 0; at < words.length; at += 1) target.words[at] = target.words[at]! | words[at]!;
      return;
    }
    for (let at = 0; at < this.#count; at += 1) target.add(this.#few![at]!);
  }

  /** How many of its goods are in `set`. */
  countIn(set: BitSet): number {
    let sum = 0;
    if (this.#bits) {
      const { words } = this.#bits;
      for (let at = 0; at < words.length; at += 1) sum += ones(words[at]! & set.words[at]!);
      return sum;
    }
    for (let at = 0; at < this.#count; at += 1) if (set.has(this.#few![at]!)) sum += 1;
    return sum;
  }

  /** Bytes that it occupies. */
  get bytes(): number {
    return 64 + (this.#bits ? this.#bits.words.byteLength : this.#few!.byteLength);
  }

  #spread(words: number): void {
    this.#bits = new BitSet(words);
    for (let at = 0; at < this.#count; at += 1) this.#bits.add(this.#few![at]!);
    this.#few = null;
  }
}

/** An inverted index: postings by the id of what they have in common. */
export class Postings {
  readonly #known = new Map<number, Posting>();

  get(id: number): Posting | undefined {
    return this.#known.get(id);
  }

  add(id: number, slot: number, words: number): void {
    let posting = this.#known.get(id);
    if (!posting) this.#known.set(id, (posting = new Posting()));
    posting.add(slot, words);
  }

  delete(id: number, slot: number): void {
    this.#known.get(id)?.delete(slot);
  }

  entries(): IterableIterator<[number, Posting]> {
    return this.#known.entries();
  }

  get bytes(): number {
    let sum = 0;
    for (const posting of this.#known.values()) sum += posting.bytes + 48;
    return sum;
  }
}
