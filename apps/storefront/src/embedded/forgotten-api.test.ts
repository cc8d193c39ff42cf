/** @jest-environment jest-fixed-jsdom */
import { hintAtForgottenApi } from './forgotten-api.js';

const shop = 'https://shop.example';
let warned: jest.SpyInstance;
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => {
  warned.mockRestore();
  document.head.replaceChildren();
});

const fail = (kind: string) =>
  document.dispatchEvent(new CustomEvent('tropa:error', { detail: { source: 'getListing', kind, message: '' } }));
const script = (attributes: string) => (document.head.innerHTML = `<script src="${shop}/tropa.js" ${attributes}>`);

test('a script of another origin without data-api: the first failed call logs what to set, once', () => {
  script('');
  hintAtForgottenApi(document, shop);
  fail('shop');
  expect(warned).not.toHaveBeenCalled();
  fail('http');
  fail('contract');
  expect(warned.mock.calls).toEqual([[expect.stringContaining(`data-api="${shop}"`)]]);
  expect(String(warned.mock.calls[0])).toContain(`getListing failed: the calls go to ${location.origin}/api/`);
});

test.each([
  ['of the page’s own origin', '', location.origin],
  ['that names the shop', `data-api="${shop}"`, shop],
  ['that says that the page hands the calls on', 'data-api=""', shop],
])('a script %s logs nothing', (_, attributes, from) => {
  script(attributes);
  hintAtForgottenApi(document, from);
  fail('network');
  expect(warned).not.toHaveBeenCalled();
});
