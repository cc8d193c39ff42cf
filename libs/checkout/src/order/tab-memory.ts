/** A storage of one tab, `sessionStorage` as a rule: the host gives it, null where the visitor forbids it. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The value stored under the name; null when there is none, or none that can be read. */
export function recall(storage: TabStorage | null | undefined, name: string): unknown {
  try {
    return JSON.parse(storage?.getItem(name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a value; undefined forgets it. Full or unavailable storage breaks nothing. */
export function remember(storage: TabStorage | null | undefined, name: string, value: object | undefined): void {
  try {
    if (value === undefined) storage?.removeItem(name);
    else storage?.setItem(name, JSON.stringify(value));
  } catch {
    // What cannot be stored is merely lost on a reload.
  }
}
