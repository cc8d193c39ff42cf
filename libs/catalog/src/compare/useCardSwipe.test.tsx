import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { isSwipe, restingPlace, useCardSwipe } from './useCardSwipe.js';

describe('isSwipe', () => {
  // The tangent of 30° is 0.577.
  it.each([
    [100, 0, true],
    [100, 57, true],
    [-100, 57, true],
    [100, -57, true],
    [100, 58, false],
    [-100, -58, false],
    [0, 100, false],
  ])('a movement of %i across and %i down: %s', (across, down, expected) => {
    expect(isSwipe(across, down)).toBe(expected);
  });
});

describe('restingPlace', () => {
  it.each([
    [0, 20, 0, 'a slip of the finger'],
    [0, 40, 200, 'a short swipe turns one card'],
    [0, 290, 200, 'a longer one the nearest'],
    [0, 320, 400, 'two cards'],
    [400, 350, 200, 'back'],
    [200, 0, 0, 'to the beginning'],
    [10, 5, 0, 'a row that stood askew is put straight'],
  ])('from %i to %i: %i (%s)', (from, to, expected) => {
    expect(restingPlace(from, to, 200)).toBe(expected);
  });
});

function Row() {
  const row = useRef<HTMLDivElement>(null);
  useCardSwipe(row);
  return (
    <div ref={row} data-testid="row">
      <div data-card="" />
    </div>
  );
}

describe('useCardSwipe', () => {
  const setup = (pointerType = 'touch') => {
    const { unmount } = render(<Row />);
    const row = screen.getByTestId('row');
    const scrolls: number[] = [];
    row.scrollTo = (({ left }: { left: number }) => scrolls.push(left)) as unknown as typeof row.scrollTo;
    jest.spyOn(row.firstElementChild as Element, 'getBoundingClientRect').mockReturnValue({ width: 200 } as DOMRect);
    // jsdom has no pointer events.
    const point = (type: string, x: number, y: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientX: 300 + x, clientY: 300 + y });
      fireEvent(row, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
    };
    const go = (...ways: [number, number][]) => {
      point('pointerdown', 0, 0);
      for (const [x, y] of ways) point('pointermove', x, y);
      point('pointerup', 0, 0);
    };
    return { row, scrolls, go, unmount };
  };

  it('moves the row with the finger and rests on a card', () => {
    const { row, scrolls, go } = setup();
    go([-20, 4], [-120, 30]);
    expect(row.scrollLeft).toBe(120);
    expect(scrolls).toEqual([200]);
    expect(row.style.scrollSnapType).toBe('');
  });

  it('leaves the row alone when the finger starts steeper than 30°, however it continues', () => {
    const { row, scrolls, go } = setup();
    jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    go([-20, 14], [-150, 20]);
    expect(row.scrollLeft).toBe(0);
    expect(scrolls).toEqual([]);
  });

  it('scrolls the page when a finger goes steeper than 30° and the browser does not handle it', () => {
    const ways: number[] = [];
    jest
      .spyOn(window, 'scrollBy')
      .mockImplementation(((to: ScrollToOptions) => ways.push(to.top ?? 0)) as typeof window.scrollBy);
    const { row, go } = setup();
    go([-20, -14], [-40, -44], [-60, -50]);
    expect(ways).toEqual([14, 30, 6]);
    expect(row.scrollLeft).toBe(0);
    jest.restoreAllMocks();
  });

  it('leaves a mouse to the browser', () => {
    const { row, scrolls, go } = setup('mouse');
    go([-120, 0]);
    expect(row.scrollLeft).toBe(0);
    expect(scrolls).toEqual([]);
  });

  it('stops handling touches when it unmounts', () => {
    const { row, unmount } = setup();
    expect(row.style.touchAction).toBe('pan-y pinch-zoom');
    unmount();
    expect(row.style.touchAction).toBe('');
  });
});
