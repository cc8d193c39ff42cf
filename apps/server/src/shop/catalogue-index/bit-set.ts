/** The number of ones in 32 bits. */
export function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the lowest one in 32 bits, which must not be 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** A set of small numbers, one bit each. All sets that work together have the same length. */
export class BitSet {
  words: Uint32Array;

  constructor(words: number) {
    this.words = new Uint32Array(words);
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  add(slot: number): void {
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
  }

  clear(): this {
    this.words.fill(0);
    return this;
  }

  copy(other: BitSet): this {
    this.words.set(other.words);
    return this;
  }

  and(other: BitSet): this {
    const { words } = this;
    const others = other.words;
    for (let at = 0; at < words.length; at += 1) words[at] = words[at]! & others[at]!;
    return this;
  }

  andNot(other: BitSet): this {
    const { words } = this;
    const others = other.words;
    for (let at = 0; at < words.length; at += 1) words[at] = words[at]! & ~others[at]!;
    return this;
  }

  or(other: BitSet): this {
    const { words } = this;
    const others = other.words;
    for (let at = 0; at < words.length; at += 1) words[at] = words[at]! | others[at]!;
    return this;
  }

  /** How many numbers are in it. */
  count(): number {
    const { words } = this;
    let sum = 0;
    for (let at = 0; at < words.length; at += 1) sum += ones(words[at]!);
    return sum;
  }

  /** Calls `visit` for each, in ascending order. */
  forEach(visit: (slot: number) => void): void {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      for (let word = words[at]!; word !== 0; word &= word - 1) visit((at << 5) | lowest(word));
    }
  }

  /** Room for more numbers. */
  grow(words: number): void {
    if (words <= this.words.length) return;
    const wider = new Uint32Array(words);
    wider.set(this.words);
    this.words = wider;
  }
}
