import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareButton } from '../compare/CompareButton.js';
import { CompareLink } from '../compare/CompareLink.js';
import { storyAction, storyWireCards, storyWireExtremes, withStoryShop } from '../testing/story.fixtures.js';
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

export const Some: Story = { name: 'Есть товары', tags: ['S1-2', 'picture'] };
export const Empty: Story = {
  name: 'Пусто',
  tags: ['S1-2'],
  decorators: [withStoryShop({ answers: { getFavoriteItems: { items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', tags: ['S1-7'], decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { getFavoriteItems: 'http500' } })],
};
export const Buttons: Story = {
  name: 'Кнопки и ссылки шапки',
  tags: ['S1-2'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', paddingBlock: 12 }}>
      <FavoriteButton id={1} />
      <FavoriteButton id={9} />
      <CompareButton id={1} look="page" />
      <CompareButton id={9} look="page" />
      <FavoritesLink />
      <CompareLink />
    </div>
  ),
};
export const One: Story = {
  name: 'Один товар',
  decorators: [withStoryShop({ answers: { getFavoriteItems: { items: storyWireCards(1) } } })],
};
export const TwentyOne: Story = {
  name: 'Двадцать один товар',
  decorators: [withStoryShop({ answers: { getFavoriteItems: { items: storyWireCards(21) } } })],
};
export const Long: Story = {
  name: 'Длинные названия, миллион, нет картинок',
  decorators: [withStoryShop({ answers: { getFavoriteItems: { items: storyWireExtremes(5) } } })],
};
/** A list that is really cleared. */
let kept = storyWireCards(3);
export const Cleared: Story = {
  name: 'Удалено всё',
  tags: ['S1-4'],
  decorators: [
    withStoryShop({
      answers: {
        getFavoriteItems: () => ({ items: kept }),
        clearFavorites: () => {
          kept = [];
          return null;
        },
      },
    }),
  ],
  beforeEach: () => {
    kept = storyWireCards(3);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'удалить все' }));
    await canvas.findByText('В избранном пока ничего нет');
  },
};
export const AddingRefused: Story = {
  name: 'Добавить не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { addToFavorites: 'errorCode1' } })],
  render: () => <FavoriteButton id={9} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В избранное' }));
    await canvas.findByText('Магазин отказал');
  },
};
export const RemovalRefused: Story = {
  name: 'Убрать не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { removeFromFavorites: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: 'В избранное', pressed: true });
    if (heart) await userEvent.click(heart);
    await canvas.findByText('Магазин отказал');
  },
};
export const ClearingRefused: Story = {
  name: 'Удалить все не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { clearFavorites: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'удалить все' }));
    await canvas.findByText('Магазин отказал');
  },
};
