import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from './story-list.mjs';

const stories = Array.from({ length: 100 }, (_, index) => ({
  id: `story-${index}`,
  title: index === 37 ? 'Начало/Токены' : 'Поля/Телефон',
}));

test('a sample is spread over the whole list, in its order', () => {
  const ids = spread(stories, 10).map(({ id }) => id);
  assert.deepEqual(
    ids,
    [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((index) => `story-${index}`),
  );
});

test('what has to be looked at is looked at, and once', () => {
  const ids = spread(stories, 10, ({ title }) => title.startsWith('Начало/')).map(({ id }) => id);
  assert.equal(ids.filter((id) => id === 'story-37').length, 1);
  assert.equal(ids.length, 11);
});

test('a sample larger than the list is the list', () => assert.equal(spread(stories, 500).length, 100));
