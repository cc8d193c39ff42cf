import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CountBadge } from '../badge/CountBadge.js';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.js';
import { Chip } from '../chip/Chip.js';
import { Disclosure } from '../disclosure/Disclosure.js';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.js';
import { Picture } from '../picture/Picture.js';
import { PictureProvider } from '../picture/PictureProvider.js';
import { Menu } from '../popover/Menu.js';
import { Popover } from '../popover/Popover.js';
import { Price } from '../price/Price.js';
import { PriorityNav } from '../priority-nav/PriorityNav.js';
import { Rating } from '../rating/Rating.js';
import { ScrollRow } from '../scroll-row/ScrollRow.js';
import { Tabs } from '../tabs/Tabs.js';

describe('Price', () => {
  it('distinguishes the two prices in words', () => {
    render(<Price value={1249000} oldValue={1599000} data-testid="price" />);
    expect(screen.getByTestId('price')).toHaveTextContent('Цена со скидкой 12 490 ₽ Цена без скидки 15 990 ₽');
  });

  it.each([null, undefined, 1249000, 1000])('an old price of %p is not shown', (oldValue) => {
    render(<Price value={1249000} oldValue={oldValue} data-testid="price" />);
    expect(screen.getByTestId('price').textContent).toBe('12\u00A0490\u00A0₽');
  });
});

describe('CountBadge', () => {
  it.each([
    [0, ''],
    [-1, ''],
    [Number.NaN, ''],
    [5, '5'],
    [99, '99'],
    [100, '99+'],
  ])('%d is shown as "%s"', (count, text) => {
    const { container } = render(<CountBadge count={count} />);
    expect(container.textContent).toBe(text);
  });
});

describe('Rating', () => {
  it('is read as a sentence', () => {
    render(<Rating value={4.8} count={64} data-testid="rating" />);
    expect(screen.getByTestId('rating')).toHaveTextContent('Оценка 4,8 из 5');
    expect(screen.getByText('64\u00A0отзыва', { normalizer: String })).toBeInTheDocument();
  });

  it('has a style attribute only on a star that is not full', () => {
    const { container } = render(<Rating value={3.5} variant="stars" />);
    const filled = [...container.querySelectorAll('[data-part="rating-star"]')].map((star) =>
      star.getAttribute('style'),
    );
    expect(filled).toEqual([null, null, null, '--rating-filled: 50%;', '--rating-filled: 0%;']);
  });
});

