import type { Meta, StoryObj } from '@storybook/react-vite';
import { withStoryShop } from '../testing/story.fixtures.js';
import { ReviewsSection } from './ReviewsSection.js';

const meta = {
  id: 'catalog-reviews',
  title: 'Каталог/Отзывы',
  component: ReviewsSection,
  decorators: [withStoryShop()],
  args: { productId: 7 },
} satisfies Meta<typeof ReviewsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Есть отзывы', tags: ['S2-2', 'S2-9', 'picture'] };
export const None: Story = {
  name: 'Пусто',
  tags: ['S2-2'],
  decorators: [withStoryShop({ answers: { getReviews: { count: 0, reviews: [] } } })],
};
export const Loading: Story = { name: 'Загружается', tags: ['S2-7'], decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузились: тишина',
  tags: ['S2-8'],
  decorators: [withStoryShop({ failures: { getReviews: 'http500' } })],
};
export const More: Story = {
  name: 'Показаны все',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
  },
};
export const Leave: Story = {
  name: 'Оставить отзыв: диалог',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оставить отзыв' }));
    await canvas.findByRole('dialog', { name: 'Оставить отзыв' });
  },
};
export const Answered: Story = {
  name: 'Магазин ответил',
  decorators: [
    withStoryShop({
      answers: {
        getReviews: {
          count: 1,
          reviews: [
            {
              name: 'Олег',
              location: 'Сургут',
              date: '01.10.2026',
              value: 3,
              text: 'Куртка тёплая, но молния заедает на морозе.',
              answer:
                'Олег, спасибо, что написали. Молнию заменим по гарантии в любом нашем магазине.\n\nПока она у вас, помогает воск: протрите зубцы обычной свечой.',
              answerDate: '03.10.2026',
            },
          ],
        },
      },
    }),
  ],
};
const photo = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${hue} 60% 88%)" d="M0 0h64v64H0z"/>` +
      `<path fill="hsl(${hue} 60% 42%)" d="M32 14 54 50H38l-6-14-6 14H10z"/></svg>`,
  )}`;
const rich = {
  getReviewMarks: { helpful: [1], own: [3] },
  getReviews: {
    count: 3,
    summary: {
      stars: [
        { value: 5, count: 9 },
        { value: 4, count: 4 },
        { value: 2, count: 1 },
      ],
      fit: { small: 3, true: 9, large: 1 },
    },
    reviews: [
      {
        id: 1,
        name: 'Марина',
        location: 'Тюмень',
        date: '01.11.2026',
        value: 5,
        text: 'Ботинки тёплые, в минус двадцать не мёрзнут. Взяла на размер больше и не пожалела.',
        fit: 'small',
        helpful: 12,
        photos: [10, 150, 260, 320].map((hue) => ({ src: photo(hue), preview: photo(hue) })),
      },
      {
        id: 2,
        name: 'Олег',
        location: 'Сургут',
        date: '20.10.2026',
        value: 4,
        text: 'Сели хорошо.',
        fit: 'true',
        helpful: 0,
      },
      { id: 3, name: 'Анна', location: '', date: '11.10.2026', value: 2, text: 'Шнурки развязываются.', helpful: 2 },
    ],
  },
};
export const Rich: Story = { name: 'Фото, размер, «полезно»', decorators: [withStoryShop({ answers: rich })] };
export const MarkRefused: Story = {
  name: '«Полезно» не записалось',
  tags: ['S2-8'],
  decorators: [withStoryShop({ answers: rich, failures: { markReview: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    const marks = await canvas.findAllByRole('button', { name: /^Полезно/ });
    const last = marks.at(-1);
    if (last) await userEvent.click(last);
    await canvas.findByText('Магазин отказал');
  },
};
export const OpenPhoto: Story = {
  name: 'Фото открыто',
  decorators: [withStoryShop({ answers: rich })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть фото 2 из 4' }));
    await canvas.findByRole('dialog', { name: 'Фото: Марина' });
  },
};
export const One: Story = {
  name: 'Один отзыв',
  tags: ['S2-3'],
  decorators: [
    withStoryShop({
      answers: {
        getReviews: {
          count: 1,
          reviews: [
            { name: '', location: 'Тюмень', date: '01.10.2026', value: 5, text: 'Тепло, легко и не промокает.' },
          ],
        },
      },
    }),
  ],
};
