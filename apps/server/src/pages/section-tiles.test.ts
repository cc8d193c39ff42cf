import { sectionTiles } from './section-tiles.js';

const section = (id: number, title: string, art = '') => ({
  id,
  title,
  art,
  slug: `section-${id}`,
  parentId: null,
  description: '',
  children: [],
});

test('a section has the picture that it was given, that of its goods, or a drawing of what it is about', () => {
  const tiles = sectionTiles(
    [section(1, 'Обувь', 'hiking-boot-orange-n0'), section(2, 'Лыжи'), section(3, 'Палатки')],
    new Map([[2, { picture: 'https://img.example/skis.jpg' }]]),
  );
  expect(tiles.map(({ link, img }) => [link, img])).toEqual([
    ['/catalog/section-1/', '/media/hiking-boot-orange-n0/160.webp'],
    ['/catalog/section-2/', 'https://img.example/skis.jpg'],
    ['/catalog/section-3/', '/media/tent-dome-green-n0/160.webp'],
  ]);
});
