import type { OwnReview } from '@tropa/api-client';

const titles = [
  'Рюкзак туристический Тайга 65+10',
  'Палатка трёхместная Вега Про 3',
  'Кружка титановая Снежинка 450 мл',
  'Фонарь налобный Искра 900 лм',
];

/** A drawn tent: stories have no server with pictures. */
export const drawnTent = (id: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${id * 47} 60% 92%)" d="M0 0h64v64H0z"/>` +
      `<path fill="hsl(${id * 47} 60% 45%)" d="M32 14 54 50H38l-6-14-6 14H10z"/></svg>`,
  )}`;

/** A product with its rating, for stories and tests; `id` from 1. */
export const reviewFixture = (id: number, changes: Partial<OwnReview> = {}): OwnReview => ({
  id,
  link: `/product/tovar-${id}/`,
  img: drawnTent(id),
  title: titles[(id - 1) % titles.length] ?? '',
  rating: 0,
  comment: '',
  ...changes,
});

/** That many products that wait for a rating. */
export const waitingFixtures = (count: number): OwnReview[] =>
  Array.from({ length: count }, (_, index) => reviewFixture(index + 1));

/** That many reviews, with ratings 1 to 5 in turn. */
export const ownFixtures = (count: number): OwnReview[] =>
  Array.from({ length: count }, (_, index) =>
    reviewFixture(index + 101, {
      rating: (index % 5) + 1,
      comment: 'Прошли с ним сто километров по Хибинам: не промок, спина не устала. Пряжки можно открыть в варежках.',
    }),
  );
