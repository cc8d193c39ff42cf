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
