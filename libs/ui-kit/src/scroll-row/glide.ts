/** How a row is scrolled by a button or a key: instantly under reduced motion. */
export const glide = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
