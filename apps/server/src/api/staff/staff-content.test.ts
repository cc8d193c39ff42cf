import { describeOnOneDatabase } from '../../testing/databases.js';
import { readDemoParts } from '../../testing/demo-parts.js';
import { openStaff } from '../../testing/staff.js';
import type { StaffClient } from '../../testing/staff.js';
import { openTestShop } from '../../testing/test-shop.js';
import type { TestShop } from '../../testing/test-shop.js';

describeOnOneDatabase('texts for the staff', (open) => {
  let shop: TestShop;
  let content: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    const renderPage = ({ data, status }: { data: unknown; status: number }) => ({
      html: JSON.stringify(data),
      status,
    });
    shop = await openTestShop(open, { parts: { renderPage: renderPage } });
    [content, admin] = [await openStaff(shop, 'content'), await openStaff(shop, 'admin')];
  }, 60_000);
  afterAll(() => shop.close());

  const page = async (url: string) => (await shop.visitor().request({ method: 'GET', url })).body;
  const untilShown = async (url: string, text: string): Promise<void> => {
    for (let tries = 0; !(await page(url)).includes(text); tries += 1) {
      if (tries > 100) throw new Error(`${url} does not show ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const article = { title: 'Как выбрать палатку', html: '<p>Текст</p>', publishedAt: '2026-03-01T09:00:00Z' };
  const evil =
    '<h1>Привет</h1><script>alert(1)</script><p onclick="x()" style="color:red" class="x">Текст ' +
    '<a href="javascript:alert(1)">раз</a> <a href="/catalog/" target="_blank">два</a><img src="//evil.example/x.png" onerror="x()" alt="">' +
    '<iframe src="https://evil.example"></iframe></p>';

  it('an article: written, on the site, rewritten, deleted; foreign HTML is removed', async () => {
    expect(await page('/articles/palatka/')).not.toContain('Как выбрать палатку');
    const made = await content.send('PUT', '/articles/palatka', {
      ...article,
      html: evil,
      preview: 'Коротко',
      rubric: 'Снаряжение',
    });
    expect(made.body).toEqual({
      slug: 'palatka',
      title: 'Как выбрать палатку',
      preview: 'Коротко',
      html: '<h2>Привет</h2><p>Текст <a>раз</a> <a href="/catalog/" target="_blank" rel="noopener">два</a><img alt="" /></p>',
      img: '',
      isBig: false,
      rubric: 'Снаряжение',
      publishedAt: '2026-03-01T09:00:00.000Z',
    });
    await untilShown('/articles/palatka/', 'Как выбрать палатку');
    await content.send('PUT', '/articles/palatka', { ...article, title: 'Палатка: как выбрать' });
    await untilShown('/articles/palatka/', 'Палатка: как выбрать');
    expect((await content.get('/articles?limit=1')).body.items).toMatchObject([{ slug: 'palatka' }]);
    expect((await content.send('DELETE', '/articles/palatka')).body).toEqual({});
    for (const reply of [await content.get('/articles/palatka'), await content.send('DELETE', '/articles/palatka')]) {
      expect(reply.status).toBe(404);
    }
    expect((await admin.get('/audit?subject=article:palatka')).body.items).toMatchObject([
      { key: 'content', action: 'article.delete', before: { title: 'Палатка: как выбрать' }, after: null },
      { before: { title: 'Как выбрать палатку' }, after: { title: 'Палатка: как выбрать' } },
      { before: null },
    ]);
  });

  it.each([
    ['../admin', article],
    ['Palatka', article],
    ['p', { ...article, title: ' ' }],
    ['p', { ...article, img: 'javascript:alert(1)' }],
    ['p', { ...article, img: '//evil.example/x.png' }],
    ['p', { ...article, publishedAt: 'завтра' }],
    ['p', { ...article, id: 7 }],
  ])('article %s %j: rejected', async (slug, body) => {
    expect((await content.send('PUT', `/articles/${encodeURIComponent(slug)}`, body)).status).toBe(422);
  });

  it('a page: read, rewritten, on the site; foreign HTML is removed, everything is audited', async () => {
    const path = encodeURIComponent('/recommendations/');
    const before = (await content.get(`/page?path=${path}`)).body;
    expect(before.html).not.toBe('');
    expect((await content.get('/pages')).body.items).toContainEqual(before);
    const wanted = { title: 'Подарочные карты', description: 'Для друзей', heading: 'Карта в подарок', html: evil };
    const made = await content.send('PUT', `/page?path=${path}`, wanted);
    expect(made.body).toMatchObject({
      path: '/recommendations/',
      title: 'Подарочные карты',
      heading: 'Карта в подарок',
    });
    expect(made.body.html).not.toMatch(/script|onclick|iframe|style/);
    await untilShown('/recommendations/', 'Карта в подарок');
    expect((await admin.get('/audit?subject=page:/recommendations/')).body.items).toMatchObject([
      { key: 'content', action: 'page.set', before: { html: before.html }, after: { html: made.body.html } },
    ]);
    await content.send('PUT', `/page?path=${encodeURIComponent('/rassrochka/')}`, {
      title: 'Рассрочка',
      html: '<p>Да</p>',
    });
    await untilShown('/rassrochka/', 'Рассрочка');
    // A tool that works directly on the database writes whatever it is given.
    await shop.db
      .updateTable('content_pages')
      .set({ html: '<p onclick="x()">Мимо<script>alert(1)</script></p>', changed_at: new Date(0) })
      .where('path', '=', '/rassrochka/')
      .execute();
    expect((await content.get(`/page?path=${encodeURIComponent('/rassrochka/')}`)).body).toMatchObject({
      html: '<p>Мимо</p>',
      changed: expect.stringMatching(/^20/),
    });
  });

  it('a deleted page: its URL is a 404, the audit keeps the text; pages that the law requires cannot be deleted', async () => {
    const path = `/page?path=${encodeURIComponent('/vremennaya/')}`;
    await content.send('PUT', path, { title: 'Временная', html: '<p>Была</p>' });
    await untilShown('/vremennaya/', 'Временная');
    expect((await content.send('DELETE', path)).body).toEqual({});
    await untilShown('/vremennaya/', 'Страница не найдена');
    for (const reply of [await content.get(path), await content.send('DELETE', path)]) expect(reply.status).toBe(404);
    expect((await admin.get('/audit?subject=page:/vremennaya/')).body.items[0]).toMatchObject({
      action: 'page.delete',
      before: { html: '<p>Была</p>' },
      after: null,
    });
    for (const lawful of ['/privacy/', '/privacy_policy/', '/agreement/', '/sale-terms/'])
      expect((await content.send('DELETE', `/page?path=${encodeURIComponent(lawful)}`)).status).toBe(422);
    expect((await content.get(`/page?path=${encodeURIComponent('/privacy/')}`)).status).toBe(200);
  });

  it.each([
    ['/catalog/', '<p>т</p>'],
    ['/нет/', '<p>т</p>'],
    ['/service/', '<p>Текст этой страницы — блок</p>'],
    ['/recommendations/', ' <script>x</script> '],
    ['/recommendations/', '<p>{{days}}</p>'],
  ])('page %s %j: rejected', async (path, html) => {
    const reply = await content.send('PUT', `/page?path=${encodeURIComponent(path)}`, { title: 'т', html });
    expect(reply.status).toBe(422);
  });

  it('parts of pages are read and written in the same form; the page shows the new one', async () => {
    for (const [name, value] of Object.entries((await readDemoParts()).blocks)) {
      const reply = await content.send('PUT', `/blocks/${name}`, { value });
      expect([name, reply.status, reply.body.error]).toEqual([name, 200, undefined]);
      const again = await content.get(`/blocks/${name}`);
      expect([name, again.body.value]).toEqual([name, reply.body.value]);
    }
    const banners = [{ link: '/sale/', image: '/media/x/640.webp', text: 'Весенняя распродажа', isVideo: false }];
    await content.send('PUT', '/blocks/banners', { value: banners });
    await untilShown('/', 'Весенняя распродажа');
    const advert = { advertiser: 'ООО «Север»', erid: '2VtzqwE' };
    await content.send('PUT', '/blocks/banners', { value: banners.map((banner) => ({ ...banner, advert })) });
    await untilShown('/', '"erid":"2VtzqwE"');
    const { body } = await content.send('PUT', '/blocks/service', { value: { html: evil } });
    expect(body.value.html).not.toMatch(/script|onclick|iframe|style/);
    await untilShown('/service/', 'Привет');
    const [last] = (await admin.get('/audit?subject=block:banners')).body.items;
    expect(last).toMatchObject({
      key: 'content',
      action: 'block.set',
      after: [{ text: 'Весенняя распродажа', advert }],
    });
  });

  it.each([
    ['nothing', {}],
    ['banners', { text: 'не список' }],
    ['banners', [{ link: 'javascript:alert(1)', image: '/x', text: 'т', isVideo: false }]],
    ['banners', [{ link: '/', image: '/x', text: 'т', isVideo: false, advert: { erid: '2V' } }]],
    ['service', { html: 5 }],
    ['service', { html: 'т', script: 'x' }],
  ])('%s %j: rejected', async (name, value) => {
    expect((await content.send('PUT', `/blocks/${name}`, { value })).status).toBe(422);
  });
});
