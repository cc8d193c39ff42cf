/** The picture that likely decides when a page looks ready. */
export interface FirstPicture {
  srcset: string;
  sizes: string;
  type: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/**
 * Finds the first picture with high priority in a page's HTML: its own `srcset` and `sizes` are preloaded,
 * so that the preload can never ask for another size than the picture does.
 */
export function findFirstPicture(html: string): FirstPicture | null {
  const img = html.search(/<img[^>]*fetchpriority="high"/i);
  if (img < 0) return null;
  const start = html.lastIndexOf('<picture', img);
  const source = start < 0 ? undefined : /<source[^>]*>/i.exec(html.slice(start, img))?.[0];
  if (source === undefined) return null;
  return { srcset: attribute(source, 'srcset'), sizes: attribute(source, 'sizes'), type: attribute(source, 'type') };
}

/** `Link` header values for the picture: heard before the first byte of the page is parsed. */
export function firstPictureHeader(picture: FirstPicture | null): string[] {
  if (picture === null) return [];
  const { srcset, sizes, type } = picture;
  const first = srcset.split(' ')[0] ?? '';
  return [
    `<${first}>; rel=preload; as=image; imagesrcset="${srcset}"; imagesizes="${sizes}"; type="${type}"; fetchpriority=high`,
  ];
}
