import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Hashes of the inline parts of a page's own HTML, as the Content-Security-Policy lists them. */
export interface InlineParts {
  /** Hash of the script that the head begins with. */
  readonly scripts: readonly string[];
  /** Hashes of its `<style>` elements. */
  readonly elements: readonly string[];
  /** Hashes of its `style` attributes: aspect ratios of pictures, stars partly filled, positions on a plan. */
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

/**
 * The storefront's script precedes everything that comes from the database or from a visitor, so nothing that these may
 * inject can be in its position.
 */
const firstScript = /^<!doctype html><html[^>]*><head>(?:<meta[^>]*>)*<script>([^<]*)<\/script>/;

/** The styles that a page was rendered with, and its first script. Anything injected later has no such hash. */
export function inlinePartsOf(html: string): InlineParts {
  return {
    scripts: hashesOf(firstScript.exec(html)?.slice(1) ?? []),
    elements: hashesOf(Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, text = '']) => text)),
    attributes: hashesOf(Array.from(html.matchAll(/\sstyle="([^"]*)"/g), ([, text = '']) => asRead(text))),
  };
}

/** Inline parts of a page from those of its pieces, in order. Only the first piece can have the page's script. */
export const joinInline = (all: readonly InlineParts[]): InlineParts => ({
  scripts: all[0]?.scripts ?? [],
  elements: [...new Set(all.flatMap(({ elements }) => elements))],
  attributes: [...new Set(all.flatMap(({ attributes }) => attributes))],
});

/**
 * With this many hashes of attributes, 54 bytes each, the headers of a response stay below the 4 KB buffer that proxies
 * have by default; with a larger header they would return a 502. A page of the demo shop has about ten.
 */
export const mostAttributes = 40;

/**
 * The policy that allows the styles and the first script of one page; its styles are left as they are where it already
 * allows inline styles for Google's map. On a page with too many attributes all `style` attributes are allowed: they
 * affect only their own element and cannot run anything. `<style>` elements always need their hash.
 */
export function policyWithInline(policy: string, { scripts, elements, attributes }: InlineParts): string {
  return policy
    .split('; ')
    .map((line) => {
      if (line.startsWith('script-src ')) return [line, ...scripts].join(' ');
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

/** Allows the inline parts of a page in the policy of its response. */
export function allowInline(reply: FastifyReply, parts: InlineParts): FastifyReply {
  const policy = reply.getHeader(header);
  return typeof policy === 'string' ? reply.header(header, policyWithInline(policy, parts)) : reply;
}
