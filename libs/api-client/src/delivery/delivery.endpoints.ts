import { responseOf } from '../shop-api/response.js';
import { cityStockTag, listTag, shopApi } from '../shop-api/shop-api.js';
import { toDeliveryOffer, type DeliveryOffer } from './delivery.model.js';
import { getDeliveryResponse } from './delivery.wire.js';

/** What is delivered where. */
export interface DeliveryArgs {
  /** The city of delivery; left out: the visitor's. */
  readonly cityId?: number;
  /** The product to deliver; left out: the basket. */
  readonly id?: number;
  readonly retailId?: number;
  /** Identifies the basket, by goods and prices: for another one the price is fetched again. It is not sent. */
  readonly basket?: string;
}

/** The endpoint of the price of delivery, injected into the shop's single API. */
export const deliveryApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What delivery costs and when it arrives. `POST /api/location/getDelivery/`: a query, although it is a POST;
     * optional for a backend. Without a city it is refetched when the visitor chooses another one, and always after the
     * shop rejects an order.
     */
    getDelivery: build.query<DeliveryOffer, DeliveryArgs>({
      query: ({ basket: _basket, ...data }) => ({
        url: 'location/getDelivery/',
        method: 'POST',
        data,
        isOptional: true,
      }),
      ...responseOf(getDeliveryResponse, toDeliveryOffer),
      providesTags: (_offer, _error, { cityId, id, basket }) => [
        'Delivery',
        // Without an identifier, only a change of the basket shows that it is another one.
        ...(id === undefined && basket === undefined ? [listTag('Basket')] : []),
        ...(cityId === undefined ? [cityStockTag] : []),
      ],
    }),
  }),
});

/** What delivery costs and when it arrives. `POST /api/location/getDelivery/` */
export const useGetDeliveryQuery = deliveryApi.useGetDeliveryQuery;
