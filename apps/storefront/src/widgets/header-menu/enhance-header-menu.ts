/**
 * Lets «ещё» hold exactly the sections that do not fit the row (S1 §2), and close on Esc or a click elsewhere.
 * Measures after layout only, and again when the row's width changes.
 */
export function enhanceHeaderMenu(element: HTMLElement): void {
  const row = element.querySelector<HTMLElement>('[data-menu-row]');
  const more = element.querySelector<HTMLDetailsElement>('[data-menu-more]');
  if (row === null || more === null) return;
  const lines = [...row.children] as HTMLElement[];
  const twins = [...more.querySelectorAll<HTMLElement>('li')];

  const sort = () => {
    row.style.inlineSize = '';
    const overflown = lines.map((line) => line.offsetTop > row.offsetTop + 4);
    lines.forEach((line, index) => {
      // Out of sight must also be out of reach for the Tab key.
      line.style.visibility = overflown[index] ? 'hidden' : '';
    });
    twins.forEach((twin, index) => {
      twin.hidden = !overflown[index];
    });
    more.style.visibility = overflown.includes(true) ? '' : 'hidden';
    // «ещё» follows the last section that is seen; the row alone would take all the room there is.
    const last = lines.findLast((_line, index) => !overflown[index]);
    if (last !== undefined && overflown.includes(true)) {
      row.style.inlineSize = `${last.offsetLeft + last.offsetWidth - row.offsetLeft}px`;
    }
  };
  // The row's surroundings: their room changes with the padding of the page too.
  new ResizeObserver(sort).observe(row.parentElement ?? element);

  const page = element.ownerDocument;
  page.addEventListener('click', ({ target }) => {
    if (more.open && target instanceof Node && !more.contains(target)) more.open = false;
  });
  more.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !more.open) return;
    more.open = false;
    more.querySelector('summary')?.focus();
  });
}
