/**
 * Writes `apps/server/video/<name>.mp4`: every film drawn picture by picture and packed by ffmpeg, which must be
 * installed. Run after a change of `film-list.ts` or of a drawing, for all or for the named ones:
 * `npx tsx apps/server/src/pictures/films/draw-films.ts [name…]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { composeScene } from '../scenes/scene.js';
import { filmNames, films } from './film-list.js';

const width = 800;
const perSecond = 24;
const folder = fileURLToPath(new URL('../../../video/', import.meta.url));

const wanted = process.argv.slice(2);

for (const name of filmNames.filter((known) => wanted.length === 0 || wanted.includes(known))) {
  const { at, seconds } = films[name];
  const height = 2 * Math.round((width * at(0).height) / 200);
  const packer = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(perSecond),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-profile:v',
      'high',
      '-preset',
      'slower',
      '-tune',
      'animation',
      '-crf',
      '32',
      '-pix_fmt',
      'yuv420p',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-colorspace',
      'bt709',
      '-vf',
      'scale=out_color_matrix=bt709',
      '-movflags',
      '+faststart',
      '-an',
      `${folder}${name}.mp4`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const pictures = seconds * perSecond;
  for (let index = 0; index < pictures; index += 1) {
    const scene = at(index / pictures);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 100 ${scene.height}" preserveAspectRatio="none">${composeScene(scene)}</svg>`;
    const drawn = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
    if (!packer.stdin.write(drawn)) await once(packer.stdin, 'drain');
  }
  packer.stdin.end();
  const [code] = (await once(packer, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
