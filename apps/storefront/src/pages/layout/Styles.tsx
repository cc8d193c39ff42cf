import { layerOrder, type Sheet } from '../page-assets.js';

/** Keeps browsers from fetching a linked style sheet; React's types lack `disabled`. */
const notFetched = { disabled: true, media: 'not all' };

/** The page's CSS, inlined: nothing waits for a style sheet. */
export function Styles({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <>
      <style data-tropa="" dangerouslySetInnerHTML={{ __html: layerOrder + sheets.map(({ css }) => css).join('') }} />
      {/* Vite fetches the style sheets of a late chunk unless the page links them: these links mark what is inlined. */}
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...notFetched} />
      ))}
    </>
  );
}
