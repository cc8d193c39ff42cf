import { createMemoryBackend, withShop } from '@tropa/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkDialog } from './WorkDialog.js';
import { WorkSection } from './WorkSection.js';

const vacancies = [
  { id: '1', value: 'Продавец-консультант' },
  { id: '2', value: 'Мастер сервиса' },
  { id: '3', value: 'Инструктор школы походов' },
];

const meta = {
  id: 'content-work',
  title: 'Содержание/Анкета',
  component: WorkSection,
  args: { Dialog: WorkDialog, formId: '1', vacancies },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorkSection>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Required<Story>['play'];
type PlayContext = Parameters<Play>[0];

const open = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('button', { name: 'заполнить анкету' }));
  await canvas.findByRole('form', { name: 'Анкета' });
};
const fillAndSend = async (context: PlayContext) => {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.type(canvas.getByLabelText(/^Телефон/), '9123456789');
  await userEvent.type(canvas.getByLabelText(/^E-mail/), 'anna@example.ru');
  await userEvent.upload(canvas.getByLabelText('Резюме'), new File(['резюме'], 'Резюме.pdf'));
  await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
};

export const Plain: Story = { name: 'Вакансии и кнопка', tags: ['S1-2', 'picture'], decorators: [withShop()] };
export const NoVacancies: Story = { name: 'Пусто', tags: ['S1-3'], args: { vacancies: [] }, decorators: [withShop()] };
export const LongVacancy: Story = {
  name: 'Длинное название',
  tags: ['S1-3'],
  args: { vacancies: [{ id: '1', value: 'Старший инструктор школы зимних походов и лавинной безопасности' }] },
  decorators: [withShop()],
};
export const Open: Story = { name: 'Анкета открыта', tags: ['S1-2', 'S1-9'], decorators: [withShop()], play: open };
export const Unticked: Story = {
  name: 'Согласие не проставлено заранее',
  tags: ['S1-5'],
  args: { isConsentTicked: false },
  decorators: [withShop()],
  play: open,
};
export const Invalid: Story = {
  name: 'Не заполнено',
  tags: ['S1-5'],
  decorators: [withShop()],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Отправить' }));
    await context.canvas.findAllByText('Обязательное поле');
  },
};
export const FileRefused: Story = {
  name: 'Файл не подходит',
  tags: ['S1-5'],
  args: { fileLimits: { extensions: ['doc', 'docx'] } },
  decorators: [withShop()],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByText('Допустимые расширения файлов: doc, docx');
  },
};
export const Sending: Story = {
  name: 'Отправляется',
  tags: ['S1-4'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ latency: 1e6 }) }))],
  play: fillAndSend,
};
export const Refused: Story = {
  name: 'Сервер отказал',
  tags: ['S1-8'],
  decorators: [withShop(() => ({ backend: createMemoryBackend({ failures: { sendMessage: 'errorCode1' } }) }))],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByRole('alert');
  },
};
export const Done: Story = {
  name: 'Анкета отправлена',
  tags: ['S1-2'],
  decorators: [withShop()],
  play: async (context) => {
    await fillAndSend(context);
    await context.canvas.findByRole('dialog', { name: 'Анкета отправлена!' });
  },
};
