import { CardShelf } from './card-shelf.js';
import type { ProductCard } from './cards.js';

const card = (id: number, changes: Partial<ProductCard> = {}): ProductCard => ({
  id,
  link: `/product/p${id}/`,
  title: 'Лыжи',
  price: 5_050,
  img: '',
  recommended: false,
  newItem: false,
  ...changes,
});

describe('the shelf of cards', () => {
  it('names the goods that have another card than before', () => {
    const shelf = new CardShelf();
    shelf.follow([1, 2, 3].map((id) => ({ id, card: card(id) })));
    const changed = [
      { id: 1, card: card(1) },
      { id: 2, card: card(2, { price: 4_050 }) },
      { id: 3, card: null },
    ];
    expect([...shelf.follow(changed)]).toEqual([2, 3]);
    expect([...shelf.follow(changed)]).toEqual([3]);
  });

  it('holds what it does not know for changed', () => {
    const shelf = new CardShelf();
    const same = [{ id: 1, card: card(1) }];
    expect([...shelf.follow(same)]).toEqual([1]);
    expect([...shelf.follow(same)]).toEqual([]);
    shelf.clear();
    expect([...shelf.follow(same)]).toEqual([1]);
  });

  it('holds what changed several times for changed: a page may be of the time in between', () => {
    const shelf = new CardShelf();
    shelf.follow([{ id: 1, card: card(1) }]);
    expect([...shelf.follow([{ id: 1, card: card(1), isRepeated: true }])]).toEqual([1]);
  });
});
