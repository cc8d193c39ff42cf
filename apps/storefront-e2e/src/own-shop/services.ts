import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';

/** A text that a service was asked to deliver. */
export interface Delivered {
  readonly to: string;
  readonly text: string;
}

/** What the shop's signed webhook said. */
export interface Hook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Stand-ins for what a shop needs from others: a mail server, an SMS gateway, a program that is notified of orders. */
export interface Services {
  /** Settings of the shop that uses them. */
  readonly env: Readonly<Record<string, string>>;
  readonly letters: readonly Delivered[];
  readonly messages: readonly Delivered[];
  readonly hooks: readonly Hook[];
  stop(): Promise<void>;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Quoted-printable and base64 of a letter's parts, as its reader sees them. */
function decoded(source: string): string {
  const plain = source
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return (
    source.replaceAll(/(?:^[\w+/]{20,}={0,2}\r\n?)+/gm, (bytes) => Buffer.from(bytes, 'base64').toString()) + plain
  );
}

/** Takes every letter (SMTP, RFC 5321, without TLS and sign-in). */
function mailServer(letters: Delivered[]): Server {
  return createServer((socket) => {
    let [to, text, isBody] = ['', '', false];
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const read = (line: string) => {
      if (isBody && line === '.') {
        letters.push({ to, text: decoded(text) });
        [to, text, isBody] = ['', '', false];
        return say('250 OK');
      }
      if (isBody) return void (text += `${line}\r\n`);
      if (/^rcpt to:/i.test(line)) to += line;
      if (/^data$/i.test(line)) {
        isBody = true;
        return say('354 go on');
      }
      return say(/^quit$/i.test(line) ? '221 bye' : '250 OK');
    };
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(read);
    });
    say('220 mail.example');
  });
}

/** Starts them on free ports. */
export async function startServices(): Promise<Services> {
  const letters: Delivered[] = [];
  const messages: Delivered[] = [];
  const hooks: Hook[] = [];
  const mail = mailServer(letters);
  const web = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      if (request.url === '/sms') {
        const asked = new URLSearchParams(body);
        messages.push({ to: asked.get('phones') ?? '', text: asked.get('mes') ?? '' });
        response.setHeader('content-type', 'application/json');
        return response.end(JSON.stringify({ id: messages.length, cnt: 1 }));
      }
      hooks.push({ headers: request.headers, body });
      return response.end();
    });
  });
  const [mailPort, webPort] = await Promise.all([listen(mail), listen(web)]);
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}?tls=off`,
      SMS_URL: `http://127.0.0.1:${webPort}/sms`,
      SMS_KEY: 'secret-key',
      ORDER_WEBHOOK_URL: `http://127.0.0.1:${webPort}/orders`,
      ORDER_WEBHOOK_SECRET: 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81',
    },
    letters,
    messages,
    hooks,
    async stop() {
      web.closeAllConnections();
      await Promise.all([mail, web].map((server) => new Promise((done) => server.close(done))));
    },
  };
}
