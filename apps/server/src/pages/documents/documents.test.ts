import { createHash } from 'node:crypto';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { consentDate, consentVersion } from '../../shop/consent.js';
import { staticDocuments } from '../static-documents.js';
import { documents, htmlOf as htmlIn } from './document-texts.js';
import { saleTermsPath } from './wording.js';

const folder = fileURLToPath(new URL('../../../documents', import.meta.url));
const facts = { sessionCookie: 'tropa_session', formFilesDays: 180 };
const htmlOf = (path: string) =>
  htmlIn(
    documents.find((document) => document.path === path)!,
    facts,
  );
const legal = ['/privacy/', '/privacy_policy/', '/agreement/'];

/**
 * Every wording that visitors agreed to, by its version: the SHA-256 of the legal pages and of the terms of sale. A
 * version stored with an order must identify forever what was agreed to: add a line, never change one.
 */
const wordings: Record<string, string> = {
  '2026-11-22': 'c115f186e07703f08de607b2b6db92045999cb2985915d973ef28ad0e3ea201f',
  '2026-11-24': 'e8b1b26b7f7d61cd8d3ed4870ddfe5acad9a85f80518483701ed50b9cd1b3932',
};

describe('legal documents', () => {
  it('with a changed text get a version of their own', async () => {
    const texts = [...legal.map(htmlOf), await readFile(`${folder}/sale-terms.html`, 'utf8')];
    expect(wordings[consentVersion]).toBe(createHash('sha256').update(texts.join('\n')).digest('hex'));
  });

  it('the policy says how long files of applicants and signed-in devices are kept in this shop', () => {
    expect(htmlOf('/privacy_policy/')).toContain('удаляются сами через 180&nbsp;дней после отправки');
    const policy = documents.find(({ path }) => path === '/privacy_policy/')!;
    expect(htmlIn(policy, { ...facts, formFilesDays: 21 })).toContain(
      'удаляются сами через 21&nbsp;день после отправки',
    );
    expect(htmlOf('/privacy_policy/')).toContain('не позднее чем через 180&nbsp;дней после входа');
    expect(htmlOf('/privacy_policy/')).toContain('название браузера и системы');
  });

  it.each(legal)('%s says which wording it is: the one that the server writes down', (path) => {
    expect(htmlOf(path)).toContain(`Редакция ${consentVersion} от `);
    expect(documents.find((document) => document.path === path)?.changed).toBe(consentDate);
  });

  it('link one another and the terms of sale, each in a new tab', () => {
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
    const consent = documents.find(({ path }) => path === '/privacy/')!;
    expect(htmlIn(consent, { ...facts, writeCookie: 'tropa_wrote' })).toContain('<strong>tropa_wrote</strong>');
    expect(htmlIn(consent, { ...facts, writeCookie: null })).toBe(htmlOf('/privacy/'));
  });

  it('the consent says that nobody else sets cookies, or which counter does and when', () => {
    const consent = documents.find(({ path }) => path === '/privacy/')!;
    expect(htmlOf('/privacy/')).toContain('Рекламных и сторонних cookie нет.');
    const counted = htmlIn(consent, { ...facts, counters: ['Яндекс Метрика'] });
    expect(counted).toContain('счётчик посещений (Яндекс Метрика)');
    expect(counted).not.toContain('сторонних cookie нет');
  });

  it('say how goods are recommended', () => {
    expect(htmlOf('/recommendations/')).toMatch(/149-ФЗ[^]*Похожие товары[^]*отказаться/);
  });

  it('hold no word of two alphabets', () => {
    for (const { path, title, description } of documents) {
      const words = `${title} ${description} ${htmlOf(path).replace(/<[^>]*>/g, ' ')}`.match(/[\p{L}]+/gu) ?? [];
      expect(words.filter((word) => /[a-z]/i.test(word) && /[а-яё]/i.test(word))).toEqual([]);
    }
  });
});

describe('terms of sale', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(staticDocuments(folder));
  });
  afterAll(() => app.close());

  it('are a PDF that browsers show, kept by its tag', async () => {
    const answer = await app.inject({ method: 'GET', url: saleTermsPath });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeLessThan(150_000);
    const again = await app.inject({
      method: 'GET',
      url: saleTermsPath,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are printed from the source that lies beside: the same wording, Cyrillic text, embedded fonts', async () => {
    const pdf = (await readFile(`${folder}/sale-terms.pdf`)).toString('latin1');
    const titles = [...pdf.matchAll(/\/Title <FEFF([0-9A-F]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    const html = await readFile(`${folder}/sale-terms.html`, 'utf8');
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
