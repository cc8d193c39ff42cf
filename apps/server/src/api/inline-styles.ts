import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Hashes of what a page's own HTML says about its looks, as the content policy names them. */
export interface InlineStyles {
  /** Of its `<style>` elements. */
  readonly elements: readonly string[];
  /** Of its `style` attributes: proportions of pictures, colours of goods, places on a plan. */
  readonly attributes: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const asRead = (written: string) => written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

const hashesOf = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The styles that a page was drawn with. Whatever is put into it later, by whomever, has no such hash. */
export function inlineStylesOf(html: string): InlineStyles {
  return {
    elements: hashesOf(Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text)),
    attributes: hashesOf(Array.from(html.matchAll(/\sstyle="([^"]*)"/g), ([, text = '']) => asRead(text))),
  };
}

/** The policy with the styles of one page let in; as it is where it lets all of them in for a map's sake. */
export function policyWithStyles(policy: string, { elements, attributes }: InlineStyles): string {
  return policy
    .split('; ')
    .map((line) => {
      if (line === `style-src 'self'`) return [line, ...elements].join(' ');
      if (line === `style-src-attr 'none'` && attributes.length > 0) {
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
