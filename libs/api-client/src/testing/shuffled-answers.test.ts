import { withShuffledAnswers } from './shuffled-answers.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('responses come after their own delays, in whatever order results; a lost one fails', async () => {
  const came: string[] = [];
  const asked: string[] = [];
  const shop = (async (input) => {
    asked.push(String(input));
    return { url: String(input) } as Response;
  }) as typeof fetch;
  const fetchFn = withShuffledAnswers(shop, [300, 100, 'never']);
  const ask = (name: string) =>
    void fetchFn(name).then(
      ({ url }) => came.push(url),
      (error: Error) => came.push(`${name}: ${error.message}`),
    );
  ['first', 'second', 'third', 'fourth'].forEach(ask);
  expect(asked).toEqual(['first', 'second', 'third', 'fourth']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(came).toEqual(['third: Failed to fetch', 'second', 'first', 'fourth']);
});
