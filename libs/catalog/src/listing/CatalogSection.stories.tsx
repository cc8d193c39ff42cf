import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory } from '../address/page-history.js';
import { storyAction, storyTools, withStoryShop } from '../testing/story.fixtures.js';
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

export const All: Story = { name: 'Все товары' };
export const Filtered: Story = { name: 'С фильтрами', args: at('/catalog/zimniy-sport/?brand=1,3&price=2000,9000&page=2') };
export const Sale: Story = { name: 'Распродажа: высокие блоки', args: { template: 'sale', title: 'Распродажа' } };
export const Empty: Story = {
  name: 'Ничего не нашлось',
  args: at('/catalog/zimniy-sport/?brand=7'),
  decorators: [withStoryShop({ answers: { getListing: { count: 0, items: [] } } })],
};
export const SearchEmpty: Story = {
  name: 'Поиск: ничего не найдено',
  args: { ...at('/search/?q=абвгд'), title: 'Поиск', popularRequests: [] },
  decorators: [withStoryShop({ answers: { getListing: { count: 0, items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', decorators: [withStoryShop({ latency: 1e9 })] };
export const Broken: Story = { name: 'Не загрузился', decorators: [withStoryShop({ failures: { getListing: 'http500' } })] };
