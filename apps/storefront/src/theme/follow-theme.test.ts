/** @jest-environment jest-fixed-jsdom */
import { followTheme } from './follow-theme.js';
import { themeField, themeKey } from './theme-choice.js';
import { themeHead } from './theme-head.js';

const root = document.documentElement;
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const metas = () => [...document.querySelectorAll('meta[data-theme-of]')].map((meta) => meta.getAttribute('media'));
const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
const choose = (value: string) => radio(value)?.click();

/** A page as the server sends it, in a window with its own listeners. */
function openPage(): void {
  root.dataset.theme = 'system';
  document.head.innerHTML = themeHead();
  document.body.innerHTML = ['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="${themeField}" value="${value}" ${value === 'system' ? 'checked' : ''}>`)
    .join('');
}

/** Runs the inline script: a script set by `innerHTML` never runs. */
const runHeadScript = () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- what the page has in its head
  new Function(document.querySelector('script')?.textContent ?? '')();
};

beforeEach(() => {
  localStorage.clear();
  openPage();
});
afterEach(() => jest.restoreAllMocks());

describe('the script in the head', () => {
  it.each(['light', 'dark'])('puts the remembered theme %s on the page', (theme) => {
    localStorage.setItem(themeKey, theme);
    runHeadScript();
    expect(root.dataset.theme).toBe(theme);
    expect(metas()).toEqual(theme === 'light' ? ['all', 'not all'] : ['not all', 'all']);
  });

  it.each([[null], ['system'], ['"><b>']])('leaves the theme to the system where %s is remembered', (value) => {
    if (value !== null) localStorage.setItem(themeKey, value);
    runHeadScript();
    expect(root.dataset.theme).toBe('system');
    expect(metas()).toEqual(bySystem);
  });

  it('survives blocked storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    runHeadScript();
    expect(root.dataset.theme).toBe('system');
  });
});

describe('followTheme', () => {
  // First: the listeners of the other tests stay on the window.
  it('leaves pages of other sites alone', () => {
    document.head.innerHTML = '';
    root.dataset.theme = 'host';
    localStorage.setItem(themeKey, 'dark');
    followTheme(window);
    choose('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
    expect(root.dataset.theme).toBe('host');
  });

  it('shows and remembers what the visitor chooses, and forgets it when they return to the system’s', () => {
    followTheme(window);
    choose('dark');
    expect([root.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['dark', 'dark']);
    expect(metas()).toEqual(['not all', 'all']);
    choose('system');
    expect([root.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['system', null]);
    expect(metas()).toEqual(bySystem);
  });

  it('checks the button of the remembered theme', () => {
    localStorage.setItem(themeKey, 'dark');
    followTheme(window);
    expect(radio('dark')?.checked).toBe(true);
  });

  it('applies a click that came before it', () => {
    choose('light');
    followTheme(window);
    expect([root.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['light', 'light']);
  });

  it.each([
    ['another tab', () => window.dispatchEvent(new StorageEvent('storage', { key: themeKey }))],
    ['another tab that cleared everything', () => window.dispatchEvent(new StorageEvent('storage', { key: null }))],
    ['a page left by «back»', () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))],
    ['a page left before this one was shown', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])('applies the choice of %s', (_where, tell) => {
    followTheme(window);
    localStorage.setItem(themeKey, 'dark');
    tell();
    expect([root.dataset.theme, radio('dark')?.checked]).toEqual(['dark', true]);
  });

  it('lasts as long as the page where storage is blocked', () => {
    const fail = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
    followTheme(window);
    choose('dark');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect([root.dataset.theme, radio('dark')?.checked]).toEqual(['dark', true]);
  });
});
