import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountMenu } from './AccountMenu.js';

const meta = {
  id: 'account-menu',
  title: 'Кабинет/Меню',
  component: AccountMenu,
  args: {
    items: [
      { title: 'Заказы', link: '/orders' },
      { title: 'Профиль', link: '/profile' },
      { title: 'Отзывы', link: '/profile/reviews/' },
    ],
    active: '/orders',
  },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { name: 'Открыты заказы', tags: ['S2-2', 'picture'] };
export const Nothing: Story = { name: 'Без пунктов', tags: ['S2-2'], args: { items: [] } };
