import {
  amber,
  coral,
  graphite,
  main,
  mainDark,
  mainLight,
  SoftDrawing,
  steel,
  type SoftPaint,
} from '../soft-shapes.js';
import { box, circle } from './paths.js';

/** A wheel: a tyre, a rim, spokes, a hub. */
function wheel(drawing: SoftDrawing, x: number, y: number, radius: number, tyre: number, paint: SoftPaint = graphite) {
  const spoke = radius * 0.68;
  const spokes = [0, 45, 90, 135]
    .map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * spoke, Math.sin((angle * Math.PI) / 180) * spoke];
      const at = (value: number) => value.toFixed(2);
      return `M${at(x - dx)} ${at(y - dy)}L${at(x + dx)} ${at(y + dy)}`;
    })
    .join('');
  return drawing
    .mark(spokes, '#A9AFB8', { width: 0.35 })
    .line(circle(x, y, radius), paint, tyre)
    .line(circle(x, y, radius - tyre * 0.75), steel, 0.5)
    .shape(circle(x, y, 0.9), steel, 0.2);
}

/** A small solid wheel of a board or a skate. */
const roller = (drawing: SoftDrawing, x: number, y: number, radius: number) =>
  drawing.shape(circle(x, y, radius), amber, 0.4).shape(circle(x, y, radius * 0.4), steel, 0.15);

