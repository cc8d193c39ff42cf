import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Colours are kept to every eighth step: far below what the comparison tells apart, and half the bytes. */
const step = 8;
const rounded = Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(value / step) * step));

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One byte a pixel: an interface has few colours. */
function indexedPng(width, height, rows, palette) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that is small enough for a repository: opaque, few colours, a palette where 256 of them are enough. */
export function smallPng({ width, height, data }) {
  const index = new Map();
  const palette = [];
  const rows = Buffer.alloc((width + 1) * height);
  const rough = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [0, 1, 2].map((channel) => rounded[data[at * 4 + channel]]);
    rough.data.set([red, green, blue, 255], at * 4);
    const color = (red << 16) | (green << 8) | blue;
    if (!index.has(color)) {
      index.set(color, index.size);
      palette.push(red, green, blue);
    }
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index.get(color);
  }
  return index.size <= 256
    ? indexedPng(width, height, rows, palette)
    : PNG.sync.write(rough, { colorType: 2, deflateLevel: 9, filterType: -1 });
}
