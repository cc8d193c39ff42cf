/** A form of the picture that likely decides when a page looks ready. */
export interface FirstPicture {
  srcset: string;
  sizes: string;
  type: string;
  /** Windows that it is for; '' is all. */
  media: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/**
 * Finds the first picture with high priority in a page's HTML: its own `srcset` and `sizes` are preloaded,
 * so that the preload can never ask for another size than the picture does. A picture that differs by the width of
 * the window gives several, of which a browser takes one.
 */
export function findFirstPicture(html: string): FirstPicture[] {
  const img = html.search(/<img[^>]*fetchpriority="high"/i);
  if (img < 0) return [];
  const start = html.lastIndexOf('<picture', img);
  const sources = start < 0 ? [] : (html.slice(start, img).match(/<source[^>]*>/gi) ?? []);
  const pictures = sources.map((source) => ({
    srcset: attribute(source, 'srcset'),
    sizes: attribute(source, 'sizes'),
    type: attribute(source, 'type'),
    media: attribute(source, 'media'),
  }));
  // The first of a window's width is the one that the browser takes.
  return pictures.filter(
    ({ media, type }, index) => type !== '' && pictures.findIndex((other) => other.media === media) === index,
  );
}
