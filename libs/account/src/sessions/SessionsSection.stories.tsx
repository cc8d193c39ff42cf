import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { SessionsSection } from './SessionsSection.js';
import { sessionsTexts } from './sessions.texts.js';

const over = (options: MemoryBackendOptions = {}) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend({ isSignedIn: true, ...options }) }));

const meta = { id: 'account-sessions', title: 'Кабинет/Где выполнен вход', component: SessionsSection } satisfies Meta<
  typeof SessionsSection
>;
export default meta;
type Story = StoryObj<typeof meta>;

const close: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: sessionsTexts.close }));

export const Several: Story = { name: 'Несколько устройств', tags: ['picture'], decorators: [over()] };
export const Closed: Story = {
  name: 'Вход остался только здесь',
  decorators: [over()],
  play: async (context) => {
    await close(context);
    await context.canvas.findByText(sessionsTexts.closed);
  },
};
export const Refused: Story = {
  name: 'Сервер отказал',
  decorators: [over({ failures: { closeSessions: 'errorCode1' } })],
  play: async (context) => {
    await close(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const Alone: Story = {
  name: 'Только это устройство',
  decorators: [
    over({
      prepare: (state) => {
        state.sessions = state.sessions.slice(0, 1);
      },
    }),
  ],
};
