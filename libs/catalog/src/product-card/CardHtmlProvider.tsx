import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/**
 * HTML of a card: the result of an earlier call with equal parts, or the card rendered now, within the providers of the
 * page. Parts are compared by value if they are plain, and by identity if they are functions or objects.
 */
export type CardHtmlOf = (parts: readonly unknown[], card: ReactNode) => string;

const CardHtmlContext = createContext<CardHtmlOf | null>(null);

/** Props of {@link CardHtmlProvider}. */
export interface CardHtmlProviderProps {
  htmlOf: CardHtmlOf;
  children?: ReactNode;
}

/**
 * For servers: lists below take the HTML of their cards from `htmlOf`, so that a card that appears on many pages is
 * rendered once. The browser hydrates it as if it had been rendered in its place: so nothing in a card may call
 * `useId`, and `htmlOf` must keep nothing that was rendered from the data of a visitor.
 */
export function CardHtmlProvider({ htmlOf, children }: CardHtmlProviderProps) {
  return <CardHtmlContext.Provider value={htmlOf}>{children}</CardHtmlContext.Provider>;
}

/** How the HTML of cards is made; null where React renders them, as in every browser. */
export const useCardHtml = (): CardHtmlOf | null => useContext(CardHtmlContext);
