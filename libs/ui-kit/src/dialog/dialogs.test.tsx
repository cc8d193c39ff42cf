import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { describeConformance } from '../testing/describeConformance.js';
import { BottomSheet } from './BottomSheet.js';
import { Dialog } from './Dialog.js';
import { Drawer } from './Drawer.js';

const noop = () => {};

describeConformance(Dialog, {
  render: (props) => (
    <Dialog isOpen onClose={noop} title="Адрес" {...props}>
      Текст
    </Dialog>
  ),
  refInstanceof: window.HTMLDialogElement,
});
describeConformance(Drawer, {
  render: (props) => (
    <Drawer isOpen onClose={noop} title="Каталог" {...props}>
      Текст
    </Drawer>
  ),
  refInstanceof: window.HTMLDialogElement,
});
describeConformance(BottomSheet, {
  render: (props) => (
    <BottomSheet isOpen onClose={noop} title="Размер" {...props}>
      Текст
    </BottomSheet>
  ),
  refInstanceof: window.HTMLDialogElement,
});

const kinds = { Dialog, Drawer, BottomSheet };

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  const Layer = kinds[kind];

  describe('content that scrolls', () => {
    const bodyOf = (content: ReactNode, height: number) => {
      jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
      jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
      const { baseElement } = render(
        <Layer isOpen onClose={noop} title="Условия">
          {content}
        </Layer>,
      );
      return baseElement.querySelector('[data-part="dialog-body"]');
    };
    afterEach(() => jest.restoreAllMocks());

    it('is reachable by key where nothing in it can be focused', () => {
      expect(bodyOf(<p>Долгий текст</p>, 500)).toHaveAttribute('tabindex', '0');
    });

    it('is no stop of its own where something in it can', () => {
      expect(bodyOf(<a href="/terms/">Условия</a>, 500)).not.toHaveAttribute('tabindex');
    });

    it('is no stop where it does not scroll', () => {
      expect(bodyOf(<p>Текст</p>, 100)).not.toHaveAttribute('tabindex');
    });
  });

  function Host({ onClose = noop }: { onClose?: () => void }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Открыть</button>
        <Layer
          isOpen={isOpen}
          onClose={() => {
            onClose();
            setIsOpen(false);
          }}
          title="Заголовок"
        >
          <button>Внутри</button>
        </Layer>
      </>
    );
  }

  it('opens as a modal named by its title, even from the first render', () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <StrictMode>
        <Layer isOpen onClose={noop} title="Заголовок" />
      </StrictMode>,
    );
    expect(screen.getByRole('dialog', { name: 'Заголовок' })).toHaveAttribute('open');
    expect(showModal).toHaveBeenCalled();
    showModal.mockRestore();
  });

  it('does not treat StrictMode’s trial unmount as a close', async () => {
    const onClose = jest.fn();
    render(
      <StrictMode>
        <Layer isOpen onClose={onClose} title="Заголовок" />
      </StrictMode>,
    );
    await Promise.resolve();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with the cross and restores the focus', async () => {
    const user = userEvent.setup({ delay: null });
    const onClose = jest.fn();
    render(<Host onClose={onClose} />);
    const opener = screen.getByRole('button', { name: 'Открыть' });
    await user.click(opener);
    screen.getByRole('button', { name: 'Внутри' }).focus();
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes by Esc', async () => {
    const onClose = jest.fn();
    render(<Layer isOpen onClose={onClose} title="Заголовок" />);
    // The event that the browser fires for Esc in a modal dialog.
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('stays when a file chooser inside is cancelled', () => {
    const onClose = jest.fn();
    render(
      <Layer isOpen onClose={onClose} title="Заголовок">
        <input type="file" aria-label="Резюме" />
      </Layer>,
    );
    fireEvent(screen.getByLabelText('Резюме'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes by a click outside, not by a selection that ends there', () => {
    const onClose = jest.fn();
    render(
      <Layer isOpen onClose={onClose} title="Заголовок">
        Текст
      </Layer>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByText('Текст'));
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText('Текст'));
    fireEvent.click(screen.getByText('Текст'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('keeps its buttons below the content, and no empty space without buttons', () => {
    const { rerender } = render(
      <Layer isOpen onClose={noop} title="Заголовок" footer={<button>Готово</button>}>
        Текст
      </Layer>,
    );
    const window = screen.getByRole('dialog').firstElementChild as HTMLElement;
    const parts = window.childElementCount;
    expect(screen.getByText('Текст').nextElementSibling).toContainElement(
      screen.getByRole('button', { name: 'Готово' }),
    );
    rerender(<Layer isOpen onClose={noop} title="Заголовок" />);
    expect(window.childElementCount).toBe(parts - 1);
  });

  it("locks the page's scroll while it is open", async () => {
    const user = userEvent.setup({ delay: null });
    render(<Host />);
    await user.click(screen.getByRole('button', { name: 'Открыть' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(document.documentElement.style.overflow).toBe('');
  });
});

describe('stacked dialogs', () => {
  function Stack() {
    const [depth, setDepth] = useState(0);
    return (
      <>
        <button onClick={() => setDepth(1)}>Открыть</button>
        <Dialog isOpen={depth > 0} onClose={() => setDepth(0)} title="Первый" closeLabel="Закрыть первый">
          <button onClick={() => setDepth(2)}>Ещё</button>
          <Dialog isOpen={depth > 1} onClose={() => setDepth(1)} title="Второй" closeLabel="Закрыть второй" />
        </Dialog>
      </>
    );
  }

  it('close one by one, the page scrolls again only after the last', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Stack />);
    await user.click(screen.getByRole('button', { name: 'Открыть' }));
    await user.click(screen.getByRole('button', { name: 'Ещё' }));
    fireEvent(screen.getByRole('dialog', { name: 'Второй' }), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog', { name: 'Второй' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Первый' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ещё' })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Закрыть первый' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  });
});

describe.each(['Dialog', 'Drawer'] as const)('isTitleHidden of a %s', (kind) => {
  const Layer = kinds[kind];

  it('keeps the title for screen readers', () => {
    const { rerender } = render(<Layer isOpen onClose={noop} title="Заголовок" />);
    expect(screen.getByRole('heading', { name: 'Заголовок' })).not.toHaveAttribute('data-hidden');
    rerender(<Layer isOpen onClose={noop} title="Заголовок" isTitleHidden />);
    expect(screen.getByRole('heading', { name: 'Заголовок' })).toHaveAttribute('data-hidden', 'true');
    expect(screen.getByRole('dialog', { name: 'Заголовок' })).toBeInTheDocument();
  });
});

describe('isDismissable={false}', () => {
  it('leaves only the cross', () => {
    const onClose = jest.fn();
    render(<Dialog isOpen isDismissable={false} onClose={onClose} title="Заголовок" />);
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('swipes', () => {
  const swipe = (element: Element, dx: number, dy = 0) => {
    fireEvent.touchStart(element, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchMove(element, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
  };

  it.each([
    ['21 px to the left', -21, 0, 1],
    ['20 px to the left', -20, 0, 0],
    ['to the right', 60, 0, 0],
    ['mostly down', -30, 80, 0],
  ])('left drawer, %s', (_name, dx, dy, closes) => {
    const onClose = jest.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Каталог">
        Лыжи
      </Drawer>,
    );
    swipe(screen.getByText('Лыжи'), dx, dy);
    expect(onClose).toHaveBeenCalledTimes(closes);
  });

  it('a right drawer goes to the right', () => {
    const onClose = jest.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Фильтры" side="right">
        Бренд
      </Drawer>,
    );
    swipe(screen.getByText('Бренд'), -60);
    expect(onClose).not.toHaveBeenCalled();
    swipe(screen.getByText('Бренд'), 60);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when the window grows to 1024 px, not when it shrinks', () => {
    const told: ((change: Partial<MediaQueryListEvent>) => void)[] = [];
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: false,
          addEventListener: (_type: string, tell: (change: Partial<MediaQueryListEvent>) => void) =>
            media === '(min-width: 1024px)' && told.push(tell),
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const onClose = jest.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Каталог">
        Лыжи
      </Drawer>,
    );
    act(() => told.forEach((tell) => tell({ matches: false })));
    expect(onClose).not.toHaveBeenCalled();
    act(() => told.forEach((tell) => tell({ matches: true })));
    expect(onClose).toHaveBeenCalledTimes(1);
    matchMedia.mockRestore();
  });

  it("opens without `matchMedia`, as in a host's plain jsdom", () => {
    const { matchMedia } = window;
    Reflect.deleteProperty(window, 'matchMedia');
    try {
      render(
        <Drawer isOpen onClose={jest.fn()} title="Каталог">
          Лыжи
        </Drawer>,
      );
      expect(screen.getByRole('dialog', { name: 'Каталог' })).toBeInTheDocument();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('a slider inside keeps its own gesture', () => {
    const onClose = jest.fn();
    render(
      <Drawer isOpen onClose={onClose} title="Фильтры">
        <input type="range" aria-label="Цена" />
      </Drawer>,
    );
    swipe(screen.getByLabelText('Цена'), -60);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a sheet closes downwards', () => {
    const onClose = jest.fn();
    render(
      <BottomSheet isOpen onClose={onClose} title="Размер">
        S, M, L
      </BottomSheet>,
    );
    swipe(screen.getByText('S, M, L'), 0, 40);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('a scrolled sheet scrolls back first; a swipe on its heading closes it at once', () => {
    const onClose = jest.fn();
    render(
      <BottomSheet isOpen onClose={onClose} title="Размер">
        S, M, L
      </BottomSheet>,
    );
    screen.getByText('S, M, L').scrollTop = 10;
    swipe(screen.getByText('S, M, L'), 0, 40);
    expect(onClose).not.toHaveBeenCalled();
    swipe(screen.getByRole('heading', { name: 'Размер' }), 0, 40);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
