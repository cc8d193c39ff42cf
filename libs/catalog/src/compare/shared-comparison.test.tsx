import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ComparedProduct } from '@tropa/api-client';
import { wireCard } from '../testing/goods.fixtures.js';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { CompareSection } from './CompareSection.js';

const api = '/api/comparison';

const shared: ComparedProduct[] = [9, 8].map((id) => ({
  id,
  link: `/product/tovar-${id}/`,
  title: `Чужой товар ${id}`,
  price: 10000,
  oldPrice: null,
  img: '',
  isInComparison: false,
  isAvailable: true,
  properties: [{ name: 'Вес', value: `${id} кг` }],
}));

const down = () => new Response('', { status: 500 });

function visitorWith(ids: number[], refused: number[] = [], refusal = down) {
  const list = [...ids];
  return createTestShop({
    [`${api}/getLength/`]: () => ({ length: list.length, itemsId: list }),
    [`${api}/getItems/`]: () => ({ items: list.map((id) => wireCard(id, { isInComparison: true, properties: [] })) }),
    [`${api}/addItemToComparison/`]: ({ id }) =>
      refused.includes(Number(id)) ? refusal() : { length: list.unshift(Number(id)) },
  });
}

const added = (shop: ReturnType<typeof visitorWith>) =>
  shop.callsTo(`${api}/addItemToComparison/`).map(({ body }) => body.id);
const takeAll = () => screen.findByRole('button', { name: 'Добавить всё в своё сравнение' });

describe('a shared comparison', () => {
  it('is shown from page data: its goods are not requested, and nobody can change it', async () => {
    const shop = visitorWith([]);
    shop.render(<CompareSection shared={shared} />);
    expect(screen.getByText('В сравнении 2 товара')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Чужой товар 9' })).toBeInTheDocument();
    expect(screen.getByText('С вами поделились этим сравнением.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /удалить|Убрать|Поделиться/ })).not.toBeInTheDocument();
    await waitFor(() => expect(shop.callsTo(`${api}/getLength/`)).toHaveLength(1));
    expect(shop.callsTo(`${api}/getItems/`)).toEqual([]);
  });

  it('is added as a whole, in its order, without what the visitor already has; then links to one’s own', async () => {
    const onTaken = jest.fn();
    const shop = visitorWith([8]);
    shop.render(<CompareSection shared={shared} onTaken={onTaken} />);
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    await userEvent.click(await takeAll());
    expect(await screen.findByText('Все эти товары уже есть в вашем сравнении.')).toBeInTheDocument();
    expect(added(shop)).toEqual([9]);
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Открыть своё сравнение' })).toHaveAttribute('href', '/catalog/compare/');
  });

  it('keeps its order in the visitor’s list, where the newest comes first', async () => {
    const shop = visitorWith([]);
    shop.render(<CompareSection shared={shared} />);
    await userEvent.click(await takeAll());
    await screen.findByRole('link', { name: 'Открыть своё сравнение' });
    expect(added(shop)).toEqual([8, 9]);
  });

  it('says so when the server rejects some of it, and can be tried again', async () => {
    const onTaken = jest.fn();
    visitorWith([], [9]).render(<CompareSection shared={shared} onTaken={onTaken} />);
    await userEvent.click(await takeAll());
    expect(await screen.findByRole('alert')).toHaveTextContent('Добавились не все товары. Попробуйте ещё раз.');
    expect(await takeAll()).toBeEnabled();
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('shows the message of the shop where there is one', async () => {
    const full = () =>
      Response.json({ statusCode: 200, errorCode: 13, errorMessage: 'В сравнении не может быть больше 20 товаров' });
    visitorWith([], [8], full).render(<CompareSection shared={shared} />);
    await userEvent.click(await takeAll());
    expect(await screen.findByRole('alert')).toHaveTextContent('В сравнении не может быть больше 20 товаров');
  });

  it('adds one product by the icon on its picture', async () => {
    const shop = visitorWith([]);
    shop.render(<CompareSection shared={shared} />);
    const second = within(screen.getByRole('columnheader', { name: /Чужой товар 8/ }));
    await waitFor(() => expect(shop.callsTo(`${api}/getLength/`)).toHaveLength(1));
    await userEvent.click(second.getByRole('button', { name: 'Сравнить' }));
    expect(await second.findByRole('button', { name: 'Сравнить', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(added(shop)).toEqual([8]));
  });

  it('has no axe violations', async () => {
    const { container } = visitorWith([]).render(<CompareSection shared={shared} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('«Поделиться» of one’s own comparison', () => {
  const address = 'http://localhost/catalog/compare/?ids=3,5';
  const share = async () => userEvent.click(await screen.findByRole('button', { name: 'Поделиться' }));
  const define = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    define('share', undefined);
    define('clipboard', undefined);
  });

  it('copies the address of this very list', async () => {
    const onShared = jest.fn();
    const writeText = jest.fn().mockResolvedValue(undefined);
    visitorWith([3, 5]).render(<CompareSection onShared={onShared} />);
    await screen.findByRole('table');
    const shareButton = screen.getByRole('button', { name: 'Поделиться' });
    define('clipboard', { writeText });
    fireEvent.click(shareButton);
    expect(await screen.findByText('Ссылка скопирована')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(address);
    expect(onShared).toHaveBeenCalledWith(address);
  });

  it('hands it to the system where the system shares', async () => {
    const onShared = jest.fn();
    const system = jest.fn().mockResolvedValue(undefined);
    define('share', system);
    visitorWith([3, 5]).render(<CompareSection onShared={onShared} />);
    await share();
    expect(system).toHaveBeenCalledWith({ title: 'Сравнение товаров', url: address });
    await waitFor(() => expect(onShared).toHaveBeenCalledWith(address));
    expect(screen.queryByText('Ссылка скопирована')).not.toBeInTheDocument();
  });

  it('does nothing more when the visitor cancels sharing', async () => {
    const onShared = jest.fn();
    define('share', jest.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError')));
    visitorWith([3, 5]).render(<CompareSection onShared={onShared} />);
    await share();
    expect(onShared).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the address to be copied by hand where the page may not copy', async () => {
    visitorWith([3, 5]).render(<CompareSection />);
    const button = await screen.findByRole('button', { name: 'Поделиться' });
    define('clipboard', undefined);
    fireEvent.click(button);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Скопируйте ссылку на сравнение' });
    expect(field).toHaveValue(address);
    expect(field.selectionEnd).toBe(address.length);
  });
});
