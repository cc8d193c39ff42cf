import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { MemoryBackendOptions } from '@tropa/api-client/testing';
import { answerArticles, createMemoryArticlesHistory, wireArticles } from './articles.fixtures.js';
import { ArticlesSection } from './ArticlesSection.js';

/** Every story has its own history. */
const at = (url: string) => ({ url, history: createMemoryArticlesHistory(url) });
const over = (count: number, options: MemoryBackendOptions = {}) =>
  withShop(() => ({ backend: createMemoryBackend({ answers: { getArticles: answerArticles(count) }, ...options }) }));

const meta = {
  id: 'content-articles',
  title: 'Содержание/Статьи',
  component: ArticlesSection,
  args: { ...at('/articles/'), onLimitChange: () => {} },
} satisfies Meta<typeof ArticlesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Первая страница', tags: ['S1-2', 'picture'], decorators: [over(40)] };
export const Third: Story = { name: 'Третья страница', args: at('/articles/?page=3'), decorators: [over(40)] };
export const OnePage: Story = { name: 'Одна страница, без номеров', tags: ['S1-2'], decorators: [over(5)] };
export const Long: Story = {
  name: 'Длинные тексты',
  decorators: [
    over(4, {
      answers: {
        getArticles: {
          items: wireArticles(4).map((article) => ({
            ...article,
            title:
              'Водоотталкивающая пропитка, противоскользящая подошва и другие слова, которые стоит понимать до покупки',
            textPreview:
              'Разбираем по порядку, что написано на ярлыке, чему из этого верить, что проверить руками прямо в магазине и в каких случаях дешёвая вещь служит дольше дорогой.',
          })),
          count: 4,
          preCount: 0,
        },
      },
    }),
  ],
};
export const Empty: Story = { name: 'Пусто', tags: ['S1-2'], decorators: [over(0)] };
export const Loading: Story = { name: 'Загружается', tags: ['S1-7'], decorators: [over(40, { latency: 1e9 })] };
export const Broken: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  decorators: [over(40, { failures: { getArticles: 'http500' } })],
};
export const BrokenPage: Story = {
  name: 'Не загрузилась следующая страница',
  tags: ['S1-8'],
  decorators: [
    withShop(() => ({
      backend: createMemoryBackend({ failures: { getArticles: 'network' } }),
      pageData: { _articles: answerArticles(40)({ page: 1, limit: 9 }) },
      url: '/articles/',
    })),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Страница 2' }));
    await canvas.findByText('Статьи не загрузились');
  },
};
export const One: Story = { name: 'Одна статья', decorators: [over(1)] };
export const Two: Story = { name: 'Две статьи', decorators: [over(2)] };
export const TwentyOne: Story = {
  name: 'Двадцать одна: последняя страница',
  tags: ['S1-7'],
  args: at('/articles/?page=3'),
  decorators: [over(21)],
};
export const NoPictures: Story = {
  name: 'Нет картинок',
  tags: ['S1-3'],
  decorators: [
    over(4, {
      answers: {
        getArticles: { items: wireArticles(4).map((article) => ({ ...article, img: '' })), count: 4, preCount: 0 },
      },
    }),
  ],
};
