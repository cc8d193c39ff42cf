/** Scroll from the top after which the header counts as stuck, px (S1 §4). */
const stuckAfter = 68;

/**
 * Marks the page while the header floats over its content, so that the styles can separate them by a shadow.
 *
 * @returns a function that ends it, for a page that outlives its content.
 */
export function stickHeader(page: Document): () => void {
  const mark = page.createElement('div');
  mark.style.cssText = `position:absolute;inset-block-start:0;inline-size:1px;block-size:${stuckAfter}px;pointer-events:none`;
  page.body.append(mark);
  const observer = new IntersectionObserver(([entry]) => {
    page.body.toggleAttribute('data-stuck', entry !== undefined && !entry.isIntersecting);
  });
  observer.observe(mark);
  return () => {
    observer.disconnect();
    mark.remove();
    page.body.removeAttribute('data-stuck');
  };
}
