/** Thrown when a queue is full: the caller should respond with «try again later». */
export class QueueFull extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFull';
  }
}

/** Runs costly work with limited concurrency and a bounded queue; anything beyond that is rejected at once. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly inLine: number,
  ) {}

  /** @throws QueueFull when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.inLine) throw new QueueFull();
      // A finished task hands its slot over, so `running` does not change here.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
