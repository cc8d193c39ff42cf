import { createOwnDataReader } from './own-data.js';

const log = { error: jest.fn(), warn: jest.fn() };
beforeEach(() => jest.clearAllMocks());

/** A read that lasts until the test ends it. */
function slowReading() {
  let fail = (_error: Error) => {};
  const reading = new Promise<object>((_resolve, reject) => (fail = reject));
  return { work: () => reading, fail };
}

/** Until everything that has settled is handled: microtasks, then unhandled rejections, come before timers and I/O. */
const allHandled = () => new Promise((resolve) => setImmediate(resolve));

it('gives what was read', async () => {
  expect(await createOwnDataReader(log).read(() => Promise.resolve({ lines: 2 }))).toEqual({ lines: 2 });
  expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
});

it('gives nothing when reading fails, at once or later, and logs a defect with what it was', async () => {
  const own = createOwnDataReader(log);
  const err = new Error('a defect');
  const atOnce = () => {
    throw err;
  };
  expect(await own.read(atOnce)).toEqual({});
  expect(await own.read(() => Promise.reject(err))).toEqual({});
  expect(log.error.mock.calls.map(([fields]: [object]) => fields)).toEqual([{ err }, { err }]);
});

it('counts the failures of an outage instead of logging each', async () => {
  const own = createOwnDataReader(log);
  const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  for (let page = 0; page < 5; page += 1) expect(await own.read(() => Promise.reject(lost))).toEqual({});
  own.stop();
  const reason = 'the connection to the database was lost';
  expect(log.warn.mock.calls.map(([fields]: [object]) => fields)).toEqual([
    { reason, count: 1 },
    { reason, count: 4 },
  ]);
  expect(log.error).not.toHaveBeenCalled();
});

it('gives nothing when reading takes too long; a failure after that harms nobody', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { work, fail } = slowReading();
  const own = createOwnDataReader(log, { patience: 20 });
  expect(await own.read(work)).toEqual({});
  expect(log.warn).toHaveBeenCalledTimes(1);
  fail(new Error('late'));
  await allHandled();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  own.stop();
});

it('starts no more reads while as many as it may have are in progress, awaited or not', async () => {
  const own = createOwnDataReader(log, { patience: 20, maxReadings: 2 });
  const readings = [slowReading(), slowReading()];
  await Promise.all(readings.map(({ work }) => own.read(work)));
  const next = jest.fn(async () => ({ lines: 1 }));
  expect(await own.read(next)).toEqual({});
  expect(next).not.toHaveBeenCalled();
  readings[0]?.fail(new Error('late'));
  await allHandled();
  expect(await own.read(next)).toEqual({ lines: 1 });
  own.stop();
});
