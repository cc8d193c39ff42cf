/** What the row of instructors says. */
export const instructorsTexts = { title: 'Инструкторы' };

/** What the row of instructors says. */
export type InstructorsTexts = typeof instructorsTexts;
