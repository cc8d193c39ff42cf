import type { ExtraCallName } from '../../wire-calls/extra-calls.js';
import type { WireCallName } from '../../wire-calls/wire-calls.js';
import { accountHandlers } from './account.handlers.js';
import { catalogHandlers } from './catalog.handlers.js';
import { checkoutHandlers } from './checkout.handlers.js';
import { contentHandlers } from './content.handlers.js';
import type { Handler } from './handler.js';
import { locationHandlers } from './location.handlers.js';

/** The shop's side of all calls. */
export const memoryHandlers: Record<WireCallName | ExtraCallName, Handler> = {
  ...catalogHandlers,
  ...checkoutHandlers,
  ...accountHandlers,
  ...locationHandlers,
  ...contentHandlers,
  getApiKey: () => 'memory-key',
};
