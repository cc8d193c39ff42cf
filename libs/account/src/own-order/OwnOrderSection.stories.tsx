import { createMemoryBackend, withShop, type MemoryBackendOptions } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountDialogs } from '../dialogs/account-dialogs.slice.js';
import { approvedReturn, lateRefusal, receivedOrder, wireOrder } from './own-order.fixtures.js';
import { OwnOrderSection } from './OwnOrderSection.js';

const over = (options: MemoryBackendOptions) =>
  withShop(() => ({ slices: [accountDialogs], backend: createMemoryBackend(options) }));
const showing = (order: object) => [over({ isSignedIn: true, answers: { getOwnOrder: { order } } })];

const meta = {
  id: 'account-own-order',
  title: 'Кабинет/Страница заказа',
  component: OwnOrderSection,
  args: { number: '100245' },
} satisfies Meta<typeof OwnOrderSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InWork: Story = { name: 'Собирается', tags: ['picture'], decorators: showing(wireOrder) };
export const Unpaid: Story = {
  name: 'Ждёт оплаты',
  decorators: showing({
    ...wireOrder,
    status: { ...wireOrder.status, text: 'Ожидает оплаты', isCancelAvailable: true, paymentLink: '/demo/pay/1' },
    steps: wireOrder.steps.map((step, index) => (index === 0 ? step : { ...step, at: '' })),
    payment: { value: 'Картой на сайте', state: 'ждёт оплаты' },
    receiptLink: '',
  }),
};
export const Received: Story = { name: 'Получен, можно вернуть', decorators: showing(receivedOrder) };
export const Returned: Story = {
  name: 'Возврат одобрен',
  decorators: showing({ ...receivedOrder, returns: [approvedReturn] }),
};
export const TooLate: Story = {
  name: 'Семь дней прошли',
  decorators: showing({
    ...receivedOrder,
    returnRule: { isAvailable: false, until: '14.11.2026', refusal: lateRefusal },
  }),
};
export const ReturnForm: Story = {
  name: 'Форма возврата',
  decorators: showing(receivedOrder),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат' }));
    await canvas.findByRole('dialog', { name: 'Возврат по заказу № 100245' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Фонарь/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }));
    await canvas.findByText('Выберите причину', { selector: 'p, span, div' });
  },
};
export const ReturnRefused: Story = {
  name: 'Возврат: сервер отказал',
  decorators: [
    over({
      isSignedIn: true,
      answers: { getOwnOrder: { order: receivedOrder } },
      failures: { requestReturn: 'errorCode1' },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оформить возврат' }));
    await canvas.findByRole('dialog', { name: 'Возврат по заказу № 100245' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Фонарь/ }));
    await userEvent.selectOptions(await canvas.findByRole('combobox'), ['defect']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить заявку' }));
    await canvas.findByText('Магазин отказал');
  },
};
export const Cancelled: Story = {
  name: 'Отменён, деньги возвращены',
  decorators: showing({
    ...wireOrder,
    status: { ...wireOrder.status, text: 'Отменён', color: '#6B6B65' },
    steps: [
      ...wireOrder.steps.slice(0, 2),
      { text: 'Отменён', at: '05.11.2026, 13:00' },
      { text: 'Деньги возвращены', at: '05.11.2026, 13:01' },
    ],
    payment: { value: 'Картой на сайте', state: 'деньги возвращены' },
  }),
};
export const Bare: Story = {
  name: 'Бэкенд без новых полей',
  decorators: showing({
    ...wireOrder,
    steps: null,
    payment: null,
    recipient: null,
    comment: null,
    receiptLink: null,
    returnRule: null,
    returns: null,
  }),
};
export const Loading: Story = { name: 'Загружается', decorators: [over({ isSignedIn: true, latency: 1_000_000 })] };
export const Missing: Story = { name: 'Такого заказа нет', decorators: [over({ isSignedIn: true })] };
export const Failed: Story = {
  name: 'Не загрузилось',
  decorators: [over({ isSignedIn: true, failures: { getOwnOrder: 'network' } })],
};
export const Guest: Story = { name: 'Не авторизован', decorators: [over({})] };
