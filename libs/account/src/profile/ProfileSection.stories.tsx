import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { ProfileForm } from './ProfileForm.js';
import { ProfileSection } from './ProfileSection.js';

const over = (options: MemoryBackendOptions) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend(options) }));

const meta = {
  id: 'account-profile',
  title: 'Кабинет/Профиль',
  component: ProfileSection,
  args: { Form: ProfileForm },
} satisfies Meta<typeof ProfileSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = { name: 'Просмотр', decorators: [over({ isSignedIn: true })] };
export const Edit: Story = {
  name: 'Правка',
  decorators: [over({ isSignedIn: true })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    await canvas.findByRole('button', { name: 'Сохранить' });
  },
};
export const Failed: Story = { name: 'Ошибка загрузки', decorators: [over({ failures: { getUser: 'network' } })] };
export const Visitor: Story = { name: 'Не авторизован', decorators: [over({})] };
