import type { RenderInput } from '@tropa/render-contract';

/** The default support phone, a literal (decision 4), when the page data have none. */
export const defaultPhone = '8 (800) 301-42-43';

/** The phone in the form for `tel:`: the Russian 8 is +7 internationally. */
export const phoneHref = (phone: string) => `tel:+7${phone.replace(/\D/g, '').slice(1)}`;

/** The support phone of a page: the page data's, else the shop's own. */
export const supportPhoneOf = ({ data, shop }: Pick<RenderInput, 'data' | 'shop'>): string =>
  ((data._config ?? {}) as { supportPhone?: string | null }).supportPhone || (shop?.phone ?? defaultPhone);
