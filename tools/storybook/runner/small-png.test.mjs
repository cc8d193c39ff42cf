import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { smallPng } from './small-png.mjs';

const draw = (colorAt, width = 64, height = 48) => {
  const image = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1)
    image.data.set([...colorAt(at % width, Math.floor(at / width)), 255], at * 4);
  return image;
};
const farthest = (one, other) =>
  one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - other.data[at])), 0);

test('a drawing of few colours comes back as it was, to the rounding, and takes a palette', () => {
  const image = draw((x, y) => (x > 20 && y > 10 ? [255, 204, 0] : x > 8 ? [23, 23, 21] : [255, 255, 255]));
  const file = smallPng(image);
  assert.equal(file[25], 3);
  const back = PNG.sync.read(file);
  assert.deepEqual([back.width, back.height], [64, 48]);
  assert.ok(farthest(image, back) <= 4);
});

test('a photo of more colours than a palette holds keeps them', () => {
  const image = draw((x, y) => [x * 4, y * 5, (x * y) % 256]);
  const file = smallPng(image);
  assert.equal(file[25], 2);
  assert.ok(farthest(image, PNG.sync.read(file)) <= 4);
});
