import { followReplicas } from './follow-replicas.js';
import type { Replicas } from './follow-replicas.js';
import type { Probe } from './open.js';
import type { Replica } from './replicas.js';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('following replicas', () => {
  let now = 0;
  let written: bigint | Error = 0n;
  let replayed: (bigint | Error | 'promoted')[] = [];
  let told: [string, string | null][] = [];
  let replicas: Replica[] = [];
  let followed: Replicas;

  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    // The test triggers the looks.
    jest.spyOn(globalThis, 'setInterval').mockReturnValue({ unref: () => undefined } as never);
    written = 100n;
    replayed = [100n, 100n];
    told = [];
    const primary = (async () => {
      if (written instanceof Error) throw written;
      return [{ position: String(written) }];
    }) as unknown as Probe;
    replicas = ['a', 'b'].map((name, index) => ({
      name,
      db: {} as never,
      probe: (async () => {
        const at = replayed[index];
        if (at instanceof Error) throw at;
        return [at === 'promoted' ? { position: null, is_replica: false } : { position: String(at), is_replica: true }];
      }) as unknown as Probe,
      close: async () => undefined,
    }));
    followed = followReplicas(primary, replicas, {
      maxLagMs: 5_000,
      onChange: (...change) => told.push(change),
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await followed.stop();
  });

  const second = async (): Promise<void> => {
    now += 1_000;
    await followed.look();
  };
  const inTurn = () => new Set(Array.from({ length: 6 }, () => followed.next()?.name ?? 'none'));

  it('uses none before the first look, then all in turn, and does not report it', async () => {
    expect(followed.next()).toBeNull();
    await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
    expect(told).toEqual([]);
  });

  it('leaves out one that is too far behind, and uses it again when it has caught up: a line each', async () => {
    await second();
    for (let seconds = 0; seconds < 8; seconds += 1) {
      written = 200n + BigInt(seconds);
      replayed = [written, 100n];
      await second();
    }
    expect(inTurn()).toEqual(new Set(['a']));
    expect(told).toEqual([['b', 'it is too far behind']]);
    replayed = [207n, 207n];
    await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
    expect(told).toEqual([
      ['b', 'it is too far behind'],
      ['b', null],
    ]);
  });

  it('knows the lag of one whose connection to the primary is cut: only the noted positions are compared', async () => {
    await second();
    written = 150n;
    await second();
    await second();
    expect(followed.states().map(({ lagMs }) => lagMs)).toEqual([2_000, 2_000]);
    replayed = [150n, 100n];
    await second();
    expect(followed.states().map(({ lagMs }) => lagMs)).toEqual([0, 3_000]);
  });

  it('does not read from one that is down, that was promoted, or that failed in between', async () => {
    await second();
    replayed = [refused, 'promoted'];
    await second();
    expect(followed.next()).toBeNull();
    await second();
    replayed = [100n, 100n];
    await second();
    followed.drop(replicas[0]!, new Error('Connection terminated unexpectedly'));
    expect(inTurn()).toEqual(new Set(['b']));
    await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
    expect(told).toEqual([
      ['a', 'connect ECONNREFUSED'],
      ['b', 'it is not a replica'],
      ['a', null],
      ['b', null],
      ['a', 'Connection terminated unexpectedly'],
      ['a', null],
    ]);
  });

  it('tolerates two looks without a response, not three: timers of a busy process fire late', async () => {
    await second();
    replayed = [100n, new Error('Query read timeout')];
    await second();
    await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
    await second();
    expect(inTurn()).toEqual(new Set(['a']));
    expect(told).toEqual([['b', 'Query read timeout']]);
    replayed = [100n, 100n];
    await second();
    replayed = [100n, new Error('Query read timeout')];
    await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
  });

  it('goes on with the last note while the primary does not respond, and starts over with another primary', async () => {
    await second();
    written = new Error('connect ECONNREFUSED');
    for (let seconds = 0; seconds < 20; seconds += 1) await second();
    expect(inTurn()).toEqual(new Set(['a', 'b']));
    // The old primary had written more than its replica got: the new one counts from there.
    written = 90n;
    replayed = ['promoted', 89n];
    await second();
    expect(followed.next()).toBeNull();
    replayed = ['promoted', 90n];
    await second();
    expect(inTurn()).toEqual(new Set(['b']));
  });

  it('reports at once that one was never there', async () => {
    replayed = [100n, refused];
    await second();
    await second();
    expect(told).toEqual([['b', 'connect ECONNREFUSED']]);
  });
});
