import { withMemory } from './with-memory.js';

const refusing = {
  getItem: (): string | null => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

describe.each([
  ['none', null],
  ['one that refuses', refusing],
])('a storage with memory over %s', (_name, storage) => {
  it('remembers and forgets', () => {
    const kept = withMemory(storage);
    expect(kept.getItem('a')).toBeNull();
    kept.setItem('a', '1');
    expect(kept.getItem('a')).toBe('1');
    kept.removeItem('a');
    expect(kept.getItem('a')).toBeNull();
  });
});

it('writes to the storage of the host, and reads it first', () => {
  const values = new Map<string, string>();
  const kept = withMemory({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  kept.setItem('a', '1');
  expect(values.get('a')).toBe('1');
  values.set('a', '2');
  expect(kept.getItem('a')).toBe('2');
  kept.removeItem('a');
  expect(values.size).toBe(0);
});
