import { layerOrder, type Sheet } from '../page-assets.js';

/** What keeps a browser from fetching a linked sheet; React's types do not know the first. */
const notFetched = { disabled: true, media: 'not all' };

/** The page's rules, inside it: nothing waits for a sheet. */
export function Styles({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <>
      <style data-tropa="" dangerouslySetInnerHTML={{ __html: layerOrder + sheets.map(({ css }) => css).join('') }} />
      {/* Vite loads the sheets of a late part unless the page links them: it must see what is here already. */}
      {sheets.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...notFetched} />
      ))}
    </>
  );
}
