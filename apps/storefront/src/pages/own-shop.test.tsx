import type { PageName, ShopLook } from '@tropa/render-contract';
import { renderTestPage, pageInput, pageWidgets, parsePage } from '../testing/page.fixtures.js';

const shop: ShopLook = {
  name: 'Велобаза',
  heading: 'Велосипеды для всех',
  slogan: 'Крутим педали',
  phone: '8 (495) 111-22-33',
  hours: 'по будням с 10 до 19',
  seller: {
    name: 'ООО «Велобаза»',
    ogrn: '1990000000010',
    inn: '9900000017',
    address: 'г. Казань, ул. Баумана, 1',
    email: 'claims@velobaza.example',
  },
  logo: '/files/logo.svg',
  icon: '/files/icon.svg',
  colours: { light: { primary: '#0a7d4f' }, dark: { primary: '#3fd08f' }, bar: '#0a7d4f' },
  socials: [{ title: 'ВКонтакте', link: 'https://vk.com/velobaza' }],
  menu: {
    header: [{ title: 'Доставка', link: '/delivery/' }],
    footer: [{ title: 'Покупателям', links: [{ title: 'Карты', link: '/gift-cards/' }] }],
  },
  documents: [{ title: 'Политика', link: '/privacy_policy/' }],
  workshops: ['Казань, ул. Баумана, 1'],
  isDemo: false,
  isTropa: false,
};

const ownPage = async (name: PageName, own: Partial<ShopLook> = {}) => {
  const { html } = await renderTestPage({
    ...pageInput(name),
    meta: { title: 'Велобаза', description: 'Магазин', canonical: 'https://velobaza.example/' },
    data: {
      _config: { supportPhone: shop.phone, flags: {}, menu: [] },
      _city: { id: 5, value: 'Казань' },
      _title: 'Страница',
      _document: { html: '<p>Текст</p>' },
      _serviceFormId: 1,
    },
    shop: { ...shop, ...own },
  });
  return { html, page: parsePage(html) };
};

/** The demo shop and its made-up seller, city and pages. */
const demoMarks =
  /троп[аыеу]\b|301-42-43|78003014243|0000000000|Тюмен|Республики|демонстрац|вымышлен|школа походов|палатк/iu;

describe("a page of one's own shop", () => {
  it.each(Object.keys(pageWidgets) as PageName[])('«%s» has nothing of the demo shop', async (name) => {
    const { html, page } = await ownPage(name);
    // The names of cookies, keys of the storage and fonts are those of the program.
    expect(page.documentElement.outerHTML.replace(/<(?:style|script)[^]*?<\/(?:style|script)>/g, '')).not.toMatch(
      demoMarks,
    );
    expect(html).not.toMatch(/301-42-43|Тюмен|вымышлен/);
  });

  it('says who sells, where claims go, and has the links, the logo and the icon of its shop', async () => {
    const { page } = await ownPage('index');
    const text = page.body.textContent ?? '';
    for (const said of [
      'ООО «Велобаза»',
      'ОГРН 1990000000010',
      'ИНН 9900000017',
      'claims@velobaza.example',
      shop.hours,
    ])
      expect(text).toContain(said);
    expect(page.querySelector('h1')?.textContent).toBe(shop.heading);
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/files/icon.svg');
    expect(page.querySelector('header img')?.getAttribute('src')).toBe('/files/logo.svg');
    expect(page.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe('Велобаза');
    const links = [...page.querySelectorAll('header nav a, footer nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/delivery/', '/gift-cards/']));
    expect(links).not.toContain('/returns/');
    expect(page.querySelector('footer a[href="https://vk.com/velobaza"]')).not.toBeNull();
  });

  it('has its colours after those of the themes, and its own browser bar colour', async () => {
    const { html, page } = await ownPage('index');
    const sheets = [...page.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
    const own = sheets.findIndex((css) => css.includes('--tropa-color-primary:#0a7d4f;'));
    expect(own).toBe(sheets.length - 1);
    expect(sheets[own]).toContain('[data-theme=dark]{--tropa-color-primary:#3fd08f;}');
    expect(html).toContain('<meta name="theme-color" content="#0a7d4f"');
  });

  it("without a logo has its name in letters, without the demo's symbol; without an icon, no one else’s", async () => {
    const { page } = await ownPage('index', { logo: '', icon: '' });
    expect(page.querySelector('header a[aria-label="Велобаза, на главную"]')?.innerHTML).not.toContain('<svg');
    expect(page.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('data:,');
  });

  it('says that it is a demo while it is one', async () => {
    expect((await ownPage('index', { isDemo: true })).page.body.textContent).toContain('Демонстрационный магазин');
  });

  it('without slides renders no slider', async () => {
    const { page } = await ownPage('index');
    expect(page.querySelector('[data-widget=main-slider]')).toBeNull();
  });

  it('offers its own workshops', async () => {
    const { page } = await ownPage('service');
    const { props } = (page.querySelector('[data-widget=service]') as HTMLElement).dataset;
    expect(JSON.parse(props ?? '')).toEqual({ workshops: shop.workshops });
  });
});
