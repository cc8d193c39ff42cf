/** Texts of the two fields of a range. */
export interface RangeTexts {
  from: string;
  to: string;
}

/** Texts of both fields. */
export const rangeFieldTexts: RangeTexts = { from: 'от', to: 'до' };
