import type { ReactNode } from 'react';
import { toScriptJson } from '../../page-data/page-data-block.js';
import type { FirstPicture } from '../first-picture.js';
import type { PageAssets } from '../page-assets.js';
import type { RenderInput } from '../render-contract.js';
import { WidgetSlot } from '../widget-slot/WidgetSlot.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import styles from './Document.module.css';
import '@tropa/ui-kit/styles.css';
import '../../fonts/fonts.css';

/** The literal support phone (decisions 4): what stands where the page names no other. */
const defaultPhone = '8 (800) 301-42-43';

/** What a document is made of, beside its body. */
export interface DocumentProps {
  input: RenderInput;
  css: string;
  chunks: readonly string[];
  assets: PageAssets;
  pictures: readonly FirstPicture[];
  data: Record<string, unknown>;
  /** HTML of the body, drawn before the head: the head depends on it. */
  body: string;
}

/** The whole document of a page. It carries no executable text: the page's policy forbids inline scripts. */
export function Document({ input, css, chunks, assets, pictures, data, body }: DocumentProps) {
  const { meta, url } = input;
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.robots !== undefined && <meta name="robots" content={meta.robots} />}
        {meta.canonical !== undefined && <link rel="canonical" href={meta.canonical} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
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
        <style data-tropa="" dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        <meta name="theme-color" content="#ffcc00" />
        <script type="module" src={assets.loader} data-chunks={chunks.join(' ')} fetchPriority="low" />
      </head>
      <body
        data-url={url}
        className={styles.body}
        dangerouslySetInnerHTML={{
          __html: `${body}<script type="application/json" id="page-data">${toScriptJson(data)}</script>`,
        }}
      />
    </html>
  );
}

/** Header, main part and footer. */
Document.Body = function Body({ input, children }: { input: RenderInput; children: ReactNode }) {
  const config = (input.data._config ?? {}) as { supportPhone?: string | null; shopsCount?: number | null };
  const phone = config.supportPhone || defaultPhone;
  return (
    <>
      <WidgetSlot name="loading-bar" />
      <Header phone={phone} shopsCount={config.shopsCount ?? null} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer phone={phone} />
      <WidgetSlot name="dialogs" />
      <WidgetSlot name="cookie-notice" />
    </>
  );
};
