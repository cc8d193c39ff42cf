/** Scrolls a row sideways, instantly under reduced motion. */
export function scrollTo(element: HTMLElement, left: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
}
