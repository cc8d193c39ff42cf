import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareButton } from '../compare/CompareButton.js';
import { CompareLink } from '../compare/CompareLink.js';
import { storyAction, withStoryShop } from '../testing/story.fixtures.js';
import { FavoriteButton } from './FavoriteButton.js';
import { FavoritesLink } from './FavoritesLink.js';
import { FavoritesSection } from './FavoritesSection.js';

const meta = {
  id: 'catalog-favorites',
  title: 'Каталог/Избранное',
  component: FavoritesSection,
  decorators: [withStoryShop()],
  args: { cardAction: storyAction },
} satisfies Meta<typeof FavoritesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Есть товары' };
export const Empty: Story = {
  name: 'Пусто',
  decorators: [withStoryShop({ answers: { getFavoriteItems: { items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  decorators: [withStoryShop({ failures: { getFavoriteItems: 'http500' } })],
};
export const Buttons: Story = {
  name: 'Кнопки и ссылки шапки',
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center', paddingBlock: 12 }}>
      <FavoriteButton id={1} />
      <FavoriteButton id={9} />
      <CompareButton id={1} look="page" />
      <CompareButton id={9} look="page" />
      <FavoritesLink />
      <CompareLink />
    </div>
  ),
};
