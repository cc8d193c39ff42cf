/** @jest-environment jest-fixed-jsdom */
import { followGround, suitGround } from './ground.js';

const { documentElement: root } = document;

function page(html: string, color: string) {
  document.body.innerHTML = html;
  document.body.style.color = color;
}
/** Themes of the page and of its widgets. */
const themes = () =>
  [root, ...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.theme ?? null);

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  delete root.dataset.theme;
});

test.each([
  ['rgb(221, 221, 221)', 'dark'],
  ['rgba(255, 255, 255, 0.87)', 'dark'],
  ['rgb(17, 17, 17)', null],
  ['rgb(128, 0, 0)', null],
])(
  "where the page's text is %s, it is %s; its widgets set no theme, so that the page's own tokens apply",
  (color, theme) => {
    page('<main><div data-widget="search"></div></main>', color);
    suitGround(document);
    expect(themes()).toEqual([theme, null]);
  },
);

test.each([
  ['rgb(238, 238, 238)', 'rgb(0, 0, 0)', ['dark', null, 'light']],
  ['rgb(0, 0, 0)', 'rgb(238, 238, 238)', [null, null, 'dark']],
])('on a page whose text is %s a widget amid %s has a theme of its own', (color, aside, expected) => {
  page(
    `<div data-widget="search"></div><aside style="color: ${aside}"><div data-widget="basket"></div></aside>`,
    color,
  );
  suitGround(document);
  expect(themes()).toEqual(expected);
});

test('a theme that the page sets is kept, on the page', () => {
  page('<div data-widget="search" data-theme="light"></div><div data-widget="basket"></div>', 'rgb(238, 238, 238)');
  root.dataset.theme = 'system';
  suitGround(document);
  expect(themes()).toEqual(['system', 'light', null]);
});

test('and on a widget, or around it', () => {
  page(
    '<div data-widget="search" data-theme="light"></div><p data-theme="light"><b data-widget="city"></b></p><div data-widget="basket"></div>',
    'rgb(238, 238, 238)',
  );
  suitGround(document);
  suitGround(document);
  expect(themes()).toEqual(['dark', 'light', null, null]);
});

test("when the system's theme changes, what was adapted is adapted again, and nothing else", () => {
  let turn = () => {};
  const system = { addEventListener: (_: string, then: () => void) => (turn = then) } as unknown as MediaQueryList;
  page('<div data-widget="search"></div><div data-widget="basket" data-theme="dark"></div>', 'rgb(238, 238, 238)');
  followGround(document, { matchMedia: () => system });
  expect(themes()).toEqual(['dark', null, 'dark']);
  document.body.style.color = 'rgb(20, 20, 20)';
  turn();
  expect(themes()).toEqual([null, null, 'dark']);
});
