import { getDotPath, parse, safeParse } from 'valibot';
import { orderSchema } from './order.schema.js';

const city = { id: 1, value: 'Тюмень' };
const filled = {
  name: ' Иван ',
  phone: '8 (912) 345-67-89',
  email: 'ivan@example.ru',
  city,
  delivery: 'pickup',
  address: '7',
  comment: '',
  payment: 'card',
  privacy: true,
  terms: true,
};
const problems = (value: object) => {
  const { issues = [] } = safeParse(orderSchema, value, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [getDotPath(issue), issue.message]));
};

test('a filled form passes; the phone becomes ten digits', () => {
  expect(parse(orderSchema, filled)).toEqual({ ...filled, name: 'Иван', phone: '9123456789' });
});

test('everything required is reported at once', () => {
  expect(problems({ delivery: 'pickup', payment: 'card' })).toEqual({
    name: 'Обязательное поле',
    phone: 'Обязательное поле',
    email: 'Обязательное поле',
    city: 'Обязательное поле',
    address: 'Обязательное поле',
    privacy: 'Вы должны согласиться, чтобы продолжить!',
    terms: 'Вы должны согласиться, чтобы продолжить!',
  });
});

test.each([
  ['phone', '912', 'Телефон не может быть меньше 10 символов'],
  ['email', 'ivan', 'Некорректный email'],
  ['city', null, 'Обязательное поле'],
  ['address', ' ', 'Обязательное поле'],
  ['privacy', false, 'Вы должны согласиться, чтобы продолжить!'],
  ['terms', false, 'Вы должны согласиться, чтобы продолжить!'],
])('%s %p', (field, value, message) => {
  expect(problems({ ...filled, [field]: value })).toEqual({ [field]: message });
});

test.each([[''], ['   '], [undefined]])('a courier needs an address: %j has a message of its own', (address) => {
  expect(problems({ ...filled, delivery: 'courier', address })).toEqual({ address: 'Укажите адрес доставки' });
});
