/** Texts of the row of instructors. */
export const instructorsTexts = { title: 'Инструкторы' };

/** Texts of the row of instructors. */
export type InstructorsTexts = typeof instructorsTexts;
