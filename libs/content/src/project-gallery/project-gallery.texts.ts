/** Texts of the project's gallery. */
export const projectGalleryTexts = {
  /** Used when the gallery has no title. */
  title: 'Фотографии',
  /** Beside the title. */
  count: (count: number) => `${count}\u00A0фото`,
  photo: (title: string, place: number) => `${title}: фото ${place}`,
  loading: 'Загружаем ещё фото',
  all: (count: number) => `Показаны все фото: ${count}`,
  failed: 'Не удалось загрузить фото',
  retry: 'Попробовать снова',
};

/** Texts of the project's gallery. */
export type ProjectGalleryTexts = typeof projectGalleryTexts;
