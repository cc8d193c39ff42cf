import { withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { AuthPanel } from './AuthPanel.js';

const meta = {
  id: 'account-auth',
  title: 'Кабинет/Вход и регистрация',
  component: AuthPanel,
  decorators: [withShop({ slices: [accountDialogs] })],
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = (Story: () => ReactElement) => (
  <div style={{ maxWidth: 432 }}>
    <Story />
  </div>
);

export const Login: Story = { name: 'Вход', decorators: [frame] };

export const Invalid: Story = {
  name: 'Незаполненная форма',
  decorators: [frame],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await canvas.findAllByText('Обязательное поле');
  },
};

export const Refused: Story = {
  name: 'Сервер отказал',
  decorators: [frame],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '9990000000');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'tropa2');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await canvas.findByRole('alert');
  },
};

export const Registration: Story = {
  name: 'Регистрация: телефон',
  decorators: [frame],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await canvas.findByRole('button', { name: 'Получить код' });
  },
};

export const Code: Story = {
  name: 'Регистрация: код из смс',
  decorators: [frame],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }));
    await userEvent.type(canvas.getByLabelText('Телефон'), '9220000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await canvas.findByText(/Код отправлен на номер/);
  },
};

export const Recovery: Story = {
  name: 'Восстановление пароля',
  decorators: [frame],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забыли пароль?' }));
    await canvas.findByRole('button', { name: 'Получить код' });
  },
};
