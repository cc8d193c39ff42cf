import { createMemoryBackend, renderWithShop } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settled } from '../testing/settled.fixtures.js';
import { SalesSlider } from './SalesSlider.js';

const sales = [
  { id: 1, img: '/a.webp', title: 'Лыжный октябрь' },
  { id: 2, img: '/b.webp', title: 'Палатки' },
  { id: 3, img: '/c.webp' },
];
const contentOf = (text: string) => ({ content: `<p>${text}</p>` });
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('SalesSlider', () => {
  it('makes each sale a button with its name', () => {
    renderWithShop(<SalesSlider sales={sales} />);
    const row = within(screen.getByRole('region', { name: 'Акции' }));
    expect(row.getByRole('button', { name: 'Лыжный октябрь' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(row.getByRole('button', { name: 'Акция 3' })).toBeInTheDocument();
  });

  it('shows 1 item, 2 from 600 px and 4 from 1024 px, 32 px apart', () => {
    renderWithShop(<SalesSlider sales={sales} />);
    const row = screen.getByRole('list', { name: 'Акции' }).parentElement!;
    const variable = (name: string) => row.style.getPropertyValue(name);
    expect(['--row-base', '--row-sm', '--row-md', '--row-gutter'].map(variable)).toEqual(['1', '2', '4', '32px']);
  });

  it('renders nothing without sales', () => {
    renderWithShop(<SalesSlider sales={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('opens the content that the server gives, requesting nothing before', async () => {
    const onOpen = jest.fn();
    const { backend } = renderWithShop(<SalesSlider sales={sales} onOpen={onOpen} />, {
      backend: createMemoryBackend({ answers: { getSaleContent: contentOf('Скидки до воскресенья.') } }),
    });
    expect(backend.callsOf('getSaleContent')).toHaveLength(0);
    await open('Лыжный октябрь');
    const dialog = await screen.findByRole('dialog', { name: 'Лыжный октябрь' });
    expect(await within(dialog).findByText('Скидки до воскресенья.')).toBeInTheDocument();
    expect(backend.callsOf('getSaleContent').map(({ method, body }) => [method, body])).toEqual([['POST', { id: 1 }]]);
    expect(onOpen).toHaveBeenCalledWith(1);
  });

  it('links from the conditions to the goods, where the backend gives the address', async () => {
    renderWithShop(<SalesSlider sales={[{ ...sales[0]!, link: '/catalog/lyzhi/' }, sales[1]!]} />);
    await open('Лыжный октябрь');
    const dialog = await screen.findByRole('dialog', { name: 'Лыжный октябрь' });
    expect(within(dialog).getByRole('link', { name: 'Смотреть товары' })).toHaveAttribute('href', '/catalog/lyzhi/');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await open('Палатки');
    await screen.findByRole('dialog', { name: 'Палатки' });
    expect(screen.queryByRole('link', { name: 'Смотреть товары' })).toBeNull();
  });

  it('opens by keyboard and returns the focus', async () => {
    renderWithShop(<SalesSlider sales={sales} />);
    const button = screen.getByRole('button', { name: 'Палатки' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Палатки' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('says that it is loading', async () => {
    const backend = createMemoryBackend();
    const held = backend.hold('getSaleContent');
    renderWithShop(<SalesSlider sales={sales} />, { backend });
    await open('Палатки');
    expect(await screen.findByText('Загружаем условия акции')).toBeInTheDocument();
    held.releaseAll();
    expect(await screen.findByText('Скидки до воскресенья.')).toBeInTheDocument();
    expect(screen.queryByText('Загружаем условия акции')).toBeNull();
  });

  it('says what went wrong, notifies the host, and retries', async () => {
    const onError = jest.fn();
    const backend = createMemoryBackend({ failures: { getSaleContent: 'errorCode1' } });
    renderWithShop(<SalesSlider sales={sales} onError={onError} />, { backend });
    await open('Палатки');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось загрузить условия акции');
    expect(screen.getByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(onError).toHaveBeenCalledTimes(1);
    backend.fail('getSaleContent', null);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByText('Скидки до воскресенья.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('drops the late response about another sale', async () => {
    const backend = createMemoryBackend({
      answers: { getSaleContent: ({ id }: { id: number }) => contentOf(`Условия ${id}`) },
    });
    const held = backend.hold('getSaleContent');
    const { store } = renderWithShop(<SalesSlider sales={sales} />, { backend });
    await open('Лыжный октябрь');
    await waitFor(() => expect(held.count).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await open('Палатки');
    await waitFor(() => expect(held.count).toBe(2));
    held.release(1);
    expect(await screen.findByText('Условия 2')).toBeInTheDocument();
    held.release(0);
    await settled(store);
    expect(screen.getByText('Условия 2')).toBeInTheDocument();
    expect(screen.queryByText('Условия 1')).toBeNull();
  });

  it('runs no script of the content', async () => {
    const evil =
      '<p>Скидка <img src="x" onerror="window.isHacked = true"><script>window.isHacked = true</script></p><form></form>';
    renderWithShop(<SalesSlider sales={sales} />, {
      backend: createMemoryBackend({ answers: { getSaleContent: { content: evil } } }),
    });
    await open('Палатки');
    const text = await screen.findByText('Скидка');
    expect(text.querySelector('script, [onerror], form')).toBeNull();
    expect(window).not.toHaveProperty('isHacked');
  });

  it('says where to ask when the content is empty', async () => {
    renderWithShop(<SalesSlider sales={sales} />, {
      backend: createMemoryBackend({ answers: { getSaleContent: { content: null } } }),
    });
    await open('Палатки');
    expect(await screen.findByText(/подскажут в магазине/)).toBeInTheDocument();
  });
});
