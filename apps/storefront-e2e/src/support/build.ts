import { fileURLToPath, pathToFileURL } from 'node:url';

const app = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The built server. `SHOP_MAIN` and `STOREFRONT_DIST`, which the server reads too, name another build. */
export const serverMain = process.env.SHOP_MAIN ?? app('server/dist/main.js');

const storefront = pathToFileURL(`${process.env.STOREFRONT_DIST ?? app('storefront/dist')}/`);

/** A file of the storefront's build for browsers. */
export const clientFile = (path: string): URL => new URL(`client/${path}`, storefront);
