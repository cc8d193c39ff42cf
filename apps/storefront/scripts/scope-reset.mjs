import { transform } from 'lightningcss';

const opening = '@layer tropa.reset{';

/** Index after the brace that closes the block opened just before `start`. */
const endOfBlock = (css, start) => {
  let depth = 1;
  let index = start;
  for (; depth > 0 && index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
  }
  return index;
};

/**
 * Keeps the reset inside the widgets: a page of another server that embeds one keeps its own looks, and what is
 * inherited from that page — its font, its colour — does not reach into the widget.
 */
export const scopeReset = (css) => {
  const start = css.indexOf(opening);
  if (start < 0) return css;
  const end = endOfBlock(css, start + opening.length);
  const rules = css.slice(start + opening.length, end - 1);
  const own = 'color:var(--tropa-color-text);font:var(--tropa-font-body)';
  const { code } = transform({
    filename: 'reset.css',
    code: Buffer.from(`@layer tropa.reset{:where([data-widget]){${own};${rules}}}`),
    targets: { chrome: 105 << 16, firefox: 110 << 16, safari: 15 << 16 },
    minify: true,
  });
  return css.slice(0, start) + code.toString() + scopeReset(css.slice(end));
};
