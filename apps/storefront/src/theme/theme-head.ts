import { barColors, themeKey } from './theme-choice.js';

/**
 * The page's one inline script: puts the remembered theme on the page before it is painted. Pages are the same for all
 * visitors, so the server cannot; a file would delay the first paint by a request.
 */
const script =
  `try{(t=>{if(t=="light"||t=="dark"){let d=document;d.documentElement.dataset.theme=t;` +
  `d.querySelectorAll("meta[data-theme-of]").forEach(m=>m.setAttribute("media",m.dataset.themeOf==t?"all":"not all"))}})` +
  `(localStorage.getItem("${themeKey}"))}catch{}`;

/**
 * What the head of every page begins with, before anything that depends on the page: the Content-Security-Policy allows
 * a script at this place by its hash, and no other.
 *
 * @param bar the shop's own colour for the bars of a light page.
 */
export const themeHead = (bar?: string): string =>
  barColors
    .map(
      ({ theme, color, media }) =>
        `<meta name="theme-color" content="${(theme === 'light' && bar) || color}" media="${media}" data-theme-of="${theme}"/>`,
    )
    .join('') + `<script>${script}</script>`;
