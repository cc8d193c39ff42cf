/** What the file field says. */
export const fileFieldTexts = {
  choose: 'Выбрать файл',
  chooseSeveral: 'Выбрать файлы',
  drop: 'или перетащите сюда',
  list: 'Выбранные файлы',
  uploaded: 'загружен',
  remove: (name: string) => `Убрать файл ${name}`,
  removed: (name: string) => `Файл ${name} убран`,
  /** Said aloud after a choice. */
  chosen: (count: number) => `Выбрано файлов: ${count}`,
};

/** What a field for files says. */
export type FileFieldTexts = typeof fileFieldTexts;
