const systemMatchMedia = window.matchMedia.bind(window);
let isReduced = false;

/*
 * A page cannot switch the system's setting, so its answer is: whoever asks about motion hears what the toolbar says,
 * all other questions go to the browser.
 */
window.matchMedia = (query) => {
  if (!isReduced || !query.includes('prefers-reduced-motion')) return systemMatchMedia(query);
  return systemMatchMedia(/no-preference/u.test(query) ? 'not all' : 'all');
};

/** Stops motion, or leaves it to the system. Scripts hear it when a story begins, style sheets at once. */
export function reduceMotion(reduced: boolean): void {
  isReduced = reduced;
  document.documentElement.toggleAttribute('data-reduced-motion', reduced);
}
