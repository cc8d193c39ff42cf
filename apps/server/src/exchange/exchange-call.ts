import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopServices } from '../api/services.js';
import type { PictureShelf } from '../pictures/picture-shelf.js';
import type { ExchangeSettings } from '../settings/exchange-settings.js';
import type { ExchangeFolder } from './exchange-folder.js';
import type { RunningImports } from './running-imports.js';

/** A request of an accounting system that has signed in. */
export interface ExchangeCall {
  readonly shop: ShopServices;
  readonly exchange: ExchangeSettings;
  /** Of this exchange: all requests since one sign-in. */
  readonly id: string;
  readonly folder: ExchangeFolder;
  readonly filename: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pictures: PictureShelf;
  readonly imports: RunningImports;
  /** Aborted when the process shuts down. */
  readonly stopping: AbortController;
}
