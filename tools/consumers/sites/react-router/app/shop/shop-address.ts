/** Where the site's server finds the shop. */
export const shop = process.env.SHOP ?? 'http://127.0.0.1:4200';
