import { followGround, suitGround } from './ground.js';

function page(html: string, color: string) {
  document.body.innerHTML = html;
  document.body.style.color = color;
}
const themes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.theme ?? null);

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  delete document.documentElement.dataset.theme;
});

test.each([
  ['rgb(221, 221, 221)', 'dark'],
  ['rgba(255, 255, 255, 0.87)', 'dark'],
  ['rgb(17, 17, 17)', null],
  ['rgb(128, 0, 0)', null],
])('where the page writes in %s, a widget is %s', (color, theme) => {
  page('<main><div data-widget="search"></div></main>', color);
  suitGround(document);
  expect(themes()).toEqual([theme]);
});

test('each widget follows what is around it', () => {
  page(
    '<div data-widget="search"></div><aside style="color: rgb(0, 0, 0)"><div data-widget="basket"></div></aside>',
    'rgb(238, 238, 238)',
  );
  suitGround(document);
  expect(themes()).toEqual(['dark', null]);
});

test('a theme that the page names stands, on the widget or around it', () => {
  page('<div data-widget="search" data-theme="light"></div><div data-widget="basket"></div>', 'rgb(238, 238, 238)');
  document.documentElement.dataset.theme = 'system';
  suitGround(document);
  expect(themes()).toEqual(['light', null]);
});

test('when the system turns, what was suited is suited again, and nothing else', () => {
  let turn = () => {};
  const system = { addEventListener: (_: string, then: () => void) => (turn = then) } as unknown as MediaQueryList;
  page('<div data-widget="search"></div><div data-widget="basket" data-theme="dark"></div>', 'rgb(238, 238, 238)');
  followGround(document, { matchMedia: () => system });
  expect(themes()).toEqual(['dark', 'dark']);
  document.body.style.color = 'rgb(20, 20, 20)';
  turn();
  expect(themes()).toEqual([null, 'dark']);
});
