/** Cities, shops, people and texts of the memory backend. */
import type { UserSession } from '../sessions/sessions.model.js';

/** Cities: the first has shops, the second pickup points, the rest nothing. */
export const fixtureCities = [
  { id: 1, value: 'Тюмень', region: 'Тюменская область' },
  { id: 2, value: 'Сургут', region: 'Ханты-Мансийский автономный округ' },
  { id: 3, value: 'Тобольск', region: 'Тюменская область' },
  { id: 4, value: 'Екатеринбург', region: 'Свердловская область' },
] as const;

/** Shops of Tyumen; goods are in stock by these ids. */
export const fixtureShops = [
  {
    id: 1,
    address: 'ул. Республики, 65',
    phone: '3452500001',
    workTime: 'ежедневно 10:00–21:00',
    coords: [57.1493, 65.5534] as [number, number],
    icon: '',
  },
  {
    id: 2,
    address: 'ул. Мельникайте, 103',
    phone: '3452500002',
    workTime: 'ежедневно 10:00–20:00',
    coords: [57.1358, 65.5731] as [number, number],
    icon: '',
  },
];

/** Pickup points of Surgut. */
export const fixturePoints = [
  {
    id: 11,
    address: 'пр. Ленина, 43',
    phone: '3462500011',
    workTime: 'пн–пт 9:00–19:00',
    coords: [61.2541, 73.3962] as [number, number],
    icon: '',
  },
];

/** The account that exists from the start. */
export const fixtureUser = {
  id: 7,
  name: 'Анна Петрова',
  email: 'anna@example.ru',
  phone: '9123456789',
  sex: 1,
  birthDay: '05.03.1990',
  address: '',
  notification: true,
};

/** Its password. */
export const fixturePassword = 'tropa1';
/** Where the user is signed in: here, by phone, and somewhere unknown. */
export const fixtureSessions: readonly UserSession[] = [
  {
    id: 'a1',
    device: 'Chrome, Windows',
    begunAt: '2026-11-20T09:15:00.000Z',
    seenAt: '2026-11-22T08:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 'b2',
    device: 'Safari, iPhone',
    begunAt: '2026-11-02T17:40:00.000Z',
    seenAt: '2026-11-21T06:30:00.000Z',
    isCurrent: false,
  },
  { id: 'c3', device: '', begunAt: '2026-10-11T12:00:00.000Z', seenAt: '2026-10-11T12:00:00.000Z', isCurrent: false },
];
/** The code that every SMS carries. */
export const fixtureCode = '1234';
/** The promo code that takes 10 % off. */
export const fixturePromocode = 'TROPA10';

/** Reviews of every product. */
export const fixtureReviews = Array.from({ length: 12 }, (_, index) => ({
  name: ['Ирина', 'Олег', 'Марат'][index % 3] ?? '',
  location: ['Тюмень', 'Сургут'][index % 2] ?? '',
  date: `${String(index + 1).padStart(2, '0')}.09.2026`,
  value: (index % 5) + 1,
  text: `Отзыв номер ${index + 1}: взяли в поход, не подвёл.`,
}));

/** Articles. */
export const fixtureArticles = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  link: `/articles/statya-${index + 1}/`,
  img: `/media/article-${index + 1}/480.webp`,
  title: `Статья ${index + 1}`,
  textPreview: 'Как собраться в поход и ничего не забыть.',
  date: `${String(index + 1).padStart(2, '0')}.08.2026`,
  format: index === 0 ? 'big' : '',
}));

/** Photos of the project. */
export const fixturePhotos = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  preview: `/media/photo-${index + 1}/320.webp`,
  src: `/media/photo-${index + 1}/1280.webp`,
  title: `Фото ${index + 1}`,
}));
