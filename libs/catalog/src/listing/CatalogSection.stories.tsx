import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '../address/page-history.js';
import {
  storyAction,
  storyTools,
  storyWireCards,
  storyWireExtremes,
  withStoryShop,
} from '../testing/story.fixtures.js';
import type { CatalogSectionProps } from './CatalogSection.js';
import { CatalogSection } from './CatalogSection.js';

/** Every story walks its own addresses. */
const at = (url: string): Pick<CatalogSectionProps, 'url' | 'history'> => ({ url, history: createMemoryHistory(url) });

const meta = {
  id: 'catalog-section',
  title: 'Каталог/Список товаров',
  component: CatalogSection,
  decorators: [withStoryShop()],
  args: {
    ...at('/catalog/zimniy-sport/'),
    catalogUrl: '/api/catalog/getItems/',
    title: 'Зимний спорт',
    popularRequests: [
      { title: 'лыжи для конькового хода', link: '/search/?q=лыжи' },
      { title: 'снегокаты', link: '/search/?q=снегокаты' },
    ],
    cardTools: storyTools,
    cardAction: storyAction,
    onPreferenceChange: () => {},
  },
} satisfies Meta<typeof CatalogSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: 'Все товары', tags: ['S1-2', 'S1-4', 'picture'] };
export const Filtered: Story = {
  name: 'С фильтрами',
  tags: ['S1-4'],
  args: at('/catalog/zimniy-sport/?brand=1,3&price=2000,9000&page=2'),
};
export const Sale: Story = {
  name: 'Распродажа: высокие блоки',
  tags: ['S1-2'],
  args: { template: 'sale', title: 'Распродажа' },
};
export const Empty: Story = {
  name: 'Ничего не нашлось',
  args: at('/catalog/zimniy-sport/?brand=7'),
  decorators: [withStoryShop({ answers: { getListing: { count: 0, items: [] } } })],
};
export const SearchEmpty: Story = {
  name: 'Поиск: ничего не найдено',
  tags: ['S1-8'],
  args: { ...at('/search/?q=абвгд'), title: 'Поиск', popularRequests: [] },
  decorators: [withStoryShop({ answers: { getListing: { count: 0, items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', tags: ['S1-4'], decorators: [withStoryShop({ latency: 1e9 })] };
export const Broken: Story = {
  name: 'Не загрузилось',
  tags: ['S1-2', 'S1-4'],
  decorators: [withStoryShop({ failures: { getListing: 'http500' } })],
};
export const BrokenInPlace: Story = {
  name: 'Не загрузилось на чужой странице',
  args: { errorPlace: 'list', headingLevel: 2 },
  decorators: [withStoryShop({ failures: { getListing: 'http500' } })],
};
/** A shop with that many goods. */
const holding = (count: number) =>
  withStoryShop({
    answers: {
      getListing: ({ page = 1, limit = 15 }: { page?: number; limit?: number }) => ({
        count,
        items: storyWireCards(count).slice((page - 1) * limit, page * limit),
      }),
    },
  });
export const One: Story = { name: 'Один товар', decorators: [holding(1)] };
export const Two: Story = { name: 'Два товара', decorators: [holding(2)] };
export const Five: Story = { name: 'Пять товаров', decorators: [holding(5)] };
export const TwentyOne: Story = {
  name: 'Двадцать один: вторая страница',
  tags: ['S1-4'],
  args: at('/catalog/zimniy-sport/?page=2'),
  decorators: [holding(21)],
};
export const Long: Story = {
  name: 'Длинные названия, миллион, нет картинок',
  decorators: [withStoryShop({ answers: { getListing: { count: 8, items: storyWireExtremes(8) } } })],
};
export const Thirty: Story = {
  name: 'По тридцать, сначала дорогие',
  tags: ['S1-4', 'S1-9'],
  args: at('/catalog/zimniy-sport/?limit=30&sort=price-desc'),
};
export const LastPage: Story = {
  name: 'Последняя страница',
  tags: ['S1-7'],
  args: at('/catalog/zimniy-sport/?page=15'),
};
/** The button stands there in narrow windows only. */
export const PhoneFilters: Story = {
  name: 'Фильтры телефона',
  tags: ['S1-2', 'S1-4'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const button = canvas.queryByRole('button', { name: /^Фильтры/ });
    if (!button) return;
    await userEvent.click(button);
    await canvas.findByRole('dialog', { name: 'Фильтры' });
  },
};
