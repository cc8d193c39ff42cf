/** A schema.org object: its type and properties. Undefined values are omitted. */
export interface Thing<Type extends string = string> {
  readonly '@type': Type;
  readonly [property: string]: unknown;
}

/**
 * A URL for search engines: absolute, if the origin is known. A URL that is already absolute (an external picture)
 * stays.
 */
export function wholeAddress(origin: string, link: string): string {
  if (origin === '') return link;
  try {
    return new URL(link, `${origin}/`).href;
  } catch {
    return `${origin}/`;
  }
}

/** Objects of one page as one document; undefined when there are none. */
export const graphOf = (things: readonly Thing[]): object | undefined =>
  things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
