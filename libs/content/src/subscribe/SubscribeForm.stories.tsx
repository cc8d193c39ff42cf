import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubscribeForm } from './SubscribeForm.js';

const meta = {
  id: 'content-subscribe',
  title: 'Содержание/Подписка',
  component: SubscribeForm,
} satisfies Meta<typeof SubscribeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная', tags: ['S1-2', 'picture'], decorators: [withShop()] };

export const WithAdverts: Story = {
  name: 'С согласием на рекламу',
  args: { isAdvertConsentAsked: true },
  decorators: [withShop()],
};

export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S1-5'],
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await canvas.findByText('Вы должны согласиться, чтобы продолжить!');
  },
};

export const Sending: Story = {
  name: 'Отправляется',
  tags: ['S1-4'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ latency: 1e6 }) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
  },
};

export const Done: Story = {
  name: 'Подписка оформлена',
  tags: ['S1-4'],
  decorators: [withShop()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await canvas.findByText(/Вы подписаны/);
  },
};

export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S1-8'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ failures: { subscribe: 'errorCode1' } }) }))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ваш e-mail'), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await canvas.findByRole('alert');
  },
};
