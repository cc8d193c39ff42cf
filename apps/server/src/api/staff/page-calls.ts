import * as v from 'valibot';
import { deletePage, listPages, readPage, writePage } from '../../shop/staff/staff-pages.js';
import { staffCall } from './staff-call.js';
import { line, nothing } from './staff-schemas.js';

const tag = 'pages';
const query = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(120), v.description('The path of the page, with both slashes: /delivery/.')),
});

/** A page of text: its path, what search engines show, and its HTML. */
export const staffPage = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  heading: v.pipe(v.string(), v.description('The heading above the text; empty: the title.')),
  html: v.pipe(v.string(), v.description('Empty where the text of the page is a block.')),
  changed: v.pipe(v.string(), v.description('The day of the last change; empty: nobody knows.')),
});

/** Pages of text. */
export const pageCalls = [
  staffCall({
    name: 'getPages',
    method: 'GET',
    path: '/pages',
    tag,
    about: 'Pages of text with their HTML, by path',
    role: 'content',
    response: v.object({ items: v.array(staffPage) }),
    handle: async ({ db }) => ({ items: await listPages(db) }),
  }),
  staffCall({
    name: 'getPage',
    method: 'GET',
    path: '/page',
    tag,
    about: 'One page of text',
    role: 'content',
    query,
    response: staffPage,
    handle: ({ db }, { query: { path } }) => readPage(db, path),
  }),
  staffCall({
    name: 'putPage',
    method: 'PUT',
    path: '/page',
    tag,
    about:
      'Writes a page of text whole, a new one or over an old one; HTML is cleaned. A content folder does not write over it unless told',
    role: 'content',
    query,
    body: v.strictObject({
      title: line(200),
      description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
      heading: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
      html: v.pipe(
        v.string(),
        v.maxLength(500_000),
        v.description(
          'HTML: headings from h2 on, paragraphs, lists, tables, links, pictures. Anything else is taken out.',
        ),
      ),
    }),
    response: staffPage,
    handle: ({ db, actor }, { query: { path }, body }) => writePage(db, actor, { path, ...body }),
  }),
  staffCall({
    name: 'deletePage',
    method: 'DELETE',
    path: '/page',
    tag,
    about: 'Deletes a page of text, whose address then answers 404; the audit keeps what it was',
    role: 'content',
    query,
    response: nothing,
    async handle({ db, actor }, { query: { path } }) {
      await deletePage(db, actor, path);
      return {};
    },
  }),
];
