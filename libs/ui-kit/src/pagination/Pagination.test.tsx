import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describeConformance } from '../testing/describeConformance.js';
import { pageSlots } from './pages.js';
import { Pagination } from './Pagination.js';

/** Records whether the page handled each click, then cancels it: jsdom cannot follow links. */
function watchClicks() {
  const seen: { isTaken: boolean }[] = [];
  const note = (event: Event) => {
    seen.push({ isTaken: event.defaultPrevented });
    event.preventDefault();
  };
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, note, { once: true });
  return seen;
}

const hrefFor = (page: number) => `/catalog/?page=${page}`;

describe('pageSlots', () => {
  it.each([
    [1, 15, 7, '1 2 3 4 5 6 … 15'],
    [4, 15, 7, '1 2 3 4 5 6 … 15'],
    [5, 15, 7, '1 … 3 4 5 6 7 … 15'],
    [8, 15, 7, '1 … 6 7 8 9 10 … 15'],
    [12, 15, 7, '1 … 10 11 12 13 14 15'],
    [15, 15, 7, '1 … 10 11 12 13 14 15'],
    [3, 7, 7, '1 2 3 4 5 6 7'],
    [1, 9, 5, '1 2 3 4 … 9'],
    [5, 9, 5, '1 … 4 5 6 … 9'],
    [9, 9, 5, '1 … 6 7 8 9'],
    [3, 6, 5, '1 2 3 4 … 6'],
    [7, 15, 6, '1 … 5 6 7 8 … 15'],
  ])('page %d of %d with %d numbers: %s', (page, count, visible, expected) => {
    expect(
      pageSlots(page, count, visible)
        .map((slot) => (slot === 'gap' ? '…' : slot))
        .join(' '),
    ).toBe(expected);
  });

  it('shows exactly the requested count of numbers, in order, including the first, the current and the last, with gaps where pages are left out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 3, max: 11 }),
        (a, b, visible) => {
          const [page, count] = [Math.min(a, b), Math.max(a, b)];
          const slots = pageSlots(page, count, visible);
          const numbers = slots.filter((slot) => slot !== 'gap');
          expect(numbers).toHaveLength(Math.min(count, visible));
          expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
          expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
          const withGaps = numbers.flatMap((number, index) =>
            number > (numbers[index - 1] ?? 0) + 1 ? ['gap', number] : [number],
          );
          expect(slots).toEqual(withGaps);
        },
      ),
    );
  });
});

describeConformance(Pagination, {
  render: (props) => <Pagination page={3} pageCount={15} hrefFor={hrefFor} {...props} />,
});

describe('Pagination', () => {
  it('is made of links that name their pages', () => {
    render(<Pagination page={2} pageCount={15} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Страница 15' })).toHaveAttribute('href', '/catalog/?page=15');
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/catalog/?page=3');
  });

  it('has six numbered links by default; gaps and arrows are not counted (S1 §9, decision 50)', () => {
    const { rerender } = render(<Pagination page={8} pageCount={15} hrefFor={hrefFor} />);
    const numbers = () => screen.getAllByRole('link', { name: /^Страница \d+$/ });
    expect(numbers()).toHaveLength(6);
    rerender(<Pagination page={8} pageCount={15} visible={7} hrefFor={hrefFor} />);
    expect(numbers()).toHaveLength(7);
  });

  it('notifies the host of a plain click and keeps the browser where it is', () => {
    const onPageChange = jest.fn();
    render(<Pagination page={2} pageCount={15} hrefFor={hrefFor} onPageChange={onPageChange} />);
    const seen = watchClicks();
    fireEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
    expect(onPageChange).toHaveBeenCalledWith(3);
    expect(seen).toEqual([{ isTaken: true }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %p to the browser',
    (init) => {
      const onPageChange = jest.fn();
      const seen = watchClicks();
      render(<Pagination page={2} pageCount={15} hrefFor={hrefFor} onPageChange={onPageChange} />);
      const link = screen.getByRole('link', { name: 'Страница 3' });
      fireEvent(link, createEvent.click(link, init));
      expect(onPageChange).not.toHaveBeenCalled();
      expect(seen).toEqual([{ isTaken: false }]);
    },
  );

  it('the current page does nothing when clicked', async () => {
    const onPageChange = jest.fn();
    render(<Pagination page={2} pageCount={15} hrefFor={hrefFor} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it.each([0, 1])('renders nothing for %d pages', (pageCount) => {
    const { container } = render(<Pagination page={1} pageCount={pageCount} hrefFor={hrefFor} />);
    expect(container).toBeEmptyDOMElement();
  });
});
