import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { formIds } from '../shop/webform/forms.js';

/** A visitor who has sent a part of a request and says no more. */
export interface SilentVisitor {
  /** Everything that the server said to it. */
  said(): string;
  /** Settles when the connection is established. */
  readonly connected: Promise<void>;
  say(text: string): void;
  /** Settles when the server has hung up. */
  readonly gone: Promise<void>;
  hangUp(): void;
}

function open(server: string, talk: (socket: Socket) => void, from?: string): SilentVisitor {
  const { hostname, port } = new URL(server);
  let said = '';
  const socket = connect({ host: hostname, port: Number(port), ...(from === undefined ? {} : { localAddress: from }) });
  socket.on('connect', () => talk(socket)).on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { said: () => said, connected, say: (text) => void socket.write(text), gone, hangUp: () => socket.destroy() };
}

/** Connects and sends nothing. `from` is one of the machine's own addresses. */
export const silentConnection = (server: string, from?: string): SilentVisitor => open(server, () => undefined, from);

/** A promised kilobyte of JSON, of which a hundred bytes come; `before` is what the same packet begins with. */
export const halfBody = (
  server: string,
  from?: string,
  headers: Readonly<Record<string, string>> = {},
  before = '',
): SilentVisitor =>
  open(
    server,
    (socket) => {
      const more = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      socket.write(
        `${before}POST /api/basket/addItemToBasket/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n` +
          `${more}Content-Length: 1000\r\n\r\n{"id":"${'1'.repeat(93)}`,
      );
    },
    from,
  );

/** Two lines of a head that has no end. */
export const halfHead = (server: string): SilentVisitor =>
  open(server, (socket) => void socket.write('GET / HTTP/1.1\r\nHost: shop\r\n'));

/** One for all of them: what they hold is to be the server's memory, not the test's. */
const file = Buffer.alloc(9_900_000, 'a');

/** A résumé of which `megabytes` come, and its end never. */
export function unfinishedUpload(server: string, megabytes: number, from?: string): SilentVisitor {
  const head = `--b\r\nContent-Disposition: form-data; name="id"\r\n\r\n${formIds.work}\r\n` + fileHead(1);
  return open(
    server,
    (socket) => {
      socket.write(
        'POST /api/webform/sendMessage/ HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
          `Content-Length: 50000000\r\n\r\n${head}`,
      );
      let left = megabytes * 1_000_000;
      for (let count = 2; left > 0; count += 1) {
        socket.write(file.subarray(0, Math.min(left, file.length)));
        left -= file.length;
        if (left > 0) socket.write(`\r\n${fileHead(count)}`);
      }
    },
    from,
  );
}

const fileHead = (number: number): string =>
  `--b\r\nContent-Disposition: form-data; name="resume"; filename="${number}.txt"\r\nContent-Type: text/plain\r\n\r\n`;
