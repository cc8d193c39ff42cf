import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { demoFolder, readDemoPages } from '../../demo/demo-content.js';
import { consentVersion } from '../../shop/consent.js';
import type { OwnPage } from '../../shop/content/own-pages.js';
import { describeOnOneDatabase } from '../../testing/databases.js';
import type { TestDatabase } from '../../testing/databases.js';
import { saleTerms } from '../own-files.js';
import { documentPaths } from './document-pages.js';
import { fillFacts, unknownFacts } from '../../shop/content/page-facts.js';
import type { PageFacts } from '../../shop/content/page-facts.js';
import { saleTermsPath } from './sale-terms-path.js';

const printed = join(__dirname, '../../../documents/sale-terms.html');
const facts: PageFacts = {
  sessionCookie: 'tropa_session',
  sessionMark: 'tropa_visitor',
  writeCookie: null,
  counters: [],
  formFilesDays: 180,
};
const legal = ['/privacy/', '/privacy_policy/', '/agreement/'];

let pages: ReadonlyMap<string, OwnPage>;
beforeAll(async () => {
  pages = new Map((await readDemoPages()).map((page) => [page.path, page]));
});
const htmlOf = (path: string, known: Partial<PageFacts> = {}) =>
  fillFacts(pages.get(path)?.html ?? '', { ...facts, ...known });

/** The words alone, without what a heading or a link is written with. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>|<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** What the legal documents of the demo shop say, by the day that they print: other words need another day. */
const wordings: Record<string, string> = {
  '2026-11-27': 'd0f9fe1861f13f00c425115ce129f210aab208260db659651be40c66cc36bfbb',
};

describe('legal documents', () => {
  it('get a day of their own when their words change', async () => {
    const texts = [...legal.map((path) => htmlOf(path)), await readFile(printed, 'utf8')].map(wordsOf);
    expect(wordings[consentVersion]).toBe(createHash('sha256').update(texts.join('\n')).digest('hex'));
  });

  it('the policy says how long files of applicants and signed-in devices are kept in this shop', () => {
    expect(htmlOf('/privacy_policy/')).toContain('удаляются сами через 180\u00A0дней после отправки');
    expect(htmlOf('/privacy_policy/', { formFilesDays: 21 })).toContain(
      'удаляются сами через 21\u00A0день после отправки',
    );
    expect(htmlOf('/privacy_policy/')).toContain('не позднее чем через 180\u00A0дней после входа');
    expect(htmlOf('/privacy_policy/')).toContain('название браузера и системы');
  });

  it.each(legal)('%s says which wording it is', (path) => {
    expect(htmlOf(path)).toContain(`Редакция ${consentVersion} от `);
  });

  it('link to one another and to the terms of sale, each in a new tab', () => {
    for (const path of legal) {
      const links = [...htmlOf(path).matchAll(/<a href="([^"]+)"([^>]*)>/g)];
      for (const [, href = '', rest = ''] of links) {
        if (legal.includes(href) || href === saleTermsPath) expect(rest).toBe(' target="_blank" rel="noopener"');
      }
      expect(links.map(([, href]) => href)).toContain(saleTermsPath);
    }
  });

  it('the consent names the law, the data of each form, how to take it back, and the cookies', () => {
    const text = htmlOf('/privacy/');
    for (const part of [
      '152-ФЗ',
      'Анкета соискателя',
      'Подписка на новости',
      'Отозвать',
      'tropa_session',
      'LOCATION',
      'cookies_accepted',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('the consent names the cookie of a change where there are replicas', () => {
    expect(htmlOf('/privacy/', { writeCookie: 'tropa_wrote' })).toContain('<strong>tropa_wrote</strong>');
    expect(htmlOf('/privacy/')).not.toContain('tropa_wrote');
  });

  it('the consent says that nobody else sets cookies, or which counter does and when', () => {
    expect(htmlOf('/privacy/')).toContain('Рекламных и сторонних cookie нет.');
    const counted = htmlOf('/privacy/', { counters: ['Яндекс Метрика'] });
    expect(counted).toContain('счётчик посещений (Яндекс Метрика)');
    expect(counted).not.toContain('сторонних cookie нет');
  });

  it('leave nothing between braces, and a list is not part of a paragraph', () => {
    for (const path of pages.keys()) expect([path, htmlOf(path).includes('{{')]).toEqual([path, false]);
    expect(htmlOf('/privacy/')).not.toMatch(/<p>\s*<ul>/);
    expect(unknownFacts('<p>{{counters}} {{counter}}</p><p>{{cookies}}</p>')).toEqual(['{{counter}}']);
  });

  it('say how goods are recommended', () => {
    expect(htmlOf('/recommendations/')).toMatch(/149-ФЗ[^]*Похожие товары[^]*отказаться/);
  });

  it('contain no word that mixes two alphabets', () => {
    for (const path of documentPaths) {
      const { title, description } = pages.get(path)!;
      const words = wordsOf(`${title} ${description} ${htmlOf(path)}`).match(/[\p{L}]+/gu) ?? [];
      expect(words.filter((word) => /[a-z]/i.test(word) && /[а-яё]/i.test(word))).toEqual([]);
    }
  });
});

describeOnOneDatabase('terms of sale', (open) => {
  let app: FastifyInstance;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    app = fastify();
    app.decorate('shop', { db: database.db } as never);
    await app.register(saleTerms);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const get = (headers = {}) => app.inject({ method: 'GET', url: saleTermsPath, headers });

  it('are a PDF that browsers display, and revalidate by its ETag', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; .*%D0%A2%D1%80%D0%BE%D0%BF%D0%B0\.pdf$/),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const again = await get({ 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are the shop’s own file or page where the shop is not the demo', async () => {
    const { db } = database;
    await db
      .insertInto('shop_identity')
      .values({ value: JSON.stringify({ name: 'Велобаза' }) })
      .execute();
    expect([(await get()).statusCode, (await get()).headers.location]).toEqual([302, '/sale-terms/']);
    const own = { name: 'sale-terms.pdf', type: 'application/pdf', hash: 'own', content: Buffer.from('%PDF своё') };
    await db.insertInto('content_files').values(own).execute();
    const { rawPayload, headers } = await get();
    expect([rawPayload.toString(), headers.etag]).toEqual(['%PDF своё', '"own"']);
    expect(headers['content-disposition']).toContain(encodeURIComponent('Велобаза'));
  });

  it('are printed from the source that is kept: the same wording, Cyrillic text, embedded fonts', async () => {
    const pdf = (await readFile(join(demoFolder, 'files/sale-terms.pdf'))).toString('latin1');
    const titles = [...pdf.matchAll(/\/Title <FEFF([0-9A-F]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    const html = await readFile(printed, 'utf8');
    expect(titles[0]).toBe(/<title>([^<]*)/.exec(html)?.[1]);
    expect(titles[0]).toContain(`редакция ${consentVersion}`);
    // The PDF outline: a heading changed in the source alone would be missing here.
    const headings = [...html.matchAll(/<h2>([^<]*)/g)].map(([, heading]) => heading);
    expect(titles).toEqual(expect.arrayContaining(headings));
    // Language set to Russian for screen readers; fonts embedded; text that can be searched and copied.
    expect(['/Lang (ru)', '/Type /Font', '/ToUnicode'].filter((part) => !pdf.includes(part))).toEqual([]);
    expect(html).toContain(`Редакция ${consentVersion}`);
  });
});
