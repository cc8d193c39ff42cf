import { inOtherAlphabet, oneMistakeAway } from './near-words.js';

describe('слово другими буквами', () => {
  it.each([
    ['саломон', 'salomon'],
    ['адидас', 'adidas'],
    ['барс', 'bars'],
    ['norda', 'норда'],
    ['shimano', 'шимано'],
    ['taiga', 'таига'],
  ])('«%s» слышится как «%s»', (word, heard) => {
    expect(inOtherAlphabet(word)).toBe(heard);
  });
});

describe('слово с одной ошибкой', () => {
  const fits = (word: string, meant: string) =>
    oneMistakeAway(word).some((pattern) => new RegExp(`^${pattern.replaceAll('_', '.')}$`).test(meant));

  it.each([
    ['лижи', 'лыжи'],
    ['лыж', 'лыжи'],
    ['лыыжи', 'лыжи'],
    ['лжыи', 'лыжи'],
    ['мачь', 'мяч'],
    ['кеды', 'кедр'],
  ])('«%s» и «%s»', (word, meant) => {
    expect(fits(word, meant)).toBe(!['мяч', 'кедр'].includes(meant));
  });
});
