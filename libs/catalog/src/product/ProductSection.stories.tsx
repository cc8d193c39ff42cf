import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tropa/ui-kit';
import { createMemoryHistory } from '../address/page-history.js';
import { plate, storyProduct, withStoryShop } from '../testing/story.fixtures.js';
import { ProductSection } from './ProductSection.js';

const url = '/product/tayga/';

const meta = {
  id: 'catalog-product',
  title: 'Каталог/Страница товара',
  component: ProductSection,
  decorators: [withStoryShop()],
  args: {
    product: storyProduct,
    url,
    history: createMemoryHistory(url),
    isCreditHintShown: true,
    region: 'Тюмень',
    buySlot: ({ isAvailable }) => (
      <Button size="lg" isFullWidth disabled={!isAvailable}>
        В корзину
      </Button>
    ),
    reserveSlot: ({ isAvailable }) => (
      <Button variant="outline" isFullWidth disabled={!isAvailable}>
        Забронировать в магазине
      </Button>
    ),
  },
} satisfies Meta<typeof ProductSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under 600 px the choice lies in the panel at the bottom: it is opened first. */
const openSheet = (root: HTMLElement) => {
  for (const sheet of root.querySelectorAll('details')) sheet.open = true;
};

export const Ready: Story = { name: 'Готова', tags: ['S2-2', 'S2-4', 'S2-9', 'picture'] };
export const Plain: Story = {
  name: 'Без вариантов и скидки',
  tags: ['S2-4', 'S2-9'],
  args: {
    product: {
      ...storyProduct,
      retail: [],
      images: storyProduct.retail[0]?.images.slice(0, 1) ?? [],
      recommended: false,
    },
    isCreditHintShown: false,
  },
  decorators: [
    withStoryShop({ answers: { checkAvailability: { price: 990, oldPrice: null, store: [], images: [] } } }),
  ],
};
export const Loading: Story = {
  name: 'Наличие загружается',
  tags: ['S2-4'],
  decorators: [withStoryShop({ latency: 1e9 })],
};
export const Failed: Story = {
  name: 'Наличие не пришло',
  tags: ['S2-8'],
  decorators: [withStoryShop({ failures: { checkAvailability: 'http500' } })],
};
export const SoldOut: Story = {
  name: 'Нет в наличии',
  tags: ['S2-4'],
  decorators: [
    withStoryShop({ answers: { checkAvailability: { price: 12490, oldPrice: 15990, store: [], images: [] } } }),
  ],
};
export const WithLogo: Story = {
  name: 'Логотип производителя со ссылкой',
  tags: ['S2-2'],
  args: { product: { ...storyProduct, logo: plate(3), logoUrl: '#brand' } },
};
export const SizesByLink: Story = {
  name: 'Таблица размеров по ссылке',
  tags: ['S2-2'],
  args: {
    product: {
      ...storyProduct,
      propertyInfoTables: { size: { link: '#sizes', label: 'Таблица размеров', tableContent: '' } },
    },
  },
};
export const SizeTable: Story = {
  name: 'Таблица размеров открыта',
  tags: ['S2-2'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    openSheet(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Таблица размеров' }));
    await canvas.findByRole('dialog', { name: 'Таблица размеров' });
  },
};
export const Stock: Story = {
  name: 'Где есть товар',
  tags: ['S2-2'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    openSheet(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'где есть' }));
    await canvas.findByRole('dialog', { name: 'Где есть товар' });
  },
};
export const Fullscreen: Story = {
  name: 'Фотографии на весь экран',
  tags: ['S2-2'],
  play: async ({ canvas, userEvent }) => {
    const [photo] = await canvas.findAllByRole('button', { name: 'Открыть фото на весь экран' });
    await userEvent.click(photo!);
    await canvas.findByRole('dialog', { name: storyProduct.title });
  },
};
export const Million: Story = {
  name: 'Миллион рублей, длинное название, нет картинок',
  args: {
    product: {
      ...storyProduct,
      title:
        'Водонепроницаемый-противоударный-тридцатипятилитровый рюкзак для велосипедистов и байдарочников «Северное сияние»',
      retail: [],
      images: [],
      price: 100_000_000,
      oldPrice: 123_456_789,
    },
  },
  decorators: [
    withStoryShop({
      answers: {
        checkAvailability: {
          images: [],
          price: 1_000_000,
          oldPrice: 1_234_567.89,
          pickupDate: '',
          deliveryDate: '24.11.2026',
          store: [{ id: 1, address: 'ул. Республики, 142', amount: 1 }],
        },
      },
    }),
  ],
};
export const Offer: Story = {
  name: 'Вариант из адреса',
  tags: ['S2-2'],
  args: { url: '/product/tayga/?offer=4', history: createMemoryHistory('/product/tayga/?offer=4') },
};
