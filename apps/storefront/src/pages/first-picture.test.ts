import { findFirstPicture } from './first-picture.js';

const later = '<picture><source type="image/avif" srcset="/c.avif 1w"/><img loading="lazy" src="/c.webp"/></picture>';

describe('first picture', () => {
  it('is the one with high priority, with its own sizes', () => {
    const html =
      `${later}<picture><source type="image/avif" srcSet="/a.avif 320w, /b.avif 640w" sizes="46vw"/>` +
      '<img fetchpriority="high" src="/a.webp"/></picture>';
    expect(findFirstPicture(html)).toEqual([
      { srcset: '/a.avif 320w, /b.avif 640w', sizes: '46vw', type: 'image/avif', media: '' },
    ]);
  });

  it('has a source for each window width, the best format of each', () => {
    const html =
      '<picture><source type="image/avif" media="(max-width: 599px)" srcset="/m.avif 1w" sizes="100vw"/>' +
      '<source media="(max-width: 599px)" srcset="/m.webp"/>' +
      '<source type="image/avif" media="(min-width: 600px)" srcset="/w.avif 1w" sizes="64vw"/>' +
      '<img fetchpriority="high"/></picture>';
    expect(findFirstPicture(html).map(({ media }) => media)).toEqual(['(max-width: 599px)', '(min-width: 600px)']);
  });

  it.each([[''], [later], ['<img fetchpriority="high" src="/a.webp"/>']])('is none in %j', (html) => {
    expect(findFirstPicture(html)).toEqual([]);
  });
});
