import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { FilterData } from '@tropa/api-client';
import { FilterPanel } from './FilterPanel.js';

const category = (id: string) => ({
  id,
  title: `Свойство ${id}`,
  type: 'property' as const,
  options: [
    { id: '1', value: `${id} первый`, count: 5 },
    { id: '2', value: `${id} второй`, count: 0 },
  ],
});

const filters: FilterData = {
  categories: ['а', 'б', 'в', 'г', 'д', 'е'].map(category),
  price: { title: 'Цена', initial: [1290.5, 17999.9], value: [1290.5, 17999.9] },
  state: { query: '', sale: false, store: '', selected: {} },
};

function Host({ url, template }: { url: string; template?: 'catalog' | 'sale' }) {
  const [current, setCurrent] = useState(url);
  return (
    <>
      <output>{current}</output>
      <FilterPanel filters={filters} url={current} onUrlChange={setCurrent} template={template} />
    </>
  );
}

const blocks = () => screen.getAllByRole<HTMLDetailsElement>('group').filter((block) => block.matches('details'));
const openCount = () => blocks().filter((block) => block.open).length;
const address = () => decodeURIComponent(screen.getByRole('status').textContent ?? '');

describe('FilterPanel', () => {
  it('renders no block for a filter without options', () => {
    const empty = { ...category('я'), options: [] };
    render(
      <FilterPanel
        filters={{ ...filters, categories: [empty, category('а')] }}
        url="/catalog/"
        onUrlChange={() => {}}
      />,
    );
    expect(screen.queryByText('Свойство я')).not.toBeInTheDocument();
    expect(blocks()).toHaveLength(2);
  });

  it('lists sizes by size, other options in the order of the server', () => {
    const options = (...values: string[]) => values.map((value, index) => ({ id: String(index), value, count: 1 }));
    const categories = [
      { ...category('Размер'), options: options('43', '104-110', '42,5', '42', 'XL', 'S') },
      { ...category('Бренд'), options: options('Salomon', 'Norda') },
    ];
    render(<FilterPanel filters={{ ...filters, categories }} url="/catalog/" onUrlChange={() => {}} />);
    const shown = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ labels }) => labels?.[0]?.textContent?.replace(/1$/, ''));
    expect(shown).toEqual(['42', '42,5', '43', '104-110', 'S', 'XL', 'Salomon', 'Norda']);
  });

  it('opens and closes blocks one by one and all at once', async () => {
    render(<Host url="/catalog/" />);
    expect(blocks()).toHaveLength(7);
    expect(openCount()).toBe(5);
    await userEvent.click(screen.getByText('Свойство а'));
    expect(openCount()).toBe(4);
    await userEvent.click(screen.getByRole('button', { name: 'Развернуть все' }));
    expect(openCount()).toBe(7);
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть все' }));
    expect(openCount()).toBe(0);
    await userEvent.click(screen.getByText('Свойство е'));
    expect(openCount()).toBe(1);
  });

  it('does not render the boxes of a block that was never opened, and keeps those of one that was', async () => {
    render(<Host url="/catalog/" />);
    const boxes = () => screen.queryAllByRole('checkbox', { hidden: true }).length;
    expect(boxes()).toBe(4 * 2);
    await userEvent.click(screen.getByText('Свойство е'));
    expect(boxes()).toBe(5 * 2);
    await userEvent.click(screen.getByText('Свойство е'));
    expect(boxes()).toBe(5 * 2);
  });

  it('leads to a page with the block open where no script runs', () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Host url="/catalog/?а=1" />).replaceAll(/<\/?noscript>/g, '');
    const links = within(place).getAllByText<HTMLAnchorElement>('Показать варианты');
    expect(links.map((link) => decodeURIComponent(link.search))).toEqual(['?а=1&_open=д', '?а=1&_open=е']);
    const opened = renderToString(<Host url={decodeURIComponent(links[1]!.search)} />);
    expect(opened).toContain('е первый');
    expect(opened).not.toContain('д первый');
  });

  it('picks up blocks that were opened and closed before hydration', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<Host url="/catalog/" />);
    const [first, ...others] = place.querySelectorAll('details');
    first!.open = false;
    others.at(-1)!.open = true;
    render(<Host url="/catalog/" />, { container: place, hydrate: true });
    expect(blocks().map(({ open }) => open)).toEqual([false, true, true, true, true, false, true]);
    expect(await screen.findByRole('checkbox', { name: /^е первый/ })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Свойство е'));
    expect(blocks().at(-1)!.open).toBe(false);
    place.remove();
  });

  it('opens a block further down in which something is chosen', () => {
    render(<Host url={`/catalog/?${new URLSearchParams({ е: '1' })}`} />);
    expect(openCount()).toBe(6);
    expect(screen.getByRole('checkbox', { name: 'е первый 5' })).toBeChecked();
  });

  it('reports the address with each change, on the first page', async () => {
    render(<Host url="/catalog/?page=3" />);
    await userEvent.click(screen.getByRole('checkbox', { name: /а первый/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /а второй/ }));
    expect(address()).toBe('/catalog/?а=1,2');
    await userEvent.click(screen.getByRole('checkbox', { name: /а первый/ }));
    expect(address()).toBe('/catalog/?а=2');
  });

  it('widens a price range with kopecks to whole roubles', () => {
    render(<Host url="/catalog/" />);
    expect(screen.getByRole('textbox', { name: 'от' })).toHaveValue('1\u00A0290');
    expect(screen.getByRole('textbox', { name: 'до' })).toHaveValue('18\u00A0000');
  });

  it('keeps a price of the address inside the bounds', () => {
    render(<Host url="/catalog/?price=1,99999" />);
    expect(screen.getByRole('textbox', { name: 'от' })).toHaveValue('1\u00A0290');
    expect(screen.getByRole('textbox', { name: 'до' })).toHaveValue('18\u00A0000');
  });

  it('renders nothing without filters', () => {
    const { container } = render(
      <FilterPanel filters={{ ...filters, categories: [], price: null }} url="/catalog/" onUrlChange={() => {}} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
