import fc from 'fast-check';
import { editPhone, formatMask, phoneDigits, phonePrefix, redrawPhone } from './phoneMask.js';
import type { MaskState } from './phoneMask.js';
import spellings from './phone-spellings.json';

// Rows with `isPasted` never come key by key: the mask cannot tell an extension's digit from the last one after a code.
const full = '+7 (912) 345-67-89';
const at = (value: string, start: number, end = start): MaskState => ({ value, selection: { start, end } });
const tenDigits = fc.stringMatching(/^[3-9]\d{9}$/u);

/** What a browser gives after text replaces a selection, and what the mask makes of it. */
function put(state: MaskState, text: string, from: number, to = from): MaskState {
  const value = state.value.slice(0, from) + text + state.value.slice(to);
  return editPhone({ ...state, selection: { start: from, end: to } }, at(value, from + text.length));
}
function append(state: MaskState, text: string): MaskState {
  return put(state, text, state.value.length);
}
function type(text: string, from = at(phonePrefix, 4)): MaskState {
  return [...text].reduce(append, from);
}

describe('phoneDigits', () => {
  it.each(spellings)('$text → $value', ({ text, value }) => {
    expect(formatMask(phoneDigits(text))).toBe(value);
  });

  it.each([
    ['+7 812 345-67-89 доб. 1', '8123456789'],
    ['+7 843 345-67-89 +7 912 345-67-89', '8433456789'],
    ['8 843 345-67-89 8 912 345-67-89', '8433456789'],
    ['\u202a8\u00ad843\u2212345\u201267\u200b89\u202c', '8433456789'],
    ['+7 812 3', '8123'],
    ['+7 8912', '8912'],
    ['тел. 8-912-345-67-89', '9123456789'],
    ['', ''],
    ['нет', ''],
    ['+7', ''],
    ['+7 (', ''],
  ])('%s → %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('finds the same ten digits in every notation of any number', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        for (const prefix of ['', '7', '8', '+7', '+7 ', '8 ']) expect(phoneDigits(prefix + digits)).toBe(digits);
        expect(phoneDigits(formatMask(digits))).toBe(digits);
      }),
    );
  });
});

describe('formatMask', () => {
  it.each([
    ['', ''],
    ['9', '+7 (9'],
    ['912', '+7 (912) '],
    ['9123', '+7 (912) 3'],
    ['912345', '+7 (912) 345'],
    ['9123456', '+7 (912) 345-6'],
    ['9123456789', full],
  ])('%s → %s', (digits, text) => {
    expect(formatMask(digits)).toBe(text);
  });
});

