/** «13 490 ₽» is 13490. */
export const roubles = (text: string): number => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
