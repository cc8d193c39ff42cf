import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAction, storyCompared, withStoryShop } from '../testing/story.fixtures.js';
import { CompareSection } from './CompareSection.js';

const meta = {
  id: 'catalog-compare',
  title: 'Каталог/Сравнение',
  component: CompareSection,
  decorators: [withStoryShop()],
  args: { cardAction: storyAction },
} satisfies Meta<typeof CompareSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: 'Четыре товара' };
export const One: Story = {
  name: 'Один товар',
  decorators: [withStoryShop({ answers: { getComparedItems: { items: storyCompared.slice(0, 1) } } })],
};
export const Empty: Story = {
  name: 'Пусто',
  decorators: [withStoryShop({ answers: { getComparedItems: { items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  decorators: [withStoryShop({ failures: { getComparedItems: 'http500' } })],
};
