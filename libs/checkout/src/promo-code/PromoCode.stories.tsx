import type { Meta, StoryObj } from '@storybook/react-vite';
import { withBasket } from '../testing/story-shop.js';
import { PromoCode } from './PromoCode.js';

const meta = {
  id: 'checkout-promo-code',
  title: 'Покупка/Промокод',
  component: PromoCode,
  decorators: [withBasket()],
} satisfies Meta<typeof PromoCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Не применён' };
export const Applied: Story = {
  name: 'Применён',
  decorators: [withBasket(undefined, (backend) => void (backend.state.promocode = 'TROPA10'))],
};
export const Refused: Story = {
  name: 'Ошибка',
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit();
  },
};
