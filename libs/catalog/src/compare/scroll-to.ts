/** Scrolls a row sideways, at once for visitors who asked for less motion. */
export function scrollTo(element: HTMLElement, left: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
}
