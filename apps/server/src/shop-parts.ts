import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBucket } from './adapters/s3/s3-bucket.js';
import type { ShopPlugin } from './api/resources.js';
import { urlOfCopy } from './import/picture-copies.js';
import { feedPlugin } from './import/feed-plugin.js';
import { saleTerms } from './pages/own-files.js';
import { staticAssets } from './pages/static-assets.js';
import { staticDocs } from './pages/static-docs.js';
import { staticStorybook } from './pages/static-storybook.js';
import { picturesPlugin } from './pictures/pictures-plugin.js';
import { videoRoutes } from './pictures/video-plugin.js';
import type { Settings } from './settings.js';

/** Folders of files that a running server sends as they are. */
export interface FileFolders {
  /** The storefront's build for browsers. */
  readonly client: string;
  readonly video: string;
  /** The built Storybook, which may be missing; null: this shop serves none. */
  readonly storybook: string | null;
  /** The built documentation, likewise. */
  readonly docs: string | null;
}

/**
 * Parts of a running server that tests do not need: built files, documents, pictures of goods, videos, the Storybook, the
 * documentation, the feed.
 */
export function shopParts(settings: Settings, folders: FileFolders): ShopPlugin[] {
  const assets = join(folders.client, 'assets');
  return [
    async (app) => {
      if (existsSync(assets)) await app.register(staticAssets(assets));
      await app.register(picturesPlugin, {
        dataDir: settings.dataDir,
        bucket: settings.s3 && openBucket(settings.s3),
        copies: { urlOf: (key) => urlOfCopy(app.shop.db, key) },
      });
      if (existsSync(folders.video)) await app.register(videoRoutes(folders.video));
      await app.register(saleTerms);
      feedPlugin(app);
      if (folders.storybook !== null) await app.register(staticStorybook(folders.storybook));
      if (folders.docs !== null) await app.register(staticDocs(folders.docs));
    },
  ];
}
