import { readFile } from 'node:fs/promises';
import { createServer, request as ask } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Proxies a request to the shop unchanged: the visitor's cookie stays a cookie of this site. */
const handOn = (shop, request, response) => {
  const { hostname, port } = new URL(shop);
  const options = { hostname, port, path: request.url, method: request.method, headers: request.headers };
  const onward = ask(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
};

/**
 * The web server of a static site: its files, and the shop's calls and pictures on the same origin.
 * @param options.folder the files.
 * @param options.shop URL of the shop that gets all other requests; without it: 404.
 */
export async function serveSite({ folder, shop, port = 0 }) {
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, 'http://site').pathname);
      const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      if (shop) handOn(shop, request, response);
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('No such page');
    }
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  };
}
