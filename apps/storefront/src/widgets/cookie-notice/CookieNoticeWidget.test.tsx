import { pageDataFixtures, renderWithShop } from '@tropa/api-client/testing';
import { screen } from '@testing-library/react';
import { Widget } from './CookieNoticeWidget.js';

beforeEach(() => localStorage.clear());

test.each([
  [undefined, 'Мы используем cookie, чтобы помнить корзину, город и избранное.'],
  [
    { metrica: '12345', ga4: '' },
    'Мы используем cookie, чтобы помнить корзину, город и избранное, а с вашего согласия — чтобы считать посещения (Яндекс Метрика).',
  ],
  [
    { metrica: '12345', ga4: 'G-ABC123' },
    'Мы используем cookie, чтобы помнить корзину, город и избранное, а с вашего согласия — чтобы считать посещения (Яндекс Метрика, Google Analytics).',
  ],
])('with the counters %j a visitor reads what is agreed to', async (counters, text) => {
  renderWithShop(<Widget />, { pageData: { _config: { ...pageDataFixtures._config, counters } } });
  expect((await screen.findByRole('complementary')).querySelector('p')?.textContent).toContain(text);
});
