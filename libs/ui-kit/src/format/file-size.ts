import { formatNumber } from './number.js';

const units = ['Б', 'Кб', 'Мб', 'Гб'];

/**
 * A file's size in words: `1_234_567` → «1,3 Мб», in steps of 1000, as size limits count: 1 Мб is 1,000,000 bytes.
 * Rounded up: a file over a limit never looks as if it were within.
 */
export function formatFileSize(bytes: number): string {
  let size = Math.max(0, Math.ceil(bytes));
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size = Math.ceil(size / 100) / 10;
    unit += 1;
  }
  return `${formatNumber(size, 1)}\u00A0${units[unit] ?? ''}`;
}
