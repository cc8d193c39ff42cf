import * as v from 'valibot';
import { requiredPassword } from '../password/password.js';
import { requiredPhone } from '../phone/phone.js';
import { rawText } from '../text/raw-text.js';
import { passwordConfirm, withPasswordConfirm } from './password-confirm.js';

const fields = v.object({
  phone: requiredPhone(),
  password: requiredPassword(),
  passwordConfirm: rawText(''),
});
const right = { phone: '8 912 345 67 89', password: 'abc123', passwordConfirm: 'abc123' };

function problems(schema: v.GenericSchema<unknown, unknown>, value: unknown, abortPipeEarly = true) {
  const result = v.safeParse(schema, value, { abortPipeEarly });
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

test("equal passwords pass and keep the fields' values", () => {
  expect(v.parse(withPasswordConfirm(fields), right)).toEqual({ ...right, phone: '9123456789' });
  expect(problems(v.pipe(fields, passwordConfirm()), right)).toEqual({});
});

test('the message is reported at the confirmation', () => {
  const wrong = { ...right, passwordConfirm: 'abc124' };
  expect(problems(v.pipe(fields, passwordConfirm()), wrong)).toEqual({
    passwordConfirm: 'Пароли должны совпадать',
  });
  expect(problems(withPasswordConfirm(fields, 'Не то'), wrong)).toEqual({ passwordConfirm: 'Не то' });
});

test('it is reported together with the issues of other fields', () => {
  expect(problems(withPasswordConfirm(fields), { phone: '1', password: 'abc123' })).toEqual({
    phone: 'Телефон не может быть меньше 10 символов',
    passwordConfirm: 'Пароли должны совпадать',
  });
});
