import type { ReactNode } from 'react';
import { toScriptJson } from '../../page-data/page-data-block.js';
import type { FirstPicture } from '../first-picture.js';
import type { Sheet } from '../page-assets.js';
import type { RenderInput } from '../render-contract.js';
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
  data: Record<string, unknown>;
  /** HTML of the body, rendered before the head: the head depends on it. */
  body: string;
}

/** The whole document of a page, but for what its head begins with: `themeHead`, the one inline script among it. */
export function Document({ input, sheets, chunks, loader, pictures, data, body }: DocumentProps) {
  const { meta, url, cookies, shop = demoShop } = input;
  const { structuredData } = meta;
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
        dangerouslySetInnerHTML={{
          __html:
            `${body}<script type="application/json" id="page-data">${toScriptJson(data)}</script>` +
            // A data block, which no browser executes: the policy against inline scripts does not apply to it.
            (structuredData ? `<script type="application/ld+json">${toScriptJson(structuredData)}</script>` : ''),
        }}
      />
    </html>
  );
}

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
