import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FlipCounter } from './FlipCounter.js';

const shown = () =>
  [...document.querySelectorAll('[class*=digits] > *, [aria-hidden] > *')]
    .map((card) => card.firstElementChild?.getAttribute('data-digit'))
    .join('');

/** An observer that reports the counter as visible when the test says so. */
const observers: IntersectionObserverCallback[] = [];
class HandObserver {
  constructor(callback: IntersectionObserverCallback) {
    observers.push(callback);
  }
  observe() {}
  disconnect() {}
}
const see = () =>
  act(() => observers.forEach((tell) => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as never)));

const prefersReducedMotion = (matches: boolean) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches, media: query }) as MediaQueryList);
};

describe('FlipCounter', () => {
  const Quiet = globalThis.IntersectionObserver;
  beforeEach(() => {
    observers.length = 0;
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: HandObserver });
    prefersReducedMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(globalThis, { IntersectionObserver: Quiet });
  });

  it('flips up to the value when it becomes visible, each card as far as its digit', () => {
    render(<FlipCounter value={1243} />);
    expect(shown()).toBe('0000');
    act(() => jest.advanceTimersByTime(1000));
    expect(shown()).toBe('0000');
    see();
    act(() => jest.advanceTimersByTime(300));
    expect(shown()).toBe('1222');
    act(() => jest.advanceTimersByTime(2000));
    expect(shown()).toBe('1243');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has the final value in the server HTML', () => {
    document.body.innerHTML = renderToString(<FlipCounter value={12480} />);
    expect(shown()).toBe('12480');
    document.body.innerHTML = '';
  });

  it('shows the number at once under reduced motion', () => {
    prefersReducedMotion(true);
    render(<FlipCounter value={12480} />);
    expect(shown()).toBe('12480');
    see();
    expect(shown()).toBe('12480');
  });

  it.each([
    [0, '0 километров пройдено с\u00A0учениками школы'],
    [21, '21 километр пройден с\u00A0учениками школы'],
    [12480, '12\u00A0480 километров пройдено с\u00A0учениками школы'],
    [1002003, '1\u00A0002\u00A0003 километра пройдено с\u00A0учениками школы'],
    [-5, '0 километров пройдено с\u00A0учениками школы'],
    [Number.NaN, '0 километров пройдено с\u00A0учениками школы'],
  ])('%s is read aloud as one number with its caption', (value, words) => {
    render(<FlipCounter value={value} />);
    expect(screen.getByText(/километр/).parentElement!.textContent).toBe(words);
  });
});
