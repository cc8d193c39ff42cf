/**
 * Makes «ещё» contain exactly the sections that do not fit the row (S1 §2), and close on Esc or a click elsewhere.
 * Measures after layout only, and again when the width of the row or the font changes.
 */
export function enhanceHeaderMenu(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('[data-menu-row]');
  const more = element.querySelector<HTMLDetailsElement>('[data-menu-more]');
  if (row === null || more === null) return;
  const lines = [...row.children] as HTMLElement[];
  const twins = [...more.querySelectorAll<HTMLElement>('li')];

  /** Reads from the layout what has wrapped: a sum of rounded widths would lose a section. */
  const findOverflown = () => {
    const edge = row.getBoundingClientRect();
    return lines.map((line) => {
      const { top, right } = line.getBoundingClientRect();
      // A title longer than the whole row has nowhere to wrap to.
      return top > edge.top + 4 || right > edge.right + 0.5;
    });
  };
  const sort = () => {
    for (const line of lines) line.hidden = false;
    // Without «ещё» there is room for one more.
    more.hidden = true;
    let overflown = findOverflown();
    if (overflown.includes(true)) {
      more.hidden = false;
      overflown = findOverflown();
    }
    // Removed from the row: unreachable by Tab, and «ещё» follows the last visible section.
    lines.forEach((line, index) => {
      line.hidden = overflown[index] === true;
    });
    twins.forEach((twin, index) => {
      twin.hidden = !overflown[index];
    });
  };
  // The row's container: its width changes with the padding of the page too.
  new ResizeObserver(sort).observe(row.parentElement ?? element);
  const page = element.ownerDocument;
  // The web font replaces the fallback late, and its metrics match only on average.
  page.fonts?.addEventListener('loadingdone', sort);
  page.addEventListener('click', ({ target }) => {
    if (more.open && target instanceof Node && !more.contains(target)) more.open = false;
  });
  more.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !more.open) return;
    more.open = false;
    more.querySelector('summary')?.focus();
  });
}
