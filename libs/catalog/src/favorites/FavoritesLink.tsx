import { useGetFavoritesLengthQuery } from '@tropa/api-client';
import { HeaderCountLink } from '../header-link/HeaderCountLink.js';
import { HeartIcon } from '../icons/icons.js';
import { favoritesTexts } from './favorites.texts.js';

/** Props of {@link FavoritesLink}. */
export interface FavoritesLinkProps {
  /** @default '/favorites/' */
  href?: string;
  texts?: Pick<typeof favoritesTexts, 'link'>;
}

/** The header's link to the favourites with their number (S1 §2). */
export function FavoritesLink({ href = '/favorites/', texts = favoritesTexts }: FavoritesLinkProps) {
  const { count } = useGetFavoritesLengthQuery(undefined, {
    selectFromResult: ({ data }) => ({ count: data?.length ?? 0 }),
  });
  return <HeaderCountLink href={href} label={texts.link} count={count} icon={<HeartIcon />} />;
}