describe('editPhone', () => {
  describe.each(spellings)('$text', ({ text, value }) => {
    const other = '+7 (800) 555-35-35';
    it('pasted into an empty field, after, inside and before the shown prefix', () => {
      expect(append(at('', 0), text).value).toBe(value);
      for (const caret of [4, 3, 2, 1, 0]) expect(put(at(phonePrefix, caret), text, caret).value).toBe(value);
      expect(put(at(phonePrefix, 4), text, 0, 4).value).toBe(value);
    });

    it('pasted over a whole number, over half of one, in the middle of one', () => {
      for (const before of [other, full, value]) {
        expect(put(at(before, 18), text, 0, 18).value).toBe(value);
        expect(put(at(before, 18), text, 4, 18).value).toBe(value);
        expect(put(at(before, 18), text, 9, 13).value).toBe(value);
        expect(put(at(before, 9), text, 9).value).toBe(value);
      }
    });

    it('filled in by the browser over half of a number', () => {
      expect(editPhone(at('+7 (95', 6), at(text, text.length)).value).toBe(value);
    });
  });

  it.each(spellings.filter(({ isPasted }) => !isPasted))('$text typed letter by letter', ({ text, value }) => {
    expect(type(text).value).toBe(value);
    expect(type(text, at('', 0)).value).toBe(value);
  });

  it('an eleventh digit does not drop the 8 of a number that begins with it', () => {
    expect(type('81234567890').value).toBe('+7 (812) 345-67-89');
  });

  it('rejects letters', () => {
    expect(type('9а1b2').value).toBe('+7 (912) ');
  });

  it('inserts in the middle and leaves the caret after the new digit', () => {
    // "+7 (91|" → a 2 between 1 and 3
    const state = put(at('+7 (913) 456-78-9', 6), '2', 6);
    expect(state.value).toBe(full);
    expect(state.selection).toEqual({ start: 7, end: 7 });
  });

  it('rejects a digit in the middle of a full number instead of losing another', () => {
    expect(put(at(full, 6), '5', 6).value).toBe(full);
  });

  it('replaces a selection in the middle', () => {
    expect(put(at(full, 5), '00', 5, 7).value).toBe('+7 (900) 345-67-89');
  });

  it('retypes after select-all', () => {
    const first = put(at(full, 0), '8', 0, full.length);
    expect(first.value).toBe('+7 (8');
    expect(type('005553535', first).value).toBe('+7 (800) 555-35-35');
  });

  it('backspace walks through brackets and dashes down to nothing', () => {
    let state = at(full, full.length);
    const seen: string[] = [];
    for (let i = 0; i < 12; i += 1) {
      const caret = state.selection?.start ?? 0;
      const value = state.value.slice(0, caret - 1) + state.value.slice(caret);
      state = editPhone(state, at(value, caret - 1));
      seen.push(state.value);
    }
    expect(seen[0]).toBe('+7 (912) 345-67-8');
    expect(seen[7]).toBe('+7 (91');
    expect(seen.at(-1)).toBe(phonePrefix);
  });

  it('backspace after a bracket removes the digit before it', () => {
    const state = editPhone(at(full, 9), at('+7 (912)345-67-89', 8));
    expect(state.value).toBe('+7 (913) 456-78-9');
  });

  it('delete before a bracket removes the digit after it', () => {
    const state = editPhone(at(full, 7), at('+7 (912 345-67-89', 7));
    expect(state.value).toBe('+7 (912) 456-78-9');
  });

  it('a damaged prefix is restored', () => {
    expect(editPhone(at(full, 2), at('+ (912) 345-67-89', 1)).value).toBe(full);
    expect(editPhone(at('+7 (912) 3', 1), at('7 (912) 3', 0)).value).toBe('+7 (912) 3');
  });

  it('autofill over a half-typed number replaces it', () => {
    expect(editPhone(at('+7 (95', 6), at('+79123456789', 12)).value).toBe(full);
    expect(editPhone(at('+7 (95', 6), at('89123456789', 11)).value).toBe(full);
  });

  it('whatever is typed and deleted, the field contains a part of the mask, with the caret inside it', () => {
    const action = fc.oneof(
      fc.record({ text: fc.stringMatching(/^[\d +()a-]{1,14}$/u), from: fc.nat(20), to: fc.nat(20) }),
      fc.record({ text: fc.constant(''), from: fc.nat(20), to: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let state = at(phonePrefix, 4);
        for (const { text, from, to } of actions) {
          const start = Math.min(from, to, state.value.length);
          const end = Math.min(Math.max(from, to), state.value.length);
          state = put(state, text, start, end);
          const digits = phoneDigits(state.value);
          expect(state.value).toBe(digits === '' ? phonePrefix : formatMask(digits));
          expect(state.selection?.start).toBeLessThanOrEqual(state.value.length);
        }
      }),
    );
  });
});

describe('redrawPhone', () => {
  it('formats a value set from outside', () => {
    expect(redrawPhone(at('89123456789', 0), at('+7 (891) 234-56-78', 0)).value).toBe(full);
  });

  it('shows the prefix on focus and nothing once an empty field is left', () => {
    expect(redrawPhone(at('', 0), at('+7 (', 4)).value).toBe(phonePrefix);
    expect(redrawPhone(at(phonePrefix, 4), at('', 0)).value).toBe('');
  });
});
