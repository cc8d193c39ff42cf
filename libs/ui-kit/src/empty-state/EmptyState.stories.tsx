import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { BagIcon } from '../icon/icons.js';
import { EmptyState } from './EmptyState.js';
import { ErrorState } from './ErrorState.js';

const meta = {
  id: 'kit-empty-state',
  title: 'Отклик/Пусто и ошибка',
  component: EmptyState,
  args: {
    title: 'В корзине пока ничего нет',
    hint: 'Загляните в каталог: лыжи, палатки и рюкзаки уже ждут.',
    icon: <BagIcon />,
    action: <Button href="#catalog">Перейти в каталог</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто', tags: ['picture'] };
export const Failed: Story = { name: 'Ошибка', render: () => <ErrorState onRetry={() => {}} /> };
export const Retrying: Story = { name: 'Повтор', render: () => <ErrorState onRetry={() => {}} isRetrying /> };
