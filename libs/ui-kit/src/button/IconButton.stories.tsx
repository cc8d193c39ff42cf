import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, Heart, Search, X } from 'lucide-react';
import { IconButton } from './IconButton.js';

const meta = {
  id: 'kit-icon-button',
  title: 'Основа/Кнопка-значок',
  component: IconButton,
  args: { label: 'Закрыть', children: <X /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Plain: Story = { name: 'Простая' };

export const OverPicture: Story = {
  name: 'На картинке',
  render: () => (
    <div style={{ ...row, padding: 24, background: 'var(--tropa-color-plate)' }}>
      <IconButton variant="float" size="sm" label="В избранное" isActive={false}>
        <Heart />
      </IconButton>
      <IconButton variant="float" size="sm" label="В избранное" isActive>
        <Heart />
      </IconButton>
      <IconButton variant="float" size="sm" label="К сравнению" isActive={false}>
        <ChartNoAxesColumn />
      </IconButton>
    </div>
  ),
};

export const Variants: Story = {
  name: 'Виды и состояния',
  render: () => (
    <div style={row}>
      <IconButton variant="outline" size="lg" label="В избранное">
        <Heart />
      </IconButton>
      <IconButton variant="outline" size="lg" label="В избранном" isActive>
        <Heart />
      </IconButton>
      <IconButton variant="primary" label="Найти">
        <Search />
      </IconButton>
      <IconButton variant="outline" label="Загрузка" isLoading>
        <Heart />
      </IconButton>
      <IconButton variant="outline" label="Недоступно" disabled>
        <Heart />
      </IconButton>
    </div>
  ),
};
