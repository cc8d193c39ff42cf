/** Goes to an address: every page of the shop is a document of its own. */
export const goTo = (address: string): void => window.location.assign(address);
