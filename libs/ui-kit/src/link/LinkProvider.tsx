import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, ReactNode, RefAttributes } from 'react';

/** What the kit passes to the host's link component: everything that an `<a>` takes. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  href: string;
}

/** The host's link: a router's component that accepts `href`, or the plain `a`. */
export type LinkComponent = ElementType<LinkProps>;

const LinkContext = createContext<LinkComponent>('a');

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** Component that every link of the kit is rendered with. Without a provider it is a plain `<a>`. */
  component: LinkComponent;
  children?: ReactNode;
}

/** Lets the host render the kit's links with its own router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The link component that the host named. */
export function useLink(): LinkComponent {
  return useContext(LinkContext);
}
