import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Hashes of what a page's own HTML says about its looks, as the content policy names them. */
export interface InlineStyles {
  /** Of its `<style>` elements. */
  readonly elements: readonly string[];
  /** Of its `style` attributes: proportions of pictures, colours of goods, places on a plan. */
  readonly attributes: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const asRead = (written: string) =>
  written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const hashesOf = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The styles that a page was drawn with. Whatever is put into it later, by whomever, has no such hash. */
export function inlineStylesOf(html: string): InlineStyles {
  return {
    elements: hashesOf(Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text)),
    attributes: hashesOf(Array.from(html.matchAll(/\sstyle="([^"]*)"/g), ([, text = '']) => asRead(text))),
  };
}

/**
 * So many hashes of attributes, 54 bytes each, keep the headers of an answer below the 4 KB that a proxy has room for as
 * it comes; above them it would answer 502. A page of the demo shop has about twenty.
 */
export const mostAttributes = 40;

/**
 * The policy with the styles of one page let in; as it is where it lets all of them in for a map's sake. A page with
 * too many attributes lets attributes in as such: they move and paint what they stand at, and can neither run anything
 * nor reach other elements. `<style>` elements pass by their hashes always.
 */
export function policyWithStyles(policy: string, { elements, attributes }: InlineStyles): string {
  return policy
    .split('; ')
    .map((line) => {
      if (line === `style-src 'self'`) return [line, ...elements].join(' ');
      if (line === `style-src-attr 'none'` && attributes.length > 0) {
        if (attributes.length > mostAttributes) return `style-src-attr 'unsafe-inline'`;
        return [`style-src-attr 'unsafe-hashes'`, ...attributes].join(' ');
      }
      return line;
    })
    .join('; ');
}

const header = 'content-security-policy';

/** Lets the styles of a page pass the policy of its answer. */
export function allowStyles(reply: FastifyReply, styles: InlineStyles): FastifyReply {
  const policy = reply.getHeader(header);
  return typeof policy === 'string' ? reply.header(header, policyWithStyles(policy, styles)) : reply;
}
