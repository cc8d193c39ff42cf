/** Texts of the links to the sections of a page. */
export const pageAnchorsTexts = {
  label: 'Разделы страницы',
  placeholder: 'Перейти к разделу',
};

/** Overridable texts of the links to the sections. */
export type PageAnchorsTexts = typeof pageAnchorsTexts;
