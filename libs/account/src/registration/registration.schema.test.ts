import { safeParse, type GenericIssue } from 'valibot';
import { registrationSchema } from './registration.schema.js';

const filled = { name: 'Пётр', email: 'petr@example.ru', password: 'tropa1', passwordConfirm: 'tropa1', consent: true };
const messages = (input: object) => {
  const { issues = [] } = safeParse(registrationSchema, { ...filled, ...input });
  return issues.map((issue: GenericIssue) => [issue.path?.[0]?.key, issue.message]);
};

describe('registrationSchema', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, [['name', 'Обязательное поле']]],
    [{ email: ' ' }, []],
    [{ email: 'petr@' }, [['email', 'Некорректный email']]],
    [{ password: 'tropa', passwordConfirm: 'tropa' }, [['password', 'Пароль должен быть не менее 6 символов']]],
    [{ passwordConfirm: 'tropa2' }, [['passwordConfirm', 'Пароли должны совпадать']]],
    [{ consent: false }, [['consent', 'Вы должны согласиться, чтобы продолжить!']]],
    [
      { name: '', passwordConfirm: 'tropa2' },
      [
        ['name', 'Обязательное поле'],
        ['passwordConfirm', 'Пароли должны совпадать'],
      ],
    ],
  ])('%j', (input, expected) => {
    expect(messages(input)).toEqual(expected);
  });
});
