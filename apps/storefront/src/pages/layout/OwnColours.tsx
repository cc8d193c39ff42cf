import type { ShopLook } from '@tropa/render-contract';

const declarations = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--tropa-color-${name}:${value};`)
    .join('');

/** The shop's own colours, over those of the themes; the server has checked names and values. */
export function OwnColours({ colours: { light, dark } }: Pick<ShopLook, 'colours'>) {
  const [ofLight, ofDark] = [declarations(light), declarations(dark)];
  if (ofLight === '' && ofDark === '') return null;
  // A page follows the system unless its visitor has chosen; the footer is a dark part of any page.
  const inLight = `:root:not([data-theme=dark],[data-theme=system]),[data-theme=light]{${ofLight}}`;
  const inDark = `[data-theme=dark]{${ofDark}}`;
  const bySystem = `@media (prefers-color-scheme:dark){:root[data-theme=system]{${ofDark}}}@media not (prefers-color-scheme:dark){:root[data-theme=system]{${ofLight}}}`;
  // Visitors who prefer more contrast get the colours that were checked for it.
  const css = `@media not (prefers-contrast:more){${inLight}${inDark}${bySystem}}`;
  return <style data-tropa="" dangerouslySetInnerHTML={{ __html: css }} />;
}
