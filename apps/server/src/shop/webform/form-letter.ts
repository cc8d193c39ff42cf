import type { QueuedMessage } from '../outbox/outbox.js';
import type { FormFields, FormName } from './forms.js';

/** A stored form. */
interface KeptForm {
  readonly form: FormName;
  readonly fields: Partial<FormFields>;
  readonly files: readonly { readonly original: string; readonly size: number; readonly storageKey: string }[];
  /** Options of the work form, as page data keeps them. */
  readonly vacancies: unknown;
}

const subjects: Record<FormName, string> = {
  work: 'Анкета соискателя',
  service: 'Запись на сервис',
  project: 'Запись на проект',
  contacts: 'Вопрос с сайта',
};

const labels: Record<keyof FormFields, string> = {
  name: 'Имя',
  phone: 'Телефон',
  email: 'E-mail',
  projectName: 'Проект',
  position: 'Вакансия',
  address: 'Адрес',
  comment: 'Комментарий',
};

/** The letter by which the shop's staff learns of a form. Files stay in the store, the letter contains their keys. */
export function formLetter(recipient: string, { form, fields, files, vacancies }: KeptForm): QueuedMessage {
  const lines = (Object.keys(labels) as (keyof FormFields)[]).flatMap((name) => {
    const value = fields[name] ?? '';
    if (value === '') return [];
    return [
      `${labels[name]}: ${name === 'phone' ? `+7${value}` : name === 'position' ? titleOf(vacancies, value) : value}`,
    ];
  });
  const kept = files.map(
    ({ original, size, storageKey }) => `Файл: ${original}, ${kilobytes(size)} Кб (${storageKey})`,
  );
  return { kind: 'mail', recipient, subject: subjects[form], body: [...lines, ...kept].join('\n') };
}

function titleOf(vacancies: unknown, id: string): string {
  const list = Array.isArray(vacancies) ? (vacancies as { id?: unknown; value?: unknown }[]) : [];
  const found = list.find((vacancy) => String(vacancy.id) === id);
  return typeof found?.value === 'string' ? found.value : id;
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);
