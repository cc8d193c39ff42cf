import type { WireCallName } from '../../wire-calls/wire-calls.js';
import { askOf, type Ask, type ContractClient } from '../contract-client.js';

/** What one test of the suite works with: a fresh visitor of the shop. */
export interface SuiteContext {
  readonly client: ContractClient;
  readonly ask: Ask;
  /** The first available goods of the catalogue, as the list sends them. */
  readonly someGoods: (count: number) => Promise<Record<string, number>[]>;
  /** A product with at least one piece in stock. */
  readonly buyable: () => Promise<{ id: number; price: number }>;
  /** Registers the client's free phone; the visitor is signed in then. */
  readonly signUp: () => Promise<void>;
}

/** Adds a test, unless the shop lacks one of its calls. */
export type AddCase = (
  name: string,
  calls: readonly WireCallName[],
  test: (context: SuiteContext) => Promise<void>,
) => void;

/** The context of one test. Its helpers use Jest's `expect`. */
export function suiteContext(client: ContractClient): SuiteContext {
  const ask = askOf(client);

  const someGoods: SuiteContext['someGoods'] = async (count) => {
    const { result } = await ask('getListing', { sectionId: 0, page: 1, limit: 60, sort: 'name-asc' });
    const goods = result.items.filter((item: { isAvailable?: boolean }) => item.isAvailable !== false);
    expect(goods.length).toBeGreaterThanOrEqual(count);
    return goods.slice(0, count);
  };

  const buyable: SuiteContext['buyable'] = async () => {
    for (const card of await someGoods(3)) {
      const { result, errorCode } = await ask('checkAvailability', { id: card.id });
      const stock =
        errorCode === 0 ? result.store.reduce((sum: number, shop: { amount: number }) => sum + shop.amount, 0) : 0;
      if (stock > 0) return { id: card.id as number, price: Number(result.price) };
    }
    throw new Error('None of the first goods is in stock');
  };

  const signUp: SuiteContext['signUp'] = async () => {
    const phone = client.freePhone;
    expect((await ask('sendCodeRegistration', { phone, form: 'registration' })).errorCode).toBe(0);
    expect((await ask('checkCode', { phone, code: await client.codeFor(phone) })).errorCode).toBe(0);
    const values = { phone, name: 'Пётр', email: 'petr@example.ru', password: 'tropa22', passwordConfirm: 'tropa22' };
    expect((await ask('registration', values)).errorCode).toBe(0);
  };

  return { client, ask, someGoods, buyable, signUp };
}
