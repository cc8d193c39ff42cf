import { listingArgsFromUrl, useGetListingQuery } from '@tropa/api-client';
import { ProductCardsGrid } from '@tropa/catalog';
import { AddToBasketButton } from '@tropa/checkout';

const everything = listingArgsFromUrl('', { sectionId: 0, catalogUrl: '/api/catalog/getItems/' });

/** Three goods under an article, by the shop's own call. */
export const BuyAgain = () => {
  const { currentData } = useGetListingQuery(everything);
  const goods = currentData?.items.filter(({ isAvailable }) => isAvailable).slice(0, 3) ?? [];
  return (
    <ProductCardsGrid
      items={goods}
      cardAction={({ id, retailId }) => <AddToBasketButton id={id} {...(retailId ? { retailId } : {})} />}
    />
  );
};
