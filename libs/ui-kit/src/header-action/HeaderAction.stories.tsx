import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagIcon, HeartIcon, UserIcon } from '../icon/icons.js';
import { HeaderAction } from './HeaderAction.js';

const meta = {
  id: 'kit-header-action',
  title: 'Основа/Действие в шапке',
  component: HeaderAction,
  args: { icon: <HeartIcon />, label: 'Избранное', href: '#favorites' },
} satisfies Meta<typeof HeaderAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Без счётчика' };
export const Counted: Story = { name: 'Со счётчиком', tags: ['picture'], args: { count: 5, countLabel: '5 товаров' } };
export const Basket: Story = {
  name: 'Корзина',
  args: { icon: <BagIcon />, label: 'Корзина', count: 120, countLabel: '120 товаров', badgeTone: 'primary' },
};
export const Plain: Story = { name: 'Кнопка', args: { icon: <UserIcon />, label: 'Войти', href: undefined } };
export const LongWord: Story = { name: 'Длинное имя', args: { label: 'Александра Константинопольская' } };
