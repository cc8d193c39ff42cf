import type { RenderInput } from '@tropa/render-contract';
import type { ReactNode } from 'react';
import { toScriptJson } from '../../page-data/page-data-block.js';
import type { FirstPicture } from '../first-picture.js';
import type { Sheet } from '../page-assets.js';
import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { OwnColours } from './OwnColours.js';
import { supportPhoneOf } from './phone.js';
import { ShareMeta } from './ShareMeta.js';
import styles from './Document.module.css';
import '@tropa/ui-kit/styles.css';
import '../../fonts/fonts.css';
import manrope from '../../fonts/manrope.woff2';
import icon from './icon.svg';
import { demoShop } from './shop-texts.js';
import { Styles } from './Styles.js';

/** Parts of a document besides its body. */
export interface DocumentProps {
  input: RenderInput;
  sheets: readonly Sheet[];
  chunks: readonly string[];
  /** URL of the loader script. */
  loader: string;
  pictures: readonly FirstPicture[];
}

/**
 * Where the body's HTML and the page's data are inserted: the body is rendered before the head, which depends on it.
 */
export const bodyPlace = '<!--body-->';

/**
 * The document of a page, except for what its head begins with (`themeHead`, the one inline script among it), its CSS
 * (`stylesPlace`) and what its body contains.
 */
export function Document({ input, sheets, chunks, loader, pictures }: DocumentProps) {
  const { meta, url, cookies, shop = demoShop } = input;
  return (
    <html lang="ru" data-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.robots !== undefined && <meta name="robots" content={meta.robots} />}
        {meta.canonical !== undefined && <link rel="canonical" href={meta.canonical} />}
        <ShareMeta meta={meta} siteName={shop.name} />
        <link rel="preload" as="font" type="font/woff2" href={manrope} crossOrigin="" />
        {pictures.map(({ srcset, sizes, type, media }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            imageSrcSet={srcset}
            imageSizes={sizes}
            type={type}
            media={media || undefined}
            fetchPriority="high"
          />
        ))}
        <Styles sheets={sheets} />
        <OwnColours colours={shop.colours} />
        {shop.isTropa ? (
          <link rel="icon" type="image/svg+xml" href={icon} />
        ) : (
          <link rel="icon" href={shop.icon || 'data:,'} />
        )}
        {/* `async`: modules normally run after the document has been parsed, but this one catches clicks until then. */}
        <script type="module" async src={loader} data-chunks={chunks.join(' ') || undefined} fetchPriority="low" />
      </head>
      <body
        data-url={url}
        data-choices={JSON.stringify(cookies)}
        className={styles.body}
        dangerouslySetInnerHTML={{ __html: bodyPlace }}
      />
    </html>
  );
}

/** The blocks of data at the end of a body. Browsers execute none: the policy against inline scripts does not apply. */
export const dataBlocks = (data: object, { structuredData }: RenderInput['meta']): string =>
  `<script type="application/json" id="page-data">${toScriptJson(data)}</script>` +
  (structuredData ? `<script type="application/ld+json">${toScriptJson(structuredData)}</script>` : '');

/** Header, main part and footer. */
Document.Body = function Body({ input, children }: { input: RenderInput; children: ReactNode }) {
  const shop = { ...(input.shop ?? demoShop), phone: supportPhoneOf(input) };
  return (
    <>
      <WidgetSlot name="loading-bar" />
      <Header shop={shop} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer shop={shop} hasPartners={((input.data._partners ?? []) as readonly unknown[]).length > 0} />
      <WidgetSlot name="dialogs" />
      <WidgetSlot name="cookie-notice" />
    </>
  );
};
