import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPictures } from '../picture/picture.fixtures.js';
import { Picture } from '../picture/Picture.js';
import { Carousel } from './Carousel.js';

const slides = Object.values(demoPictures).map((src, index) => (
  <div key={index} style={{ borderRadius: 16 }}>
    <Picture src={src} alt={`Слайд ${index + 1}`} ratio={2} isEager />
  </div>
));

const meta = {
  id: 'kit-carousel',
  title: 'Показ/Карусель',
  component: Carousel,
  args: { label: 'Акции', children: slides },
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dots: Story = { name: 'С точками', tags: ['picture'], args: { hasDots: true } };
export const Autoplay: Story = { name: 'Идёт сама', args: { hasDots: true, autoplay: 5000, isLoop: true } };
export const Progress: Story = {
  name: 'С полосой',
  tags: ['S1-4'],
  args: { hasProgress: true, perView: { base: 2, sm: 3 }, gutter: 0, swipeAngle: 30 },
};
