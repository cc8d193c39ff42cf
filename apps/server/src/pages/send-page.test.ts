import { encodingOf } from '../api/encoding.js';
import { isSameCopy } from './send-page.js';

describe('encodingOf', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip;q=0, identity', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('%j gets %s', (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding));
});

describe('isSameCopy', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b"', false],
    [undefined, false],
  ])('%j against "a" is %s', (known, isSame) => expect(isSameCopy(known, '"a"')).toBe(isSame));
});
