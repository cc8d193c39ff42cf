import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@tropa/ui-kit';
import {
  fileProblem,
  firstMessage,
  optionalDate,
  optionalEmail,
  optionalInn,
  optionalPassword,
  passwordConfirmMessage,
  privacy,
  requiredPhone,
  requiredRating,
  requiredSmsCode,
  requiredText,
} from '@tropa/validation-ru';

interface Refusal {
  /** The label of the field. */
  readonly label: string;
  /** What was typed. */
  readonly value: string;
  /** The message of the rule. */
  readonly message: string | null;
}

/** A field with a rule: the message is the rule's own, not a copy. */
function RefusedField({ label, value, message }: Refusal) {
  return (
    <div style={{ maxInlineSize: 416 }}>
      <TextField label={label} defaultValue={value} {...(message && { error: message })} />
    </div>
  );
}

const meta = {
  id: 'rules',
  title: 'Поля/Сообщения правил',
  component: RefusedField,
  tags: ['S1-5'],
  args: { label: '', value: '', message: null },
  play: ({ args, canvas }) => {
    if (!args.message) throw new Error(`The rule lets «${args.value}» pass`);
    canvas.getByText(args.message);
  },
} satisfies Meta<typeof RefusedField>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = (label: string, value: string, message: string | null): Refusal => ({ label, value, message });
const file = (name: string, size: number) => ({ name, size, original: {} });

export const Required: Story = {
  name: 'Обязательное поле',
  args: refusal('Имя', '', firstMessage(requiredText(), '  ')),
};
export const Rating: Story = {
  name: 'Оценка не поставлена',
  args: refusal('Оценка', '0', firstMessage(requiredRating(), 0)),
};
export const Phone: Story = {
  name: 'Телефон короче десяти цифр',
  tags: ['picture'],
  args: refusal('Телефон', '+7 (912) 34', firstMessage(requiredPhone(), '+7 (912) 34')),
};
export const SmsCode: Story = {
  name: 'Код короче четырёх цифр',
  args: refusal('Код из смс', '12', firstMessage(requiredSmsCode(), '12')),
};
export const Email: Story = {
  name: 'Не похоже на почту',
  args: refusal('E-mail', 'anna@', firstMessage(optionalEmail(), 'anna@')),
};
export const PasswordAlphabet: Story = {
  name: 'Пароль: чужие буквы',
  args: refusal('Пароль', 'пароль1', firstMessage(optionalPassword(), 'пароль1')),
};
export const PasswordShort: Story = {
  name: 'Пароль: короче шести',
  args: refusal('Пароль', 'ab1', firstMessage(optionalPassword(), 'ab1')),
};
export const PasswordDigits: Story = {
  name: 'Пароль: нет цифр',
  args: refusal('Пароль', 'abcdefg', firstMessage(optionalPassword(), 'abcdefg')),
};
export const PasswordLetters: Story = {
  name: 'Пароль: нет букв',
  args: refusal('Пароль', '1234567', firstMessage(optionalPassword(), '1234567')),
};
export const PasswordConfirm: Story = {
  name: 'Пароли не совпали',
  args: refusal('Пароль ещё раз', 'tropa22', passwordConfirmMessage),
};
export const Inn: Story = {
  name: 'ИНН не той длины',
  args: refusal('ИНН', '72030012', firstMessage(optionalInn(), '72030012')),
};
export const Privacy: Story = {
  name: 'Нет согласия',
  args: refusal('Согласие', 'нет', firstMessage(privacy(), false)),
};
export const WrongDate: Story = {
  name: 'Такой даты нет',
  args: refusal('Дата рождения', '31.02.2020', firstMessage(optionalDate(), '31.02.2020')),
};
export const FileKind: Story = {
  name: 'Файл не того вида',
  args: refusal('Резюме', 'cv.exe', fileProblem([file('cv.exe', 10)], { extensions: ['pdf', 'doc'] })),
};
export const FileSize: Story = {
  name: 'Файл слишком велик',
  args: refusal('Резюме', 'cv.pdf', fileProblem([file('cv.pdf', 3_000_000)], { maxSize: 2 })),
};
export const FileCount: Story = {
  name: 'Файлов слишком много',
  args: refusal(
    'Резюме',
    'шесть файлов',
    fileProblem(
      [1, 2, 3, 4, 5, 6].map((id) => file(`${id}.pdf`, 10)),
      { maxCount: 5 },
    ),
  ),
};
