import {
  amber,
  coral,
  graphite,
  main,
  mainDark,
  mainLight,
  SoftDrawing,
  steel,
  white,
  wood,
  type SoftPaint,
} from '../soft-shapes.js';
import { box, circle } from './paths.js';

/** One long ski, its tip up, its middle at x. */
const longSki = (x: number, half: number) =>
  `M${x} .6Q${x + half + 0.6} 2 ${x + half} 6L${x + half * 0.8} 16L${x + half} 29Q${x + half} 31.2 ${x} 31.2T${x - half} 29` +
  `L${x - half * 0.8} 16L${x - half} 6Q${x - half - 0.6} 2 ${x} .6Z`;
/** A boot that a blade is under, its toe to the right. */
const skateBoot = 'M6 5Q12 2.6 17.6 4.4V11.6Q18.4 15 23 15.8Q28.6 17 29 20.6V22.4H5.4Q4.4 19 5.4 15.2Q6.6 10 6 5Z';

const skateSki = (name: string, paint: SoftPaint) =>
  new SoftDrawing(name)
    .shape(longSki(16, 1.7), paint, 0.4)
    .mark('M16 3.6V11', '#FFFFFF', { width: 1 })
    .mark('M16 20V28', '#FFD65A', { width: 1.2 })
    .shape(box(14.2, 13.6, 3.6, 4.6, 0.8), graphite, 0.25)
    .shape(box(14.8, 12.6, 2.4, 1.8, 0.5), steel, 0.15);

