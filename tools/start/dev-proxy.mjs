import { createServer, request } from 'node:http';

const reloadScript = `new EventSource('/@dev/events').addEventListener('reload', () => location.reload());`;
const tag = '<script type="module" src="/@dev/reload.js"></script>';

/**
 * Stands in front of the server that comes and goes: holds requests while it is rebuilt, and reloads open pages when
 * the new one is there.
 */
export const createDevProxy = () => {
  let target = null;
  let waiting = [];
  const listeners = new Set();

  const whenReady = () => (target === null ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());

  const forward = async (req, res) => {
    await whenReady();
    const { hostname, port } = new URL(target);
    // Pages are read as text, so they must not come packed; everything else passes as it is.
    const isPage = req.headers.accept?.includes('text/html') ?? false;
    const headers = { ...req.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
    const out = request({ hostname, port, method: req.method, path: req.url, headers }, (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode !== 304;
      if (!isHtml) {
        res.writeHead(answer.statusCode, answer.headers);
        answer.pipe(res);
        return;
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        res.writeHead(answer.statusCode, rest);
        res.end(Buffer.concat(chunks).toString().replace('</head>', `${tag}</head>`));
      });
    });
    out.on('error', () => {
      if (!res.headersSent) res.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      res.end('The server does not answer: see the terminal.');
    });
    req.pipe(out);
  };

  const server = createServer((req, res) => {
    if (req.url === '/@dev/reload.js') {
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript);
    } else if (req.url === '/@dev/events') {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write(': here\n\n');
      listeners.add(res);
      res.once('close', () => listeners.delete(res));
    } else {
      void forward(req, res);
    }
  });

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve())),
    /** Requests wait from now on. */
    hold: () => {
      target = null;
    },
    /** Requests go there; open pages reload. */
    open: (address) => {
      target = address;
      waiting.forEach((go) => go());
      waiting = [];
      listeners.forEach((listener) => listener.write('event: reload\ndata: 1\n\n'));
    },
  };
};
