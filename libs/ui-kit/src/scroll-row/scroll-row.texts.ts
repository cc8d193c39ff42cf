/** What ScrollRow says. */
export const scrollRowTexts = { previous: 'Назад', next: 'Вперёд' };
