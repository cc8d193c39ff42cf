import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { wireCard } from '../testing/goods.fixtures.js';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { CompareButton } from './CompareButton.js';
import { CompareLink } from './CompareLink.js';
import { CompareSection } from './CompareSection.js';
import { compareTexts } from './compare.texts.js';

const api = '/api/comparison';

const compared = (id: number, properties: Record<string, string>) =>
  wireCard(id, {
    isInComparison: true,
    properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
  });

const goods = [
  compared(1, { Вес: '2 кг', Цвет: 'красный' }),
  compared(2, { Вес: '3 кг', Цвет: 'красный', Объём: '65 л' }),
];

function serverWith(items: ReturnType<typeof compared>[]) {
  let list = items;
  return createTestShop({
    [`${api}/getLength/`]: () => ({ length: list.length, itemsId: list.map(({ id }) => id) }),
    [`${api}/getItems/`]: () => ({ items: list }),
    [`${api}/addItemToComparison/`]: ({ id }) => {
      list = [...list, compared(Number(id), {})];
      return { length: list.length };
    },
    [`${api}/removeItemFromComparison/`]: ({ id }) => {
      list = list.filter((item) => item.id !== id);
      return { length: list.length };
    },
    [`${api}/removeComparison/`]: () => {
      list = [];
      return {};
    },
  });
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('the texts of the comparison', () => {
  it.each([
    [0, 'В сравнении нет товаров'],
    [1, 'В сравнении 1 товар'],
    [2, 'В сравнении 2 товара'],
    [5, 'В сравнении 5 товаров'],
    [11, 'В сравнении 11 товаров'],
    [14, 'В сравнении 14 товаров'],
    [21, 'В сравнении 21 товар'],
    [22, 'В сравнении 22 товара'],
    [25, 'В сравнении 25 товаров'],
    [101, 'В сравнении 101 товар'],
    [111, 'В сравнении 111 товаров'],
  ])('%i: %s', (count, text) => {
    expect(compareTexts.count(count)).toBe(text);
  });

  it('has no Latin letter in its Russian words', () => {
    expect([1, 2, 5].map(compareTexts.count).join()).not.toMatch(/[a-z]/i);
  });
});

describe('CompareSection', () => {
  it('lines up the values of the products by property', async () => {
    serverWith(goods).render(<CompareSection />);
    expect(screen.getByRole('heading', { level: 1, name: 'Сравнение' })).toBeInTheDocument();
    expect(await screen.findByText('В сравнении 2 товара')).toBeInTheDocument();
    const values = (name: string) =>
      within(row(name))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(values('Вес')).toEqual(['2 кг', '3 кг']);
    expect(values('Цвет')).toEqual(['красный', 'красный']);
    expect(values('Объём')).toEqual(['—', '65 л']);
    expect(screen.getByRole('link', { name: 'Товар 1' })).toHaveAttribute('href', '/product/tovar-1/');
  });

  it('moves by one product with its arrows when not all fit; an arrow does nothing at its end', async () => {
    const sizes = { clientWidth: 600, scrollWidth: 800 };
    const spies = Object.entries(sizes).map(([name, value]) =>
      jest.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value),
    );
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 200 } as DOMRect);
    const lefts: (number | undefined)[] = [];
    Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
      if (typeof to !== 'object') return;
      lefts.push(to.left);
      this.scrollLeft = to.left ?? 0;
      fireEvent.scroll(this);
    };
    serverWith(goods).render(<CompareSection />);
    const next = await screen.findByRole('button', { name: 'Следующий товар' });
    const previous = screen.getByRole('button', { name: 'Предыдущий товар' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(lefts).toEqual([]);
    await userEvent.click(next);
    expect(lefts).toEqual([200]);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await userEvent.click(previous);
    expect(lefts).toEqual([200, 0]);
    for (const spy of [...spies, box]) spy.mockRestore();
  });

  it('greys rows by the three-way filter and hides none', async () => {
    serverWith(goods).render(<CompareSection />);
    await screen.findByRole('table');
    const greyed = () => ['Вес', 'Цвет', 'Объём'].filter((name) => row(name).hasAttribute('data-greyed'));
    expect(screen.getByRole('radio', { name: 'Все параметры' })).toBeChecked();
    expect(greyed()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Различающиеся' }));
    expect(greyed()).toEqual(['Цвет']);
    await userEvent.click(screen.getByRole('radio', { name: 'Совпадающие' }));
    expect(greyed()).toEqual(['Вес', 'Объём']);
  });

  it('removes one product, then all of them', async () => {
    const onCleared = jest.fn();
    serverWith(goods).render(<CompareSection onCleared={onCleared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать из сравнения: Товар 1' }));
    expect(await screen.findByText('В сравнении 1 товар')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'удалить все' }));
    expect(await screen.findByText('В сравнении пока ничего нет')).toBeInTheDocument();
    expect(screen.getByText('В сравнении нет товаров')).toBeInTheDocument();
    await waitFor(() => expect(onCleared).toHaveBeenCalledTimes(1));
  });

  it('clears, and only then notifies the host', async () => {
    const shop = serverWith(goods);
    const seen: string[] = [];
    shop.render(
      <CompareSection onCleared={() => seen.push(screen.getByText(/^В сравнении (нет|\d)/).textContent ?? '')} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'удалить все' }));
    await waitFor(() => expect(seen).toEqual(['В сравнении нет товаров']));
  });

  it('does not notify the host of a rejected clearing: keeps the list and says so', async () => {
    const onCleared = jest.fn();
    const shop = createTestShop({
      [`${api}/getItems/`]: () => ({ items: goods }),
      [`${api}/removeComparison/`]: () => new Response('', { status: 500 }),
    });
    shop.render(<CompareSection onCleared={onCleared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'удалить все' }));
    await waitFor(() => expect(shop.callsTo(`${api}/removeComparison/`)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'удалить все' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByText('В сравнении 2 товара')).toBeInTheDocument();
    expect(onCleared).not.toHaveBeenCalled();
    expect(await screen.findByText('Не удалось удалить товары. Попробуйте ещё раз.')).toHaveAttribute('role', 'status');
  });

  it('says on its card that a product was not removed', async () => {
    const shop = createTestShop({
      [`${api}/getItems/`]: () => ({ items: goods }),
      [`${api}/getLength/`]: () => ({ length: 2, itemsId: [1, 2] }),
      [`${api}/removeItemFromComparison/`]: () => undefined,
    });
    shop.render(<CompareSection />);
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать из сравнения: Товар 1' }));
    const card = () => screen.getByRole('columnheader', { name: /Товар 1/ });
    expect(await within(card()).findByText('Не удалось убрать из сравнения')).toHaveAttribute('role', 'status');
  });

  it('treats every row of a single product as identical', async () => {
    serverWith(goods.slice(1)).render(<CompareSection />);
    await screen.findByRole('table');
    const greyed = () => ['Вес', 'Цвет', 'Объём'].filter((name) => row(name).hasAttribute('data-greyed'));
    await userEvent.click(screen.getByRole('radio', { name: 'Различающиеся' }));
    expect(greyed()).toEqual(['Вес', 'Цвет', 'Объём']);
    await userEvent.click(screen.getByRole('radio', { name: 'Совпадающие' }));
    expect(greyed()).toEqual([]);
  });

  it('says what to do when nothing is compared', async () => {
    serverWith([]).render(<CompareSection />);
    expect(await screen.findByText('В сравнении пока ничего нет')).toBeInTheDocument();
    expect(screen.getByText('В сравнении нет товаров')).toBeInTheDocument();
    expect(screen.getByText('Добавляйте товары к сравнению значком со столбиками на карточке.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /удалить|Поделиться/ })).not.toBeInTheDocument();
  });

  it('shows the discount of a compared product', async () => {
    const answer = { items: [wireCard(1, { price: 700, oldPrice: 1000, properties: [] })] };
    createTestShop({ [`${api}/getItems/`]: () => answer }).render(<CompareSection />);
    expect(await screen.findByText('−30%')).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = serverWith(goods).render(<CompareSection />);
    await screen.findByRole('table');
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('CompareButton and CompareLink', () => {
  it('toggle the product and count it in the header', async () => {
    const shop = serverWith([]);
    shop.render(
      <>
        <CompareLink />
        <CompareButton id={5} />
      </>,
    );
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Сравнение' })).toHaveAttribute('href', '/catalog/compare/');
    await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
    expect(await screen.findByRole('button', { name: 'Сравнить', pressed: true })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Сравнение 1 товар' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
    expect(await screen.findByRole('link', { name: 'Сравнение' })).toBeInTheDocument();
  });

  it('says at the button that the product was not added', async () => {
    const shop = createTestShop({
      [`${api}/getLength/`]: () => ({ length: 0, itemsId: [] }),
      [`${api}/addItemToComparison/`]: () => undefined,
    });
    shop.render(<CompareButton id={5} />);
    await waitFor(() => expect(shop.calls).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
    expect(await screen.findByText('Не удалось добавить к сравнению')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('button', { name: 'Сравнить', pressed: false })).toBeInTheDocument();
  });
});

describe('CompareTable', () => {
  it('shows how far the row is scrolled only when it does not fit', async () => {
    const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
      jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
    const progress = () =>
      screen.getByRole('region', { name: 'Сравнение товаров' }).parentElement?.previousElementSibling as HTMLElement;
    const spies = [width('clientWidth', 900), width('scrollWidth', 900)];
    const first = serverWith(goods).render(<CompareSection />);
    await screen.findByRole('table');
    expect(progress()).toBeEmptyDOMElement();
    first.unmount();
    spies.push(width('scrollWidth', 1200));
    serverWith(goods).render(<CompareSection />);
    await screen.findByRole('table');
    expect(progress().firstElementChild).toHaveAttribute('style', expect.stringContaining('inline-size: 75%'));
    spies.forEach((spy) => spy.mockRestore());
  });
});
