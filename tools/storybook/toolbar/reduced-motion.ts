const systemMatchMedia = window.matchMedia.bind(window);
let isReduced = false;

/*
 * A page cannot change the system's setting, so `matchMedia` is patched: queries about motion return the toolbar's
 * value, all others go to the browser.
 */
window.matchMedia = (query) => {
  if (!isReduced || !query.includes('prefers-reduced-motion')) return systemMatchMedia(query);
  return systemMatchMedia(/no-preference/u.test(query) ? 'not all' : 'all');
};

/** Stops motion, or leaves it to the system. Scripts pick it up when a story starts, style sheets at once. */
export function reduceMotion(reduced: boolean): void {
  isReduced = reduced;
  document.documentElement.toggleAttribute('data-reduced-motion', reduced);
}
