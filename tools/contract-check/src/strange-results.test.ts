import type { WireCallName } from '@tropa/api-client/wire';
import { allOptions } from './testing/all-options.js';
import { runOn } from './testing/run-on.js';
import { inAnswerOf } from './testing/stand-in.js';

/** What the steps read. */
const readCalls: WireCallName[] = [
  'getListing',
  'checkAvailability',
  'addItemToBasket',
  'getBasketLength',
  'getFavoritesLength',
  'getComparisonLength',
  'getLocation',
  'getCityList',
  'getReceivePoints',
  'setCity',
  'login',
  'getUser',
  'createOrder',
  'getOrders',
  'sendReview',
];

/** The same keys with values of another type. */
const withValues = (result: unknown, value: unknown): unknown =>
  typeof result === 'object' && result !== null && !Array.isArray(result)
    ? Object.fromEntries(Object.keys(result).map((key) => [key, value]))
    : value;

const changes: [string, (result: unknown) => unknown][] = [
  ['null', () => null],
  ['a text', () => 'нет'],
  ['a list of nothing', () => [null, 5, 'x']],
  ['its keys with null', (result) => withValues(result, null)],
  ['its keys with a text', (result) => withValues(result, 'нет')],
  ['its keys with lists of nothing', (result) => withValues(result, [null, 5, 'x'])],
  ['its keys with objects', (result) => withValues(result, {})],
];

test.each(changes)(
  '%s as a result is reported, whichever call returns it, and the run goes on to its end',
  async (_says, change) => {
    await Promise.all(
      readCalls.map(async (name) => {
        const tamper = inAnswerOf(name, (envelope) => ({ ...envelope, result: change(envelope.result) }));
        const { code, printed, complained } = await runOn(tamper, ...allOptions);
        expect([name, complained]).toEqual([name, '']);
        expect([0, 1]).toContain(code);
        expect(JSON.parse(printed).calls).toHaveLength(49);
      }),
    );
  },
  60_000,
);
