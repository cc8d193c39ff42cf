import type { Meta, StoryObj } from '@storybook/react-vite';
import { CookieNotice } from './CookieNotice.js';

const meta = {
  id: 'content-cookie-notice',
  title: 'Содержание/Сообщение о cookie',
  component: CookieNotice,
} satisfies Meta<typeof CookieNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: 'Показано', tags: ['S1-4', 'picture'], args: { storage: null } };
export const Accepted: Story = {
  name: 'Уже принято',
  tags: ['S1-4'],
  args: { storage: { getItem: () => 'true', setItem: () => {} } },
};
