import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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

  it('requests a failed portion again, and skips none', async () => {
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

  it("shows the shop's reply, and nothing where there is none", async () => {
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

  it('invites the visitor to write the first review', async () => {
    serverOf(0).render(<ReviewsSection productId={77} />);
    expect(await screen.findByText('Отзывов пока нет')).toBeInTheDocument();
  });

  it('opens the placeholder by «Оставить отзыв»', async () => {
    serverOf(1).render(<ReviewsSection productId={77} />);
    await userEvent.click(screen.getByRole('button', { name: 'Оставить отзыв' }));
    expect(await screen.findByRole('dialog', { name: 'Оставить отзыв' })).toHaveTextContent('личном кабинете');
  });

  describe('where the backend sends the optional fields', () => {
    const marksPath = '/api/product/getReviewMarks/';
    const markPath = '/api/product/markReview/';
    const summary = {
      stars: [
        { value: 5, count: 2 },
        { value: 4, count: 0 },
        { value: 3, count: 1 },
      ],
      fit: { small: 1, true: 3, large: 0 },
    };
    const three = [5, 3, 5].map((value, index) => ({
      ...reviews(index, 1)[0]!,
      id: 10 + index,
      value,
      helpful: index,
      fit: index === 0 ? 'small' : null,
      photos: index === 0 ? [{ src: '/media/reviews/a.webp', preview: '/media/reviews/a-small.webp' }] : [],
    }));
    const shopOf = (answers: Parameters<typeof createTestShop>[0] = {}) =>
      createTestShop({
        [path]: ({ value }) => {
          const found = three.filter((review) => value === undefined || review.value === value);
          return { count: found.length, reviews: found, summary };
        },
        [marksPath]: () => ({ helpful: [12], own: [11] }),
        ...answers,
      });
    const open = async (shop = shopOf()) => {
      const { container } = shop.render(<ReviewsSection productId={77} />);
      await screen.findByText('Отзыв 0');
      return { shop, container };
    };

    it('stars narrow the list; the number of all stays in the title, and only given stars are offered', async () => {
      const { shop } = await open();
      const stars = screen.getByRole('radiogroup', { name: 'Оценка' });
      expect(
        within(stars)
          .getAllByRole('radio')
          .map((radio) => radio.closest('label')?.textContent),
      ).toEqual(['Все 3', '5 ★ 2', '3 ★ 1']);
      await userEvent.click(within(stars).getByRole('radio', { name: '3 ★ 1' }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(screen.getByText('Отзыв 1')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Отзывы 3');
      await userEvent.click(within(stars).getByRole('radio', { name: 'Все 3' }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
      expect(shop.callsTo(path).map(({ body }) => body)).toEqual([
        { id: 77, limit: 5, index: 0 },
        { id: 77, limit: 5, index: 0, value: 3 },
      ]);
    });

    it('how the size fits: for all reviews and for one', async () => {
      await open();
      const scale = screen.getByRole('region', { name: 'Размер' });
      expect(scale.textContent?.replaceAll('\u00a0', ' ')).toBe('РазмерМаломерит25 %В размер75 %Большемерит0 %');
      const [first, second] = screen.getAllByRole('article');
      expect(first).toHaveTextContent('Размер: маломерит');
      expect(second).not.toHaveTextContent('Размер:');
    });

    it('photos open over the window, and only reviews with photos show any', async () => {
      await open();
      const [opener, ...others] = screen.getAllByRole('button', { name: /^Открыть фото/ });
      expect(others).toEqual([]);
      await userEvent.click(opener!);
      const dialog = await screen.findByRole('dialog', { name: 'Фото: Покупатель 0' });
      expect(within(dialog).getByRole('img', { name: 'Фото 1 из 1' })).toHaveAttribute('src', '/media/reviews/a.webp');
    });

    it('«Полезно» counts once and can be withdrawn; one’s own review shows the number alone', async () => {
      const sent: unknown[] = [];
      const { shop } = await open(
        shopOf({ [markPath]: (body) => (sent.push(body), { helpful: body.isHelpful === true ? 1 : 0 }) }),
      );
      const [first, own, marked] = await waitFor(() => {
        const articles = screen.getAllByRole('article');
        expect(within(articles[0]!).getByRole('button', { name: 'Полезно' })).toBeInTheDocument();
        return articles;
      });
      expect(within(marked!).getByRole('button', { name: 'Полезно: 2' })).toHaveAttribute('aria-pressed', 'true');
      expect(within(own!).queryByRole('button', { name: /Полезно/ })).toBeNull();
      expect(own).toHaveTextContent('Полезно: 1');
      await userEvent.click(within(first!).getByRole('button', { name: 'Полезно' }));
      const pressed = await within(first!).findByRole('button', { name: 'Полезно: 1' });
      await waitFor(() => expect(pressed).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(pressed);
      const released = await within(first!).findByRole('button', { name: 'Полезно' });
      await waitFor(() => expect(released).toHaveAttribute('aria-pressed', 'false'));
      expect(sent).toEqual([
        { id: 10, isHelpful: true },
        { id: 10, isHelpful: false },
      ]);
      expect(shop.callsTo(marksPath)).toHaveLength(1);
    });

    it('a rejected vote says so and stays as it was', async () => {
      await open(shopOf({ [markPath]: () => undefined }));
      const button = await screen.findByRole('button', { name: 'Полезно' });
      await userEvent.click(button);
      const note = await screen.findByText(/Не удалось отметить|соединен/);
      expect(note.closest('[role=status]')).toBeVisible();
      expect(button).toHaveAttribute('aria-pressed', 'false');
    });

    it('has nothing an accessibility check objects to', async () => {
      const { container } = await open();
      await screen.findByRole('button', { name: 'Полезно' });
      expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    });
  });

  it('a backend without the optional fields gets no further calls, and no controls for them are shown', async () => {
    const shop = serverOf(3);
    shop.render(<ReviewsSection productId={77} />);
    await screen.findByText('Отзыв 2');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: /Полезно/ })).toBeNull();
    expect(new Set(shop.calls.map(({ path: called }) => called))).toEqual(new Set([path]));
  });
});
