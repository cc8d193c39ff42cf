import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.js';

const meta = { id: 'kit-icons', title: 'Основа/Значки', component: icons.HeartIcon } satisfies Meta<
  typeof icons.HeartIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Все',
  tags: ['picture'],
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, font: 'var(--tropa-font-caption)' }}>
          <Icon size={24} {...args} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
