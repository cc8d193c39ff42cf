import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAction, storyCompared, storySharedComparison, withStoryShop } from '../testing/story.fixtures.js';
import { CompareButton } from './CompareButton.js';
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

export const Four: Story = { name: 'Четыре товара', tags: ['S1-2', 'picture'] };
export const Different: Story = {
  name: 'Различающиеся',
  tags: ['S1-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Различающиеся' }));
  },
};
export const Similar: Story = {
  name: 'Совпадающие',
  tags: ['S1-4'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Совпадающие' }));
  },
};
export const Shared: Story = {
  name: 'Поделились',
  args: { shared: storySharedComparison },
  decorators: [withStoryShop({ answers: { getComparisonLength: { length: 1, itemsId: [2] } } })],
};
export const SharedOwn: Story = { name: 'Поделились, всё уже своё', args: { shared: storySharedComparison } };
export const SharedFailed: Story = {
  name: 'Поделились, не добавилось',
  args: { shared: storySharedComparison },
  decorators: [
    withStoryShop({
      answers: { getComparisonLength: { length: 0, itemsId: [] } },
      failures: { addToComparison: 'http500' },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить всё в своё сравнение' }));
    await canvas.findByRole('alert');
  },
};
export const One: Story = {
  name: 'Один товар',
  tags: ['S1-2'],
  decorators: [withStoryShop({ answers: { getComparedItems: { items: storyCompared.slice(0, 1) } } })],
};
export const Empty: Story = {
  name: 'Пусто',
  tags: ['S1-2'],
  decorators: [withStoryShop({ answers: { getComparedItems: { items: [] } } })],
};
export const Loading: Story = { name: 'Загружается', tags: ['S1-7'], decorators: [withStoryShop({ latency: 1e9 })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { getComparedItems: 'http500' } })],
};
export const Two: Story = {
  name: 'Два товара: листать нечего',
  tags: ['S1-3', 'S1-4'],
  decorators: [withStoryShop({ answers: { getComparedItems: { items: storyCompared.slice(0, 2) } } })],
};
export const AddingRefused: Story = {
  name: 'Добавить не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { addToComparison: 'errorCode1' } })],
  render: () => <CompareButton id={9} look="page" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сравнить' }));
    await canvas.findByText('Магазин отказал');
  },
};
export const RemovalRefused: Story = {
  name: 'Убрать не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { removeFromComparison: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Убрать из сравнения/ });
    if (remove) await userEvent.click(remove);
    await canvas.findByText('Магазин отказал');
  },
};
export const ClearingRefused: Story = {
  name: 'Удалить все не удалось',
  tags: ['S1-8'],
  decorators: [withStoryShop({ failures: { clearComparison: 'errorCode1' } })],
  play: async ({ canvas }) => {
    // A phone has no such button in view.
    (await canvas.findByRole('button', { name: 'удалить все', hidden: true })).click();
    await canvas.findByText('Магазин отказал');
  },
};
