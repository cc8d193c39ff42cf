/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values) {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of each number in records of the same shape. */
export const medians = (records) =>
  Object.fromEntries(Object.keys(records[0] ?? {}).map((key) => [key, median(records.map((record) => record[key]))]));
