/** Texts of the two fields of a range. */
export interface RangeTexts {
  from: string;
  to: string;
}

/** What the two fields say. */
export const rangeFieldTexts: RangeTexts = { from: 'от', to: 'до' };
