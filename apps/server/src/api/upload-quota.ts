import { TransportFault } from './envelope.js';

/** Bytes of uploads that are in progress or not yet processed. */
export interface UploadLimits {
  readonly total: number;
  /** Two forms of the maximum size. */
  readonly perAddress: number;
}

export const usualUploadLimits: UploadLimits = { total: 1_000_000_000, perAddress: 110_000_000 };

/** What one request uses of the quota. */
export interface UploadShare {
  /** Counts bytes before they are written. @throws TransportFault 503 when there is no room for them */
  take(bytes: number): void;
  /** Releases all that was taken. */
  release(): void;
}

/** Holds the uploads of one process within its limits. */
export class UploadQuota {
  private total = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: UploadLimits = usualUploadLimits) {}

  /**
   * Admits a request of an address. The `announced` bytes must fit, but only received ones are counted: announcements
   * alone keep nobody out.
   * @throws TransportFault 503
   */
  open(address: string, announced: number): UploadShare {
    this.check(address, announced);
    let taken = 0;
    return {
      take: (bytes) => {
        this.check(address, bytes);
        taken += bytes;
        this.add(address, bytes);
      },
      release: () => {
        this.add(address, -taken);
        taken = 0;
      },
    };
  }

  private check(address: string, bytes: number): void {
    const isRoom =
      this.total + bytes <= this.limits.total && (this.byAddress.get(address) ?? 0) + bytes <= this.limits.perAddress;
    if (!isRoom)
      throw new TransportFault(503, 'Сейчас загружается слишком много файлов, попробуйте через минуту', 'uploads');
  }

  private add(address: string, bytes: number): void {
    this.total += bytes;
    const held = (this.byAddress.get(address) ?? 0) + bytes;
    if (held > 0) this.byAddress.set(address, held);
    else this.byAddress.delete(address);
  }
}
