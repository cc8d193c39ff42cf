import type { NextConfig } from 'next';

const shop = process.env.SHOP ?? 'http://127.0.0.1:4200';

const config: NextConfig = {
  // The shop's calls end in a slash; Next would redirect them, and a redirected POST loses its body.
  skipTrailingSlashRedirect: true,
  // The browser calls the shop at the site's own origin: its cookie is a cookie of the site.
  rewrites: async () => [
    { source: '/api/:path*/', destination: `${shop}/api/:path*/` },
    { source: '/media/:path*', destination: `${shop}/media/:path*` },
  ],
};

export default config;
