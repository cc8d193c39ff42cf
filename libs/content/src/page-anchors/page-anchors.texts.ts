/** What the way to the sections of a page says. */
export const pageAnchorsTexts = {
  label: 'Разделы страницы',
  placeholder: 'Перейти к разделу',
};

/** Overridable texts of the way to the sections. */
export type PageAnchorsTexts = typeof pageAnchorsTexts;
