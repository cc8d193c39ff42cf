/** Texts of TakenVariant. */
export const takenVariantTexts = { failed: 'Не получилось заменить. Попробуйте ещё раз.' };
