import type { WireCallName } from '../../wire-calls/wire-calls.js';
import type { ContractClient } from '../contract-client.js';
import { accountCases } from './account.cases.js';
import { catalogCases } from './catalog.cases.js';
import { checkoutCases } from './checkout.cases.js';
import { contentCases } from './content.cases.js';
import { locationCases } from './location.cases.js';
import { suiteContext, type AddCase, type SuiteContext } from './suite-context.js';

/**
 * The contract of the shop's API, as tests: the same suite runs against the memory backend and against a server in
 * process. Call it inside a Jest file.
 * @param makeClient - Creates a fresh visitor; the products must not change between tests.
 * @param lacks - Calls that this shop does not have yet: their tests are left out.
 */
export function describeContract(
  title: string,
  makeClient: () => Promise<ContractClient> | ContractClient,
  lacks: readonly WireCallName[] = [],
): void {
  describe(`the API contract: ${title}`, () => {
    let context: SuiteContext;

    beforeEach(async () => {
      context = suiteContext(await makeClient());
    });
    afterEach(async () => {
      await context.client.close?.();
    });

    const check: AddCase = (name, calls, test) => {
      if (!calls.some((call) => lacks.includes(call))) it(name, () => test(context));
    };

    catalogCases(check);
    checkoutCases(check);
    accountCases(check);
    locationCases(check);
    contentCases(check);

    it('responds to an invalid request in the envelope', async () => {
      const refused = await context.ask('addItemToBasket', { id: 'нечто' });
      expect(refused.errorCode).not.toBe(0);
      expect(refused.status).toBeLessThan(500);
    });
  });
}
