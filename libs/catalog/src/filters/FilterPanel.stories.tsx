import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FilterData } from '@tropa/api-client';
import { FilterPanel } from './FilterPanel.js';

const filters: FilterData = {
  categories: [
    {
      id: 'brand',
      title: 'Бренд',
      type: 'category',
      options: ['Norda', 'Sable', 'Frost', 'Барс', 'Сармат', 'Kedr', 'Тайга'].map((value, index) => ({
        id: String(index + 1),
        value,
        count: Math.max(0, 38 - index * 7),
      })),
    },
    {
      id: 'color',
      title: 'Цвет',
      type: 'property',
      options: [
        { id: 'black', value: 'Чёрный', color: '#171715', count: 64 },
        { id: 'yellow', value: 'Жёлтый', color: '#ffcc00', count: 11 },
      ],
    },
  ],
  price: { title: 'Цена', initial: [1290, 18000], value: [1290, 18000] },
  state: { query: '', sale: false, store: '', selected: {} },
};

const meta = {
  id: 'catalog-filter-panel',
  title: 'Каталог/Фильтры',
  component: FilterPanel,
  args: { filters, url: '/catalog/?brand=1,3', onUrlChange: () => {} },
  render: function Host({ url, ...args }) {
    const [current, setCurrent] = useState(url);
    return (
      <div style={{ maxInlineSize: 264 }}>
        <FilterPanel {...args} url={current} onUrlChange={setCurrent} />
      </div>
    );
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Catalog: Story = { name: 'Каталог: блоки до 184 px', tags: ['S1-3', 'S1-4', 'S1-9', 'picture'] };
export const Sale: Story = { name: 'Распродажа: блоки до 400 px', tags: ['S1-9'], args: { template: 'sale' } };
export const NoPrice: Story = {
  name: 'Без цены',
  tags: ['S1-3'],
  args: { filters: { ...filters, price: null }, url: '/catalog/' },
};
export const Collapsed: Story = {
  name: 'Все блоки свёрнуты',
  tags: ['S1-4'],
  play: async ({ canvas, userEvent }) => {
    const closeAll = canvas.queryByRole('button', { name: 'Свернуть все' });
    if (closeAll) await userEvent.click(closeAll);
    await canvas.findByRole('button', { name: 'Развернуть все' });
  },
};
export const Narrowed: Story = {
  name: 'Выбраны цена и цвет',
  tags: ['S1-9'],
  args: { url: '/catalog/?color=yellow&price=2000,9000' },
};