describe('Breadcrumbs', () => {
  it('the last one is the current page, not a link', () => {
    render(
      <Breadcrumbs
        items={[
          { title: 'Главная', link: '/' },
          { title: 'Рюкзаки', link: '/catalog/ryukzaki/' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Рюкзаки' })).not.toBeInTheDocument();
    expect(screen.getByText('Рюкзаки')).toHaveAttribute('aria-current', 'page');
  });
});

describe('Chip', () => {
  it('is removed by a click anywhere on it', async () => {
    const onRemove = jest.fn();
    render(<Chip onRemove={onRemove}>Norda</Chip>);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать Norda' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('with an address works as a link and still notifies the host', () => {
    const onRemove = jest.fn();
    render(
      <Chip href="/catalog/" onRemove={onRemove}>
        Norda
      </Chip>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Убрать Norda' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('Picture', () => {
  const sources = (src: string) =>
    src.startsWith('/media/') ? { avif: `${src}.avif 480w`, webp: `${src}.webp 480w` } : {};

  it('offers the newer formats that the provider knows', () => {
    const { container } = render(
      <PictureProvider sources={sources}>
        <Picture src="/media/a" alt="Рюкзак" sizes="50vw" />
      </PictureProvider>,
    );
    expect([...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
      ['image/avif', '/media/a.avif 480w', '50vw'],
      ['image/webp', '/media/a.webp 480w', '50vw'],
    ]);
  });

  it('leaves a foreign address alone', () => {
    const { container } = render(
      <PictureProvider sources={sources}>
        <Picture src="https://else.where/a.jpg" alt="" />
      </PictureProvider>,
    );
    expect(container.querySelectorAll('source')).toHaveLength(0);
  });

  it('is lazy, unless it is visible; only one has priority', () => {
    render(
      <>
        <Picture src="/a" alt="поздняя" />
        <Picture src="/b" alt="ранняя" isEager />
        <Picture src="/c" alt="главная" isPriority />
      </>,
    );
    const of = (name: string) => {
      const img = screen.getByRole('img', { name });
      return [img.getAttribute('loading'), img.getAttribute('fetchpriority')];
    };
    expect(of('поздняя')).toEqual(['lazy', null]);
    expect(of('ранняя')).toEqual(['eager', null]);
    expect(of('главная')).toEqual(['eager', 'high']);
  });

  it('hides a picture that did not load, until the address changes', () => {
    const { rerender } = render(<Picture src="/a" alt="Рюкзак" />);
    const frame = screen.getByRole('img').parentElement;
    fireEvent.error(screen.getByRole('img'));
    expect(frame).toHaveAttribute('data-broken');
    rerender(<Picture src="/b" alt="Рюкзак" />);
    expect(frame).not.toHaveAttribute('data-broken');
  });

  it('has a style attribute only with a ratio', () => {
    const { container, rerender } = render(<Picture src="/a" alt="" />);
    expect(container.querySelector('[style]')).toBeNull();
    rerender(<Picture src="/a" alt="" ratio={2} />);
    expect(container.querySelector('picture')).toHaveStyle({ '--picture-ratio': '2' });
  });

  it('has the placeholder from the beginning when there is no address', () => {
    const { container } = render(<Picture src="" alt="" />);
    expect(container.querySelector('picture')).toHaveAttribute('data-broken');
    expect(container.querySelector('img')).not.toHaveAttribute('src');
  });
});

describe('Tabs', () => {
  const items = [
    { id: 'safety', title: 'Безопасность', content: 'Шлемы' },
    { id: 'comfort', title: 'Комфорт', content: 'Коврики' },
  ];

  it('opens by a click and by arrows, with one tab stop', async () => {
    const onChange = jest.fn();
    render(<Tabs items={items} onChange={onChange} />);
    const [first, second] = screen.getAllByRole('tab');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Шлемы');
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Комфорт' })).toHaveTextContent('Коврики');
    await userEvent.keyboard('{ArrowRight}');
    expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(second).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['comfort'], ['safety'], ['comfort']]);
    expect(first).toHaveAttribute('tabindex', '-1');
  });

  it('falls back to the first when the open one is gone', () => {
    render(<Tabs items={items} value="gone" />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Безопасность');
  });
});

describe('Disclosure', () => {
  it('keeps its own state', async () => {
    const onToggle = jest.fn();
    render(
      <Disclosure summary="Бренд" onToggle={onToggle}>
        Norda
      </Disclosure>,
    );
    const details = screen.getByRole('group');
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Бренд'));
    expect(details).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Бренд'));
    expect(details).not.toHaveAttribute('open');
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
  });

  it('is controlled by the host', async () => {
    const onToggle = jest.fn();
    render(
      <Disclosure summary="Бренд" isOpen onToggle={onToggle}>
        Norda
      </Disclosure>,
    );
    await userEvent.click(screen.getByText('Бренд'));
    expect(onToggle).toHaveBeenCalledWith(false);
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });
});

describe('Popover and Menu', () => {
  const open = async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <>
        <Popover trigger="Город">
          <button>Тюмень</button>
        </Popover>
        <button>Снаружи</button>
      </>,
    );
    await user.click(screen.getByText('Город'));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    return user;
  };

  it('closes with Esc and returns the focus to its button', async () => {
    const user = await open();
    screen.getByRole('button', { name: 'Тюмень' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Город')).toHaveFocus();
  });

  it('closes on a click outside', async () => {
    await open();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Снаружи' }));
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('closes when the focus leaves', async () => {
    const user = await open();
    screen.getByRole('button', { name: 'Тюмень' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Снаружи' })).toHaveFocus();
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('a choice closes the menu', async () => {
    const onSelect = jest.fn();
    render(<Menu trigger="Анна" items={[{ id: 1, title: 'Выйти', onSelect }]} />);
    await userEvent.click(screen.getByText('Анна'));
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});

describe('PriorityNav', () => {
  const items = ['Лыжи', 'Коньки', 'Туризм', 'Обувь'].map((title, id) => ({ id, title, href: `/${id}/` }));

  /** jsdom has no layout: every item is 100 px wide, the row as wide as given. */
  function layOut(width: number) {
    const observed: (() => void)[] = [];
    const size = { width };
    jest.spyOn(window.HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { width: this.tagName === 'NAV' ? size.width : 100 } as DOMRect;
    });
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
      observed.push(() => callback([], {} as ResizeObserver));
      return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
    });
    return (next: number) => {
      size.width = next;
      act(() => observed.forEach((notify) => notify()));
    };
  }
  afterEach(() => jest.restoreAllMocks());

  const hidden = () => [...document.querySelectorAll('li[data-overflow]')].map((item) => item.textContent);
  const underMore = () => {
    const more = screen.queryByRole('group');
    return more
      ? within(more)
          .getAllByRole('link', { hidden: true })
          .map((link) => link.textContent)
      : [];
  };

  it('moves what does not fit under «ещё», and back', () => {
    const resize = layOut(320);
    render(<PriorityNav label="Разделы" items={items} />);
    expect(hidden()).toEqual(['Туризм', 'Обувь']);
    expect(underMore()).toEqual(['Туризм', 'Обувь']);
    resize(390);
    expect(underMore()).toEqual(['Обувь']);
    // If rounded, it would fit.
    resize(399.6);
    expect(underMore()).toEqual(['Обувь']);
    resize(400);
    expect(hidden()).toEqual([]);
    expect(screen.queryByText('ещё')).not.toBeInTheDocument();
  });
});

describe('ScrollRow', () => {
  it('arrows scroll by a page, and only where there is something to scroll to', async () => {
    const scrollBy = jest.fn();
    window.HTMLElement.prototype.scrollBy = scrollBy;
    const sizes = { scrollWidth: 900, clientWidth: 300 };
    for (const [name, value] of Object.entries(sizes)) {
      jest.spyOn(window.HTMLElement.prototype, name as 'scrollWidth', 'get').mockReturnValue(value);
    }
    render(<ScrollRow label="Лучшее">{['а', 'б', 'в']}</ScrollRow>);
    const next = await screen.findByRole('button', { name: 'Вперёд' });
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(next).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Назад' })).toBeDisabled();
    await userEvent.click(next);
    expect(scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'smooth' });
    expect(within(screen.getByRole('list', { name: 'Лучшее' })).getAllByRole('listitem')).toHaveLength(3);
    jest.restoreAllMocks();
  });
});

describe('ErrorBoundary', () => {
  it('keeps the rest working and can retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const onError = jest.fn();
    let isBroken = true;
    function Part() {
      if (isBroken) throw new Error('broken');
      return <p>Снова здесь</p>;
    }
    render(
      <>
        <p>Шапка</p>
        <ErrorBoundary onError={onError}>
          <Part />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Шапка')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Что-то сломалось');
    expect(onError).toHaveBeenCalledTimes(1);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(screen.getByText('Снова здесь')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('can render nothing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    function Part(): never {
      throw new Error('broken');
    }
    const { container } = render(
      <ErrorBoundary fallback={null}>
        <Part />
      </ErrorBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
    jest.restoreAllMocks();
  });
});
