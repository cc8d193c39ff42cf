import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderPage } from './render-page.js';
import { readPageData } from './page-data.js';

const shop = process.env.SHOP ?? 'http://127.0.0.1:4200';

/** The lib's own files by their public names. */
const files: Record<string, { readonly url: string; readonly type: string }> = {
  '/client.js': { url: new URL('../client/client.js', import.meta.url).href, type: 'text/javascript' },
  '/styles/ui-kit.css': { url: import.meta.resolve('@tropa/ui-kit/styles.css'), type: 'text/css' },
  '/styles/catalog.css': { url: import.meta.resolve('@tropa/catalog/styles.css'), type: 'text/css' },
};

const handOn = (request: IncomingMessage, response: ServerResponse) => {
  const { hostname, port } = new URL(shop);
  const { method, headers, url } = request;
  const onward = ask({ hostname, port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
};

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  const answer = async () => {
    const path = new URL(url, 'http://site').pathname;
    const file = files[path];
    if (file) return send(200, file.type, await readFile(new URL(file.url)));
    const section = /^\/goods\/(\d+)$/.exec(path)?.[1];
    if (section === undefined) return handOn(request, response);
    return send(200, 'text/html', renderPage(await readPageData(shop, section, url), url));
  };
  answer().catch((error: unknown) => send(500, 'text/plain', String(error)));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
