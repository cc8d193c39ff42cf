import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { whenOver } from './when-over.js';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

describe('the end of a response', () => {
  let server: Server;
  let visitor: Socket;
  let over: string[];
  let work: (path: string, request: IncomingMessage, answer: ServerResponse) => void;
  beforeEach(async () => {
    over = [];
    server = createServer((request, answer) => work(request.url ?? '', request, answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  });
  afterEach(async () => {
    visitor.destroy();
    server.close();
    await once(server, 'close');
  });

  it('is reported once for each, though they share a connection that stays open', async () => {
    const told = new Promise<void>((resolve) => {
      work = (path, request, answer) => {
        whenOver(request, answer, () => {
          over.push(path);
          if (over.length === 2) resolve();
        });
        answer.end(path);
      };
    });
    let connection: Socket | undefined;
    server.once('connection', (socket) => (connection = socket));
    visitor.write(get('/first') + get('/second'));
    await told;
    expect(connection!.listeners('close').filter(({ name }) => name === 'end')).toEqual([]);
    visitor.end();
    await once(connection!, 'close');
    expect(over).toEqual(['/first', '/second']);
  });

  it('is reported for one queued behind another when their connection breaks', async () => {
    const bothCame = new Promise<void>((resolve) => {
      work = (path, request, answer) => {
        whenOver(request, answer, () => over.push(path));
        if (path === '/second') resolve();
      };
    });
    const connected = once(server, 'connection') as Promise<[Socket]>;
    visitor.write(get('/first') + get('/second'));
    const [connection] = await connected;
    await bothCame;
    visitor.destroy();
    await once(connection, 'close');
    expect(over.sort()).toEqual(['/first', '/second']);
  });

  it('is reported at once when it is over already', async () => {
    const asked = new Promise<void>((resolve) => {
      work = (path, request, answer) => {
        answer.end();
        answer.once('close', () => {
          whenOver(request, answer, () => over.push(path));
          resolve();
        });
      };
    });
    visitor.write(get('/first'));
    await asked;
    expect(over).toEqual(['/first']);
  });
});
