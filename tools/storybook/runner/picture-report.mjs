import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const source = (png) => `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`;
const figure = (caption, png) =>
  `<figure><figcaption>${caption}</figcaption>${png ? `<img src="${source(png)}" alt="">` : '<p>—</p>'}</figure>`;

/**
 * One HTML file in `folder`: before, after and the difference of every changed picture. The file of an earlier run
 * goes first, so an old report is never taken for a new one.
 * @returns its path, or null when nothing changed
 */
export function writePictureReport(folder, changes) {
  rmSync(folder, { recursive: true, force: true });
  if (changes.length === 0) return null;
  mkdirSync(folder, { recursive: true });
  const sections = changes.map(
    ({ story, words, before, after, difference }) => `<section><h2>${escape(`${story.title} · ${story.name}`)}</h2>
<p><code>${story.id}</code> — ${escape(words)}</p>
<div>${figure('было', before)}${figure('стало', after)}${figure('разница', difference)}</div></section>`,
  );
  const path = `${folder}/pictures.html`;
  writeFileSync(
    path,
    `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Картинки: изменилось ${changes.length}</title>
<style>body{font:16px/1.5 system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}
img{display:block;max-width:480px;border:1px solid #c9c9c3}figcaption{color:#54544f}</style>
<h1>Изменилось картинок: ${changes.length}</h1>
<p>Так и задумано? <code>npm run renew-pictures -w @tropa/storybook</code> запишет новые.</p>
${sections.join('\n')}</html>`,
  );
  return path;
}
