/** Numbers ids from 0 on, in the order in which they are met, so that arrays can be indexed by them. */
export class DenseIds {
  readonly #slots = new Map<number, number>();
  readonly #ids: number[] = [];

  /** How many ids are known. */
  get size(): number {
    return this.#ids.length;
  }

  /** The number of an id; a new one for an id not met before. */
  take(id: number): number {
    let slot = this.#slots.get(id);
    if (slot === undefined) {
      slot = this.#ids.length;
      this.#slots.set(id, slot);
      this.#ids.push(id);
    }
    return slot;
  }

  /** The number of an id, if it has one. */
  find(id: number): number | undefined {
    return this.#slots.get(id);
  }

  idOf(slot: number): number {
    return this.#ids[slot]!;
  }

  get bytes(): number {
    return this.#ids.length * 56;
  }
}
