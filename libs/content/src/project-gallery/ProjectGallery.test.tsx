import type { ProjectGallery as Gallery } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop, type MemoryBackend } from '@tropa/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { settled } from '../testing/settled.fixtures.js';
import { ProjectGallery } from './ProjectGallery.js';

const many = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  preview: `/media/photo-${index + 1}/320.webp`,
  src: `/media/photo-${index + 1}/1280.webp`,
  title: `Фото ${index + 1}`,
}));

/** A server with forty photos, 15 at a time. */
const fortyPhotos = () =>
  createMemoryBackend({
    answers: {
      getProjectImages: ({ limit, page }: { limit: number; page: number }) => ({
        count: many.length,
        items: many.slice((page - 1) * limit, page * limit),
      }),
    },
  });

const gallery = (items = many.slice(0, 15), count = 40, id = 1): Gallery => ({
  id,
  title: 'Школа походов',
  count,
  items,
});

const row = () => screen.getByRole('list', { name: 'Школа походов' });
const photos = () =>
  within(row())
    .getAllByRole('img')
    .map((img) => img.getAttribute('alt'));
const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `Фото ${from + index}`);
const pagesOf = (backend: MemoryBackend) => backend.callsOf('getProjectImages').map(({ body }) => body);

/** jsdom has no layout: four photos of 250 px are visible, the row is scrolled so that `ahead` are left ahead. */
async function scrollTo(ahead: number) {
  const list = row();
  Object.defineProperties(list, {
    clientWidth: { configurable: true, value: 1000 },
    scrollWidth: { configurable: true, get: () => list.children.length * 250 },
    scrollLeft: { configurable: true, value: list.children.length * 250 - 1000 - ahead * 250 },
  });
  list.firstElementChild!.getBoundingClientRect = () => ({ width: 250 }) as DOMRect;
  fireEvent.scroll(list);
  // The row is measured in the next frame.
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
}

const openPhoto = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const counter = () => within(screen.getByRole('dialog')).getByText(/ \/ /).textContent;

