import fc from 'fast-check';
import { memoryStorage } from '../environment/memory-storage.fixtures.js';
import { readDeadline, rememberDeadline, resendSeconds, secondsLeft } from './resend-deadline.js';

const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {},
};

describe('the resend deadline', () => {
  it('runs 59 seconds and survives a reload', () => {
    const storage = memoryStorage();
    rememberDeadline(storage, 'registration', '9123456789', 1_000_000);
    const deadline = readDeadline(storage, 'registration', '9123456789', 1_000_000);
    expect(secondsLeft(deadline, 1_000_000)).toBe(59);
    expect(secondsLeft(deadline, 1_000_000 + 58_001)).toBe(1);
    expect(secondsLeft(deadline, 1_000_000 + 59_000)).toBe(0);
  });

  it('belongs to one form and one phone', () => {
    const storage = memoryStorage();
    rememberDeadline(storage, 'registration', '9123456789', 1_000_000);
    expect(readDeadline(storage, 'passwordRecovery', '9123456789', 1_000_000)).toBe(0);
    expect(readDeadline(storage, 'registration', '9123456780', 1_000_000)).toBe(0);
  });

  it('is never outside 0…59, whatever clock or storage say', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (deadline, now) => {
        const left = secondsLeft(deadline, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(resendSeconds);
      }),
    );
  });

  it('lasts one pause from now when the clock was set back', () => {
    const storage = memoryStorage();
    rememberDeadline(storage, 'registration', '9123456789', 9_000_000);
    const deadline = readDeadline(storage, 'registration', '9123456789', 1_000_000);
    expect(secondsLeft(deadline, 1_000_000 + 58_000)).toBe(1);
  });

  it('starts that pause once, not at every reload', () => {
    const storage = memoryStorage();
    rememberDeadline(storage, 'registration', '9123456789', 9_000_000);
    readDeadline(storage, 'registration', '9123456789', 1_000_000);
    const deadline = readDeadline(storage, 'registration', '9123456789', 1_000_000 + 30_000);
    expect(secondsLeft(deadline, 1_000_000 + 30_000)).toBe(29);
  });

  it.each(['0', 'вчера', '', 'NaN', 'Infinity'])('reads %j as no pause, or as one pause at most', (text) => {
    const storage = memoryStorage();
    storage.setItem('tropa_resend_registration_9123456789', text);
    const left = secondsLeft(readDeadline(storage, 'registration', '9123456789', 1_000_000), 1_000_000);
    expect(left === 0 || left === resendSeconds).toBe(true);
  });

  it('keeps no phone in the storage when its pause is over', () => {
    const storage = memoryStorage();
    rememberDeadline(storage, 'registration', '9123456789', 1_000_000);
    readDeadline(storage, 'registration', '9123456789', 1_000_000 + 59_000);
    expect(storage.getItem('tropa_resend_registration_9123456789')).toBeNull();
  });

  it('works with a storage that throws, and without one', () => {
    expect(rememberDeadline(forbidden, 'registration', '9123456789', 5)).toBe(59_005);
    expect(readDeadline(forbidden, 'registration', '9123456789', 1_000_000)).toBe(0);
    expect(readDeadline(null, 'registration', '9123456789', 1_000_000)).toBe(0);
  });
});