/** Bicycles, scooters, boards and skates. */
export const wheelsArt: Readonly<Record<string, () => string>> = {
  mtb: () => {
    const bike = new SoftDrawing('mtb');
    wheel(bike, 6.8, 21.6, 5.4, 1.9);
    wheel(bike, 25.2, 21.6, 5.4, 1.9);
    return bike
      .line('M6.8 21.6L13 21.8L10.6 12.6L6.8 21.6', mainDark, 1.3)
      .line('M10.8 13.4L20.6 11.4M13 21.8L21 12.6', main, 1.9)
      .line('M20.2 9.6L21.4 13.6', main, 2)
      .line('M21.2 13L25.2 21.6', graphite, 1.7)
      .line('M10.7 12.8L10 9.8', steel, 1)
      .line('M7.4 9.4L12.8 9', graphite, 1.7)
      .line('M19 8.2L22.4 7.6L23.6 8.6', graphite, 1.2)
      .shape(circle(13, 21.8, 2), steel, 0.3)
      .line('M13 21.8L14.8 25', graphite, 0.8)
      .body();
  },
  'city-bike': () => {
    const bike = new SoftDrawing('city-bike');
    wheel(bike, 6.8, 22, 5.6, 1.2);
    wheel(bike, 25.2, 22, 5.6, 1.2);
    return bike
      .line('M.6 20.4Q2.4 14.8 8 15.4Q12 16 13.4 19.4', main, 1)
      .line('M19.2 20Q20.6 15.6 26 15.4Q30.6 16 31.4 20.4', main, 1)
      .line('M10.4 11.4L13.4 22.2L6.8 22', mainDark, 1.3)
      .line('M13.4 22.2Q20.4 21.4 21.6 11.6', main, 1.9)
      .line('M21 8L25.2 22', main, 1.4)
      .line('M10.6 12L9.8 8.8', steel, 1)
      .shape('M6.4 7.4Q10 6.2 13.6 8.2Q13 9.6 10.4 9.4Q7.4 9.8 6.4 7.4Z', graphite, 0.3)
      .line('M17 7.4Q19.4 5.8 21.2 8.4', steel, 1.1)
      .line('M16 7.6L18 7', graphite, 1.5)
      .shape('M22.6 8.4H30.6L29.4 13.6H23.8Z', amber, 0.4)
      .mark('M24.6 8.6L25 13.4M26.6 8.6V13.4M28.6 8.6L28.2 13.4M23 10.4H30M23.4 12H29.6', '#B5751C', { width: 0.4 })
      .shape(circle(13.4, 22.2, 1.8), steel, 0.3)
      .body();
  },
  'kids-bike': () => {
    const bike = new SoftDrawing('kids-bike');
    wheel(bike, 8.4, 22.2, 5, 1.7);
    wheel(bike, 24, 22.2, 5, 1.7);
    wheel(bike, 10.4, 25.6, 1.9, 1);
    return bike
      .line('M8.4 22.2L14.2 22.6L11.4 14L8.4 22.2', mainDark, 1.5)
      .line('M14.2 22.6Q19.6 21 21 12.4', main, 2.2)
      .line('M11.6 15.4Q17 16.4 20.6 13.6', main, 1.5)
      .line('M20.2 8L24 22.2', main, 1.7)
      .shape('M7.4 10.8Q11 9 14.8 11.4Q14.4 13.2 11.6 13.2Q8.2 13.4 7.4 10.8Z', graphite, 0.4)
      .line('M17 8.2Q19.2 5.6 22.8 7', steel, 1.3)
      .line('M16.4 8.8L18.4 7.6M22 6.6L23.6 7.6', coral, 1.7)
      .line('M24 8.4L28.4 4', steel, 0.4)
      .shape(box(20.2, 13, 5.4, 3.6, 1), amber, 0.3)
      .shape(circle(14.2, 22.6, 2), amber, 0.3)
      .body();
  },
  'scooter-city': () => {
    const scooter = new SoftDrawing('scooter-city');
    wheel(scooter, 5.8, 25, 4.2, 1.5);
    wheel(scooter, 25.6, 25, 4.2, 1.5);
    return scooter
      .shape(
        'M5 21.6Q6 20.4 8 20.8Q10.4 24.6 13 25H20.4L22.6 21.4L24.2 22.4L21.8 26.6Q21.4 27.2 20.4 27.2H11Q8.6 27.2 5 21.6Z',
        main,
        0.6,
      )
      .line('M25.6 25L20.8 5', steel, 1.5)
      .line('M24.4 20L22.4 11.6', main, 2.3)
      .line('M17 5.4Q20.6 3.6 24.6 4.8', steel, 1.2)
      .line('M15.6 6L18.4 4.8M23.2 4.6L25.8 5.2', graphite, 2)
      .shape('M22 20.4Q25.6 18.2 29.6 21L28.6 22.4Q25.6 20.8 22.8 22Z', mainDark, 0.3)
      .mark('M12.4 25.6H19.6', '#BFE4FF', { width: 0.7 })
      .body();
  },
  'scooter-stunt': () => {
    const scooter = new SoftDrawing('scooter-stunt');
    roller(scooter, 6.2, 27, 2.9);
    roller(scooter, 25.4, 27, 2.9);
    return scooter
      .shape(
        'M3.4 24.4Q3.6 22.8 5.6 23L21 23.4Q22.2 23.4 23 22L24.6 23L23.4 25.4Q22.6 26.4 21 26.2L8.4 25.8Q4.4 25.8 3.4 24.4Z',
        main,
        0.6,
      )
      .mark('M6.6 23.3H20.4', '#2B2B30', { width: 1.1 })
      .line('M25.4 27L22.4 17', graphite, 1.9)
      .line('M22.6 18L19 3.4', main, 1.9)
      .line('M12.4 4.6L26.4 2.4', main, 1.6)
      .line('M11.4 4.8L15.6 4.1M23.4 2.9L27.6 2.2', graphite, 2.3)
      .line('M18.6 9L22.2 8.6', steel, 0.6)
      .shape('M20.8 14.4L23.4 13.8L24.2 17L21.6 17.6Z', steel, 0.25)
      .body();
  },
  'scooter-kids': () => {
    const scooter = new SoftDrawing('scooter-kids');
    roller(scooter, 24, 26.6, 3.3);
    roller(scooter, 27.4, 27.2, 3.1);
    roller(scooter, 5.8, 27.4, 2.5);
    return scooter
      .shape('M3 24Q3.4 21.8 6 22H18.6Q20.6 22 21.8 20.4L25 22.4Q23.8 26 20 26.2H7Q3.4 26.2 3 24Z', main, 0.8)
      .mark('M7 23.6h.1M10 23.6h.1M13 23.6h.1M16 23.6h.1', '#BFE4FF', { width: 1.2 })
      .line('M24 24.6L20.6 6.4', steel, 1.6)
      .line('M23.4 20.6L22.2 14', main, 2.6)
      .line('M15.6 6.6L25.4 5.4', mainDark, 1.6)
      .line('M14.4 6.8L17.6 6.4M23.6 5.6L26.8 5.2', coral, 2.5)
      .shape('M17.8 8.4H24.4L23.6 12.4H18.8Z', amber, 0.4)
      .body();
  },
  longboard: () => {
    const board = new SoftDrawing('longboard');
    return roller(roller(roller(roller(board, 6.4, 22.4, 2.2), 9.8, 23.4, 2.2), 22.2, 23.4, 2.2), 25.6, 22.4, 2.2)
      .line('M6.4 20.4H9.8M22.2 20.4H25.6', steel, 1.1)
      .shape(
        'M.6 16.4Q.6 14.4 3.2 14.6Q16 18 28.8 14.6Q31.4 14.4 31.4 16.4Q31.2 18.6 28.4 19.2Q16 22.4 3.6 19.2Q.8 18.6.6 16.4Z',
        main,
        0.6,
      )
      .mark('M4 16.4Q16 19.6 28 16.4', '#BFE4FF', { width: 1.1 })
      .mark('M12.4 18L14.4 16.6L16 18.6L17.6 16.6L19.6 18', '#FFD65A', { width: 0.8 })
      .body(-24);
  },
  'inline-skate': () => {
    const skate = new SoftDrawing('inline-skate');
    roller(roller(roller(roller(skate, 6.2, 28, 2.9), 13, 28, 2.9), 19.8, 28, 2.9), 26.6, 28, 2.9);
    return skate
      .shape('M4.4 23.4H28.8L27.4 27.4H5.8Z', steel, 0.3)
      .shape('M8 9H17.6L18 13Q18.8 16.4 23 17.2Q28.4 18.4 28.8 22.4V24.4H6Q5 20.6 6 16.6Q8 12 8 9Z', graphite, 0.6)
      .shape('M7.4 3Q12.4 1 17.6 2.6L18.6 11.6Q13 14.6 6.6 13.4Q8.2 8 7.4 3Z', main, 0.8)
      .shape('M6 17Q10 15.6 13 19Q14.6 21.6 14.2 24.4H6Q5 20.6 6 17Z', main, 0.5)
      .shape('M23.8 18Q28.4 19 28.8 22.4V24.4H20.8Q20.8 20 23.8 18Z', main, 0.4)
      .shape('M11 5.4L19 4.4V7L11.4 8.2Z', mainLight, 0.2)
      .shape('M12.8 15.6L20.6 14.2L21.8 16.2L13.8 18Z', mainLight, 0.2)
      .body();
  },
};
