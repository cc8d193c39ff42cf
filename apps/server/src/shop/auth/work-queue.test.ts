import { QueueFull, WorkQueue } from './work-queue.js';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of heavy work', () => {
  it('runs no more at once than allowed, accepts no more than it may, finishes everything it accepted', async () => {
    const queue = new WorkQueue(2, 3);
    let running = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
      return 'done';
    };
    const taken = Array.from({ length: 5 }, () => queue.run(work));
    await expect(queue.run(work)).rejects.toBeInstanceOf(QueueFull);
    for (let done = 0; done < 5; done += 1) {
      await settle();
      release.shift()?.();
    }
    expect(await Promise.all(taken)).toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
    const again = queue.run(work);
    await settle();
    release.shift()?.();
    expect(await again).toBe('done');
  });

  it('failed work frees its place', async () => {
    const queue = new WorkQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(() => Promise.resolve(7))).resolves.toBe(7);
  });
});
