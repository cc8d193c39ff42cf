import { useGetUserQuery, type OwnReview } from '@tropa/api-client';
import { createMemoryBackend, renderWithShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { accountDialogs, selectIsAuthOpen } from '../dialogs/account-dialogs.slice.js';
import { UserButton } from '../user-button/UserButton.js';
import { ownFixtures, reviewFixture, waitingFixtures } from './own-reviews.fixtures.js';
import { OwnReviewsSection, type OwnReviewsSectionProps } from './OwnReviewsSection.js';

const saved = (rating: number, comment: string) => ({ item: reviewFixture(1, { rating, comment }) });

/** Shows when the sections know that the request for the user has failed. */
const UserProbe = () => (useGetUserQuery().isError ? <p>getUser failed</p> : null);

function open(props: OwnReviewsSectionProps = {}, options: MemoryBackendOptions = {}) {
  const events = { onSent: jest.fn(), onDismissed: jest.fn(), onError: jest.fn() };
  const backend = createMemoryBackend({
    isSignedIn: true,
    answers: { sendReview: ({ rating, comment }: { rating: number; comment: string }) => saved(rating, comment) },
    ...options,
  });
  const result = renderWithShop(
    <>
      <UserButton />
      <UserProbe />
      <OwnReviewsSection items={waitingFixtures(2)} reviews={ownFixtures(1)} {...events} {...props} />
    </>,
    { slices: [accountDialogs], backend },
  );
  return { ...result, ...events, user: userEvent.setup({ delay: null }) };
}

const waiting = () => screen.findByRole('region', { name: /^Ждут вашей оценки/ });
const own = () => screen.findByRole('region', { name: /^Ваши отзывы/ });
const rateFirst = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Оценить «Рюкзак туристический Тайга 65+10»' }));
  return screen.findByRole('form', { name: 'Оцените товар' });
};
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));

