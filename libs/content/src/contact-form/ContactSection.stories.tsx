import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactDialog } from './ContactDialog.js';
import { ContactSection } from './ContactSection.js';

const meta = {
  id: 'content-contact-form',
  title: 'Содержание/Напишите нам',
  component: ContactSection,
  args: { Dialog: ContactDialog, formId: '4' },
} satisfies Meta<typeof ContactSection>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>['play'];
type PlayContext = Parameters<Play>[0];

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Написать нам' }));
  await canvas.findByRole('form', { name: 'Напишите нам' });
};
const fillAndSend = async (context: PlayContext) => {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.type(canvas.getByLabelText(/^Телефон/), '9123456789');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
};

export const Plain: Story = { name: 'Приглашение', tags: ['S2-2'], decorators: [withShop()] };
export const Open: Story = {
  name: 'Форма открыта',
  tags: ['S1-4', 'S2-2', 'picture'],
  decorators: [withShop()],
  play: open,
};
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S2-5'],
  decorators: [withShop()],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Отправить' }));
    await context.canvas.findByText('Обязательное поле');
  },
};
export const Sending: Story = {
  name: 'Отправляется',
  tags: ['S1-4'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ latency: 1e6 }) }))],
  play: fillAndSend,
};
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S1-4'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }) }))],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByRole('alert');
  },
};
export const Done: Story = {
  name: 'Сообщение отправлено',
  tags: ['S1-4'],
  decorators: [withShop()],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByText('Сообщение отправлено!');
  },
};
