import type { FastifyInstance } from 'fastify';
import { contentRoutes } from './content.js';
import { deliveryRoutes } from './delivery.js';
import { locationRoutes } from './location.js';
import { comparisonRoutes } from './comparison.js';
import { favoritesRoutes } from './favorites.js';
import { productRoutes } from './product.js';
import { catalogRoutes } from './catalog.js';
import { authRoutes } from './auth.js';
import { basketRoutes } from './basket.js';
import { orderRoutes } from './order.js';
import { ordersRoutes } from './orders.js';
import { ownOrderRoutes } from './own-order.js';
import { promocodeRoutes } from './promocode.js';
import { ownReviewsRoutes } from './own-reviews.js';
import { reviewPhotoRoutes } from './review-photos.js';
import { reservationRoutes } from './reservation.js';
import { creditRoutes, payRoutes } from './pay-page.js';
import { paymentNoticeRoutes } from './payment-notice.js';
import { creditNoticeRoutes } from './credit-notice.js';
import { openApiRoute } from './openapi.js';
import { upkeep } from './upkeep.js';
import { sessionsRoutes } from './sessions.js';
import { userRoutes } from './user.js';
import { webformRoutes } from './webform.js';
import { exchangeRoutes } from '../exchange/exchange-routes.js';
import { staffRoutes } from './staff/staff-routes.js';
import { demoRoutes } from '../demo-pages/demo-routes.js';
import { healthRoutes } from './health.js';
import { pages } from '../pages/pages-plugin.js';

/** A resource of the API, a family of pages or another part that handles routes. Services are in `app.shop`. */
export type ShopPlugin = (app: FastifyInstance) => void | Promise<void>;

/** Every part that handles routes. A new resource is a file of its own and one line here. */
export const resources: readonly ShopPlugin[] = [
  healthRoutes,
  contentRoutes,
  locationRoutes,
  deliveryRoutes,
  comparisonRoutes,
  favoritesRoutes,
  productRoutes,
  catalogRoutes,
  authRoutes,
  sessionsRoutes,
  userRoutes,
  basketRoutes,
  promocodeRoutes,
  orderRoutes,
  ordersRoutes,
  ownOrderRoutes,
  ownReviewsRoutes,
  reviewPhotoRoutes,
  webformRoutes,
  reservationRoutes,
  payRoutes,
  creditRoutes,
  paymentNoticeRoutes,
  creditNoticeRoutes,
  openApiRoute,
  staffRoutes,
  (app) => exchangeRoutes(app),
  demoRoutes,
  upkeep,
  pages,
];
