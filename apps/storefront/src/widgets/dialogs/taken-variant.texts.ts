/** What TakenVariant says. */
export const takenVariantTexts = { failed: 'Не получилось заменить. Попробуйте ещё раз.' };
