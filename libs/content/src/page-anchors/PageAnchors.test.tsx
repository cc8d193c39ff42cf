import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { PageAnchors, type PageAnchorsProps } from './PageAnchors.js';

const anchors = [
  { id: 'write', title: 'Написать нам' },
  { id: 'shops', title: 'Магазины' },
];

const setup = (props: Partial<PageAnchorsProps> = {}) =>
  render(
    <>
      <PageAnchors anchors={anchors} {...props} />
      <section id="write" aria-label="Написать нам" />
      <section id="shops" aria-label="Магазины" />
    </>,
  );
const select = () => screen.getByRole('combobox', { name: 'Разделы страницы' });

describe('PageAnchors', () => {
  const scroll = jest.fn();
  beforeEach(() => {
    scroll.mockReset();
    Element.prototype.scrollIntoView = scroll;
  });

  it('scrolls to the chosen section, gives it the focus and notifies the host', async () => {
    const onJump = jest.fn();
    setup({ onJump });
    await userEvent.selectOptions(select(), 'Магазины');
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Магазины' })]);
    expect(screen.getByRole('region', { name: 'Магазины' })).toHaveFocus();
    expect(onJump).toHaveBeenCalledWith({ id: 'shops', title: 'Магазины' });
  });

  it('only scrolls on arrow keys, and moves the focus to the section on Enter', async () => {
    setup();
    select().focus();
    const user = userEvent.setup({ delay: null });
    await user.keyboard('{ArrowDown}');
    fireEvent.change(select(), { target: { value: 'shops' } });
    expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Магазины' })]);
    expect(select()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Магазины' })).toHaveFocus();
  });

  it('does nothing for a section that is not on the page', async () => {
    const onJump = jest.fn();
    setup({ onJump, anchors: [...anchors, { id: 'gone', title: 'Нет такого' }] });
    await userEvent.selectOptions(select(), 'Нет такого');
    expect(scroll).not.toHaveBeenCalled();
    expect(onJump).not.toHaveBeenCalled();
  });

  it('is a list of links in the server HTML', () => {
    document.body.innerHTML = renderToString(<PageAnchors anchors={anchors} />);
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#write', 'Написать нам'],
      ['#shops', 'Магазины'],
    ]);
    document.body.innerHTML = '';
  });

  it('renders nothing with fewer than two sections', () => {
    setup({ anchors: anchors.slice(0, 1) });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const { container } = setup();
    expect((await axe(container)).violations).toEqual([]);
  });
});