describe('OwnReviewsSection', () => {
  it('shows goods that wait for a rating with «Нет оценки» and own reviews with their ratings', async () => {
    const { container } = open();
    const toRate = within(await waiting()).getAllByRole('article');
    expect(toRate).toHaveLength(2);
    expect(toRate[0]).toHaveTextContent('Нет оценки');
    expect(within(toRate[0]!).getByRole('link')).toHaveAttribute('href', '/product/tovar-1/');
    expect(toRate[0]!.querySelector('img')).toHaveAttribute('src', waitingFixtures(1)[0]!.img);
    const [written] = within(await own()).getAllByRole('article');
    expect(written).toHaveTextContent('Не очень хорошо');
    expect(written).toHaveTextContent('Хибинам');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it("shows the shop's reply, and nothing where there is none", async () => {
    const [first, second] = ownFixtures(2) as [OwnReview, OwnReview];
    open({ reviews: [{ ...first, answer: 'Рады, что пригодилось', answerDate: '03.10.2026' }, second] });
    const [answered, other] = within(await own()).getAllByRole('article');
    expect(answered).toHaveTextContent('Ответ магазина');
    expect(answered).toHaveTextContent('3 октября 2026');
    expect(answered).toHaveTextContent('Рады, что пригодилось');
    expect(other).not.toHaveTextContent('Ответ магазина');
  });

  it('moves an item to the reviews after sending, as the server returned it', async () => {
    const { user, backend, onSent } = open();
    await rateFirst(user);
    await user.click(screen.getByRole('radio', { name: '4 из 5, Очень хорошо' }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), '  Не промок  ');
    await send(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsOf('sendReview')[0]?.body).toEqual({ id: 1, rating: 4, comment: 'Не промок' });
    expect(within(await waiting()).getAllByRole('article')).toHaveLength(1);
    const [first, second] = within(await own()).getAllByRole('article');
    expect(first).toHaveTextContent('Очень хорошо');
    expect(first).toHaveTextContent('Не промок');
    expect(second).toHaveTextContent('Хибинам');
    expect(screen.getByRole('status')).toHaveTextContent('Спасибо! Отзыв отправлен.');
    expect(screen.getByRole('heading', { name: /^Ваши отзывы/ })).toHaveFocus();
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ id: 1, rating: 4 }));
  });

  it('offers the size fit and photos where the server accepts them, and sends them with the text', async () => {
    const [item] = waitingFixtures(1);
    const { user, backend } = open({ items: [{ ...item!, maxPhotos: 2, asksFit: true }] });
    await rateFirst(user);
    await user.click(screen.getByRole('radio', { name: /^5 из 5/ }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Хорош');
    await user.click(screen.getByRole('radio', { name: 'Маломерит' }));
    const field = screen.getByLabelText(/^Фотографии/);
    expect(field).toHaveAccessibleDescription(/До 2 фото: jpg, png или webp/);
    const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    await user.upload(field, [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')]);
    await send(user);
    expect(await screen.findByText('Максимальное количество файлов - 2')).toBeVisible();
    expect(backend.callsOf('sendReview')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Убрать файл 3.jpg' }));
    await send(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = backend.callsOf('sendReview');
    expect(call?.body).toMatchObject({ id: '1', rating: '5', comment: 'Хорош', fit: 'small' });
    expect((call?.body.photos as File[] | undefined)?.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  });

  it('offers neither where the server does not accept them', async () => {
    const { user } = open();
    await rateFirst(user);
    expect(screen.queryByLabelText(/^Фотографии/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Маломерит' })).toBeNull();
  });

  it('shows the photos of an own review and how it said the size fits', async () => {
    const [review] = ownFixtures(1) as [OwnReview];
    const photos = [{ src: '/media/reviews/a.webp', preview: '/media/reviews/a-small.webp' }];
    open({ reviews: [{ ...review, photos, fit: 'large' }] });
    const article = within(await own()).getByRole('article');
    expect(within(article).getByRole('img', { name: 'Фото 1 из 1' })).toHaveAttribute('src', photos[0]!.preview);
    expect(article).toHaveTextContent('Большемерит');
  });

  it('requires at least one star and a comment, and goes to the first missing one', async () => {
    const { user, backend } = open();
    const form = await rateFirst(user);
    expect(within(form).getByText('Нет оценки')).toBeInTheDocument();
    await send(user);
    expect(await screen.findByText('Необходимо поставить оценку')).toBeInTheDocument();
    expect(screen.getByText('Обязательное поле')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^1 из 5/ })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: /^1 из 5/ }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), '   ');
    await send(user);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Комментарий/ })).toHaveFocus());
    expect(screen.queryByText('Необходимо поставить оценку')).toBeNull();
    expect(backend.callsOf('sendReview')).toHaveLength(0);
  });

  it("shows the server's message under the form, notifies the host, keeps what was typed and leaves the item where it was", async () => {
    const { user, onError, backend } = open({}, { failures: { sendReview: 'errorCode1' } });
    await rateFirst(user);
    await user.click(screen.getByRole('radio', { name: /^5 из 5/ }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Отлично');
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Магазин отказал');
    expect(onError).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(within(await waiting()).getAllByRole('article')).toHaveLength(2);
    // Closed and opened again: nothing is lost.
    await rateFirst(user);
    expect(screen.getByRole('radio', { name: /^5 из 5/ })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Отлично');
    expect(backend.callsOf('sendReview')).toHaveLength(1);
  });

  it('keeps the form when the request for the user fails after a rejected review', async () => {
    const { user, backend } = open({}, { failures: { sendReview: 'errorCode1' } });
    await rateFirst(user);
    await user.click(screen.getByRole('radio', { name: /^5 из 5/ }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Отлично');
    backend.fail('getUser', 'http500');
    await send(user);
    expect(await screen.findByText('getUser failed', {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Отлично');
  });

  it('is sent once however often the button is clicked', async () => {
    const { user, backend } = open();
    const held = backend.hold('sendReview');
    await rateFirst(user);
    await user.click(screen.getByRole('radio', { name: /^5 из 5/ }));
    await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Отлично');
    await user.dblClick(screen.getByRole('button', { name: 'Отправить отзыв' }));
    await waitFor(() => expect(held.count).toBe(1));
    held.releaseAll();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsOf('sendReview')).toHaveLength(1);
  });

  it('removes a dismissed item, after a confirmation', async () => {
    const { user, backend, onDismissed } = open();
    const dismiss = async () =>
      user.click(await screen.findByRole('button', { name: 'Не оценивать «Рюкзак туристический Тайга 65+10»' }));
    await dismiss();
    await user.click(screen.getByRole('button', { name: 'Оставить' }));
    expect(backend.callsOf('cancelReview')).toHaveLength(0);
    await dismiss();
    const dialog = screen.getByRole('dialog', { name: 'Не оценивать товар?' });
    await user.click(within(dialog).getByRole('button', { name: 'Не оценивать' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsOf('cancelReview')[0]?.body).toEqual({ id: 1 });
    expect(within(await waiting()).getAllByRole('article')).toHaveLength(1);
    expect(within(await own()).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /^Ждут вашей оценки/ })).toHaveFocus();
    expect(onDismissed).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  });

  it('keeps an item whose dismissal was rejected, says so in its card, notifies the host', async () => {
    const { user, onError } = open({}, { failures: { cancelReview: 'http500' } });
    await user.click((await screen.findAllByRole('button', { name: /^Не оценивать/ }))[0]!);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Не оценивать' }));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    const [first] = within(await waiting()).getAllByRole('article');
    expect(await within(first!).findByText('Не удалось убрать товар. Попробуйте ещё раз.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(within(await waiting()).getAllByRole('article')).toHaveLength(2);
  });

  it.each(['cancelReview', 'sendReview'] as const)(
    'a session that ended before %s: the unauthorized screen, no name in the header',
    async (call) => {
      const { user, backend } = open();
      expect(await screen.findByRole('link', { name: 'Анна Петрова' })).toBeInTheDocument();
      backend.state.user = null;
      backend.fail(call, 'errorCode2');
      if (call === 'cancelReview') {
        await user.click((await screen.findAllByRole('button', { name: /^Не оценивать/ }))[0]!);
        await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Не оценивать' }));
      } else {
        await rateFirst(user);
        await user.click(screen.getByRole('radio', { name: '4 из 5, Очень хорошо' }));
        await user.type(screen.getByRole('textbox', { name: /Комментарий/ }), 'Не промок');
        await send(user);
      }
      expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Анна Петрова' })).toBeNull());
    },
  );

  it('says what each empty list is for, and where to start when both are empty', async () => {
    const { unmount } = open({ items: [], reviews: ownFixtures(2) });
    expect(await screen.findByText(/^Пока нечего оценивать/)).toBeInTheDocument();
    unmount();
    const second = open({ items: waitingFixtures(1), reviews: [] });
    expect(await screen.findByText('Вы ещё не написали ни одного отзыва.')).toBeInTheDocument();
    second.unmount();
    open({ items: [], reviews: [] });
    expect(await screen.findByText('Отзывов пока нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
  });

  it('says to a visitor that they are not signed in, and opens the dialog', async () => {
    const { user, store } = open({}, { isSignedIn: false });
    expect(await screen.findByText('Вы не авторизованы')).toBeInTheDocument();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Войти' }).at(-1)!);
    expect(selectIsAuthOpen(store.getState() as never)).toBe(true);
  });

  it('says that it could not be loaded, and retries', async () => {
    const { user, backend } = open({}, { failures: { getUser: 'network' } });
    expect(await screen.findByText('Не удалось загрузить отзывы')).toBeInTheDocument();
    backend.fail('getUser', null);
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await waiting()).toBeInTheDocument();
  });

  it('uses the texts of its host', async () => {
    open({ texts: { waitingTitle: 'Оцените покупки' } });
    expect(await screen.findByRole('heading', { name: /^Оцените покупки/ })).toBeInTheDocument();
  });
});
