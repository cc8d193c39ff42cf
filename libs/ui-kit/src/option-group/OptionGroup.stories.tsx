import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextLink } from '../link/TextLink.js';
import { demoPictures } from '../picture/picture.fixtures.js';
import { OptionGroup } from './OptionGroup.js';

const sizes = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
  { value: 'xl', label: 'XL', isDisabled: true },
];
const colors = [
  { value: 'red', label: 'красный', image: demoPictures.packRed },
  { value: 'green', label: 'зелёный', image: demoPictures.packGreen },
  { value: 'blue', label: 'синий', image: demoPictures.packBlue },
  { value: 'orange', label: 'оранжевый', image: demoPictures.packOrange, isDisabled: true },
];

const meta = {
  id: 'kit-option-group',
  title: 'Поля/Варианты',
  component: OptionGroup,
  args: { label: 'Размер спины', options: sizes },
  render: function Alive(args) {
    const [value, setValue] = useState(args.defaultValue ?? args.options[0]?.value);
    return <OptionGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OptionGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  name: 'Размер',
  tags: ['S2-3'],
  args: { defaultValue: 'm', action: <TextLink>Таблица размеров</TextLink> },
};
export const Image: Story = {
  name: 'Цвет',
  tags: ['S2-3', 'picture'],
  args: { label: 'Цвет', kind: 'image', options: colors },
};
