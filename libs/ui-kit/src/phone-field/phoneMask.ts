/** What the field shows before the first digit. */
export const phonePrefix = '+7 (';

const size = 10;

/** A state of the input, as the mask package passes it around. */
export interface MaskState {
  value: string;
  selection: { start: number | null; end: number | null } | null;
}

/** One digit too many, and a trunk or country code in front. No Russian area or network code begins with 0, 1 or 2. */
const hasCodeBefore = (digits: string) => digits.length > size && /^[78][3-9]/u.test(digits);

/**
 * One number with whatever may separate its digits, up to a letter, a comma or another mark: the digits of an
 * extension or of a second number would push an area code's 8 out as if it were a trunk code. The same as in
 * `@tropa/validation-ru`, `normalize-phone.ts`; both are tested with `phone-spellings.json`.
 */
const oneNumber = /\d[\d\s()+._\p{Pd}\p{Cf}\u2212]*/gu;
/** Ambiguous marks: they separate the digits of one number, or two numbers, or a number and its extension. */
const looseNumber = /\+?\s*\d[\d\s()+._/·•\p{Pd}\p{Cf}\u2212]*/u;

/**
 * The first complete number, with the plus before it; where none is complete, as in «8/912/345-67-89», the first
 * digits.
 */
function firstNumber(text: string): string {
  const number = [...text.matchAll(oneNumber)].find(([found]) => found.replace(/\D/gu, '').length >= size);
  return number
    ? (/\+\s*$/u.exec(text.slice(0, number.index))?.[0] ?? '') + number[0]
    : (looseNumber.exec(text)?.[0] ?? '');
}

/**
 * The ten digits of the first number in whatever is typed, pasted or filled in automatically: `+7…`, `8…`, `7…` and
 * bare ones, and `+7 8…` with the code written twice; no digit is lost. A leading 7 or 8 is dropped only when ten
 * digits remain without it, so `8123456789` and `+7 812 345-67-89` keep their 8.
 */
export function phoneDigits(text: string): string {
  const own = firstNumber(text);
  const digits = own.replace(/\D/gu, '');
  const hasPlus = /^[^\d+]*\+\s*7/u.test(own);
  let number = hasPlus || hasCodeBefore(digits) ? digits.slice(1) : digits;
  // The code once more, and nothing after the number: with more digits it is the 8 of an area code before a second
  // number.
  if (number.length === size + 1 && hasCodeBefore(number)) number = number.slice(1);
  return number.slice(0, size);
}

/** `+7 (912) 345-67-89`, or as much of it as there are digits; '' for none. */
export function formatMask(digits: string): string {
  if (digits === '') return '';
  let text = phonePrefix + digits.slice(0, 3);
  if (digits.length >= 3) text += ') ';
  text += digits.slice(3, 6);
  if (digits.length > 6) text += `-${digits.slice(6, 8)}`;
  if (digits.length > 8) text += `-${digits.slice(8, 10)}`;
  return text;
}

/** Digits of a text that the mask formatted itself, up to a position. */
function drawnDigits(text: string, from: number, to: number): string {
  return text.slice(Math.max(from, phonePrefix.length - 1), to).replace(/\D/gu, '');
}

/** The caret's position in the formatted text when `count` digits are to the left of it. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return Math.min(text.length, phonePrefix.length);
  let left = count;
  for (let position = phonePrefix.length; position < text.length; position += 1) {
    if (/\d/u.test(text.charAt(position)) && --left === 0) {
      // At the end of a group the caret jumps over what the mask adds, as it does while typing.
      const rest = text.slice(position + 1);
      return /\d/u.test(rest) ? position + 1 : text.length;
    }
  }
  return text.length;
}

/**
 * The mask's next state after an edit, computed from the digits instead of the positions: the mask package by itself
 * treats the 7 of a pasted +7 as the first digit of the number.
 */
export function editPhone(previous: MaskState, current: MaskState): MaskState {
  const { before, inserted, after, removed, keepsPrefix } = difference(previous, current);
  const isPlain = inserted === '';
  // A complete number replaces whatever was there, wherever the caret was: in the mask's +7 too.
  const number = phoneDigits(inserted);
  if (number.length === size) return stateOf(number);
  if (!keepsPrefix && !isPlain && /\d/u.test(inserted)) return stateOf(phoneDigits(current.value));

  let left = before;
  let right = after;
  if (isPlain) {
    // Only brackets or dashes were deleted: delete the digit that the visitor meant.
    if (removed !== '' && !/\d/u.test(removed)) {
      const isForward = previous.selection?.start === current.selection?.start && previous.selection?.start != null;
      if (isForward) right = right.slice(1);
      else left = left.slice(0, -1);
    }
    return stateOf(left + right, left.length);
  }

  // The mask shows the prefix already: a pasted +7 repeats it. When typed one by one, + is not a digit and 7 is.
  const added = inserted.length > 2 ? number : inserted.replace(/\D/gu, '');
  const digits = left + added + right;
  if (digits.length <= size) return stateOf(digits, left.length + added.length);
  // An eleventh digit typed at the end means that the first one was a code; one after a comma or a word is an
  // extension.
  const isTyped = /^[\d\s-]+$/u.test(inserted);
  if (isTyped && right === '' && digits.length === size + 1 && hasCodeBefore(digits)) return stateOf(digits.slice(1));
  const room = Math.max(0, size - left.length - right.length);
  return stateOf(left + added.slice(0, room) + right, left.length + Math.min(room, added.length));
}

function stateOf(digits: string, caretDigits = digits.length): MaskState {
  const value = digits === '' ? phonePrefix : formatMask(digits);
  const caret = caretAfter(value, caretDigits);
  return { value, selection: { start: caret, end: caret } };
}

/** What an edit left untouched on both sides, what it removed and what it inserted. */
function difference(previous: MaskState, current: MaskState) {
  const was = previous.value;
  const now = current.value;
  const caret = current.selection?.end ?? now.length;

  let tail = Math.min(now.length - caret, was.length);
  // An ordinary edit leaves everything after the caret unchanged; anything else is compared character by character.
  if (!was.endsWith(now.slice(now.length - tail))) {
    tail = 0;
    while (tail < Math.min(was.length, now.length) && was.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  }
  const limit = Math.min(was.length, now.length) - tail;
  let head = 0;
  while (head < limit && was.charAt(head) === now.charAt(head)) head += 1;

  const inserted = now.slice(head, now.length - tail);
  return {
    before: drawnDigits(was, 0, head),
    after: drawnDigits(was, was.length - tail, was.length),
    removed: was.slice(head, was.length - tail),
    inserted,
    keepsPrefix: head >= 2 || tail === was.length,
  };
}

/** The state after focus, blur or a render: the same digits, formatted by the mask. */
export function redrawPhone(current: MaskState | undefined, next: MaskState): MaskState {
  const digits = phoneDigits(current?.value ?? next.value);
  if (digits === '') return { ...next, value: next.value === '' ? '' : phonePrefix };
  const value = formatMask(digits);
  return { value, selection: next.value === value ? next.selection : (current?.selection ?? next.selection) };
}
