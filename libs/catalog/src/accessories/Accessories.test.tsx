import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { card } from '../testing/goods.fixtures.js';
import { Accessories } from './Accessories.js';

const items = { safety: [card(1), card(2)], comfort: [card(3)] };
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Accessories', () => {
  it('has two tabs, the first of which is open', () => {
    render(<Accessories items={items} />);
    expect(screen.getByRole('region', { name: 'Аксессуары' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Безопасность', 'Комфорт']);
    expect(tab('Безопасность')).toHaveAttribute('aria-selected', 'true');
    const row = within(screen.getByRole('list', { name: 'Аксессуары для безопасности' }));
    expect(row.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('article', { name: 'Товар 3' })).not.toBeInTheDocument();
  });

  it('opens the other tab by a click and by an arrow key, and notifies the host', async () => {
    const onTabChange = jest.fn();
    render(<Accessories items={items} onTabChange={onTabChange} />);
    await userEvent.click(tab('Комфорт'));
    expect(screen.getByRole('article', { name: 'Товар 3' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Товар 1' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('article', { name: 'Товар 1' })).toBeInTheDocument();
    expect(onTabChange.mock.calls).toEqual([['comfort'], ['safety']]);
  });

  it('shows 1.5 cards, and 2.5 from 600 px, with 32 px between them', () => {
    render(<Accessories items={items} />);
    const row = screen.getByRole('list', { name: 'Аксессуары для безопасности' }).parentElement;
    expect(row?.style.getPropertyValue('--row-base')).toBe('1.5');
    expect(row?.style.getPropertyValue('--row-sm')).toBe('2.5');
    expect(row?.style.getPropertyValue('--row-md')).toBe('2.5');
    expect(row?.style.getPropertyValue('--row-gutter')).toBe('32px');
  });

  it.each([
    ['Комфорт', { safety: [], comfort: [card(3)] }],
    ['Безопасность', { safety: [card(1)], comfort: [] }],
  ])('hides an empty tab: only «%s» is left', (name, some) => {
    render(<Accessories items={some} />);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([name]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('renders nothing when both tabs are empty', () => {
    const { container } = render(<Accessories items={{ safety: [], comfort: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('puts tools and an action into every card', () => {
    render(
      <Accessories
        items={items}
        cardTools={({ id }) => <button>Сердце {id}</button>}
        cardAction={({ id }) => <button>В корзину {id}</button>}
      />,
    );
    const second = within(screen.getByRole('article', { name: 'Товар 2' }));
    expect(second.getByRole('button', { name: 'Сердце 2' })).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'В корзину 2' })).toBeInTheDocument();
  });

  it('is complete in the server HTML: both tabs with the links to their goods', () => {
    const page = new DOMParser().parseFromString(renderToString(<Accessories items={items} />), 'text/html');
    const links = [...page.querySelectorAll('[role="tabpanel"] article a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/product/tovar-1/', '/product/tovar-2/', '/product/tovar-3/']);
  });

  it('has no axe violations', async () => {
    const { container } = render(<Accessories items={items} />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