describe('ProjectGallery', () => {
  it('shows the photos of the page data and requests nothing', async () => {
    const { backend, store } = renderWithShop(
      <StrictMode>
        <ProjectGallery gallery={gallery()} />
      </StrictMode>,
    );
    expect(screen.getByRole('region', { name: 'Школа походов' })).toHaveTextContent('40 фото');
    expect(photos()).toEqual(names(1, 15));
    await scrollTo(3);
    await settled(store);
    expect(backend.calls).toHaveLength(0);
  });

  it('requests the next 15 when fewer than 3 are left ahead in the row, up to the end of the list', async () => {
    const { backend, store } = renderWithShop(<ProjectGallery gallery={gallery()} />, { backend: fortyPhotos() });
    await scrollTo(2.9);
    await waitFor(() => expect(photos()).toEqual(names(1, 30)));
    await scrollTo(3);
    await settled(store);
    expect(pagesOf(backend)).toEqual([{ id: 1, limit: 15, page: 2 }]);
    await scrollTo(0);
    await waitFor(() => expect(photos()).toEqual(names(1, 40)));
    await scrollTo(0);
    await settled(store);
    expect(pagesOf(backend)).toEqual([
      { id: 1, limit: 15, page: 2 },
      { id: 1, limit: 15, page: 3 },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Показаны все фото: 40');
  });

  it('requests more in the dialog too, and continues without a stop', async () => {
    const { backend } = renderWithShop(<ProjectGallery gallery={gallery()} />, { backend: fortyPhotos() });
    await openPhoto('Фото 12');
    await screen.findByRole('dialog', { name: 'Школа походов' });
    expect(counter()).toBe('12 / 40');
    expect(backend.calls).toHaveLength(0);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(pagesOf(backend)).toEqual([{ id: 1, limit: 15, page: 2 }]));
    await waitFor(() => expect(row().querySelectorAll('img')).toHaveLength(30));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(counter()).toBe('16 / 40');
    expect(pagesOf(backend)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a photo once even if the pages have shifted meanwhile', async () => {
    const backend = createMemoryBackend({
      answers: { getProjectImages: () => ({ count: 18, items: many.slice(12, 18) }) },
    });
    renderWithShop(<ProjectGallery gallery={gallery(many.slice(0, 15), 18)} />, { backend });
    await scrollTo(0);
    await waitFor(() => expect(photos()).toEqual(names(1, 18)));
  });

  it('a late response for another gallery is ignored', async () => {
    const backend = fortyPhotos();
    const gate = backend.hold('getProjectImages');
    const { rerender } = renderWithShop(<ProjectGallery gallery={gallery()} />, { backend });
    await scrollTo(0);
    await waitFor(() => expect(gate.count).toBe(1));
    const others = many.slice(0, 15).map((photo) => ({ ...photo, id: photo.id + 100, title: `Другое ${photo.id}` }));
    rerender(<ProjectGallery gallery={gallery(others, 40, 2)} />);
    await scrollTo(0);
    await waitFor(() => expect(gate.count).toBe(2));
    // Out of order: the new gallery's response first, the old one's after it.
    await act(async () => gate.release(1));
    await waitFor(() => expect(photos()).toHaveLength(30));
    await act(async () => gate.release(0));
    expect(photos()).toEqual([...others.map(({ title }) => title), ...names(16, 30)]);
    expect(pagesOf(backend).map(({ id, page }) => [id, page])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('makes one request however often the end comes near', async () => {
    const backend = fortyPhotos();
    const gate = backend.hold('getProjectImages');
    renderWithShop(<ProjectGallery gallery={gallery()} />, { backend });
    await scrollTo(1);
    await waitFor(() => expect(gate.count).toBe(1));
    await openPhoto('Фото 15');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(pagesOf(backend)).toHaveLength(1);
    await act(async () => gate.releaseAll());
    await waitFor(() => expect(row().querySelectorAll('img')).toHaveLength(30));
    expect(pagesOf(backend)).toHaveLength(1);
  });

  it('says in the row that a batch failed, waits for the visitor, and moves the focus to the new photos', async () => {
    const backend = fortyPhotos();
    backend.fail('getProjectImages', 'http500');
    const onError = jest.fn();
    const { store } = renderWithShop(<ProjectGallery gallery={gallery()} onError={onError} />, { backend });
    await scrollTo(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить фото');
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ kind: 'http' })]]);
    await scrollTo(0);
    await settled(store);
    expect(pagesOf(backend)).toHaveLength(1);
    expect(photos()).toEqual(names(1, 15));
    backend.fail('getProjectImages', null);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(photos()).toEqual(names(1, 30)));
    expect(screen.getByRole('button', { name: 'Фото 16' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Попробовать снова' })).not.toBeInTheDocument();
  });

  it('says so in the dialog, too', async () => {
    const backend = fortyPhotos();
    backend.fail('getProjectImages', 'network');
    renderWithShop(<ProjectGallery gallery={gallery()} />, { backend });
    await openPhoto('Фото 15');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Не удалось загрузить фото');
    backend.fail('getProjectImages', null);
    await userEvent.click(dialog.getByRole('button', { name: 'Попробовать снова' }));
    await waitFor(() => expect(row().querySelectorAll('img')).toHaveLength(30));
    await userEvent.keyboard('{ArrowRight}');
    expect(counter()).toBe('16 / 40');
  });

  it('an empty response ends the list, whatever was promised', async () => {
    const backend = createMemoryBackend({ answers: { getProjectImages: () => ({ count: 40, items: [] }) } });
    const { store } = renderWithShop(<ProjectGallery gallery={gallery()} />, { backend });
    await scrollTo(0);
    expect(await screen.findByText('15 фото')).toBeInTheDocument();
    await scrollTo(0);
    await settled(store);
    expect(pagesOf(backend)).toHaveLength(1);
  });

  it('a backend whose page data has fewer than 15 gets a request for the first page', async () => {
    const { backend } = renderWithShop(<ProjectGallery gallery={gallery(many.slice(0, 4))} />, {
      backend: fortyPhotos(),
    });
    await scrollTo(0);
    await waitFor(() => expect(photos()).toEqual(names(1, 15)));
    expect(pagesOf(backend)[0]).toEqual({ id: 1, limit: 15, page: 1 });
  });

  it('a complete gallery requests nothing; an empty one is not rendered', async () => {
    const { backend, rerender, container } = renderWithShop(
      <ProjectGallery gallery={{ id: 1, title: '', count: 3, items: many.slice(0, 3) }} />,
    );
    expect(screen.getByRole('region', { name: 'Фотографии' })).toBeInTheDocument();
    expect(backend.calls).toHaveLength(0);
    rerender(<ProjectGallery gallery={gallery([], 0)} />);
    expect(container).toBeEmptyDOMElement();
  });
});
