import { userInitial } from './user-initial.js';

describe('userInitial', () => {
  it.each([
    ['Анна', 'А'],
    ['  ольга', 'О'],
    ['ёжик', 'Ё'],
    ['«Ян»', 'Я'],
    ['42', ''],
    ['', ''],
  ])('%p gives %p', (name, initial) => {
    expect(userInitial(name)).toBe(initial);
  });
});
