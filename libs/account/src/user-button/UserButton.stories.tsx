import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { UserButton } from './UserButton.js';

const meta = {
  id: 'account-user-button',
  title: 'Кабинет/Кнопка пользователя',
  component: UserButton,
} satisfies Meta<typeof UserButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (name: string) =>
  withShop(() => ({
    slices: [accountDialogs],
    backend: createMemoryBackend({
      isSignedIn: true,
      prepare: (state) => {
        if (state.user) state.user = { ...state.user, name };
      },
    }),
  }));

export const Visitor: Story = {
  name: 'Посетитель',
  tags: ['S1-2', 'S1-6'],
  decorators: [withShop({ slices: [accountDialogs] })],
};
export const SignedIn: Story = {
  name: 'Вошёл',
  tags: ['S1-2', 'S1-6', 'picture'],
  decorators: [signedIn('Анна Петрова')],
};
export const NoLetter: Story = { name: 'Имя без букв', tags: ['S1-2'], decorators: [signedIn('42')] };
export const LongName: Story = { name: 'Длинное имя', decorators: [signedIn('Александра Константинопольская')] };
