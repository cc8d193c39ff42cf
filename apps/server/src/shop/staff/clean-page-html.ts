import sanitizeHtml from 'sanitize-html';
import { invalid } from './staff-refusal.js';

/** Tags of the shop's own texts. No classes and no styles: a text looks like the shop. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'section', 'figure', 'figcaption'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // h1 is the page's own.
  transformTags: {
    h1: 'h2',
    div: 'p',
    a: (tagName, { href, target }): sanitizeHtml.Tag => {
      const attribs: sanitizeHtml.Attributes = href === undefined ? {} : { href };
      return { tagName, attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs };
    },
  },
  disallowedTagsMode: 'discard',
};

const hasTags = (text: string): boolean => /<[a-z/!][^>]*>/i.test(text);

/** HTML of the staff as it may be printed: known tags, no scripts, no foreign protocols. */
export const cleanPageHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

/** An address that a link or a picture may have: a path of the shop, or http(s). */
export function isPageAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text) || text === '') return true;
  return URL.canParse(text) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(text).protocol);
}

const addressFields = new Set(['link', 'href', 'src', 'img', 'imgMobile', 'image', 'poster', 'url', 'preview']);

/** A value of page data with its HTML cleaned. @throws StaffRefusal for an address that no page may have */
export function cleanValue(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (addressFields.has(field) && !isPageAddress(value))
      throw invalid(`«${field}» must be a path or an http(s) address.`);
    return hasTags(value) ? cleanPageHtml(value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanValue(inner, name)]));
}
