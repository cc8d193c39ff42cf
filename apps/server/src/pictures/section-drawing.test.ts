import { parsePictureKey } from './picture-key.js';
import { sectionDrawing } from './section-drawing.js';

describe('sectionDrawing', () => {
  it.each([
    ['Палатки и шатры', 'tent-dome'],
    ['Горные лыжи', 'carve-skis'],
    ['Лыжи', 'xc-skis'],
    ['ВЕЛОСИПЕДЫ', 'mtb'],
    ['Мужские кроссовки', 'running-shoe'],
    ['Обувь для похода', 'hiking-boot'],
    ['Футболки', 'tee'],
    ['Футбол', 'soccer-ball'],
    ['Всё для рыбалки', 'rod-spinning'],
    ['Бытовая химия', 'package'],
  ])('«%s» has %s', (title, art) => {
    expect(parsePictureKey(sectionDrawing(title))).toMatchObject({ kind: 'cutout', art });
  });
});
