import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceDialog } from './ServiceDialog.js';
import { ServiceSection } from './ServiceSection.js';

const meta = {
  id: 'content-service',
  title: 'Содержание/Запись на сервис',
  component: ServiceSection,
  args: { Dialog: ServiceDialog, formId: '2' },
} satisfies Meta<typeof ServiceSection>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>['play'];
type PlayContext = Parameters<Play>[0];

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'записаться' }));
  await canvas.findByRole('form', { name: 'Записаться на сервис' });
};
const fillAndSend = async (context: PlayContext) => {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.type(canvas.getByLabelText(/^Телефон/), '9123456789');
  await userEvent.selectOptions(canvas.getByLabelText(/^Адрес/), 'Тюмень, ул. Республики, 142');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Записаться' }));
};

export const Plain: Story = { name: 'Приглашение', tags: ['S1-2'], decorators: [withShop()] };
export const Open: Story = { name: 'Форма открыта', tags: ['S1-2', 'picture'], decorators: [withShop()], play: open };
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S1-5'],
  decorators: [withShop()],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox'));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Записаться' }));
    await context.canvas.findAllByText('Обязательное поле');
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
  tags: ['S1-8'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }) }))],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByRole('alert');
  },
};
export const Done: Story = {
  name: 'Заявка отправлена',
  tags: ['S1-2'],
  decorators: [withShop()],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByText('Заявка отправлена!');
  },
};
export const PhoneOpen: Story = {
  name: 'Форма телефона, уже 600 px',
  tags: ['S1-2'],
  globals: { viewport: { value: 'w599' } },
  decorators: [withShop()],
  play: open,
};
