import type { SharedHtml } from '@tropa/render-contract';
import { layerOrder, type Sheet } from '../page-assets.js';

/** Keeps browsers from fetching a linked style sheet; React's types lack `disabled`. */
const notFetched = { disabled: true, media: 'not all' };

/** Where {@link createInlinedStyles} puts the page's CSS. */
export const stylesPlace = '<style data-tropa=""></style>';

/** The page's CSS, inlined: nothing waits for a style sheet. The element is rendered empty: pages share the text. */
export function Styles({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <>
      <style data-tropa="" />
      {/* Vite fetches the style sheets of a late chunk unless the page links them: these links mark what is inlined. */}
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...notFetched} />
      ))}
    </>
  );
}

/** The element with the CSS of these style sheets: the same object for all pages that have the same ones. */
export function createInlinedStyles(): (sheets: readonly Sheet[]) => SharedHtml {
  const known = new Map<string, SharedHtml>();
  return (sheets) => {
    const key = sheets.map(({ href }) => href).join(' ');
    const css = () => sheets.map((sheet) => sheet.css).join('');
    const styles = known.get(key) ?? { shared: `<style data-tropa="">${layerOrder}${css()}</style>` };
    known.set(key, styles);
    return styles;
  };
}
