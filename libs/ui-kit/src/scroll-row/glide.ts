/** How a row is scrolled by a button or a key: at once for who asked for less motion. */
export const glide = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
