/** Texts of DateField. */
export const dateFieldTexts = { placeholder: 'дд.мм.гггг' };
