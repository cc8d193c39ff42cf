/** The literal support phone (decisions 4): what stands where the page names no other. */
export const defaultPhone = '8 (800) 301-42-43';

/** The phone as `tel:` wants it: the Russian 8 is +7 for the world. */
export const phoneHref = (phone: string) => `tel:+7${phone.replace(/\D/g, '').slice(1)}`;
