import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, OptionGroup } from '@tropa/ui-kit';
import { BuySheet } from './BuySheet.js';
import { ProductPrice } from './ProductPrice.js';
import { productTexts } from './product.texts.js';

const sizes = ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value, isDisabled: value === 'XL' }));

const meta = {
  id: 'catalog-buy-sheet',
  title: 'Каталог/Блок покупки: панель снизу',
  component: BuySheet,
  args: {
    summary: 'красный, M',
    texts: productTexts,
    choice: <OptionGroup label="Размер спины" name="size" value="M" options={sizes} onChange={() => {}} />,
    price: (
      <ProductPrice price={12_490_00} oldPrice={15_990_00} isLoading={false} isCreditHintShown texts={productTexts} />
    ),
    actions: (
      <Button size="lg" isFullWidth>
        В корзину
      </Button>
    ),
    rest: (
      <Button variant="outline" isFullWidth>
        Забронировать в магазине
      </Button>
    ),
  },
} satisfies Meta<typeof BuySheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Закрыта', tags: ['S2-9'] };
export const Open: Story = {
  name: 'Открыта',
  tags: ['S2-9', 'picture'],
  play: ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    if (details) details.open = true;
  },
};
export const WithoutVariants: Story = { name: 'Товар без вариантов', args: { summary: '', choice: null } };
export const LongPrice: Story = {
  name: 'Длинная цена и длинный вариант',
  args: {
    summary: 'тёмно-зелёный с оранжевым, для роста 155–165',
    price: (
      <ProductPrice price={124_990_00} oldPrice={159_990_00} isLoading={false} isCreditHintShown texts={productTexts} />
    ),
  },
};
