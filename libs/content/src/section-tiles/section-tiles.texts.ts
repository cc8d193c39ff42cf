/** Texts of SectionTiles. */
export const sectionTilesTexts = { label: 'Разделы каталога' };
