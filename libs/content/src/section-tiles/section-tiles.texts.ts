/** What SectionTiles says. */
export const sectionTilesTexts = { label: 'Разделы каталога' };
