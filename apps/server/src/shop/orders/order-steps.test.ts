import { orderStates } from './order-machine.js';
import { stepText, stepsAhead } from './order-steps.js';

describe('steps of an order', () => {
  it.each([
    ['awaiting-payment', 'courier', ['paid', 'assembling', 'delivering', 'done']],
    ['awaiting-payment', 'pickup', ['paid', 'assembling', 'ready', 'done']],
    ['credit-review', 'pickup', ['paid', 'assembling', 'ready', 'done']],
    ['accepted', 'courier', ['assembling', 'delivering', 'done']],
    ['reserved', 'pickup', ['assembling', 'ready', 'done']],
    ['delivering', 'courier', ['done']],
    ['done', 'courier', []],
    ['cancelled', 'courier', []],
    // A late payment may revive it; nobody should wait for that.
    ['expired', 'pickup', []],
    ['of another version', 'pickup', []],
  ] as const)('%s, %s: to come %j', (state, delivery, ahead) => {
    expect(stepsAhead(state, delivery)).toEqual(ahead);
  });

  it('each state has words', () => {
    for (const state of orderStates) expect(stepText(state)).toMatch(/^[А-Я]/);
    expect(stepText('of another version')).toBe('of another version');
  });
});
