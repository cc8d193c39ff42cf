import type { Gallery } from '@tropa/api-client';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { AboutGallery } from './AboutGallery.js';

const photos = (count: number, title = ''): Gallery => ({
  title: 'Как мы росли',
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    preview: `/media/p${index + 1}/320.webp`,
    src: `/media/p${index + 1}/1280.webp`,
    title: title && `${title} ${index + 1}`,
  })),
});

describe('AboutGallery', () => {
  it('shows the first image alone with a counter «N / total»', () => {
    render(<AboutGallery gallery={photos(6)} title="История" />);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual(['/media/p1/1280.webp']);
    expect(screen.getByText('1 / 6')).toBeInTheDocument();
    expect(screen.getByText('Как мы росли')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens all of them full-screen, turns by keys, and returns the focus', async () => {
    const onOpen = jest.fn();
    render(<AboutGallery gallery={photos(6)} title="История" onOpen={onOpen} />);
    const opener = screen.getByRole('link');
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Как мы росли' })).toBeInTheDocument();
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText('1 / 6')).toHaveLength(2);
    await userEvent.keyboard('{End}');
    expect(screen.getByText('6 / 6')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Как мы росли, фото 6' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    // The page still shows the first.
    expect(screen.getByText('1 / 6')).toBeInTheDocument();
  });

  it('takes the alternative text of a photo from the shop', async () => {
    render(<AboutGallery gallery={photos(2, 'Первый зал')} title="История" />);
    await userEvent.click(screen.getByRole('link'));
    expect(await screen.findByRole('img', { name: 'Первый зал 1' })).toBeInTheDocument();
  });

  it('is a link to the photo for a click with a modifier key, and without scripts', () => {
    expect(renderToString(<AboutGallery gallery={photos(3)} title="История" />)).toContain(
      'href="/media/p1/1280.webp"',
    );
    render(<AboutGallery gallery={photos(3)} title="История" />);
    const link = screen.getByRole('link');
    const click = createEvent.click(link, { ctrlKey: true });
    let isTaken = true;
    document.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent(link, click);
    expect(isTaken).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('renders nothing without photos, and has a default title where the shop gave none', () => {
    const { container, rerender } = render(<AboutGallery gallery={{ title: '', items: [] }} title="История" />);
    expect(container).toBeEmptyDOMElement();
    rerender(<AboutGallery gallery={{ ...photos(2), title: '' }} title="История" />);
    expect(screen.getByRole('link')).toHaveAccessibleName(/^Смотреть все фото: История/);
  });

  it('has no axe violations', async () => {
    const { container } = render(<AboutGallery gallery={photos(3)} title="История" />);
    expect((await axe(container)).violations).toEqual([]);
  });
});
