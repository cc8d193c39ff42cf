import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TextsProvider, useTexts } from './TextsProvider.js';
import type { TextsOf } from './TextsProvider.js';

const basketTexts = { title: 'Корзина', count: (count: number) => `${count} шт.`, empty: 'Пусто' };
type BasketTexts = typeof basketTexts;

const seen: BasketTexts[] = [];
function Basket({ texts: own }: { texts?: Partial<BasketTexts> }) {
  const texts = useTexts('basket', basketTexts, own);
  seen.push(texts);
  return <p>{[texts.title, texts.count(2), texts.empty].join('; ')}</p>;
}
const said = () => screen.getByRole('paragraph').textContent;
beforeEach(() => void seen.splice(0));

test('are the defaults without a provider', () => {
  render(<Basket />);
  expect(said()).toBe('Корзина; 2 шт.; Пусто');
  expect(seen[0]).toBe(basketTexts);
});

test('a dictionary replaces what it names, a function with a template; own texts override it', () => {
  const texts: TextsOf<{ basket: BasketTexts }> = {
    basket: { title: 'Покупки', count: '{0} {0|вещь|вещи|вещей}', empty: 'Ничего' },
  };
  render(
    <TextsProvider texts={texts}>
      <Basket texts={{ title: 'Мешок' }} />
    </TextsProvider>,
  );
  expect(said()).toBe('Мешок; 2 вещи; Ничего');
});

test('an inner provider adds to an outer one', () => {
  render(
    <TextsProvider texts={{ basket: { title: 'Покупки', empty: 'Ничего' }, other: {} }}>
      <TextsProvider texts={{ basket: { title: 'Мешок' } }}>
        <Basket />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(said()).toBe('Мешок; 2 шт.; Ничего');
});

test('what is undefined or null leaves the default', () => {
  render(
    <TextsProvider texts={{ basket: { title: undefined, empty: null } }}>
      <Basket texts={{ count: undefined }} />
    </TextsProvider>,
  );
  expect(said()).toBe('Корзина; 2 шт.; Пусто');
});

test('what an inner provider leaves undefined comes from the outer one', () => {
  render(
    <TextsProvider texts={{ basket: { title: 'Покупки', empty: 'Ничего' } }}>
      <TextsProvider texts={{ basket: { title: undefined, empty: null } }}>
        <Basket />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(said()).toBe('Покупки; 2 шт.; Ничего');
});

test('a parametrised text that a dictionary replaces with something else is used as it is', () => {
  render(
    <TextsProvider texts={{ basket: { count: 5 } }}>
      <Basket />
    </TextsProvider>,
  );
  expect(said()).toBe('Корзина; 5; Пусто');
});

test('the same object is returned while nothing changes', () => {
  const texts = { basket: { title: 'Покупки' } };
  const page = () => (
    <TextsProvider texts={texts}>
      <Basket />
    </TextsProvider>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

test('a server renders the dictionary too', () => {
  const html = renderToString(
    <TextsProvider texts={{ basket: { title: 'Покупки' } }}>
      <Basket />
    </TextsProvider>,
  );
  expect(html).toContain('Покупки');
});
