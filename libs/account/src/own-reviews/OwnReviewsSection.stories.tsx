import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { ownFixtures, reviewFixture, waitingFixtures } from './own-reviews.fixtures.js';
import { OwnReviewsSection } from './OwnReviewsSection.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend({ isSignedIn: true, ...options }) }));

const meta = {
  id: 'account-own-reviews',
  title: 'Кабинет/Отзывы',
  component: OwnReviewsSection,
  decorators: [over()],
  args: { items: waitingFixtures(2), reviews: ownFixtures(5) },
} satisfies Meta<typeof OwnReviewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>['play'];
type PlayContext = Parameters<Play>[0];

const rate = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Оценить/ }))[0]!);
  await canvas.findByRole('form', { name: 'Оцените товар' });
};
const send = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Отправить отзыв' }));
const fillAndSend: Play = async (context) => {
  await rate(context);
  await context.userEvent.click(context.canvas.getByRole('radio', { name: /^5 из 5/ }));
  await context.userEvent.type(context.canvas.getByRole('textbox'), 'Лёгкий и не промокает');
  await send(context);
};

export const Both: Story = { name: 'Ждут оценки и написаны', tags: ['S2-2', 'picture'] };
export const Nothing: Story = { name: 'Пусто', tags: ['S2-2'], args: { items: [], reviews: [] } };
export const WithPhotos: Story = {
  name: 'Отзыв с фото и размером',
  args: {
    items: [],
    reviews: [
      {
        ...ownFixtures(1)[0]!,
        fit: 'small',
        photos: [1, 2, 3].map((id) => ({ src: reviewFixture(id).img, preview: reviewFixture(id).img })),
      },
    ],
  },
};
export const FullForm: Story = {
  name: 'Форма: размер и фото',
  args: { items: [{ ...waitingFixtures(1)[0]!, maxPhotos: 5, asksFit: true }] },
  play: rate,
};
export const OneWaits: Story = { name: 'Ждёт один, отзывов нет', args: { items: waitingFixtures(1), reviews: [] } };
export const OneOwn: Story = { name: 'Один отзыв', args: { items: [], reviews: ownFixtures(1) } };
export const Many: Story = { name: 'Двадцать один', args: { items: waitingFixtures(21), reviews: ownFixtures(21) } };
export const Long: Story = {
  name: 'Длинные названия, нет картинок',
  tags: ['S2-3'],
  args: {
    items: [
      reviewFixture(1, {
        img: '',
        title:
          'Спальный мешок-одеяло трёхсезонный противоморозный с капюшоном Северное Сияние Экспедиция Про −35 °C, удлинённый, левая молния',
      }),
    ],
    reviews: [
      reviewFixture(2, {
        img: 'data:image/png;base64,AAAA',
        rating: 3,
        title: 'Водонепроницаемый-тридцатипятилитровый-рюкзак-для-велосипедистов-и-байдарочников',
        comment: `Первая строка.\n\n${'Очень подробный отзыв о том, как всё было. '.repeat(20)}`,
      }),
    ],
  },
};
export const Answered: Story = {
  name: 'Магазин ответил',
  args: {
    items: [],
    reviews: ownFixtures(2).map((review) => ({
      ...review,
      answer: 'Спасибо за рассказ!\nПряжки мы проверяем на морозе: рады, что пригодилось.',
      answerDate: '03.10.2026',
    })),
  },
};
export const Rating: Story = { name: 'Диалог открыт', tags: ['S2-2'], play: rate };
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S2-5'],
  play: async (context) => {
    await rate(context);
    await send(context);
    await context.canvas.findByText('Необходимо поставить оценку');
  },
};
export const Sent: Story = {
  name: 'Отзыв отправлен',
  tags: ['S2-4'],
  decorators: [
    over({ answers: { sendReview: { item: reviewFixture(1, { rating: 5, comment: 'Лёгкий и не промокает' }) } } }),
  ],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByText('Спасибо! Отзыв отправлен.');
  },
};
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S2-8'],
  decorators: [over({ failures: { sendReview: 'errorCode1' } })],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const Asked: Story = {
  name: 'Спрашивает, прежде чем убрать',
  tags: ['S2-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Не оценивать/ }))[0]!);
    await canvas.findByRole('dialog', { name: 'Не оценивать товар?' });
  },
};
export const Loading: Story = { name: 'Загружается', tags: ['S2-7'], decorators: [over({ latency: 1_000_000 })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S2-8'],
  decorators: [over({ failures: { getUser: 'network' } })],
};
export const Visitor: Story = { name: 'Не авторизован', tags: ['S2-6'], decorators: [over({ isSignedIn: false })] };
export const DismissalRefused: Story = {
  name: 'Не оценивать: сервер отказал',
  tags: ['S2-8'],
  decorators: [over({ failures: { cancelReview: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Не оценивать/ }))[0]!);
    const dialog = await canvas.findByRole('dialog', { name: 'Не оценивать товар?' });
    const [agree] = [...dialog.querySelectorAll('button')].filter((button) =>
      /^Не оценивать/.test(button.textContent ?? ''),
    );
    if (agree) await userEvent.click(agree);
    await canvas.findByText('Магазин отказал');
  },
};
