import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { BuySheet } from './BuySheet.js';
import { productTexts } from './product.texts.js';

const sheet = (
  <BuySheet
    summary="красный, M"
    texts={productTexts}
    choice={<button>Размер L</button>}
    price="12 490 ₽"
    actions={<button>В корзину</button>}
    rest={<dialog aria-label="Где есть" />}
  />
);

const setup = () =>
  render(
    <>
      <a href="#reviews">Отзывы</a>
      {sheet}
    </>,
  );

/** A window under 600 px, or not. Returns how to change it while the panel is open. */
function windowIs(isNarrow: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: isNarrow,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const asked = jest.spyOn(window, 'matchMedia').mockImplementation(() => media as unknown as MediaQueryList);
  return { asked, listeners, change: () => act(() => listeners.forEach((listener) => listener())) };
}

const details = () => document.querySelector('details')!;
const summary = () => document.querySelector('summary')!;

/** Opens or closes as the browser does: the attribute, then its event. */
const toggle = (open: boolean) => {
  details().open = open;
  fireEvent(details(), new Event('toggle'));
};

/** A pointer event with the properties that the panel reads: jsdom has none. */
const point = (target: Element | Window, type: string, clientY: number) =>
  fireEvent(
    target,
    Object.assign(new Event(type, { bubbles: true }), { clientY, pointerId: 1, isPrimary: true, button: 0 }),
  );

const drag = (from: number, to: number) => {
  point(summary(), 'pointerdown', from);
  point(window, 'pointermove', to);
  point(window, 'pointerup', to);
};

afterEach(() => jest.restoreAllMocks());

describe('BuySheet', () => {
  it('is a native disclosure that names what is chosen; its parts are rendered once', () => {
    setup();
    expect(details()).not.toHaveAttribute('open');
    expect(summary()).toHaveTextContent('Выбор и наличие: красный, M');
    expect(screen.getAllByRole('button', { name: 'В корзину' })).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Выбор и покупка' })).toContainElement(screen.getByText('12 490 ₽'));
  });

  it('reads the width only when it is opened, and closes when the window grows to 600 px', () => {
    const { asked, listeners, change } = windowIs(true);
    setup();
    expect(asked).not.toHaveBeenCalled();
    toggle(true);
    expect(asked).toHaveBeenCalledWith('(max-width: 599.98px)');
    change();
    expect(details().open).toBe(false);
    toggle(false);
    expect(listeners.size).toBe(0);
  });

  it('does not initialise from 600 px on', async () => {
    windowIs(false);
    setup();
    toggle(true);
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(true);
  });

  it('closes with Esc and returns the focus to its handle', async () => {
    windowIs(true);
    setup();
    toggle(true);
    screen.getByRole('button', { name: 'Размер L' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(false);
    expect(summary()).toHaveFocus();
  });

  it('leaves Esc to a dialog that was opened from it', () => {
    windowIs(true);
    setup();
    toggle(true);
    fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'Escape' });
    expect(details().open).toBe(true);
  });

  it('closes when the focus moves to the page, and on a click outside it', () => {
    windowIs(true);
    setup();
    toggle(true);
    act(() => screen.getByRole('link', { name: 'Отзывы' }).focus());
    expect(details().open).toBe(false);
    expect(screen.getByRole('link', { name: 'Отзывы' })).toHaveFocus();
    toggle(true);
    fireEvent.click(screen.getByRole('presentation'));
    expect(details().open).toBe(false);
  });

  it('opens by a drag upwards and closes by one downwards; a drag of less than 20 px does nothing', () => {
    windowIs(true);
    setup();
    drag(700, 685);
    expect(details().open).toBe(false);
    drag(700, 600);
    expect(details().open).toBe(true);
    drag(200, 215);
    expect(details().open).toBe(true);
    drag(200, 320);
    expect(details().open).toBe(false);
  });

  it('trails the finger while it is dragged', () => {
    windowIs(true);
    setup();
    toggle(true);
    const panel = screen.getByRole('group', { name: 'Выбор и покупка' });
    point(summary(), 'pointerdown', 200);
    point(window, 'pointermove', 260);
    expect(panel.style.translate).toBe('0 60px');
    point(window, 'pointercancel', 260);
    expect(panel.style.translate).toBe('');
    expect(details().open).toBe(true);
  });

  it('hydrates in the open state: no mismatch, and Esc works at once', async () => {
    windowIs(true);
    document.body.innerHTML = `<div id="root">${renderToString(sheet)}</div>`;
    details().open = true;
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(document.getElementById('root')!, sheet, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(details().open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(details().open).toBe(false);
    await act(async () => root.unmount());
    document.body.innerHTML = '';
  });
});
