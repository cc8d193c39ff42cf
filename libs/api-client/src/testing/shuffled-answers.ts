/** Delay of one response, ms; `'never'`: the network loses it. */
export type AnswerDelay = number | 'never';

/**
 * A network whose responses come in an order that the test chooses: the response to the n-th call comes after the n-th
 * delay (cyclically when there are more calls than delays). For tests of «the last intent wins»: let fast-check
 * generate the delays and the pauses between the visitor's intents, run both under fake timers, and look at the end.
 *
 * ```tsx
 * jest.useFakeTimers();
 * await fc.assert(fc.asyncProperty(fc.array(fc.nat(3000), { minLength: 1 }), async (delays) => {
 *   const { fetchFn } = createMemoryBackend();
 *   const shop = createShop({ settings: { fetchFn: withShuffledAnswers(fetchFn, delays) } });
 *   // …intents with pauses between them…
 *   await act(() => jest.advanceTimersByTimeAsync(10_000));
 *   // …what is shown belongs to the last intent.
 * }));
 * ```
 *
 * The request itself reaches the shop at once: only its response is late, as on a real network.
 */
export function withShuffledAnswers(fetchFn: typeof fetch, delays: readonly AnswerDelay[]): typeof fetch {
  let calls = 0;
  return async (input, init) => {
    const delay = delays[calls % delays.length] ?? 0;
    calls += 1;
    const answer = await fetchFn(input, init);
    await new Promise((done) => setTimeout(done, delay === 'never' ? 0 : delay));
    if (delay === 'never') throw new TypeError('Failed to fetch');
    return answer;
  };
}
