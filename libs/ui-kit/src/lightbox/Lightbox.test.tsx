import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describeConformance } from '../testing/describeConformance.js';
import { Lightbox } from './Lightbox.js';
import type { LightboxProps } from './Lightbox.js';

const noop = () => {};
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    src: `/p${index + 1}.webp`,
    alt: `Снимок ${index + 1}`,
  }));

describeConformance(Lightbox, {
  render: (props) => <Lightbox isOpen onClose={noop} title="История" items={pictures(3)} {...props} />,
  refInstanceof: window.HTMLDialogElement,
});

const setup = (props: Partial<LightboxProps> = {}) =>
  render(<Lightbox isOpen onClose={noop} title="История" items={pictures(5)} {...props} />);

/** What a visitor sees and what a screen reader says must always agree. */
function expectPlace(place: number, total: number) {
  expect(screen.getByText(`${place} / ${total}`)).toBeInTheDocument();
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    `Фото ${place} из ${total}. Снимок ${place}`,
  );
  // Neighbours are loaded, but hidden from screen readers.
  expect(screen.getByRole('img')).toHaveAccessibleName(`Снимок ${place}`);
}

describe('Lightbox', () => {
  it('starts with the picture it was opened at and loads its neighbours, and only those', () => {
    setup({ start: 2 });
    expect(screen.getByRole('dialog', { name: 'История' })).toHaveFocus();
    expectPlace(3, 5);
    const sources = screen.getAllByRole('img', { hidden: true }).map((img) => img.getAttribute('src'));
    expect(sources).toEqual(['/p2.webp', '/p3.webp', '/p4.webp']);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('turns by arrows, Home and End, and stops at both ends', async () => {
    const onIndexChange = jest.fn();
    setup({ onIndexChange });
    const turns: [string, number][] = [
      ['{ArrowLeft}', 1],
      ['{ArrowRight}', 2],
      ['{End}', 5],
      ['{ArrowRight}', 5],
      ['{ArrowLeft}', 4],
      ['{Home}', 1],
    ];
    for (const [key, place] of turns) {
      await userEvent.keyboard(key);
      expectPlace(place, 5);
    }
    expect(onIndexChange.mock.calls).toEqual([[1], [4], [3], [0]]);
  });

  it('leaves keys with a modifier to the browser', async () => {
    setup();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expectPlace(1, 5);
  });

  it('turns by buttons that keep the focus at an end', async () => {
    setup({ items: pictures(2) });
    const next = screen.getByRole('button', { name: 'Следующее фото' });
    expect(screen.getByRole('button', { name: 'Предыдущее фото' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expectPlace(2, 2);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    expectPlace(1, 2);
  });

  it.each([
    ['to the left', -60, 0, 3],
    ['to the right', 60, 0, 1],
    ['too short', -39, 0, 2],
    ['mostly down', -60, 80, 2],
  ])('a finger, %s', (_name, dx, dy, place) => {
    setup({ start: 1 });
    const img = screen.getByRole('img');
    fireEvent.touchStart(img, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchMove(img, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    fireEvent.touchEnd(img, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    expectPlace(place, 5);
  });

  it('two fingers zoom, they do not turn', () => {
    setup({ start: 1 });
    const img = screen.getByRole('img');
    fireEvent.touchStart(img, {
      touches: [
        { clientX: 200, clientY: 200 },
        { clientX: 90, clientY: 90 },
      ],
    });
    fireEvent.touchEnd(img, { changedTouches: [{ clientX: 60, clientY: 200 }] });
    expectPlace(2, 5);
  });

  it('closes with the cross and Esc; the focus returns to what opened it', async () => {
    function Host() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Смотреть</button>
          <Lightbox isOpen={isOpen} onClose={() => setOpen(false)} title="История" items={pictures(2)} />
        </>
      );
    }
    render(
      <StrictMode>
        <Host />
      </StrictMode>,
    );
    const opener = screen.getByRole('button', { name: 'Смотреть' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('says that a picture is loading, then shows it', () => {
    setup();
    expect(screen.getByText('Загрузка')).toBeInTheDocument();
    fireEvent.load(screen.getByRole('img'));
    expect(screen.queryByText('Загрузка')).not.toBeInTheDocument();
  });

  it('says that a picture failed, and can retry', async () => {
    setup();
    const failed = screen.getByRole('img');
    fireEvent.error(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Фото не загрузилось');
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // A new element: a browser does not request the old one again.
    expect(screen.getByRole('img')).not.toBe(failed);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/p1.webp');
  });

  it('one picture needs neither arrows nor a counter', () => {
    setup({ items: pictures(1) });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Закрыть']);
    expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
  });

  it('without pictures there is nothing to open', () => {
    setup({ items: [] });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('accepts other texts', () => {
    setup({ texts: { next: 'Дальше', counter: (place, total) => `${place} из ${total}` } });
    expect(screen.getByRole('button', { name: 'Дальше' })).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByText('1 из 5')).toBeInTheDocument();
  });
});

describe('Lightbox of pictures that load in portions', () => {
  it('requests more when fewer than three follow, and includes them in the total', async () => {
    const onNearEnd = jest.fn();
    const { rerender } = setup({ total: 12, onNearEnd });
    await userEvent.keyboard('{ArrowRight}');
    expectPlace(2, 12);
    expect(onNearEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    rerender(<Lightbox isOpen onClose={noop} title="История" items={pictures(12)} total={12} onNearEnd={onNearEnd} />);
    expectPlace(3, 12);
    await userEvent.keyboard('{End}');
    expectPlace(12, 12);
    expect(onNearEnd).toHaveBeenCalledTimes(1);
  });

  it('at the last known picture waits for the response, or requests more again', async () => {
    const onNearEnd = jest.fn();
    const props = { isOpen: true, onClose: noop, title: 'История', items: pictures(5), total: 12, onNearEnd, start: 4 };
    const { rerender } = render(<Lightbox {...props} isLoadingMore />);
    const next = screen.getByRole('button', { name: 'Следующее фото' });
    expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}');
    // Only the call made on opening.
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    rerender(<Lightbox {...props} />);
    expect(next).not.toHaveAttribute('aria-busy');
    await userEvent.click(next);
    expect(onNearEnd).toHaveBeenCalledTimes(2);
    expectPlace(5, 12);
  });

  it('says at the last known picture that more could not be loaded, and can request again', async () => {
    const onNearEnd = jest.fn();
    setup({ start: 3, total: 12, onNearEnd, loadError: 'Не удалось загрузить фото' });
    expect(screen.queryByText('Не удалось загрузить фото')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить фото');
    onNearEnd.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
