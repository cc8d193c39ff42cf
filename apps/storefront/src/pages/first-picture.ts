/** A source of the picture that is likely the largest contentful paint. */
export interface FirstPicture {
  srcset: string;
  sizes: string;
  type: string;
  /** Its media query; '' matches all windows. */
  media: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/**
 * Finds the first picture with high priority in a page's HTML: its own `srcset` and `sizes` are preloaded, so that the
 * preload can never request another size than the picture does. A picture with several media queries gives several
 * preloads, of which a browser uses one.
 */
export function findFirstPicture(html: string): FirstPicture[] {
  const priority = html.search(/fetchpriority="high"/i);
  if (priority < 0) return [];
  const img = html.lastIndexOf('<img', priority);
  const start = html.lastIndexOf('<picture', img);
  const sources = start < 0 ? [] : (html.slice(start, img).match(/<source[^>]*>/gi) ?? []);
  const pictures = sources.map((source) => ({
    srcset: attribute(source, 'srcset'),
    sizes: attribute(source, 'sizes'),
    type: attribute(source, 'type'),
    media: attribute(source, 'media'),
  }));
  // The first source of a media query is the one that the browser uses.
  return pictures.filter(
    ({ media, type }, index) => type !== '' && pictures.findIndex((other) => other.media === media) === index,
  );
}
