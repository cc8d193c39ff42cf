import { safeParse, type GenericIssue } from 'valibot';
import { recoverySchema } from './recovery.schema.js';

const messages = (input: object) => {
  const { issues = [] } = safeParse(recoverySchema, { password: 'tropa1', passwordConfirm: 'tropa1', ...input });
  return issues.map((issue: GenericIssue) => [issue.path?.[0]?.key, issue.message]);
};

describe('recoverySchema', () => {
  it.each([
    [{}, []],
    [{ password: '', passwordConfirm: '' }, [['password', 'Обязательное поле']]],
    [
      { password: 'тропа1', passwordConfirm: 'тропа1' },
      [['password', 'Пароль должен содержать только латинские буквы и цифры']],
    ],
    [{ password: 'trop1', passwordConfirm: 'trop1' }, [['password', 'Пароль должен быть не менее 6 символов']]],
    [{ password: 'tropatropa', passwordConfirm: 'tropatropa' }, [['password', 'Пароль должен содержать цифры']]],
    [{ password: '123456', passwordConfirm: '123456' }, [['password', 'Пароль должен содержать латинские буквы']]],
    [{ passwordConfirm: 'tropa2' }, [['passwordConfirm', 'Пароли должны совпадать']]],
    [{ passwordConfirm: '' }, [['passwordConfirm', 'Пароли должны совпадать']]],
  ])('%j', (input, expected) => {
    expect(messages(input)).toEqual(expected);
  });
});
