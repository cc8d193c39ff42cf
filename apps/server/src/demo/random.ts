/** Numbers that look random and are the same for the same seed, on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members in the order drawn; all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** A stream of numbers. Streams of different names do not disturb one another: one more product changes no review. */
export function createRandom(seed: number, name = ''): Random {
  let state = hash(`${seed}:${name}`);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[int(0, list.length - 1)] as T;
    },
    sample: (list, count) => {
      const rest = [...list];
      const drawn = [];
      while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(int(0, rest.length - 1), 1));
      return drawn;
    },
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
