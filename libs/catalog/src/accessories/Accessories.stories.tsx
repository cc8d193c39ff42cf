import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAction, storyCard, storyTools, withStoryShop } from '../testing/story.fixtures.js';
import { Accessories } from './Accessories.js';

const meta = {
  id: 'catalog-accessories',
  title: 'Каталог/Аксессуары',
  component: Accessories,
  decorators: [withStoryShop()],
  args: {
    items: { safety: [1, 2, 3, 4, 5].map(storyCard), comfort: [6, 7, 8, 9].map(storyCard) },
    cardTools: storyTools,
    cardAction: storyAction,
  },
} satisfies Meta<typeof Accessories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: 'Две вкладки', tags: ['S1-1', 'S2-2', 'picture'] };
export const Second: Story = {
  name: 'Открыта вторая',
  tags: ['S1-1'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Комфорт' }));
  },
};
export const OneKind: Story = {
  name: 'Только одна вкладка',
  tags: ['S1-1'],
  args: { items: { safety: [], comfort: [6, 7].map(storyCard) } },
};
export const OneCard: Story = { name: 'Один товар', args: { items: { safety: [storyCard(4)], comfort: [] } } };
export const LongTitles: Story = {
  name: 'Длинные названия',
  args: { items: { safety: [4, 10, 16].map(storyCard), comfort: [] } },
};
export const None: Story = { name: 'Пусто', tags: ['S1-1'], args: { items: { safety: [], comfort: [] } } };
