/** A reason why offers were left out, with a few of them. */
export interface SkipLine {
  reason: string;
  count: number;
  /** Ids of the first ones. */
  examples: string[];
}

/** Counts what was left out. Memory is bounded: a feed can be wrong in a million places in the same way. */
export class SkipReport {
  private readonly lines = new Map<string, SkipLine>();

  add(reason: string, id: string, count = 1): void {
    // Reasons quote the feed: beyond a hundred different ones they are reported together.
    const key = this.lines.has(reason) || this.lines.size < 100 ? reason : 'другие причины';
    const line = this.lines.get(key) ?? { reason: key, count: 0, examples: [] };
    this.lines.set(key, line);
    line.count += count;
    if (line.examples.length < 5 && id !== '') line.examples.push(id);
  }

  /** The most frequent first. */
  list(): SkipLine[] {
    return [...this.lines.values()].sort((a, b) => b.count - a.count);
  }

  total(): number {
    return [...this.lines.values()].reduce((sum, { count }) => sum + count, 0);
  }
}
