import { readWidgetProps, type PropTable } from './widget-props.js';

const table = {
  template: 'string',
  page: 'number',
  isOpen: 'boolean',
  anchors: 'list',
  level: [1, 2],
} satisfies PropTable;
let complaints: jest.SpyInstance;
beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => complaints.mockRestore());
const reported = () => complaints.mock.calls.map(([line]) => String(line));
const read = (text: string | undefined) => readWidgetProps('catalog', text, table);

test.each([undefined, '', ' ', '{}'])('no properties in %j', (text) => {
  expect(read(text)).toEqual({});
  expect(reported()).toEqual([]);
});

test('properties of the widget and of every widget', () => {
  const props = { template: 'sale', page: 2, isOpen: false, anchors: [{}], level: 2, texts: {}, addresses: {} };
  expect(read(JSON.stringify(props))).toEqual(props);
  expect(reported()).toEqual([]);
});

test.each([
  ["{template:'sale'}", 'must be a JSON object'],
  ['[1]', 'must be a JSON object'],
  ['"sale"', 'must be a JSON object'],
  ['{"tamplate":"sale"}', 'no property "tamplate". It has template, page, isOpen, anchors, level, texts, addresses.'],
  ['{"toString":"sale"}', 'no property "toString"'],
  ['{"page":"2"}', '"page" must be a number. It is "2"'],
  ['{"anchors":{}}', '"anchors" must be a list'],
  ['{"level":"2"}', '"level" must be one of 1, 2. It is "2"'],
  ['{"template":null}', '"template" must be a string. It is null'],
])('%s is reported and ignored', (text, report) => {
  expect(read(text)).toEqual({});
  expect(reported()).toHaveLength(1);
  expect(reported()[0]).toContain(report);
});
