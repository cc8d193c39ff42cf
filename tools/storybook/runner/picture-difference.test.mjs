import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PNG } from 'pngjs';
import { differenceOf } from './picture-difference.mjs';

const hex = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** A plate with rectangles on it. */
function draw(rectangles, { width = 480, height = 360 } = {}) {
  const image = new PNG({ width, height });
  for (const { x, y, w, h, color } of [{ x: 0, y: 0, w: width, h: height, color: '#ffffff' }, ...rectangles]) {
    const [red, green, blue] = hex(color);
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1)
        image.data.set([red, green, blue, 255], (row * width + column) * 4);
    }
  }
  return image;
}

const button = { x: 40, y: 40, w: 160, h: 44, color: '#ffcc00' };
const badge = { x: 300, y: 40, w: 40, h: 20, color: '#c42020' };

/** Strokes of letters: thin dark lines with grey edges, as a rasteriser draws them. */
const letters = (edge) =>
  Array.from({ length: 40 }, (_, index) => ({ x: 40 + index * 9, y: 200, w: 1, h: 12, color: '#171715' })).flatMap(
    (stroke) => [{ ...stroke, x: stroke.x - 1, color: edge }, stroke, { ...stroke, x: stroke.x + 1, color: edge }],
  );

test('the same picture is the same', () => assert.equal(differenceOf(draw([button]), draw([button])), null));

test('letters with softer edges are the same to the eye', () => {
  assert.equal(differenceOf(draw([button, ...letters('#9a9a98')]), draw([button, ...letters('#a6a6a4')])), null);
});

for (const [name, changed] of [
  ['a button moved by four pixels', [{ ...button, x: 44 }, badge]],
  ['a button moved down by a step of the grid', [{ ...button, y: 48 }, badge]],
  ['a button in the next yellow', [{ ...button, color: '#e6b000' }, badge]],
  ['a badge in another red', [button, { ...badge, color: '#9e1616' }]],
  ['a badge that is gone', [button]],
  ['a button that grew', [{ ...button, h: 52 }, badge]],
]) {
  test(`${name} is told`, () => {
    const difference = differenceOf(draw([button, badge]), draw(changed));
    assert.match(difference?.words ?? 'nothing', /% of the picture changed/);
    assert.equal(difference.picture.width, 480);
  });
}

test('another size is told in words', () => {
  assert.equal(differenceOf(draw([]), draw([], { height: 300 }))?.words, '480×360 became 480×300');
});
