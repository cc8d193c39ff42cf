/** Texts of the strip of photos from a social network. */
export const socialTexts = {
  title: 'Мы в социальных сетях',
  all: 'все фото',
  /** Name of a photo's link. */
  photo: (position: number): string => `Фото ${position}, откроется в новой вкладке`,
};

/** Texts of the strip of photos from a social network. */
export type SocialTexts = typeof socialTexts;
