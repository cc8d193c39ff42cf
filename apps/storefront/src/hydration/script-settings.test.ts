/** @jest-environment jest-fixed-jsdom */
import { readScriptSettings } from './script-settings.js';

const page = (attributes: string) => {
  const document = new DOMParser().parseFromString(
    `<head><base href="https://portal.example/news/"><script type="module" ${attributes}></script></head>`,
    'text/html',
  );
  return readScriptSettings(document);
};
const src = 'src="/assets/tropa.js"';

afterEach(() => jest.restoreAllMocks());

test.each([src, `${src} data-api=""`, 'data-api="https://shop.example"'])(
  "<script %s>: calls go to the page's own origin",
  (attributes) => {
    expect(page(attributes)).toEqual({});
  },
);

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  [' https://shop.example/ru/ ', 'https://shop.example/ru'],
  ['https://shop.example/api', 'https://shop.example'],
  ['https://shop.example/ru/api/?a=1#b', 'https://shop.example/ru'],
  ['//shop.example:8443', 'https://shop.example:8443'],
])('data-api="%s" is %s', (said, baseUrl) => {
  expect(page(`${src} data-api="${said}"`)).toEqual({ baseUrl });
});

test.each([
  ['/shop/', 'https://portal.example/shop'],
  ['https://portal.example', 'https://portal.example'],
])('data-api="%s" stays on the own origin: no CORS is needed', (said, baseUrl) => {
  expect(page(`${src} data-api="${said}"`)).toEqual({ baseUrl });
});

test.each(['javascript:alert(1)', 'https://', 'ftp://shop.example'])(
  'data-api="%s" is reported and ignored',
  (said) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(page(`${src} data-api="${said}"`)).toEqual({});
    expect(told.mock.calls).toEqual([[expect.stringContaining(`data-api="${said}" is not a URL`)]]);
  },
);

test.each([
  [src, {}],
  [`${src} data-api-key`, { apiKey: {} }],
  [`${src} data-api-key="X-Club-Key"`, { apiKey: { header: 'X-Club-Key' } }],
  [`${src} data-api-key="x_club.key~1"`, { apiKey: { header: 'x_club.key~1' } }],
  [
    `${src} data-api="/shop/" data-api-key=" X-Key "`,
    { baseUrl: 'https://portal.example/shop', apiKey: { header: 'X-Key' } },
  ],
])('<script %s>: %j', (attributes, settings) => {
  expect(page(attributes)).toEqual(settings);
});

test('an invalid header name in data-api-key is reported; the key goes in the default one', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(page(`${src} data-api-key="X Key: 1"`)).toEqual({ apiKey: {} });
  expect(told).toHaveBeenCalledTimes(1);
});
