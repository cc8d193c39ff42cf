/** Texts of the quantity field. */
export interface QuantityTexts {
  label: string;
  less: string;
  more: string;
}

/** Texts of QuantityField. */
export const quantityFieldTexts: QuantityTexts = {
  label: 'Количество',
  less: 'Меньше на одну',
  more: 'Больше на одну',
};