/** Skis, skates, sleds and what a head wears on a slope. */
export const winterArt: Readonly<Record<string, () => string>> = {
  'xc-skis': () =>
    new SoftDrawing('xc-skis')
      .shape(longSki(12, 1.8), main, 0.4)
      .shape(longSki(19.6, 1.8), main, 0.4)
      .shape('M10.3 22H13.7V26.4H10.3Z', mainLight, 0.15)
      .shape('M17.9 22H21.3V26.4H17.9Z', mainLight, 0.15)
      .mark('M12 4.4V11M19.6 4.4V11', '#FFFFFF', { width: 0.9, opacity: 0.9 })
      .shape(box(10, 14.4, 4, 4.8, 0.8), graphite, 0.25)
      .shape(box(17.6, 14.4, 4, 4.8, 0.8), graphite, 0.25)
      .shape(box(10.8, 13.4, 2.4, 1.8, 0.5), steel, 0.15)
      .shape(box(18.4, 13.4, 2.4, 1.8, 0.5), steel, 0.15)
      .body(30),
  'skate-skis': () => skateSki('skate-skis-back', mainDark).body(-24) + skateSki('skate-skis', main).body(24),
  'walk-skis': () =>
    new SoftDrawing('walk-skis')
      .shape(longSki(11, 2.9), main, 0.5)
      .shape(longSki(20.6, 2.9), main, 0.5)
      .shape('M8.4 5.4Q11 7 13.6 5.4V8.6Q11 10 8.4 8.6Z', white, 0.15)
      .shape('M18 5.4Q20.6 7 23.2 5.4V8.6Q20.6 10 18 8.6Z', white, 0.15)
      .mark('M9.4 21.6L12.6 23.2L9.4 24.8L12.6 26.4M19 21.6L22.2 23.2L19 24.8L22.2 26.4', '#FFFFFF', {
        width: 0.8,
        opacity: 0.85,
      })
      .shape(box(8.6, 14, 4.8, 5, 0.9), coral, 0.25)
      .shape(box(18.2, 14, 4.8, 5, 0.9), coral, 0.25)
      .body(18),
  'carve-skis': () =>
    new SoftDrawing('carve-skis')
      .shape(
        'M11.4 .8Q16.4 1.6 15 7Q13.4 16 15 25.6Q15.4 31 11.4 31.2Q7.4 31 7.8 25.6Q9.4 16 7.8 7Q6.4 1.6 11.4 .8Z',
        main,
        0.6,
      )
      .shape(
        'M20.8 .8Q25.8 1.6 24.4 7Q22.8 16 24.4 25.6Q24.8 31 20.8 31.2Q16.8 31 17.2 25.6Q18.8 16 17.2 7Q15.8 1.6 20.8 .8Z',
        main,
        0.6,
      )
      .shape('M7.7 5.6L15.2 4.4L14.8 8.4L8.1 9.6Z', mainLight, 0.2)
      .shape('M17.1 5.6L24.6 4.4L24.2 8.4L17.5 9.6Z', mainLight, 0.2)
      .shape(box(9.4, 11.6, 4, 3.2, 0.7), graphite, 0.25)
      .shape(box(9.2, 17.6, 4.4, 4.4, 0.9), graphite, 0.3)
      .shape(box(18.8, 11.6, 4, 3.2, 0.7), graphite, 0.25)
      .shape(box(18.6, 17.6, 4.4, 4.4, 0.9), graphite, 0.3)
      .mark('M11.4 14.6V18M20.8 14.6V18', '#A9AFB8', { width: 1 })
      .mark('M9 26.6H13.8M18.4 26.6H23.2', '#FFD65A', { width: 1.2 })
      .body(26),
  'snowboard-park': () =>
    new SoftDrawing('snowboard-park')
      .shape(
        'M16 .8Q21.6 1 21.4 6Q20.2 11 20.2 16T21.4 26Q21.6 31 16 31.2Q10.4 31 10.6 26Q11.8 21 11.8 16T10.6 6Q10.4 1 16 .8Z',
        main,
        0.7,
      )
      .shape(circle(16, 5.4, 2.6), amber, 0.3)
      .mark('M11.6 12Q16 15.6 20.4 12M11.8 20Q16 16.4 20.2 20', '#BFE4FF', { width: 1, opacity: 0.9 })
      .shape('M10.8 25Q16 22.4 21.2 25L21.4 27Q16 24.8 10.6 27Z', mainDark, 0.2)
      .mark('M14 9.4V10.8M18 9.4V10.8M14 21.4V22.8M18 21.4V22.8', '#1B2A4A', { width: 0.9 })
      .shape('M11 13H21V15.4H11Z', graphite, 0.2)
      .shape('M11 17.2H21V19.6H11Z', graphite, 0.2)
      .body(-30),
  'hockey-skate': () =>
    new SoftDrawing('hockey-skate')
      .shape('M8.6 22H25.4L23.8 26H10.4Z', white, 0.25)
      .shape('M2.6 25.6H29Q31 25.4 30.8 27.2Q30.4 28.8 28 28.8H4.6Q2.4 28.4 2.6 25.6Z', steel, 0.3)
      .shape(skateBoot, main, 0.8)
      .shape('M6 5L11.4 3.4L12.8 12Q9.8 17.6 5.2 17Q6.8 10 6 5Z', mainDark, 0.4)
      .shape('M24.2 16.2Q28.8 17.4 29 20.6V22.4H21.4Q21.4 18.4 24.2 16.2Z', graphite, 0.3)
      .mark('M13.6 7.4L17.6 6.4M13.8 10L17.8 9M14.8 12.8L18.6 11.8M17 15.4L20.6 14.4', '#FFFFFF', { width: 0.9 })
      .shape('M5 20.4H29V22.6H5.2Z', graphite, 0.2)
      .body(),
  'walking-skate': () =>
    new SoftDrawing('walking-skate')
      .line('M9.4 22V26M23.6 22V26', graphite, 2)
      .shape(
        'M3.4 25.6H26.6Q28.8 25.6 30 23.6Q31.2 25.4 29.6 27.4Q28.6 28.6 26.8 28.6H4.6Q2.8 28.2 3.4 25.6Z',
        steel,
        0.3,
      )
      .shape('M6 7.4H17.6V11.6Q18.4 15 23 15.8Q28.6 17 29 20.6V22.6H5.2Q4.2 19 5.2 15.2Q6.2 11.4 6 7.4Z', main, 0.8)
      .shape(
        'M4.8 7.6Q3.4 5 5.6 4Q6.6 1.8 9.2 2.8Q11.6 1 13.8 2.6Q16.8 1.8 17.6 4Q20 5.2 18.6 7.6Q16.8 9.8 14.4 8.8Q11.8 10.2 9.4 8.8Q6.4 9.8 4.8 7.6Z',
        white,
        0.5,
      )
      .shape('M5.6 12.2Q11.6 14 17.8 12V14.6Q11.8 16.4 5.2 15Z', mainDark, 0.2)
      .shape(box(14.8, 11.6, 3.2, 3.6, 0.7), amber, 0.2)
      .mark('M19 17.4h.1M21.6 18.2h.1M24.2 19h.1', '#FFFFFF', { width: 1.3 })
      .body(),
  'kids-skate': () =>
    new SoftDrawing('kids-skate')
      .shape('M4.4 22.6H28.6V25.4H4.4Z', graphite, 0.3)
      .shape('M3.4 25.8H27Q29 25.6 29 27.2Q28.8 28.6 27 28.6H5Q3.2 28.4 3.4 25.8Z', steel, 0.3)
      .shape(
        'M6.4 6Q12 4 17.4 5.4V11.4Q18 14.6 22.4 15.2Q28.6 16.2 28.8 20.4V23.4H5.6Q4.6 19.4 5.6 15Q6.8 10 6.4 6Z',
        main,
        0.9,
      )
      .shape('M6.4 4.6Q12 2.6 17.8 4.2V7.4Q12 5.8 6.6 8Z', graphite, 0.3)
      .shape('M12.4 9.4L19.4 8.2Q20.4 9 19.8 11.2L12.6 12.8Z', mainLight, 0.25)
      .shape('M13 15.6L21.4 13.8Q22.6 14.6 22 16.8L13.6 18.8Z', mainLight, 0.25)
      .shape(box(17, 8, 2.6, 3.4, 0.6), amber, 0.15)
      .shape(box(19.4, 13.8, 2.6, 3.4, 0.6), amber, 0.15)
      .shape('M24 16Q28.6 17.2 28.8 20.4V23.4H21.2Q21 18.6 24 16Z', mainDark, 0.3)
      .body(),
  'snow-racer': () =>
    new SoftDrawing('snow-racer')
      .line('M4 25.6H24', steel, 1.1)
      .shape('M2.4 25.8Q2 23.8 4.6 23.8H22.6Q26.4 23.8 26 26.4H5Q2.6 27.4 2.4 25.8Z', graphite, 0.3)
      .line('M7 24V19.6M18 24L16.6 19.6', steel, 1.3)
      .line('M19 18.4L25.4 25', steel, 1.4)
      .shape(
        'M3.6 17.4Q4 14.8 7 15.2L18 17.2Q20 17.6 19.8 19.6Q19.4 21.4 17 21.2L5.8 20.6Q3.2 20.2 3.6 17.4Z',
        graphite,
        0.5,
      )
      .shape('M15 18.6Q18 10.6 23.4 11.4Q27.4 13 28 19.4Q23 17.6 15 18.6Z', main, 0.7)
      .shape('M18.4 13.6Q20.8 10.8 23.4 11.4Q25.8 12.4 27 15.6Q22.4 13.4 18.4 13.6Z', mainLight, 0.3)
      .line('M22.4 14L17.6 9.4', steel, 1.7)
      .line(circle(17, 9, 3.6), graphite, 1.7)
      .shape(circle(17, 9, 1.3), amber, 0.2)
      .shape(
        'M22.4 27.4Q21.8 25.4 24 25.2H28.2Q29.6 24.8 30.4 23.2Q31.6 25 30.4 27Q29.6 28.2 28 28.2H24Q22.8 28.2 22.4 27.4Z',
        main,
        0.4,
      )
      .body(),
  tube: () =>
    new SoftDrawing('tube')
      .shape('M16 5.4Q30.6 5.6 30.8 16.6Q30.6 27.4 16 27.6Q1.4 27.4 1.2 16.6Q1.4 5.6 16 5.4Z', main, 1.3)
      .shape('M16 5.4Q19.4 5.4 22.2 6L18.8 12.6Q17.4 12 16 12T13.2 12.6L9.8 6Q12.6 5.4 16 5.4Z', white, 0.5)
      .shape('M16 27.6Q12.6 27.6 9.8 27L13.2 19.6Q14.6 20.2 16 20.2T18.8 19.6L22.2 27Q19.4 27.6 16 27.6Z', white, 0.5)
      .shape('M16 11Q23 11 23 16T16 21T9 16T16 11Z', mainDark, 0.7)
      .line('M4 13.6Q2.2 16.8 4.2 20.2', amber, 1.3)
      .line('M28 13.6Q29.8 16.8 27.8 20.2', amber, 1.3)
      .mark('M7 9.6Q10.6 7.6 14 7.4', '#FFFFFF', { width: 1, opacity: 0.6 })
      .body(),
  'tube-hard': () =>
    new SoftDrawing('tube-hard')
      .line('M27 22Q31 24.6 30.4 29.4', amber, 1)
      .shape('M2 19.6H30Q29.4 27 16 27.4Q2.6 27 2 19.6Z', graphite, 0.6)
      .shape('M16 7.4Q30.4 7.6 30.4 15.6Q30.2 22.4 16 22.8Q1.8 22.4 1.6 15.6Q1.6 7.6 16 7.4Z', main, 1.2)
      .shape('M16 11.4Q23.6 11.6 23.6 14.6T16 18.2T8.4 14.6T16 11.4Z', graphite, 0.5)
      .mark('M4.6 20Q10 22 16 22T27.4 20', '#FFD65A', { width: 1 })
      .line('M3.6 12.6Q1.4 15.4 3.8 18.6', coral, 1.3)
      .line('M28.4 12.6Q30.6 15.4 28.2 18.6', coral, 1.3)
      .mark('M8 10.2Q11.4 8.8 15 8.8', '#FFFFFF', { width: 0.9, opacity: 0.6 })
      .body(),
  'goggles-wide': () =>
    new SoftDrawing('goggles-wide')
      .shape('M1.4 12.6Q1 10.6 3 10.8L8 12V20.6L3 21.6Q1 21.8 1.2 19.8Z', graphite, 0.4)
      .shape('M30.6 12.6Q31 10.6 29 10.8L24 12V20.6L29 21.6Q31 21.8 30.8 19.8Z', graphite, 0.4)
      .shape(
        'M8.6 8Q16 6.4 23.4 8Q27.6 9 27.4 15.6Q27.2 23.6 21.6 24.4Q18.4 24.6 16.8 21.6Q16 20.4 15.2 21.6Q13.6 24.6 10.4 24.4Q4.8 23.6 4.6 15.6Q4.4 9 8.6 8Z',
        white,
        0.6,
      )
      .shape(
        'M9.4 9.8Q16 8.4 22.6 9.8Q25.8 10.6 25.6 15.6Q25.4 22 21.4 22.4Q19.2 22.4 17.8 20Q16 17.6 14.2 20Q12.8 22.4 10.6 22.4Q6.6 22 6.4 15.6Q6.2 10.6 9.4 9.8Z',
        main,
        0.8,
      )
      .mark('M8.4 12.4Q12 10.6 16.6 11.2L11 18.4Q8 18.4 8 15Z', '#FFFFFF', { opacity: 0.35 })
      .mark('M19 11.4L15.4 17', '#FFFFFF', { width: 1.2, opacity: 0.35 })
      .body(-6),
  'ski-helmet': () =>
    new SoftDrawing('ski-helmet')
      .line('M9.6 22Q11 28.6 16.6 29.6L21 24', graphite, 1)
      .shape('M4 18.6Q3 4.4 16.4 3.4Q29.4 4 29.2 17.4Q29.2 19.6 27 19.8H13.6Q12.4 26 9 26Q4.4 25.4 4 18.6Z', main, 1)
      .shape('M5 19Q8.6 18.2 13.6 19.8Q13 26.2 9 26.2Q5.4 25.6 5 19Z', graphite, 0.4)
      .shape('M4.2 13.6Q14 15.6 29 13V16.4Q14 19 4 17Z', graphite, 0.25)
      .shape(box(5.6, 13.4, 3.4, 4.2, 0.7), steel, 0.2)
      .mark('M11 8.4Q13.4 5.8 17 5.4M20 6L24.6 8.4M20.6 9L25 11', '#173B8A', { width: 1, opacity: 0.75 })
      .mark('M7.6 9.4Q9.4 6.4 12 5.4', '#FFFFFF', { width: 0.9, opacity: 0.6 })
      .body(),
  'ski-visor': () =>
    new SoftDrawing('ski-visor')
      .line('M9.6 22Q11.4 28.4 17 29.4L20 25.4', graphite, 1)
      .shape('M4 18.6Q3 4.4 16 3.4Q28 3.8 28.6 12.6L13.6 19.8Q12.4 26 9 26Q4.4 25.4 4 18.6Z', main, 1)
      .shape('M5 19Q8.6 18.2 13.6 19.8Q13 26.2 9 26.2Q5.4 25.6 5 19Z', graphite, 0.4)
      .shape('M13.6 13.4Q22 10 29.4 11.8Q31.4 19.6 27.6 24.2Q21 26 14.8 23.8Q12.4 18.4 13.6 13.4Z', amber, 0.6)
      .mark('M16 15.4Q20 13.6 23.4 13.4L17.8 21.6Q15.6 19 16 15.4Z', '#FFFFFF', { opacity: 0.4 })
      .mark('M8 11.4L11.4 6.6M12.4 12L15.4 6.2', '#173B8A', { width: 1, opacity: 0.7 })
      .shape(circle(12.6, 16.2, 1.9), graphite, 0.2)
      .body(),
  'wooden-sled': () =>
    new SoftDrawing('wooden-sled')
      .line('M3 26.6H25Q30.4 26.4 29.4 20.4', steel, 1.3)
      .line('M8 26V21M20 26V21', steel, 1.3)
      .shape('M3 18.6H26V20.8H3Z', wood, 0.3)
      .shape('M4 15.8H27V18H4Z', wood, 0.3)
      .line('M4.6 18L3 9.4M9 17L7.4 8.6', steel, 1.2)
      .shape('M2.2 5.6Q5.4 4 9 5L10 12.6Q6.4 11.8 3.4 13.2Z', main, 0.5)
      .shape('M9 14.2H25.4Q27.4 14.4 27.2 16H8.6Z', main, 0.4)
      .line('M29.2 20.4Q24 17 27.6 15.6', coral, 0.8)
      .body(),
};
