import type { FastifyReply } from 'fastify';
import { allowInline, inlinePartsOf } from '../api/inline-parts.js';

/** A page of the demo mode: the shop's colours, no script by default. `body` is HTML, already escaped. */
export function sendDemoPage(
  reply: FastifyReply,
  page: {
    readonly title: string;
    readonly body: string;
    readonly status?: number;
    /** Embedded in a page of the shop: without the header. */
    readonly isFramed?: boolean;
    /** URL of a script of ours. */
    readonly script?: string;
  },
): FastifyReply {
  const html =
    `<!doctype html><html lang="ru"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(page.title)} — Тропа</title><link rel="icon" href="data:,"><style>${styles}</style></head>` +
    `<body>${page.isFramed ? '' : pageHeader}<main>${page.body}</main>` +
    `${page.script ? `<script src="${escapeHtml(page.script)}"></script>` : ''}</body></html>`;
  return allowInline(reply, inlinePartsOf(html))
    .code(page.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(html);
}

const pageHeader = `<header><a class="logo" href="/">Тропа</a><span class="mode">демонстрационный режим</span></header>`;

/** Text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const styles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f7f7f5;color:#171715;font:16px/24px Manrope,system-ui,"Segoe UI",Roboto,sans-serif}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;min-height:68px;padding:12px 24px;background:#fff;border-bottom:1px solid #e1e1dc}
.logo{color:#171715;font-size:24px;font-weight:800;text-decoration:none}
.mode{padding:2px 8px;border-radius:4px;background:#fff3b8;font-size:14px;line-height:20px}
main{max-width:720px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0 0 8px;font-size:28px;line-height:36px;font-weight:800;text-wrap:balance}
h2{margin:0;font-size:16px;line-height:24px;font-weight:700}
p{margin:0 0 16px}
.hint{color:#54544f}
.card{margin:24px 0;padding:24px;border:1px solid #e1e1dc;border-radius:12px;background:#fff}
.sum{margin:16px 0 24px;font-size:32px;line-height:36px;font-weight:800;font-variant-numeric:tabular-nums}
.row{display:flex;flex-wrap:wrap;gap:12px}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:0 24px;border:1px solid transparent;border-radius:8px;background:#fc0;color:#171715;font-family:inherit;font-size:16px;line-height:24px;font-weight:700;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:#e6b000}
.plain{border-color:#85857e;background:#fff}
.plain:hover{background:#efefec}
:focus-visible{outline:2px solid #171715;outline-offset:2px}
form.filter{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:24px 0}
label{display:block;font-size:14px;line-height:20px}
input{display:block;width:100%;min-height:52px;margin-top:4px;padding:0 16px;border:1px solid #85857e;border-radius:8px;background:#fff;font:inherit}
.message{margin:0 0 12px;padding:16px 20px;border:1px solid #e1e1dc;border-radius:12px;background:#fff;overflow-wrap:anywhere}
.message header{min-height:0;padding:0;border:0;justify-content:space-between}
.message time{color:#6b6b65;font-size:14px}
.message p{margin:8px 0 0;white-space:pre-line}
.code{display:inline-block;margin-top:8px;font-size:32px;line-height:40px;font-weight:800;letter-spacing:.12em;font-variant-numeric:tabular-nums}
`.replace(/\n/g, '');
