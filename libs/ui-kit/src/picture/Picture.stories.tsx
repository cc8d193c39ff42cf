import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoPictures } from './picture.fixtures.js';
import { Picture } from './Picture.js';

const meta = {
  id: 'kit-picture',
  title: 'Основа/Картинка',
  component: Picture,
  args: { src: demoPictures.packRed, alt: 'Рюкзак красный' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, borderRadius: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = { name: 'Квадрат', tags: ['picture'] };
export const Wide: Story = { name: 'Широкая', args: { ratio: 16 / 9, src: demoPictures.tent, alt: 'Палатка' } };
export const Broken: Story = { name: 'Не загрузилась', args: { src: 'data:image/png;base64,AAAA', alt: 'Товар' } };
