import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDownIcon, ExitIcon, ParcelIcon, UserIcon } from '../icon/icons.js';
import { Menu } from './Menu.js';

const meta = {
  id: 'kit-menu',
  title: 'Слои/Меню',
  component: Menu,
  args: {
    trigger: (
      <>
        Анна <ChevronDownIcon size={16} aria-hidden="true" />
      </>
    ),
    items: [
      { id: 'profile', title: 'Профиль', href: '#profile', icon: <UserIcon />, isCurrent: true },
      { id: 'orders', title: 'Заказы', href: '#orders', icon: <ParcelIcon /> },
      { id: 'logout', title: 'Выйти', onSelect: () => {}, icon: <ExitIcon /> },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыто' };
export const Open: Story = {
  name: 'Открыто',
  tags: ['picture'],
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
