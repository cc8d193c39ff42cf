/** What DateField says. */
export const dateFieldTexts = { placeholder: 'дд.мм.гггг' };
