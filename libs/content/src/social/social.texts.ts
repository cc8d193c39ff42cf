/** What the social strip says. */
export const socialTexts = {
  title: 'Мы в социальных сетях',
  all: 'все фото',
  /** Name of a photo's link. */
  photo: (position: number): string => `Фото ${position}, откроется в новой вкладке`,
};

/** What the strip of social networks says. */
export type SocialTexts = typeof socialTexts;
