/** A thing of schema.org: what it is, and its properties. A value that is undefined is not printed. */
export interface Thing<Type extends string = string> {
  readonly '@type': Type;
  readonly [property: string]: unknown;
}

/** An address as search engines want it: whole, as far as the origin is known. What is whole already (a foreign picture) stays. */
export function wholeAddress(origin: string, link: string): string {
  if (origin === '') return link;
  try {
    return new URL(link, `${origin}/`).href;
  } catch {
    return `${origin}/`;
  }
}

/** Things of one page as one document; undefined when there are none. */
export const graphOf = (things: readonly Thing[]): object | undefined =>
  things.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': things };
