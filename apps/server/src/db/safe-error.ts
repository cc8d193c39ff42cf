/** An error as the log shows it. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/**
 * Fields of a database error that may be logged: names from the schema, never `detail`, `where`, `query` or `params`
 * with their values.
 */
const toldOfDatabase = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/**
 * Fields of other errors that may be logged beside the message: plain facts, such as `isPermanent` of a service or
 * `syscall` of a file.
 */
const isFact = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** SQLSTATE: five of these, and not one of Node's own codes (`EPIPE`). */
const isOfDatabase = (error: Error & { code?: unknown; severity?: unknown }): boolean =>
  typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && typeof error.severity === 'string';

/**
 * PostgreSQL quotes names and values alike: `invalid input syntax for type integer: "…"`. Cut from the first quote to
 * the last: a value may contain quotes, and the names are logged as fields.
 */
const withoutValues = (message: string): string => message.replace(/"[^]*"/, '"…"');

/** How deep causes and nested errors are followed; a chain may be circular. */
const deepest = 4;
/** How many errors of one `AggregateError` are logged. */
const mostErrors = 5;

const isError = (thrown: unknown): thrown is Error & Record<string, unknown> =>
  thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && 'stack' in thrown);

/** The frames of a stack; the lines before them are the message. */
const framesOf = (stack: string): string => {
  const at = stack.search(/^\s+at /m);
  return at === -1 ? '' : `\n    ${stack.slice(at).trimStart()}`;
};

/**
 * Any thrown thing for the log. Of a database's error only code, names and place in the program: a parameter may be a
 * password's hash, a phone, a letter.
 */
export const safeError = (thrown: unknown): unknown => tell(thrown, 0);

function tell(thrown: unknown, depth: number): unknown {
  if (!isError(thrown)) return thrown;
  if (depth > deepest) return '…';
  const error = thrown;
  const isDatabase = isOfDatabase(error);
  const message = isDatabase ? withoutValues(error.message) : String(error.message);
  const facts = isDatabase
    ? toldOfDatabase
    : Object.keys(error).filter((name) => name !== 'cause' && isFact(error[name]));
  return {
    type: error.constructor?.name ?? 'Object',
    message,
    stack: `${error.name}: ${message}${framesOf(String(error.stack))}`,
    ...(error.code === undefined ? {} : { code: error.code }),
    ...Object.fromEntries(facts.filter((name) => error[name] !== undefined).map((name) => [name, error[name]])),
    ...(error.cause === undefined ? {} : { cause: tell(error.cause, depth + 1) }),
    ...(Array.isArray(error.errors)
      ? { errors: error.errors.slice(0, mostErrors).map((one) => tell(one, depth + 1)) }
      : {}),
  };
}
