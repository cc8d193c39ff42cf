import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.js';

const meta = { id: 'kit-spinner', title: 'Основа/Ожидание', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Обычное' };
export const Large: Story = { name: 'Крупное', tags: ['picture'], args: { size: 48 } };
