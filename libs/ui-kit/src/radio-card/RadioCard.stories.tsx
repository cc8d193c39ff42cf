import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCard } from './RadioCard.js';

const meta = {
  id: 'kit-radio-card',
  title: 'Поля/Карточка выбора',
  component: RadioCard,
  args: { title: 'Самовывоз', hint: 'сегодня, бесплатно', name: 'delivery', value: 'pickup' },
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {
  name: 'Способы',
  tags: ['picture'],
  render: () => (
    <div
      role="radiogroup"
      aria-label="Оплата"
      style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}
    >
      <RadioCard name="payment" value="card" title="Картой" hint="на сайте, сразу" defaultChecked />
      <RadioCard name="payment" value="onDelivery" title="При получении" hint="в магазине" />
      <RadioCard name="payment" value="credit" title="В кредит" hint="от 3 000 ₽, решение за минуту" disabled />
    </div>
  ),
};
