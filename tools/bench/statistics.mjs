/** The median; for an even number of values, the mean of the two in the middle. */
export function median(values) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that this fraction (0…1) of all values does not exceed. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

const middleOf = (values) => (typeof values[0] === 'number' ? median(values) : values.at(-1));

/** The median of each number in records of the same shape; for anything that is not a number, the last. */
export const medians = (records) =>
  Object.fromEntries(Object.keys(records[0] ?? {}).map((key) => [key, middleOf(records.map((record) => record[key]))]));
