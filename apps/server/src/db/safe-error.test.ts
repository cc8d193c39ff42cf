import { safeError } from './safe-error.js';

const told = (thrown: unknown) => safeError(thrown) as Record<string, unknown>;

const ofDatabase = (message: string): Error =>
  Object.assign(new Error(message), { code: '22P02', severity: 'ERROR', name: 'error' });

describe('an error for the log', () => {
  it.each([
    ['invalid input syntax for type integer: "secret"', 'invalid input syntax for type integer: "…"'],
    ['invalid input syntax for type integer: "a"secret"', 'invalid input syntax for type integer: "…"'],
    ['invalid input syntax for type integer: "a"\nsecret"', 'invalid input syntax for type integer: "…"'],
    ['division by zero', 'division by zero'],
  ])('from the database loses every value: %j', (message, safe) => {
    expect(told(ofDatabase(message))).toMatchObject({ message: safe, code: '22P02' });
    expect(JSON.stringify(told(ofDatabase(message)))).not.toContain('secret');
  });

  it('without frames has its name and message for a stack', () => {
    for (const stack of ['Error: secret', '', undefined]) {
      expect(told(Object.assign(ofDatabase('"secret"'), { stack })).stack).toBe('error: "…"');
    }
  });

  it('with a circular cause is logged to a limited depth', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    Object.assign(first, { cause: second });
    Object.assign(second, { cause: first });
    const text = JSON.stringify(told(first));
    expect(text).toContain('second');
    expect(text.match(/"message"/g)).toHaveLength(5);
  });

  it('that aggregates others logs them, without their values', () => {
    const gathered = new AggregateError([new Error('refused by ::1'), ofDatabase('of "secret"')], '');
    expect(told(gathered)).toMatchObject({
      type: 'AggregateError',
      errors: [{ message: 'refused by ::1' }, { message: 'of "…"' }],
    });
    expect(JSON.stringify(told(gathered))).not.toContain('secret');
    const many = new AggregateError(
      Array.from({ length: 500 }, () => new Error('no')),
      'many',
    );
    expect(told(many).errors).toHaveLength(5);
  });

  it.each(['a word', null, undefined, 7])('that is not an error is logged as it is: %p', (thrown) => {
    expect(safeError(thrown)).toBe(thrown);
  });

  it('without a kind and a message does no harm', () => {
    expect(told(Object.assign(Object.create(null) as object, { stack: 7 }))).toMatchObject({ type: 'Object' });
  });
});
