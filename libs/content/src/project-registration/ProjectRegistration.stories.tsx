import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { contentDialogs } from '../dialogs/content-dialogs.slice.js';
import { ProjectRegistrationButton } from './ProjectRegistrationButton.js';
import { ProjectRegistrationDialog } from './ProjectRegistrationDialog.js';

const shop = (options: Parameters<typeof createMemoryBackend>[0] = {}) =>
  withShop(() => ({ slices: [contentDialogs], backend: createMemoryBackend(options) }));

const meta = {
  id: 'content-project-registration',
  title: 'Содержание/Запись на обучение',
  component: ProjectRegistrationDialog,
  args: { formId: '3', projectName: 'Школа походов' },
  render: (args) => (
    <>
      <ProjectRegistrationButton />
      <ProjectRegistrationDialog {...args} />
    </>
  ),
} satisfies Meta<typeof ProjectRegistrationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<UserEvent, 'click' | 'type'>;
}

const open = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Записаться' }));
  return within(await canvas.findByRole('dialog'));
};
const send = async (play: Play, phone: string) => {
  const dialog = await open(play);
  if (phone) await play.userEvent.type(dialog.getByLabelText(/Телефон/), phone);
  await play.userEvent.click(dialog.getByRole('checkbox'));
  await play.userEvent.click(dialog.getByRole('button', { name: 'Записаться' }));
  return dialog;
};

export const Closed: Story = { name: 'Кнопка', tags: ['S1-2'], decorators: [shop()] };
export const Opened: Story = {
  name: 'Открыта',
  tags: ['S1-2', 'picture'],
  decorators: [shop()],
  play: async ({ canvas, userEvent }) => void (await open({ canvas, userEvent })),
};
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S1-5'],
  decorators: [shop()],
  play: async ({ canvas, userEvent }) => {
    const dialog = await send({ canvas, userEvent }, '');
    await dialog.findByText('Обязательное поле');
  },
};
export const Sending: Story = {
  name: 'Отправляется',
  tags: ['S1-4'],
  decorators: [shop({ latency: 60_000 })],
  play: async ({ canvas, userEvent }) => void (await send({ canvas, userEvent }, '9123456789')),
};
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S1-8'],
  decorators: [shop({ failures: { sendMessage: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    const dialog = await send({ canvas, userEvent }, '9123456789');
    await dialog.findByRole('alert');
  },
};
export const Done: Story = {
  name: 'Отправлено',
  tags: ['S1-4'],
  decorators: [shop()],
  play: async ({ canvas, userEvent }) => {
    const dialog = await send({ canvas, userEvent }, '9123456789');
    await dialog.findByRole('status');
  },
};
