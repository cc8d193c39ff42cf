/** Shops that have a workshop. The text is the value (S1 §3); a host gives its own. */
export const serviceAddresses: readonly string[] = ['Тюмень, ул. Республики, 142', 'Тюмень, ул. Мельникайте, 103'];
