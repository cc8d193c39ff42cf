import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.js';

const meta = {
  id: 'kit-select-field',
  title: 'Поля/Выбор из списка',
  component: SelectField,
  args: {
    label: 'Адрес сервиса',
    placeholder: 'Выберите адрес',
    options: [
      { value: '1', label: 'ул. Республики, 142' },
      { value: '2', label: 'ул. Широтная, 29' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Не выбрано' };
export const Invalid: Story = { name: 'С ошибкой', tags: ['picture'], args: { error: 'Обязательное поле' } };
export const Disabled: Story = { name: 'Недоступный', args: { disabled: true } };
export const Quiet: Story = {
  name: 'Над списком',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <SelectField
        look="quiet"
        label="Порядок"
        isLabelHidden
        options={[
          { value: 'name-asc', label: 'По названию' },
          { value: 'price-asc', label: 'Сначала дешёвые' },
        ]}
        defaultValue="price-asc"
      />
      <SelectField look="quiet" label="На странице" isLabelHidden options={[{ value: 15, label: 'по 15' }]} />
    </div>
  ),
};
