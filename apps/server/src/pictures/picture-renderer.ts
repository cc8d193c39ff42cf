import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { composeSvg } from './compose.js';
import type { PictureFormat, PictureSubject } from './picture-key.js';

// Drawings are never requested twice in a row: the library's own cache would only waste memory.
sharp.cache(false);

/**
 * Draws the picture, in a thread of its own. Not by sharp's own renderer of SVG: it takes seconds for the blurs of the
 * larger pictures, twenty times as long.
 */
async function draw(subject: PictureSubject, width: number): Promise<Sharp> {
  const svg = composeSvg(subject, width);
  const drawing = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const size = { width: drawing.width, height: drawing.height };
  return sharp(drawing.pixels, { raw: { ...size, channels: 4, premultiplied: true } });
}

/** Draws and encodes one picture. Effort is low on purpose: the first visitor waits for it. */
export async function renderPicture(subject: PictureSubject, width: number, format: PictureFormat): Promise<Buffer> {
  const drawn = await draw(subject, width);
  return format === 'avif'
    ? drawn.avif({ quality: 57, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : drawn.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}

/** Encodes an existing picture, no wider than it is. */
export async function resizePicture(picture: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ quality: 57, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    : resized.webp({ quality: 80, effort: 3, smartSubsample: true }).toBuffer();
}

/** Too many pictures are waiting to be drawn: the caller responds with «later», not «broken». */
export class RendererBusy extends Error {
  constructor() {
    super('Too many pictures are being drawn');
  }
}

/** Runs `task`s a few at a time; concurrent tasks of the same name are run once. */
export class RenderQueue {
  private readonly inFlight = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws RendererBusy when the queue is full */
  run(name: string, task: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.inFlight.get(name);
    if (known) return known;
    if (this.running >= this.atOnce && this.waiting.length >= this.maxWaiting)
      return Promise.reject(new RendererBusy());
    const result = this.inTurn(task).finally(() => this.inFlight.delete(name));
    this.inFlight.set(name, result);
    return result;
  }

  private async inTurn(task: () => Promise<Buffer>): Promise<Buffer> {
    if (this.running >= this.atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await task();
    } finally {
      // The slot is handed over, so `running` stays as it is while somebody waits.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
