import { pageDataFixtures, renderWithShop } from '@tropa/api-client/testing';
import { TextsProvider } from '@tropa/ui-kit';
import { screen } from '@testing-library/react';
import { Widget } from './CookieNoticeWidget.js';

beforeEach(() => localStorage.clear());

test.each([
  [undefined, 'Мы используем cookie, чтобы помнить корзину, город и избранное.'],
  [
    { metrica: '12345', ga4: '' },
    'Мы используем cookie, чтобы помнить корзину, город и избранное. С вашего согласия ещё и считаем посещения (Яндекс Метрика).',
  ],
  [
    { metrica: '12345', ga4: 'G-ABC123' },
    'Мы используем cookie, чтобы помнить корзину, город и избранное. С вашего согласия ещё и считаем посещения (Яндекс Метрика, Google Analytics).',
  ],
])('with the counters %j a visitor reads what the consent covers', async (counters, text) => {
  renderWithShop(<Widget />, { pageData: { _config: { ...pageDataFixtures._config, counters } } });
  expect((await screen.findByRole('complementary')).querySelector('p')?.textContent).toContain(text);
});

test('a dictionary of the host overrides ours, and the counters are named all the same', async () => {
  const texts = {
    cookieNotice: { text: 'Без cookie никак.', counted: 'Считаем: {0}.' },
    counters: { metrica: 'Метрика' },
  };
  const counters = { metrica: '12345', ga4: '' };
  renderWithShop(
    <TextsProvider texts={texts}>
      <Widget />
    </TextsProvider>,
    { pageData: { _config: { ...pageDataFixtures._config, counters } } },
  );
  expect((await screen.findByRole('complementary')).querySelector('p')).toHaveTextContent(
    /^Без cookie никак. Считаем: Метрика. /,
  );
});
