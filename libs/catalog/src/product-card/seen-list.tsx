import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { ProductCardModel } from '@tropa/api-client';
import { eventOfCard, SeenAsProvider, useShopEvent } from '@tropa/api-client';

/** How a list of cards names itself in the shop's events. */
export interface NamedList {
  /**
   * `catalog`, `search`, `similar`, or a name of the host's own. Without it the list reports nothing and needs no
   * store.
   */
  list?: string | undefined;
  /** Position of the first card in the whole list, from 1. @default 1 */
  firstPosition?: number | undefined;
}

interface SeenCards {
  readonly list: string;
  readonly firstPosition: number;
  readonly items: readonly ProductCardModel[];
}

/** Reports once that these cards are on the page. Renders nothing. */
export function SeenList({ list, firstPosition, items }: Omit<SeenCards, 'list'> & Pick<NamedList, 'list'>) {
  return list === undefined ? null : <Tell list={list} firstPosition={firstPosition} items={items} />;
}

function Tell({ list, firstPosition, items }: SeenCards) {
  const key = items.length === 0 ? undefined : `${list} ${firstPosition} ${items.map(({ id }) => id).join()}`;
  useShopEvent('list:viewed', key, () => ({
    list,
    products: items.map((item, index) => eventOfCard(item, { list, position: firstPosition + index })),
  }));
  return null;
}

/** Passes the position of one card to its buttons. */
export function CardPlace({
  list,
  position,
  children,
}: {
  list?: string | undefined;
  position: number;
  children: ReactNode;
}) {
  const place = useMemo(() => (list === undefined ? undefined : { list, position }), [list, position]);
  return <SeenAsProvider value={place}>{children}</SeenAsProvider>;
}
