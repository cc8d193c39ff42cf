import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MainSlider, type MainSliderProps } from './MainSlider.js';

const slides = [
  {
    link: '/catalog/lyzhi/',
    img: '/a.webp',
    imgMobile: '/a-small.webp',
    title: 'Лыжи',
    text: 'Со скидкой',
    button: 'Выбрать',
  },
  { link: '/sale/', img: '/b.webp', title: 'Распродажа' },
  { link: '', img: '/c.webp', title: 'Скоро' },
];
const width = 800;

/** jsdom has no layout: slides are side by side, and the row remembers where it was scrolled to. */
const layOut = () => {
  const row = screen.getByRole('list', { name: 'Главные предложения' });
  [...row.children].forEach((item, index) => {
    item.getBoundingClientRect = () => ({ left: index * width, width }) as DOMRect;
  });
  const scrollTo = jest.fn(({ left }: ScrollToOptions) => {
    row.scrollLeft = left ?? 0;
    fireEvent.scroll(row);
  });
  row.scrollTo = scrollTo as never;
  return { row, scrollTo };
};
const setStillness = (matches: boolean) => {
  window.matchMedia = ((media: string) => ({
    matches: matches && media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const currentDot = () => screen.getByRole('button', { current: true });

describe('MainSlider', () => {
  it('makes each slide a link with an accessible name', () => {
    render(<MainSlider slides={slides} />);
    expect(screen.getByRole('link', { name: /Лыжи/ })).toHaveAttribute('href', '/catalog/lyzhi/');
    expect(screen.getByRole('link', { name: /Распродажа/ })).toHaveAttribute('href', '/sale/');
    expect(screen.queryByRole('link', { name: /Скоро/ })).toBeNull();
  });

  it('loads the first picture at once and the rest when needed, the small one on a phone', () => {
    const { container } = render(<MainSlider slides={slides} />);
    const [first, second] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-small.webp');
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 1023.98px)');
    fireEvent.pointerEnter(container.firstElementChild as Element);
    expect(second).not.toHaveAttribute('loading');
  });

  it('renders nothing without slides, and neither dots nor arrows for one', () => {
    const { container, rerender } = render(<MainSlider slides={[]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<MainSlider slides={slides.slice(0, 1)} autoplay />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the slide of a clicked dot and notifies the host of it', async () => {
    const onSlideChange = jest.fn();
    render(<MainSlider slides={slides} onSlideChange={onSlideChange} />);
    const { scrollTo } = layOut();
    expect(currentDot()).toHaveAccessibleName('Слайд 1 из 3');
    await userEvent.click(screen.getByRole('button', { name: 'Слайд 3 из 3' }));
    expect(scrollTo).toHaveBeenCalledWith({ left: 2 * width, behavior: 'smooth' });
    await screen.findByRole('button', { name: 'Слайд 3 из 3', current: true });
    expect(onSlideChange).toHaveBeenCalledWith(2);
  });

  it('is the same on the server, the pause button included: nothing appears later', () => {
    const html = renderToString(<MainSlider slides={slides} autoplay />);
    expect(html).toContain('aria-label="Остановить показ"');
    expect(html).toContain('aria-label="Слайд 3 из 3"');
  });
});

describe('autoplay', () => {
  const original = window.matchMedia;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = original;
  });
  const show = (props: Partial<MainSliderProps> = {}) => {
    const { container } = render(<MainSlider slides={slides} autoplay autoplayTimeout={6000} {...props} />);
    return { ...layOut(), frame: container.firstElementChild as Element };
  };

  it('advances by one slide when the timeout is over, from the last one to the first', () => {
    const { scrollTo } = show();
    pass(5999);
    expect(scrollTo).not.toHaveBeenCalled();
    pass(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'smooth' });
    pass(6100);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: 'smooth' });
    pass(6100);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
  });

  it('requests the next picture halfway through the timeout', () => {
    const { row } = show();
    const second = row.querySelectorAll('img')[1];
    pass(2999);
    expect(second).toHaveAttribute('loading', 'lazy');
    pass(1);
    expect(second).not.toHaveAttribute('loading');
  });

  it('is stopped and resumed by its button', () => {
    const { scrollTo } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Остановить показ' }));
    pass(30_000);
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }));
    pass(6000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('pauses under the pointer and resumes after it', () => {
    const { scrollTo, frame } = show();
    fireEvent.pointerEnter(frame);
    pass(30_000);
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.pointerLeave(frame);
    pass(6000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('pauses while it has the keyboard focus', () => {
    const { scrollTo } = show();
    act(() => screen.getByRole('link', { name: /Лыжи/ }).focus());
    pass(30_000);
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => screen.getByRole('link', { name: /Лыжи/ }).blur());
    pass(6000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('continues while the focus is on its own pause button', () => {
    const { scrollTo } = show();
    act(() => screen.getByRole('button', { name: 'Остановить показ' }).focus());
    pass(6000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('pauses in a hidden tab', () => {
    const { scrollTo } = show();
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      fireEvent(document, new Event('visibilitychange'));
    };
    hide(true);
    pass(30_000);
    expect(scrollTo).not.toHaveBeenCalled();
    hide(false);
    pass(6000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('never starts under reduced motion', () => {
    setStillness(true);
    const { scrollTo } = show();
    pass(60_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('never starts where the page data does not turn it on, and has no pause button then', () => {
    const { scrollTo } = show({ autoplay: false });
    expect(screen.queryByRole('button', { name: 'Остановить показ' })).toBeNull();
    pass(60_000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('shows a slide for at least a second', () => {
    const { scrollTo } = show({ autoplayTimeout: 5 });
    pass(999);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
