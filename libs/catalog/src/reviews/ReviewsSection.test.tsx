import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop } from '../testing/test-shop.fixtures.js';
import { ReviewsSection } from './ReviewsSection.js';

const path = '/api/product/getReviews/';

const reviews = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Покупатель ${from + index}`,
    location: 'Тюмень',
    date: '01.10.2026',
    value: 4,
    text: `Отзыв ${from + index}`,
  }));

const serverOf = (count: number) =>
  createTestShop({
    [path]: ({ index }) => ({ count, reviews: reviews(Number(index), Math.min(5, count - Number(index))) }),
  });

describe('ReviewsSection', () => {
  it('loads five reviews, then five more from the offset, until all are here', async () => {
    const shop = serverOf(7);
    shop.render(<ReviewsSection productId={77} />);
    expect(await screen.findByText('Отзыв 4')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Отзыв 6')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
    expect(shop.calls.map(({ body }) => body)).toEqual([
      { id: 77, limit: 5, index: 0 },
      { id: 77, limit: 5, index: 5 },
    ]);
  });

  it('offers no more when five are all', async () => {
    serverOf(5).render(<ReviewsSection productId={77} />);
    await screen.findByText('Отзыв 4');
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('is silent about a failure', async () => {
    const shop = createTestShop({ [path]: () => undefined });
    const onError = jest.fn();
    const { container } = shop.render(<ReviewsSection productId={77} onError={onError} />);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(container.querySelector('[data-failed]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByLabelText('Загружаем отзывы')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Оставить отзыв' })).toBeInTheDocument();
  });

  it('asks again for a portion that did not come, and skips none', async () => {
    let isBroken = false;
    const shop = createTestShop({
      [path]: ({ index }) =>
        isBroken ? undefined : { count: 7, reviews: reviews(Number(index), Math.min(5, 7 - Number(index))) },
    });
    const onError = jest.fn();
    shop.render(<ReviewsSection productId={77} onError={onError} />);
    await screen.findByText('Отзыв 4');
    isBroken = true;
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Отзыв 6')).toBeInTheDocument();
    expect(shop.calls.map(({ body }) => body.index)).toEqual([0, 5, 5]);
  });

  it('shows what the shop answered, and nothing of it where it did not', async () => {
    const [first, second] = reviews(0, 2);
    createTestShop({
      [path]: () => ({
        count: 2,
        reviews: [
          { ...first, answer: 'Спасибо!\nЖдём ещё', answerDate: '03.10.2026' },
          { ...second, answer: null },
        ],
      }),
    }).render(<ReviewsSection productId={77} />);
    expect(await screen.findByText('Отзыв 1')).toBeInTheDocument();
    const [answered, other] = screen.getAllByRole('article');
    expect(answered).toHaveTextContent('Ответ магазина3 октября 2026Спасибо! Ждём ещё');
    expect(other).not.toHaveTextContent('Ответ магазина');
  });

  it('invites to be the first', async () => {
    serverOf(0).render(<ReviewsSection productId={77} />);
    expect(await screen.findByText('Отзывов пока нет')).toBeInTheDocument();
  });

  it('opens the placeholder by «Оставить отзыв»', async () => {
    serverOf(1).render(<ReviewsSection productId={77} />);
    await userEvent.click(screen.getByRole('button', { name: 'Оставить отзыв' }));
    expect(await screen.findByRole('dialog', { name: 'Оставить отзыв' })).toHaveTextContent('личном кабинете');
  });
});
