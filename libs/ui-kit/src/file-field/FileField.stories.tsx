import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FileEntry } from './file-entry.js';
import { FileField } from './FileField.js';
import type { FileFieldProps } from './FileField.js';

const resume: FileEntry = { name: 'Резюме Анны Северовой.pdf', size: 482_300, original: {} };
const photo: FileEntry = {
  name: 'Фотография на лыжне, Увал, февраль, отборочные соревнования.jpg',
  size: 3_218_000,
  original: {},
};

function Hosted({ value, onChange, ...rest }: FileFieldProps) {
  const [files, setFiles] = useState<readonly FileEntry[]>(value);
  return (
    <FileField
      {...rest}
      value={files}
      onChange={(next) => {
        setFiles(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  id: 'kit-file-field',
  title: 'Поля/Файлы',
  component: FileField,
  args: { label: 'Резюме', multiple: true, value: [], onChange: () => {} },
  render: (args) => <Hosted {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пустое', args: { hint: 'Можно приложить несколько файлов' } };
export const Chosen: Story = { name: 'С файлами', tags: ['S1-3', 'picture'], args: { value: [resume, photo] } };
export const Uploaded: Story = {
  name: 'С загруженным раньше',
  tags: ['S1-3'],
  args: { value: [{ name: 'Диплом.pdf', size: 1_204_000, id: 7 }, resume] },
};
export const Single: Story = { name: 'Один файл', args: { multiple: false, accept: '.pdf', value: [resume] } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { value: [resume, photo], error: 'Размер файла не должен превышать 2 Мб' },
};
export const Disabled: Story = { name: 'Недоступное', args: { value: [resume], disabled: true } };
export const Chooses: Story = {
  name: 'Файл выбран и убран',
  tags: ['S1-3'],
  play: async ({ canvas, userEvent }) => {
    const file = new File(['резюме'], 'Резюме.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Резюме'), file);
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать файл Резюме.txt' }));
    await userEvent.upload(canvas.getByLabelText('Резюме'), file);
    await canvas.findByRole('list', { name: 'Выбранные файлы' });
  },
};
