import { deviceName } from './device-name.js';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36`],
  [
    'Яндекс Браузер, Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36`,
  ],
  [
    'Яндекс Браузер, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} Version/17.0 YaBrowser/24.10.2.1 Mobile/15E148 Safari/604.1`,
  ],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Opera, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'Safari, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, iPad',
    `Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  ],
  ['Safari, macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/131.0.0.0 Safari/537.36`],
  ['Android', 'Dalvik/2.1.0 (Linux; U; Android 13)'],
  ['', 'curl/8.5.0'],
  ['', ''],
  ['', undefined],
])('«%s» of %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('is no longer than the column, whatever is sent', () => {
  expect(
    deviceName('SamsungBrowser/ Edg/ YaBrowser/ Windows CrOS Android iPhone'.repeat(500)).length,
  ).toBeLessThanOrEqual(60);
});
