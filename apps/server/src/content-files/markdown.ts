import { Marked } from 'marked';
import { cleanPageHtml } from '../shop/staff/clean-page-html.js';

const marked = new Marked({ gfm: true });

/** Markdown as HTML that a page may show: known tags, no scripts. */
export const htmlOfMarkdown = (text: string): string => cleanPageHtml(marked.parse(text, { async: false }));
