import { folderOf, reportFailure } from './arguments.js';
import { ContentError } from './content-error.js';
import { describeLoad } from './describe-load.js';

const usage = 'npm run content -- <folder>';
const options = { overwrite: { type: 'boolean', default: false } } as const;

describe('a command with a folder', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });
  const read = (...words: string[]) => folderOf(words, usage, options);

  it('accepts the folder and its switches', () => {
    expect(read('./content', '--overwrite')).toEqual({ folder: './content', values: { overwrite: true } });
    expect(read('./content').values.overwrite).toBe(false);
  });

  it.each([[[]], [['a', 'b']], [['a', '--force']]])('responds to %j with its usage', (words) => {
    expect(() => read(...words)).toThrow(usage);
  });

  it('ends with a message: its own for an expected error; for any other, that nothing was done', () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    reportFailure(new ContentError(['shop.yaml:1: a', 'shop.yaml:2: b']), true, 'Not loaded');
    reportFailure(new Error('no disk'), false, 'Not loaded');
    expect(write.mock.calls.map(([text]) => text)).toEqual([
      'shop.yaml:1: a\nshop.yaml:2: b\n',
      'Not loaded: Error: no disk\n',
    ]);
    expect(process.exitCode).toBe(1);
    write.mockRestore();
  });
});

it('a load is described line by line', () => {
  const loaded = { added: ['article a'], changed: [], removed: ['page /b/'], kept: ['article c'], unchanged: 7 };
  expect(describeLoad(loaded)).toEqual([
    'added    article a',
    'removed  page /b/',
    'kept     article c: the staff has written it, the folder does not have it',
    '1 added, 0 changed, 1 removed, 7 unchanged.',
  ]);
});
