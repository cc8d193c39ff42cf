import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { certificate, certificateKey } from './certificate.fixtures.js';

/** A letter as it is in the mailbox. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, dots unstuffed. */
  readonly source: string;
  readonly isEncrypted: boolean;
  readonly user: string;
}

/** What the server says at a step, in place of its usual reply; `drop` ends the connection, `silence` says nothing. */
type Reply = 'drop' | 'silence' | (string & {});

/** How this server differs from a good one. */
export interface SmtpBehaviour {
  readonly tls?: 'direct' | 'none' | 'refused' | 'starttls';
  /** Only this user with this password may send. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Keys: `connect`, `EHLO`, `AUTH`, `MAIL`, `RCPT`, `DATA`, and `letter`: after the final dot. */
  readonly replies?: Readonly<Record<string, Reply>>;
}

/** A mail server on a free port of this machine, as RFC 5321 has it, that misbehaves as configured. */
export interface SmtpStandIn {
  readonly port: number;
  readonly letters: readonly ReceivedLetter[];
  /** How many connections were opened. */
  readonly connections: () => number;
  /** Changes its manners from now on. */
  behave(replies: Readonly<Record<string, Reply>>): void;
  close(): Promise<void>;
}

/** Starts one. */
export async function startSmtp(behaviour: SmtpBehaviour = {}): Promise<SmtpStandIn> {
  const letters: ReceivedLetter[] = [];
  const sockets = new Set<Socket>();
  const manners = { ...behaviour, replies: behaviour.replies ?? {} };
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (manners.tls === 'direct') talk(secure(socket), manners, letters, true);
    else talk(socket, manners, letters, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    letters,
    connections: () => connections,
    behave(replies) {
      manners.replies = replies;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const secure = (socket: Socket): TLSSocket =>
  new TLSSocket(socket, { isServer: true, cert: certificate, key: certificateKey }).on('error', () => undefined);

/** One conversation. */
function talk(
  socket: Socket,
  manners: SmtpBehaviour,
  letters: ReceivedLetter[],
  isEncrypted: boolean,
  isGreeted = false,
): void {
  let [from, user, data]: [string, string, string | null] = ['', '', null];
  let to: string[] = [];
  let rest = '';
  const answer = (step: string, usual: string): boolean => {
    const reply = manners.replies?.[step] ?? usual;
    if (reply === 'drop') socket.destroy();
    else if (reply !== 'silence') socket.write(`${reply}\r\n`);
    return reply === usual;
  };
  const take = (line: string): void => {
    if (data !== null) {
      if (line !== '.') {
        data += `${line.replace(/^\./, '')}\r\n`;
        return;
      }
      const source = data;
      data = null;
      if (answer('letter', '250 2.0.0 queued')) letters.push({ from, to, source, isEncrypted, user });
      return;
    }
    const [verb = ''] = line.toUpperCase().split(' ');
    if (verb === 'EHLO') answer('EHLO', greetingOf(manners, isEncrypted));
    else if (verb === 'STARTTLS') {
      if (manners.tls === 'refused') return void answer('STARTTLS', '454 4.7.0 TLS not available');
      socket.removeAllListeners('data');
      socket.write('220 2.0.0 go ahead\r\n', () => talk(secure(socket), manners, letters, true, true));
    } else if (verb === 'AUTH') {
      const [, name = '', password = ''] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0');
      const isRight = manners.login?.user === name && manners.login.password === password;
      if (isRight) user = name;
      answer('AUTH', isRight ? '235 2.7.0 welcome' : '535 5.7.8 authentication failed');
    } else if (verb === 'MAIL') {
      from = line.slice(10);
      to = [];
      answer('MAIL', manners.login && user === '' ? '530 5.7.0 authentication required' : '250 2.1.0 ok');
    } else if (verb === 'RCPT') {
      to.push(line.slice(8));
      answer('RCPT', '250 2.1.5 ok');
    } else if (verb === 'DATA') {
      if (answer('DATA', '354 go on')) data = '';
    } else if (verb === 'QUIT') socket.end('221 2.0.0 bye\r\n');
    else answer(verb, '250 2.0.0 ok');
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  if (!isGreeted) answer('connect', '220 stand-in ESMTP');
}

function greetingOf({ tls, login }: SmtpBehaviour, isEncrypted: boolean): string {
  const extensions = ['SIZE 10485760', '8BITMIME', 'SMTPUTF8'];
  if (!isEncrypted && (tls === 'starttls' || tls === 'refused')) extensions.push('STARTTLS');
  if (login) extensions.push('AUTH PLAIN');
  return ['stand-in', ...extensions]
    .map((word, index, { length }) => `250${index === length - 1 ? ' ' : '-'}${word}`)
    .join('\r\n');
}
