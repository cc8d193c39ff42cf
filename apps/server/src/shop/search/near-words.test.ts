import { inOtherAlphabet, oneMistakeAway } from './near-words.js';

describe('a word in other letters', () => {
  it.each([
    ['саломон', 'salomon'],
    ['адидас', 'adidas'],
    ['барс', 'bars'],
    ['norda', 'норда'],
    ['shimano', 'шимано'],
    ['taiga', 'таига'],
  ])('«%s» sounds like «%s»', (word, heard) => {
    expect(inOtherAlphabet(word)).toBe(heard);
  });
});

describe('a word with one mistake', () => {
  const fits = (word: string, meant: string) =>
    oneMistakeAway(word).some((pattern) => new RegExp(`^${pattern.replaceAll('_', '.')}$`).test(meant));

  it.each([
    ['лижи', 'лыжи'],
    ['лыж', 'лыжи'],
    ['лыыжи', 'лыжи'],
    ['лжыи', 'лыжи'],
    ['мачь', 'мяч'],
    ['кеды', 'кедр'],
  ])('«%s» and «%s»', (word, meant) => {
    expect(fits(word, meant)).toBe(!['мяч', 'кедр'].includes(meant));
  });
});
