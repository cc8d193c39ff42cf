import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.js';

const meta = {
  id: 'kit-alert',
  title: 'Отклик/Сообщение',
  component: Alert,
  args: { children: 'Показаны результаты по запросу «кроссовки»' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { name: 'Справка' };
export const Success: Story = { name: 'Успех', args: { kind: 'success', children: 'Изменения сохранены.' } };
export const Warning: Story = { name: 'Внимание', args: { kind: 'warning', children: 'Осталась одна штука.' } };
export const Failure: Story = {
  name: 'Ошибка',
  tags: ['picture'],
  args: { kind: 'error', title: 'Не получилось войти', children: 'Проверьте телефон и пароль.', onClose: () => {} },
};
