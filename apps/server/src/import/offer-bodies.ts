import { mkdtemp, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a body is: its first byte, and how many it has. */
export interface BodyPlace {
  readonly at: number;
  readonly length: number;
}

/** Bytes that are read at once at most. */
const mostAtOnce = 8_000_000;

/**
 * Bodies of offers in a temporary file, while the database sorts what tells them apart: most of a feed is as it was the
 * night before, and need not be parsed, written and read again by the database.
 */
export class OfferBodies {
  private end = 0;

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
  ) {}

  static async open(): Promise<OfferBodies> {
    const folder = await mkdtemp(join(tmpdir(), 'tropa-import-'));
    try {
      return new OfferBodies(folder, await open(join(folder, 'offers'), 'wx+'));
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Appends bodies, and returns where each is. */
  async add(bodies: readonly string[]): Promise<BodyPlace[]> {
    const all = bodies.map((body) => Buffer.from(body));
    const places = all.map(({ length }) => {
      const place = { at: this.end, length };
      this.end += length;
      return place;
    });
    const [first] = places;
    if (first) await this.file.write(Buffer.concat(all), 0, undefined, first.at);
    return places;
  }

  /** The bodies at these places, in their order. Neighbours are read in one go. */
  async read(places: readonly BodyPlace[]): Promise<string[]> {
    const bodies: string[] = [];
    for (let first = 0; first < places.length;) {
      const start = places[first]!.at;
      let last = first;
      let end = start + places[first]!.length;
      for (let next = places[last + 1]; next?.at === end && end - start < mostAtOnce; next = places[last + 1]) {
        last += 1;
        end += next.length;
      }
      const bytes = Buffer.alloc(end - start);
      await this.file.read(bytes, 0, bytes.length, start);
      for (const { at, length } of places.slice(first, last + 1))
        bodies.push(bytes.toString('utf8', at - start, at - start + length));
      first = last + 1;
    }
    return bodies;
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
