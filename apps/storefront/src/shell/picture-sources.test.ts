import { pictureSources } from './picture-sources.js';

describe('pictureSources', () => {
  it('offers every width of our picture', () => {
    const { avif } = pictureSources('/media/backpack-3f7d2a-2/480.webp');
    expect(avif?.split(', ')).toHaveLength(7);
    expect(avif).toContain('/media/backpack-3f7d2a-2/960.avif 960w');
  });

  it.each([['https://img.example.ru/a/480.webp'], ['/media/../480.webp'], [''], ['/media/a/b/480.webp']])(
    'leaves %j alone',
    (src) => expect(pictureSources(src)).toEqual({}),
  );
});
