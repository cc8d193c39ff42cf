/** An error as the log shows it. */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** What a database's error may tell: names of the schema, never `detail`, `where`, `query` or `params` with their values. */
const toldOfDatabase = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;
/** What other errors may tell beside their message: flat facts, such as `isPermanent` of a service or `syscall` of a file. */
const isFact = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** SQLSTATE: five of these, and not one of Node's own codes (`EPIPE`). */
const isOfDatabase = (error: Error & { code?: unknown; severity?: unknown }): boolean =>
  typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) && typeof error.severity === 'string';

/** PostgreSQL quotes names and values alike: `invalid input syntax for type integer: "…"`. */
const withoutValues = (message: string): string => message.replaceAll(/"[^"]*"/g, '"…"');

/**
 * Any thrown thing for the log. Of a database's error only code, names and place in the program: a parameter may be a
 * password's hash, a phone, a letter.
 */
export function safeError(thrown: unknown): SafeError | unknown {
  if (!(thrown instanceof Error) && !(typeof thrown === 'object' && thrown !== null && 'stack' in thrown)) return thrown;
  const error = thrown as Error & Record<string, unknown>;
  const isDatabase = isOfDatabase(error);
  const message = isDatabase ? withoutValues(error.message) : error.message;
  // The first lines of a stack are the message.
  const frames = (error.stack ?? '').slice((error.stack ?? '').search(/^\s+at /m)).trimStart();
  const facts = isDatabase ? toldOfDatabase : Object.keys(error).filter((name) => name !== 'cause' && isFact(error[name]));
  return {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}\n    ${frames}`,
    ...(error.code === undefined ? {} : { code: error.code }),
    ...Object.fromEntries(facts.filter((name) => error[name] !== undefined).map((name) => [name, error[name]])),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}
