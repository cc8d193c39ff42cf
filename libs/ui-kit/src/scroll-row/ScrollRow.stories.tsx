import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPictures } from '../picture/picture.fixtures.js';
import { Picture } from '../picture/Picture.js';
import { Price } from '../price/Price.js';
import { ScrollRow } from './ScrollRow.js';

const cards = [...Object.values(demoPictures), ...Object.values(demoPictures)].map((src, index) => (
  <article key={index} style={{ display: 'grid', gap: 8 }}>
    <div style={{ borderRadius: 12 }}>
      <Picture src={src} alt={`Товар ${index + 1}`} sizes="300px" />
    </div>
    <Price value={549000 + index * 100000} oldValue={index % 2 ? 990000 : null} />
  </article>
));

const meta = {
  id: 'kit-scroll-row',
  title: 'Показ/Ряд',
  component: ScrollRow,
  args: { label: 'Лучшие предложения', children: cards },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = { name: 'Товары: 1, 2, 4', tags: ['S1-9', 'picture'] };
export const Peeping: Story = {
  name: 'Аксессуары: 1,5 и 2,5',
  tags: ['S1-9'],
  args: { perView: { base: 1.5, sm: 2.5 } },
};
export const Few: Story = { name: 'Всё видно', args: { children: cards.slice(0, 1) } };
