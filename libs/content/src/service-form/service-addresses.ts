/** Shops that have a workshop. Text and value are one string; a host passes its own. */
export const serviceAddresses: readonly string[] = ['Тюмень, ул. Республики, 142', 'Тюмень, ул. Мельникайте, 103'];
