import { firstState, orderEvents, orderMachine, orderStates, statesWith, stepsFrom } from './order-machine.js';
import type { OrderState } from './order-machine.js';
import { orderStatus } from './order-status.js';
import { staffSteps } from './staff-steps.js';

const holding: readonly OrderState[] = orderStates.filter((state) => state !== 'cancelled' && state !== 'expired');

/** Every transition of the machine, one per line: anything else is rejected. */
const life = `
created place[card] awaiting-payment · created place[sbp] awaiting-payment
created place[credit] credit-review · created place[onDelivery] accepted
created reserve reserved
awaiting-payment pay paid · awaiting-payment expire expired · awaiting-payment cancel cancelled
awaiting-payment decline cancelled · awaiting-payment moneyBack cancelled
credit-review approveCredit paid · credit-review refuseCredit cancelled · credit-review expire expired
credit-review cancel cancelled · credit-review decline cancelled
reserved assemble assembling · reserved expire expired · reserved cancel cancelled · reserved decline cancelled
accepted assemble assembling · accepted expire expired · accepted cancel cancelled · accepted decline cancelled
paid assemble assembling · paid refuseCredit[credit] cancelled · paid cancel cancelled · paid decline cancelled
paid moneyBack cancelled · paid refundPart paid
assembling ship[courier] delivering · assembling makeReady[pickup] ready · assembling decline cancelled
assembling moneyBack cancelled · assembling refundPart assembling
delivering finish done · delivering decline cancelled · delivering moneyBack delivering
delivering refundPart delivering
ready finish done · ready decline cancelled · ready moneyBack cancelled
ready refundPart ready
done moneyBack done · done refundPart done
expired pay[goodsAreThere] paid · expired pay expired · expired cancel cancelled · expired moneyBack cancelled
cancelled cancel cancelled · cancelled pay cancelled · cancelled moneyBack cancelled`;

describe("the order's state table", () => {
  it('has these steps and no others', () => {
    const steps = orderMachine.map(({ from, event, when, to }) => `${from} ${event}${when ? `[${when}]` : ''} ${to}`);
    expect(steps).toEqual(life.trim().split(/\n| · /));
  });

  it('decides each case unambiguously: only the last step has no condition', () => {
    for (const from of ['created', ...orderStates]) {
      for (const event of orderEvents) {
        const guards = stepsFrom(from, event).map((step) => step.when);
        expect(new Set(guards).size).toBe(guards.length);
        expect(guards.slice(0, -1)).not.toContain(undefined);
      }
    }
  });

  it('returns the goods exactly when the order stops holding them, and takes them when it begins to', () => {
    for (const { from, to, goods, event } of orderMachine) {
      const [before, after] = [holding.includes(from as OrderState), holding.includes(to)];
      const expected = before === after ? undefined : after ? 'take' : 'give';
      expect([from, event, goods]).toEqual([from, event, expected]);
    }
  });

  it('writes to the buyer about each step that matters to them', () => {
    for (const { from, to, event, letter } of orderMachine) {
      const isQuiet = from === to || ['assemble', 'finish', 'reserve'].includes(event) || from === 'expired';
      if (!isQuiet) expect([from, event, letter]).toEqual([from, event, expect.any(String)]);
    }
  });

  it('leads to an end from every state, and all are reachable', () => {
    const reach = (start: string): Set<string> => {
      const seen = new Set([start]);
      for (const state of seen) for (const step of orderMachine) if (step.from === state) seen.add(step.to);
      return seen;
    };
    expect([...reach('created')].sort()).toEqual(['created', ...orderStates].sort());
    for (const state of orderStates) {
      expect([...reach(state)].some((end) => ['done', 'cancelled'].includes(end))).toBe(true);
    }
  });

  it('lets nothing out of an end: «Получен» and «Отменён» stay, an expired order revives with money only', () => {
    const leaving = orderMachine.filter((step) => step.from !== step.to);
    expect(leaving.filter(({ from }) => from === 'done' || from === 'cancelled')).toEqual([]);
    const revived = leaving.filter(({ from, to }) => from === 'expired' && to !== 'cancelled');
    expect(revived.map(({ event, when }) => [event, when])).toEqual([['pay', 'goodsAreThere']]);
  });

  it('begins an order by the kind of payment', () => {
    expect((['card', 'credit', 'onDelivery'] as const).map(firstState)).toEqual([
      'awaiting-payment',
      'credit-review',
      'accepted',
    ]);
  });

  it('only what holds unpaid goods expires', () => {
    expect(statesWith('expire')).toEqual(['awaiting-payment', 'accepted', 'reserved', 'credit-review']);
  });

  it.each([
    ['awaiting-payment', true],
    ['paid', true],
    ['accepted', true],
    ['reserved', true],
    ['credit-review', true],
    ['assembling', false],
    ['delivering', false],
    ['ready', false],
    ['done', false],
    ['cancelled', false],
    ['expired', false],
  ] as const)('cancellation in state %s is offered: %s', (state, isOffered) => {
    expect(orderStatus(state, 'card').isCancelAvailable).toBe(isOffered);
  });

  it('gives the staff steps by the way of receipt', () => {
    expect(staffSteps('assembling', 'courier').map(({ to }) => to)).toEqual(['delivering', 'cancelled']);
    expect(staffSteps('assembling', 'pickup').map(({ to }) => to)).toEqual(['ready', 'cancelled']);
    expect(staffSteps('awaiting-payment', 'pickup').map(({ event }) => event)).toEqual(['decline']);
    expect(staffSteps('credit-review', 'pickup').map(({ event }) => event)).toEqual([
      'approveCredit',
      'refuseCredit',
      'decline',
    ]);
    expect(staffSteps('done', 'pickup')).toEqual([]);
  });
});
