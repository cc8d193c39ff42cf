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

export const View: Story = {
  name: 'Просмотр',
  tags: ['S1-3', 'S2-2', 'picture'],
  decorators: [over({ isSignedIn: true })],
};
export const Edit: Story = {
  name: 'Правка',
  tags: ['S2-2'],
  decorators: [over({ isSignedIn: true })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
    await canvas.findByRole('button', { name: 'Сохранить' });
  },
};
export const Failed: Story = {
  name: 'Не загрузилось',
  tags: ['S2-8'],
  decorators: [over({ failures: { getUser: 'network' } })],
};
export const Visitor: Story = { name: 'Не авторизован', tags: ['S2-6'], decorators: [over({})] };
const edit: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Изменить' }));
  await canvas.findByRole('button', { name: 'Сохранить' });
};
/** Changes the e-mail and saves. */
const save: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context;
  await edit(context);
  await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'x');
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
};
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S2-5'],
  decorators: [over({ isSignedIn: true })],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^E-mail/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'anna@');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Некорректный email');
  },
};
export const Saved: Story = {
  name: 'Сохранено',
  tags: ['S2-4'],
  decorators: [over({ isSignedIn: true })],
  play: async (context) => {
    await save(context);
    await context.canvas.findByText('Профиль сохранён.');
  },
};
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S2-8'],
  decorators: [over({ isSignedIn: true, failures: { editUser: 'errorCode1' } })],
  play: async (context) => {
    await save(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const Loading: Story = {
  name: 'Загружается',
  tags: ['S2-7'],
  decorators: [over({ isSignedIn: true, latency: 1e9 })],
};
export const Bare: Story = {
  name: 'Почти пустой',
  tags: ['S2-3'],
  decorators: [
    over({
      isSignedIn: true,
      prepare: (state) => {
        if (state.user) state.user = { ...state.user, name: '', email: '', birthDay: '', notification: false };
      },
    }),
  ],
};
export const LogoutRefused: Story = {
  name: 'Выйти не удалось',
  tags: ['S2-8'],
  decorators: [over({ isSignedIn: true, failures: { logout: 'errorCode1' } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await canvas.findByText('Магазин отказал');
  },
};
