import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopPlugin } from './api/resources.js';
import { staticAssets } from './pages/static-assets.js';
import { picturesPlugin } from './pictures/pictures-plugin.js';
import type { Settings } from './settings.js';

/** Parts of a running server that tests do not need: the storefront's built files and the pictures of goods. */
export function shopParts(settings: Settings, clientDir: string): ShopPlugin[] {
  const assets = join(clientDir, 'assets');
  return [
    async (app) => {
      if (existsSync(assets)) await app.register(staticAssets(assets));
      await app.register(picturesPlugin, { dataDir: settings.dataDir });
    },
  ];
}
