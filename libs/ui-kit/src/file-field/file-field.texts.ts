/** Texts of the file field. */
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

/** Texts of a field for files. */
export type FileFieldTexts = typeof fileFieldTexts;
