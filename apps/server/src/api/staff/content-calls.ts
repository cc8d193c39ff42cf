import * as v from 'valibot';
import { isPageAddress } from '../../shop/staff/clean-page-html.js';
import {
  blockNames,
  deleteArticle,
  listArticles,
  readArticle,
  readBlock,
  writeArticle,
  writeBlock,
} from '../../shop/staff/staff-content.js';
import { staffCall } from './staff-call.js';
import { limitText, line, nothing } from './staff-schemas.js';

const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be small Latin letters and digits with single hyphens'),
  v.maxLength(100),
);
const html = v.pipe(
  v.string(),
  v.maxLength(500_000),
  v.description('HTML: headings from h2 on, paragraphs, lists, tables, links, pictures. Anything else is taken out.'),
);
const picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.description('A path of the shop or an http(s) address; empty: none.'),
  v.check(isPageAddress, 'must be a path or an http(s) address'),
);

/** An article as the staff writes it. */
export const staffArticle = v.object({
  slug: v.string(),
  title: v.string(),
  preview: v.string(),
  html: v.string(),
  img: v.string(),
  isBig: v.boolean(),
  rubric: v.string(),
  publishedAt: v.string(),
});

const block = v.object({ name: v.picklist(blockNames), value: v.unknown() });
const params = v.object({ slug });
const blockParams = v.object({ name: v.picklist(blockNames) });

/** Articles, banners and texts of pages. */
export const contentCalls = [
  staffCall({
    name: 'getArticles',
    method: 'GET',
    path: '/articles',
    tag: 'articles',
    about: 'Articles with their HTML, the newest first',
    role: 'content',
    query: v.strictObject({
      limit: limitText,
      skip: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.description('How many to leave out.'), v.transform(Number)),
        '0',
      ),
    }),
    response: v.object({ items: v.array(staffArticle) }),
    handle: async ({ db }, { query }) => ({ items: await listArticles(db, query) }),
  }),
  staffCall({
    name: 'getArticle',
    method: 'GET',
    path: '/articles/{slug}',
    tag: 'articles',
    about: 'One article',
    role: 'content',
    params,
    response: staffArticle,
    handle: ({ db }, { params: { slug: which } }) => readArticle(db, which),
  }),
  staffCall({
    name: 'putArticle',
    method: 'PUT',
    path: '/articles/{slug}',
    tag: 'articles',
    about: 'Writes an article whole, a new one or over an old one; it is on the site within a second',
    role: 'content',
    params,
    body: v.strictObject({
      title: line(200),
      preview: v.optional(v.pipe(v.string(), v.maxLength(1_000)), ''),
      html,
      img: v.optional(picture, ''),
      isBig: v.optional(v.boolean(), false),
      rubric: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      publishedAt: v.pipe(v.string(), v.isoTimestamp('must be an ISO moment, 2026-03-01T09:00:00Z')),
    }),
    response: staffArticle,
    handle: ({ db, actor }, { params: { slug: which }, body }) => writeArticle(db, actor, { slug: which, ...body }),
  }),
  staffCall({
    name: 'deleteArticle',
    method: 'DELETE',
    path: '/articles/{slug}',
    tag: 'articles',
    about: 'Deletes an article; the audit keeps what it was',
    role: 'content',
    params,
    response: nothing,
    async handle({ db, actor }, { params: { slug: which } }) {
      await deleteArticle(db, actor, which);
      return {};
    },
  }),
  staffCall({
    name: 'getBlock',
    method: 'GET',
    path: '/blocks/{name}',
    tag: 'pages',
    about: 'Banners, the slider or a text of a page; value is null where it was never written',
    role: 'content',
    params: blockParams,
    response: block,
    handle: async ({ db }, { params: { name } }) => ({ name, value: await readBlock(db, name) }),
  }),
  staffCall({
    name: 'putBlock',
    method: 'PUT',
    path: '/blocks/{name}',
    tag: 'pages',
    about: 'Writes banners, the slider or a text of a page, in the shape that page data have; HTML in it is cleaned',
    role: 'content',
    params: blockParams,
    body: v.strictObject({ value: v.unknown() }),
    response: block,
    handle: async ({ db, actor }, { params: { name }, body: { value } }) => ({
      name,
      value: await writeBlock(db, actor, name, value),
    }),
  }),
];
