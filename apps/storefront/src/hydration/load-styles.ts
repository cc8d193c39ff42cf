declare const __STYLES_HREF__: string;

/**
 * Loads the rest of the shop's styles. Our pages carry what they are drawn with; dialogs and other late parts
 * are styled by this file. On a page of another server it is the only style sheet.
 */
export function loadStyles(page: Document): void {
  const href = new URL(__STYLES_HREF__, import.meta.url).href;
  if (page.querySelector(`link[href="${href}"]`) !== null) return;
  page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }));
}
