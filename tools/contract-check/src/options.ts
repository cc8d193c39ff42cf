import { parseArgs } from 'node:util';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCallName } from '@tropa/api-client/wire';

/** Options of a run. */
export interface Options {
  /** `doctor`: only checks whether pages of a site can use the shop, and says what to set. */
  readonly command: 'check' | 'doctor';
  /** The base URL of the calls, with a trailing slash: `https://shop.example/api/`. */
  readonly base: string;
  /** Path of the list call, when it is not the default one. */
  readonly catalog: string;
  /** Calls to report; all when empty. */
  readonly only: readonly WireCallName[];
  /** Milliseconds that a response may take. */
  readonly timeout: number;
  readonly isJson: boolean;
  /** Calls that make orders, send messages or change a user are really made. */
  readonly isWriting: boolean;
  readonly phone: string;
  readonly password: string;
  /** A phone without an account, to register; '' when there is none. */
  readonly newPhone: string;
  /** The SMS code; `ask`: it is read from the terminal; or the URL of a page that shows it, with `{phone}` in it. */
  readonly code: string;
  /** A product of a received order that waits for the account's rating; '' when there is none. */
  readonly bought: string;
  readonly promocode: string;
  readonly email: string;
  readonly formId: string;
  /** An origin that must be allowed to call with the visitor's cookie; '' when there is none. */
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The command line is invalid: reported in one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const flags = {
  json: { type: 'boolean' },
  writes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  base: { type: 'string' },
  catalog: { type: 'string' },
  phone: { type: 'string' },
  password: { type: 'string' },
  code: { type: 'string' },
  promocode: { type: 'string' },
  'new-phone': { type: 'string' },
  email: { type: 'string' },
  'form-id': { type: 'string' },
  bought: { type: 'string' },
  origin: { type: 'string' },
  header: { type: 'string', multiple: true },
} as const;

function urlOf(text: string): URL {
  const isWhole = /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
  if (!isWhole) throw new UsageError(`«${text}» is not a URL: write it in full, http://127.0.0.1:4200`);
  return new URL(text);
}

function namesOf(text: string): WireCallName[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const known = wireCalls.map(({ name }) => name);
  const strange = names.find((name) => !known.includes(name as WireCallName));
  if (strange !== undefined) throw new UsageError(`There is no call «${strange}». The calls: ${known.join(', ')}`);
  return names as WireCallName[];
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`«${line}» is not a header: write «X-Api-Key: secret»`);
      return [name, value];
    }),
  );
}

function codeOf(text: string): string {
  if (text !== 'ask' && !/^\d{4}$/.test(text) && !/^https?:\/\/[^/]/.test(text)) {
    throw new UsageError(
      `«${text}» is not a code: --code takes four digits, «ask», or the URL of a page that shows it`,
    );
  }
  return text;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`«${text}» is not a timeout: --timeout takes seconds, 0.1 to 600`);
  return seconds * 1000;
}

/** Parses the command line. @throws UsageError */
export function readOptions(argv: readonly string[]): Options | 'help' | 'version' {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: [...argv], options: flags, allowPositionals: true });
    } catch (error) {
      throw new UsageError((error as Error).message.split('. ')[0]);
    }
  })();
  if (values.help) return 'help';
  if (values.version) return 'version';
  const command = positionals[0] === 'doctor' ? 'doctor' : 'check';
  const [address, ...more] = command === 'doctor' ? positionals.slice(1) : positionals;
  if (address === undefined) throw new UsageError('Name the backend: contract-check http://127.0.0.1:4200');
  if (more.length > 0) throw new UsageError(`One backend at a time; «${more.join(' ')}» is one too many`);
  const url = urlOf(address);
  const path = `${url.pathname}/${values.base ?? '/api/'}/`.replaceAll(/\/{2,}/g, '/');
  const { writes: isWriting = false, phone = '', password = '' } = values;
  if ((phone === '') !== (password === '')) throw new UsageError('--phone and --password go together');
  if (values.code !== undefined && !isWriting) throw new UsageError('--code needs --writes: a code is sent first');
  if (values.bought !== undefined && (!isWriting || phone === ''))
    throw new UsageError('--bought needs --writes, --phone and --password');
  if (values.bought !== undefined && !/^\d{1,15}$/.test(values.bought))
    throw new UsageError(`«${values.bought}» is not a product: --bought takes its id`);
  if (values['new-phone'] !== undefined && values.code === undefined)
    throw new UsageError('--new-phone needs --writes and --code');
  return {
    command,
    base: `${url.origin}${path}`,
    catalog: values.catalog ?? '',
    only: namesOf(values.only ?? ''),
    timeout: secondsOf(values.timeout ?? '10'),
    isJson: values.json ?? false,
    isWriting,
    phone,
    password,
    newPhone: values['new-phone'] ?? '',
    code: values.code === undefined ? '' : codeOf(values.code),
    bought: values.bought ?? '',
    promocode: values.promocode ?? '',
    email: values.email ?? '',
    formId: values['form-id'] ?? '',
    origin: values.origin === undefined ? '' : urlOf(values.origin).origin,
    headers: headersOf(values.header ?? []),
  };
}
