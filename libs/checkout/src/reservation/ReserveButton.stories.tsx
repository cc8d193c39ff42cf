import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemoryBackend } from '@tropa/api-client/testing';
import { withBasket } from '../testing/story-shop.js';
import { ReservationDialog } from './ReservationDialog.js';
import { ReserveButton } from './ReserveButton.js';

const shops = [
  { id: 1, address: 'ул. Республики, 65', amount: 2 },
  { id: 2, address: 'ул. Мельникайте, 103', amount: 1 },
  { id: 3, address: 'Сургут, пр. Ленина, 43', amount: 4 },
];
const size = { id: 'size', value: '40', type: 'string', title: '40', color: '' } as const;

const meta = {
  id: 'checkout-reservation',
  title: 'Покупка/Бронирование',
  component: ReserveButton,
  decorators: [withBasket(() => [])],
  args: {
    isAvailable: true,
    goods: { product: { id: 41, title: 'Ботинки Хребет' }, variant: { id: 4101, properties: [size] }, shops },
    onNavigate: () => {},
  },
} satisfies Meta<typeof ReserveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['render'] = ({ isAvailable: _isAvailable, ...args }) => (
  <ReservationDialog {...args} isOpen onClose={() => {}} />
);
const knowsBuyer = (backend: MemoryBackend) =>
  backend.answer('getUser', {
    user: {
      id: 7,
      name: 'Анна Петрова',
      email: '',
      phone: '9123456789',
      sex: 1,
      birthDay: '',
      address: '',
      notification: false,
    },
  });
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** The first element that matches a selector, once there is one: a button that is enabled when the buyer is known. */
const find = async (canvas: Canvas, selector: string): Promise<HTMLElement> => {
  const isWanted = (_text: string, element: Element | null) => element?.matches(selector) ?? false;
  const [found] = await canvas.findAllByText(isWanted, {}, { timeout: 10_000 });
  return found!;
};
/** Sends the form of a known buyer, or an empty one that only agrees. */
const send =
  (selectors: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const selector of selectors) (await find(canvas, selector)).click();
    (await find(canvas, '[type=submit]:enabled')).click();
  };
const sendFilled = send(['[type=radio]', '[type=checkbox]']);

export const Button: Story = { name: 'Кнопка', tags: ['S2-2'] };
export const Disabled: Story = { name: 'Нет в наличии', args: { isAvailable: false } };
export const Pending: Story = { name: 'Наличие ещё неизвестно', args: { isPending: true } };
export const Form: Story = { name: 'Форма', tags: ['S2-2', 'S2-6', 'picture'], render: opened };
export const SignedIn: Story = {
  name: 'Покупатель известен',
  tags: ['S2-6'],
  render: opened,
  decorators: [withBasket(() => [], knowsBuyer)],
};
export const Loading: Story = {
  name: 'Покупатель ещё неизвестен',
  tags: ['S2-7'],
  render: opened,
  decorators: [
    withBasket(
      () => [],
      (backend) => void backend.hold('getUser'),
    ),
  ],
};
export const ListAlone: Story = {
  name: 'Без карты',
  render: opened,
  decorators: [
    withBasket(
      () => [],
      (backend) => backend.fail('getReceivePoints', 'network'),
    ),
  ],
};
export const SoldOut: Story = {
  name: 'Пока форма открыта, товар кончился',
  render: opened,
  args: { goods: { product: { id: 41, title: 'Ботинки Хребет' }, shops: [] } },
};
export const Invalid: Story = { name: 'Не заполнено', tags: ['S2-5'], render: opened, play: send(['[type=checkbox]']) };
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S2-8'],
  render: opened,
  decorators: [
    withBasket(
      () => [],
      (backend) => {
        knowsBuyer(backend);
        backend.fail('reserveProduct', 'errorCode1');
      },
    ),
  ],
  play: async (context) => {
    await sendFilled(context);
    await context.canvas.findByText('Магазин отказал');
  },
};
export const Booked: Story = {
  name: 'Товар забронирован',
  tags: ['S2-4'],
  render: opened,
  decorators: [withBasket(() => [], knowsBuyer)],
  play: sendFilled,
};
