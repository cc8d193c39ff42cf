import { route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('goods/:section', 'routes/goods.tsx'),
  route('api/*', 'routes/shop-proxy.ts', { id: 'shop-api' }),
  route('media/*', 'routes/shop-proxy.ts', { id: 'shop-media' }),
] satisfies RouteConfig;
