import { codeLifetimeMs, judgeCode, newCode } from './code-rules.js';

describe('a code of an SMS', () => {
  it('has four digits and may begin with zero', () => {
    const codes = Array.from({ length: 2000 }, newCode);
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1000);
  });

  it.each([
    [{ isSame: true, triesUsed: 1, sentAt: 0, now: codeLifetimeMs }, 'right'],
    [{ isSame: true, triesUsed: 3, sentAt: 0, now: 1 }, 'right'],
    [{ isSame: true, triesUsed: 4, sentAt: 0, now: 1 }, 'spent'],
    [{ isSame: false, triesUsed: 1, sentAt: 0, now: 1 }, 'wrong'],
    [{ isSame: true, triesUsed: 1, sentAt: 0, now: codeLifetimeMs + 1 }, 'expired'],
    [{ isSame: false, triesUsed: 9, sentAt: 0, now: codeLifetimeMs + 1 }, 'expired'],
  ] as const)('%j → %s', (given, verdict) => {
    expect(judgeCode(given)).toBe(verdict);
  });
});
