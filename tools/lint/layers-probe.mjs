/**
 * Shows that layers are checked: this package has the tag of a domain lib, so it may not import another one. Were tags
 * no longer looked at, the directive would be unused, which is an error.
 */
// oxlint-disable-next-line @nx/enforce-module-boundaries -- see above
export { BasketSection } from '@tropa/checkout';
