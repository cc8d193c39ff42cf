import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host of map tiles of our own: every tile is the same drawing, so that no test asks a foreign one. */
export interface TileServer {
  /** `http://127.0.0.1:40123/{z}/{x}/{y}.png` */
  readonly url: string;
  stop(): Promise<void>;
}

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#e7ebe2" d="M0 0h256v256H0z"/>' +
  '<path fill="none" stroke="#fff" stroke-width="9" d="M-10 90 270 40M60-10 110 270M-10 200l280-20"/></svg>';

export async function startTileServer(): Promise<TileServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(tile);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
