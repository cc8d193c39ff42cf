import { useGetFavoritesLengthQuery, useAddress } from '@tropa/api-client';
import { HeartIcon, useTexts } from '@tropa/ui-kit';
import { ListLink } from '../own-list/ListLink.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoritesLink}. */
export interface FavoritesLinkProps {
  /** @default '/favorites/' */
  href?: string;
  className?: string;
  texts?: Partial<Pick<typeof favoritesTexts, 'link'>>;
}

/** The header's link to the favourites, with their count when it is above zero. */
export function FavoritesLink({ href: ownHref, className, texts: own }: FavoritesLinkProps) {
  const texts = useTexts('favorites', favoritesTexts, own);
  const href = useAddress('favorites', ownHref);
  const { count } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length ?? 0 }),
  });
  return <ListLink className={className} href={href} icon={<HeartIcon />} label={texts.link} count={count} />;
}
