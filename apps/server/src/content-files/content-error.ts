/** What is wrong with a content folder, or why it was not loaded: one line for each fault, in English. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Where a fault is and what it is: `shop.yaml:12: seller.inn: …`. */
export const fault = (file: string, line: number | null, text: string): string =>
  `${file}${line === null ? '' : `:${line}`}: ${text}`;
