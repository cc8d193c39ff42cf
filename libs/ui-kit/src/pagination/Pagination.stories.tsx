import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './Pagination.js';

const meta = {
  id: 'kit-pagination',
  title: 'Навигация/Страницы',
  component: Pagination,
  args: { page: 1, pageCount: 15, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Начало', tags: ['S1-9'] };
export const Middle: Story = { name: 'Середина', tags: ['S1-9', 'picture'], args: { page: 8 } };
export const Last: Story = { name: 'Конец', args: { page: 15 } };
export const Few: Story = { name: 'Мало страниц', args: { pageCount: 3, page: 2 } };
export const Five: Story = { name: 'Пять мест', tags: ['S1-9'], args: { visible: 5, page: 7 } };
export const Alive: Story = {
  name: 'Живая',
  render: function Alive(args) {
    const [page, setPage] = useState(5);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
};
