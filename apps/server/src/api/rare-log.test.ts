import { createRareLog } from './rare-log.js';

const everyMs = 10_000;

describe('a rare log', () => {
  let lines: [string, number][];
  let log: ReturnType<typeof createRareLog>;
  const note = (reason: string, times: number): void => {
    for (let index = 0; index < times; index += 1) log.note(reason);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    log = createRareLog((...line) => lines.push(line), everyMs);
  });
  afterEach(() => jest.useRealTimers());

  it('logs the first at once, and a flood after it as one line per interval', () => {
    note('crowd', 5_000);
    expect(lines).toEqual([['crowd', 1]]);
    jest.advanceTimersByTime(everyMs);
    note('crowd', 7);
    expect(lines).toEqual([
      ['crowd', 1],
      ['crowd', 4_999],
    ]);
    jest.advanceTimersByTime(everyMs);
    expect(lines).toEqual([
      ['crowd', 1],
      ['crowd', 4_999],
      ['crowd', 7],
    ]);
  });

  it('logs nothing for a quiet interval, and what comes after it at once', () => {
    note('crowd', 1);
    jest.advanceTimersByTime(everyMs * 5);
    expect(lines).toEqual([['crowd', 1]]);
    expect(jest.getTimerCount()).toBe(0);
    note('crowd', 1);
    expect(lines).toEqual([
      ['crowd', 1],
      ['crowd', 1],
    ]);
  });

  it('counts each reason separately', () => {
    note('crowd', 3);
    note('slow', 1);
    jest.advanceTimersByTime(everyMs);
    expect(lines).toEqual([
      ['crowd', 1],
      ['slow', 1],
      ['crowd', 2],
    ]);
  });

  it('logs what is still counted when it stops, and leaves no timer', () => {
    note('crowd', 3);
    note('slow', 1);
    log.stop();
    expect(lines).toEqual([
      ['crowd', 1],
      ['slow', 1],
      ['crowd', 2],
    ]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
