import { composeCutout, composeProduct } from './compose-product.js';
import type { PictureSubject } from './picture-key.js';
import { composeScene } from './scenes/scene.js';
import { scenes } from './scenes/scene-list.js';

/** Height of a subject's picture, as a share of its width. */
export function pictureRatio(subject: PictureSubject): number {
  return subject.kind === 'scene' ? scenes[subject.scene].height / 100 : 1;
}

/** A subject as an SVG document of a width in pixels. */
export function composeSvg(subject: PictureSubject, width: number): string {
  const height = Math.round(width * pictureRatio(subject));
  const viewHeight = subject.kind === 'scene' ? scenes[subject.scene].height : 100;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 ${viewHeight}" ` +
    `preserveAspectRatio="none">${composeInside(subject)}</svg>`
  );
}

function composeInside(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'product':
      return composeProduct(subject.art, subject.colour, subject.plate, subject.view);
    case 'cutout':
      return composeCutout(subject.art, subject.colour);
    case 'scene':
      return composeScene(scenes[subject.scene]);
  }
}
