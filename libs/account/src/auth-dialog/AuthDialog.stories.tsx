import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { UserButton } from '../user-button/UserButton.js';
import { AuthDialog } from './AuthDialog.js';

const meta = {
  id: 'account-auth-dialog',
  title: 'Кабинет/Диалог входа',
  component: AuthDialog,
  parameters: { docs: { story: { inline: false, height: 560 } } },
  decorators: [withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend() }))],
  render: (args) => (
    <>
      <UserButton />
      <AuthDialog {...args} />
    </>
  ),
} satisfies Meta<typeof AuthDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыт' };
export const Opened: Story = {
  name: 'Открыт кнопкой в шапке',
  tags: ['S1-2', 'S1-6', 'picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Войти/ }));
    await canvas.findByRole('dialog', { name: 'Вход / Регистрация' });
  },
};
