import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '../empty-state/ErrorState.js';
import { ErrorBoundary } from './ErrorBoundary.js';

const meta = { id: 'kit-error-boundary', title: 'Отклик/Предохранитель', component: ErrorBoundary } satisfies Meta<
  typeof ErrorBoundary
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { name: 'Всё в порядке', args: { children: 'Содержимое работает.' } };
/** Rendered directly: a story that throws would be a red line in the log of every run. */
export const Fallback: Story = {
  name: 'Что видит посетитель',
  tags: ['picture'],
  render: () => (
    <ErrorState
      title="Что-то сломалось"
      text="Остальная страница работает. Попробуйте показать эту часть ещё раз."
      onRetry={() => {}}
    />
  ),
};
