import { renderToString } from 'react-dom/server';
import { card } from '../testing/goods.fixtures.js';
import { CardHtmlProvider, type CardHtmlOf } from './CardHtmlProvider.js';
import { ProductCardsGrid } from './ProductCardsGrid.js';
import { ProductCardsRow } from './ProductCardsRow.js';

const goods = [
  card(1, { rating: 4.5, reviewsCount: 3, oldPrice: 900_000 }),
  card(2, { newItem: true, isAvailable: false }),
  card(3, { recommended: true }),
];
const tools = ({ id }: { id: number }) => <button type="button">В избранное {id}</button>;
const lists = {
  grid: <ProductCardsGrid items={goods} cardTools={tools} eagerCount={2} list="catalog" />,
  row: <ProductCardsRow items={goods} label="Похожие" cardAction={tools} headingLevel={4} />,
  "cards of the host's own": <ProductCardsGrid items={goods} renderCard={({ title }) => <b>{title}</b>} />,
};

const rendered: CardHtmlOf = (_parts, one) => renderToString(one);

test.each(Object.entries(lists))('%s: cards rendered separately give the same HTML', (_name, list) => {
  expect(renderToString(<CardHtmlProvider htmlOf={rendered}>{list}</CardHtmlProvider>)).toBe(renderToString(list));
});

test('what a card shows changes its parts, its place in the list does not', () => {
  const partsOf = (list: React.ReactNode) => {
    const all: string[] = [];
    const known: unknown[] = [];
    const nameOf = (part: unknown) => {
      if (typeof part !== 'function' && typeof part !== 'object') return String(part);
      if (!known.includes(part)) known.push(part);
      return `#${known.indexOf(part)}`;
    };
    const htmlOf: CardHtmlOf = (parts) => {
      all.push(parts.map(nameOf).join('|'));
      return '';
    };
    renderToString(<CardHtmlProvider htmlOf={htmlOf}>{list}</CardHtmlProvider>);
    return all;
  };
  const grid = (props: Partial<React.ComponentProps<typeof ProductCardsGrid>>) => (
    <ProductCardsGrid items={[card(1)]} cardTools={tools} {...props} />
  );
  const other = ({ id }: { id: number }) => <i>{id}</i>;
  const differ = [
    {},
    { items: [card(1, { price: 5 })] },
    { items: [card(2)] },
    { headingLevel: 2 as const },
    { eagerCount: 1 },
    { cardTools: other },
    { cardAction: other },
    { renderCard: other },
    { texts: { newItem: 'НОВОЕ' } },
  ];
  expect(new Set(partsOf(differ.map((props, key) => <div key={key}>{grid(props)}</div>))).size).toBe(differ.length);
  const same = [{}, { list: 'search', firstPosition: 31 }, { list: 'catalog' }, { items: [card(1)] }];
  expect(new Set(partsOf(same.map((props, key) => <div key={key}>{grid(props)}</div>))).size).toBe(1);
});
