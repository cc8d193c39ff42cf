import sanitizeHtml from 'sanitize-html';
import { decodeTwice } from './decode-twice.js';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'sub',
    'sup',
  ],
  allowedAttributes: {},
  // h1 is the page's own.
  transformTags: { h1: 'h2', div: 'p' },
  disallowedTagsMode: 'discard',
};

const hasTags = (text: string): boolean => /<[a-z/!][^>]*>/i.test(text);

/** A feed's description as HTML that is safe to print: known tags without attributes; plain lines become paragraphs. */
export function cleanDescription(said: string): string {
  if (said === '') return '';
  // HTML that was escaped once too often would be read as text.
  const text =
    !hasTags(said) && /&lt;(?:p|br|ul|li|b|strong|div|h\d|table|span)\b/i.test(said) ? decodeTwice(said) : said;
  if (hasTags(text))
    return sanitizeHtml(text, allowed)
      .replace(/<p>\s*<\/p>/g, '')
      .trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      sanitizeHtml(paragraph, { allowedTags: [], allowedAttributes: {} })
        .trim()
        .replace(/\s*\n\s*/g, '<br />'),
    )
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

/** HTML as plain text. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/<\/(p|li|tr|h[1-6])>|<br \/>/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: unescape,
  })
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}
