import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadCsf } from 'storybook/internal/csf-tools';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { sections, states } = JSON.parse(readFileSync(new URL('./spec-states.json', import.meta.url), 'utf8'));

const stories = ['libs', 'tools/storybook'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .flatMap((file) => {
      const path = `${folder}/${file}`;
      const csf = loadCsf(readFileSync(root + path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse();
      return csf.stories.map(({ id, name, tags = [] }) => ({
        id,
        name,
        path,
        title: csf.meta.title,
        tags: new Set([...(csf.meta.tags ?? []), ...tags]),
      }));
    }),
);
const byId = new Map(stories.map((story) => [story.id, story]));
const isSection = (tag) => /^S[12]-\d$/.test(tag);

test('every state that S1 and S2 name has a story', () => {
  const without = states.filter(([, , id]) => !byId.has(id));
  console.log(`states: ${states.length - without.length} of ${states.length}`);
  assert.deepEqual(
    without.map(([section, text, id]) => `${section} ${text}: no story ${id}`),
    [],
  );
});

test('a story is tagged with the sections whose states it shows, and with no other', () => {
  const owed = Map.groupBy
    ? Map.groupBy(states, ([, , id]) => id)
    : states.reduce((known, row) => known.set(row[2], [...(known.get(row[2]) ?? []), row]), new Map());
  const wrong = stories.flatMap(({ id, path, tags }) => {
    const listed = new Set((owed.get(id) ?? []).map(([section]) => section));
    const said = [...tags].filter(isSection);
    return [
      ...[...listed]
        .filter((section) => !tags.has(section))
        .map((section) => `${path}: ${id} lacks the tag ${section}`),
      ...said
        .filter((section) => !listed.has(section))
        .map((section) => `${path}: ${id} is tagged ${section}, the list does not know it`),
    ];
  });
  assert.deepEqual(wrong, []);
});

test('every section of both specifications names states, each of them once', () => {
  const empty = Object.keys(sections).filter((section) => !states.some(([named]) => named === section));
  assert.deepEqual(empty, []);
  assert.deepEqual(
    Object.keys(sections),
    [1, 2].flatMap((part) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `S${part}-${number}`)),
  );
  const named = states.map(([section, text]) => `${section} ${text}`);
  assert.deepEqual(
    named.filter((name, index) => named.indexOf(name) !== index),
    [],
  );
});

/** One state, one name (listed for designers on the page «Как найти»): synonyms are not used. */
const otherWords = {
  Загружается: ['Загрузка', 'Загружаются', 'Ищем', 'Ждём', 'Условия загружаются'],
  'Не загрузилось': ['Ошибка загрузки', 'Не загрузился', 'Не загрузились', 'Не загрузилась', 'Не отвечает', 'Ошибка'],
  Пусто: ['Пустая', 'Пустой', 'Ничего нет', 'Заказов нет', 'Статей нет', 'Отзывов нет', 'Без фото', 'Без акций'],
  'Сервер отказал': ['Магазин отказывает', 'Магазин отказал', 'Сервер отказывает', 'Отказ'],
  'Не заполнено': ['Не заполнена', 'Незаполненная форма', 'Ошибки в полях', 'Без телефона', 'Не хватает телефона'],
  'Не авторизован': ['Посетитель не вошёл', 'Гость'],
};
const onlyName = new Map(Object.entries(otherWords).flatMap(([name, others]) => others.map((other) => [other, name])));
/**
 * Names in the kit describe the component itself («С ошибкой», «Пустой»): only widgets have a list or a call to
 * describe.
 */
const isPart = ({ title }) => /^(?:Основа|Навигация|Поля|Слои|Показ|Отклик)\//.test(title);

test('the same state has the same name in every component', () => {
  const others = stories
    .filter((story) => onlyName.has(story.name) && !isPart(story))
    .map(({ path, name }) => `${path}: «${name}» is called «${onlyName.get(name)}»`);
  assert.deepEqual(others, []);
});

test('titles are Russian, ids are ASCII and unlike one another', () => {
  assert.deepEqual(
    stories.filter(({ title, id }) => !/[А-Яа-яё]/.test(title) || !/^[a-z0-9-]+$/.test(id)).map(({ path }) => path),
    [],
  );
  const ids = stories.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  );
});
