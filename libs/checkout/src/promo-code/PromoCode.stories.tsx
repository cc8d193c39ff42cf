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

export const Empty: Story = { name: 'Не применён', tags: ['S2-4'] };
export const Applied: Story = {
  name: 'Применён',
  tags: ['S2-4', 'picture'],
  decorators: [withBasket(undefined, (backend) => void (backend.state.promocode = 'TROPA10'))],
};
export const Cancelling: Story = {
  name: 'Отменить не удалось',
  tags: ['S2-4'],
  decorators: [
    withBasket(undefined, (backend) => {
      backend.state.promocode = 'TROPA10';
      backend.fail('cancelPromocode', 'errorCode1');
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Отменить/ }));
    await canvas.findByText('Магазин отказал');
  },
};
export const Unknown: Story = {
  name: 'Такого промокода нет',
  tags: ['S2-8'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Промокод' }), 'ЛЕТО{Enter}');
  },
};
export const Refused: Story = {
  name: 'Не заполнено',
  tags: ['S2-5'],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('form')?.requestSubmit();
  },
};
