/** Texts of the two fields of a range. */
export interface RangeTexts {
  from: string;
  to: string;
}

/** What RangeField says. */
export const rangeFieldTexts: RangeTexts = { from: 'от', to: 'до' };
