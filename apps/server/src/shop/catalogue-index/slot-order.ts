/** The goods in the order of one sort: an array of slots. */
export class SlotOrder {
  #slots: Int32Array = new Int32Array(1024);
  #size = 0;

  /** The slots in order; valid until the next change. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#size);
  }

  /** The place of a slot, -1 when it has none. */
  indexOf(slot: number): number {
    return this.slots.indexOf(slot);
  }

  /** Puts a slot at a place; those from there on move by one. */
  insert(place: number, slot: number): void {
    if (this.#size === this.#slots.length) {
      const more = new Int32Array(this.#size + (this.#size >>> 1) + 64);
      more.set(this.#slots);
      this.#slots = more;
    }
    this.#slots.copyWithin(place + 1, place, this.#size);
    this.#slots[place] = slot;
    this.#size += 1;
  }

  remove(slot: number): void {
    const place = this.indexOf(slot);
    if (place < 0) return;
    this.#slots.copyWithin(place, place + 1, this.#size);
    this.#size -= 1;
  }

  /** Replaces the whole order. */
  fill(slots: Int32Array): void {
    this.#slots = slots;
    this.#size = slots.length;
  }

  /** The first place whose slot is not before: `isBefore` must be true for a beginning of the order and false after it. */
  placeOf(isBefore: (slot: number) => boolean): number {
    let [from, to] = [0, this.#size];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (isBefore(this.#slots[middle]!)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }
}
