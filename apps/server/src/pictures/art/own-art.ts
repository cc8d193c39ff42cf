import { campArt } from './own/camp.js';
import { clothesArt } from './own/clothes.js';
import { footwearArt } from './own/footwear.js';
import { sportArt } from './own/sport.js';
import { waterArt } from './own/water.js';
import { wheelsArt } from './own/wheels.js';
import { winterArt } from './own/winter.js';
import { amber, graphite, main, mainDark, mainLight, SoftDrawing, steel, wood } from './soft-shapes.js';

/** Goods that the vector set lacks, drawn here in its manner. Each returns the inside of a 32 × 32 drawing. */
export const ownArt: Readonly<Record<string, () => string>> = {
  ...footwearArt,
  ...clothesArt,
  ...winterArt,
  ...campArt,
  ...wheelsArt,
  ...waterArt,
  ...sportArt,
  jacket: () =>
    new SoftDrawing('jacket')
      .shape('M9.4 6.6Q6.2 7.4 5.3 11L2.5 23.4Q2.2 25.1 3.8 25.5L6 26Q7.6 26.3 8 24.6L10.6 13Z', main)
      .shape('M22.6 6.6Q25.8 7.4 26.7 11L29.5 23.4Q29.8 25.1 28.2 25.5L26 26Q24.4 26.3 24 24.6L21.4 13Z', main)
      .shape('M2.9 22.3L8.6 23.6L8 26.2Q7.8 27 6.9 26.8L2.9 25.9Q2 25.7 2.2 24.8Z', mainDark, 0.25)
      .shape('M29.1 22.3L23.4 23.6L24 26.2Q24.2 27 25.1 26.8L29.1 25.9Q30 25.7 29.8 24.8Z', mainDark, 0.25)
      .shape(
        'M9 6.7L13 4.6H19L23 6.7Q24.2 7.3 24.2 8.8V28Q24.2 29.6 22.6 29.6H9.4Q7.8 29.6 7.8 28V8.8Q7.8 7.3 9 6.7Z',
        main,
        0.6,
      )
      .shape('M7.8 11.6H24.2V16.4H7.8Z', mainLight, 0.2)
      .shape('M10.9 6.3Q11 2.4 14.4 2.2H17.6Q21 2.4 21.1 6.3L16 9.6Z', mainDark, 0.4)
      .mark('M13.2 5.6Q13.6 3.7 16 3.7T18.8 5.6L16 7.6Z', '#1B2A4A', { opacity: 0.75 })
      .mark('M16 8.6V29', '#20304F', { width: 0.7, opacity: 0.7 })
      .shape('M15.4 10.4H16.6V13.4Q16 14.2 15.4 13.4Z', amber, 0.15)
      .mark('M10.4 20.4L12.6 25.4M21.6 20.4L19.4 25.4', '#1F3F86', { width: 0.7, opacity: 0.8 })
      .body(),
  longsleeve: () =>
    new SoftDrawing('longsleeve')
      .shape('M10 5.6Q6.6 6.4 5.6 9.8L2.6 23.8Q2.3 25.3 3.8 25.7L6 26.1Q7.5 26.4 7.9 24.9L10.8 13Z', main)
      .shape('M22 5.6Q25.4 6.4 26.4 9.8L29.4 23.8Q29.7 25.3 28.2 25.7L26 26.1Q24.5 26.4 24.1 24.9L21.2 13Z', main)
      .shape(
        'M9.4 5.8L12.6 4.4Q16 7.4 19.4 4.4L22.6 5.8Q23.8 6.4 23.8 8V27.6Q23.8 29.2 22.2 29.2H9.8Q8.2 29.2 8.2 27.6V8Q8.2 6.4 9.4 5.8Z',
        main,
        0.6,
      )
      .shape('M12.2 4.6Q16 8 19.8 4.6L20.7 5Q16 10.2 11.3 5Z', mainDark, 0.2)
      .mark('M8.3 9.2L11 17.4Q11.6 19.4 11.4 21.6V29M23.7 9.2L21 17.4Q20.4 19.4 20.6 21.6V29', '#BFE4FF', {
        width: 0.45,
        opacity: 0.9,
      })
      .shape('M3 22.6L8.4 23.8L7.9 25.6Q7.6 26.5 6.8 26.4L3.2 25.7Q2.4 25.4 2.6 24.6Z', mainDark, 0.2)
      .shape('M29 22.6L23.6 23.8L24.1 25.6Q24.4 26.5 25.2 26.4L28.8 25.7Q29.6 25.4 29.4 24.6Z', mainDark, 0.2)
      .body(),
  beanie: () =>
    new SoftDrawing('beanie')
      .shape('M16 1.6A3.5 3.5 0 1 1 15.99 1.6Z', mainLight, 0.6)
      .shape('M4.8 21Q4.8 6.4 16 6.4T27.2 21Z', main, 0.8)
      .mark('M9.6 20Q9.4 11.4 12.8 7.4M16 20V6.8M22.4 20Q22.6 11.4 19.2 7.4', '#1F55C0', { width: 0.55, opacity: 0.55 })
      .shape('M6.2 12.8Q16 9.2 25.8 12.8L26.8 16.2Q16 12.6 5.2 16.2Z', mainLight, 0.2)
      .shape('M6 18.4H26Q28.8 18.4 28.8 21.2V24.2Q28.8 27 26 27H6Q3.2 27 3.2 24.2V21.2Q3.2 18.4 6 18.4Z', mainDark, 0.7)
      .mark('M7.4 20V25.4M10.8 20V25.4M14.2 20V25.4M17.8 20V25.4M21.2 20V25.4M24.6 20V25.4', '#153784', {
        width: 0.5,
        opacity: 0.6,
      })
      .body(),
  'sleeping-bag': () =>
    new SoftDrawing('sleeping-bag')
      .shape(
        'M16 1.6Q22.8 1.6 23.6 8.2Q25.8 10.6 24.8 16.6L22.6 27.8Q22.1 30.4 19.5 30.4H12.5Q9.9 30.4 9.4 27.8L7.2 16.6Q6.2 10.6 8.4 8.2Q9.2 1.6 16 1.6Z',
        main,
        0.9,
      )
      .shape('M16 3.8Q20.6 3.8 20.6 8.4T16 13.4T11.4 8.4T16 3.8Z', graphite, 0.4)
      .shape('M16 6.4Q19.4 6.4 19.4 9.2T16 12.8T12.6 9.2T16 6.4Z', amber, 0.4)
      .mark('M7.2 15.2Q16 18.6 24.8 15.2M7.9 19.6Q16 22.6 24.1 19.6M8.8 24Q16 26.6 23.2 24', '#1C50BE', {
        width: 0.6,
        opacity: 0.6,
      })
      .mark('M7.4 14.2Q16 17.6 24.6 14.2M8 18.6Q16 21.6 24 18.6M8.9 23Q16 25.6 23.1 23', '#BDE5FF', {
        width: 0.4,
        opacity: 0.6,
      })
      .mark('M20.4 11.2Q22.2 14 21.6 18L20 28.8', '#F7B12E', { width: 0.5 })
      .shape('M19.6 18.2H21.8L21.2 21.4H19.4Z', amber, 0.15)
      .body(24),
  mat: () =>
    new SoftDrawing('mat')
      .shape('M3.4 22.4L24 22.4L28.6 25.6Q29.2 26.6 28 26.6H7.4Q6 26.6 5.2 25.8Z', mainDark, 0.3)
      .shape('M6.4 8.8H24.4V24.4H6.4Q2.4 22.6 2.4 16.6T6.4 8.8Z', main, 0.9)
      .shape('M24.4 8.8Q28.8 9.4 28.8 16.6T24.4 24.4T20 16.6T24.4 8.8Z', mainLight, 0.4)
      .mark('M24.4 11Q27.2 11.6 27.2 16.6T24.4 22.2T21.8 17T24.4 13.2T25.8 16.8T24.4 19.6T23.4 17', '#2A66CF', {
        width: 0.7,
      })
      .shape('M8 8.8H10.4V24.4H8Q5.6 21.8 5.6 16.6T8 8.8Z', graphite, 0.2)
      .shape('M16 8.8H18.4V24.4H16Q13.6 21.8 13.6 16.6T16 8.8Z', graphite, 0.2)
      .body(-14),
  dumbbell: () =>
    new SoftDrawing('dumbbell')
      .shape('M9 14H23V18H9Z', steel, 0.4, [16, 13, 16, 19])
      .mark('M12.4 14.4V17.6M14.2 14.4V17.6M16 14.4V17.6M17.8 14.4V17.6M19.6 14.4V17.6', '#8A919B', {
        width: 0.35,
        opacity: 0.8,
      })
      .shape('M3.6 10.6H5.4Q7 10.6 7 12.2V19.8Q7 21.4 5.4 21.4H3.6Q2 21.4 2 19.8V12.2Q2 10.6 3.6 10.6Z', mainDark, 0.5)
      .shape(
        'M28.4 10.6H26.6Q25 10.6 25 12.2V19.8Q25 21.4 26.6 21.4H28.4Q30 21.4 30 19.8V12.2Q30 10.6 28.4 10.6Z',
        mainDark,
        0.5,
      )
      .shape(
        'M7.8 7.4H9.4Q11.4 7.4 11.4 9.4V22.6Q11.4 24.6 9.4 24.6H7.8Q5.8 24.6 5.8 22.6V9.4Q5.8 7.4 7.8 7.4Z',
        main,
        0.6,
      )
      .shape(
        'M24.2 7.4H22.6Q20.6 7.4 20.6 9.4V22.6Q20.6 24.6 22.6 24.6H24.2Q26.2 24.6 26.2 22.6V9.4Q26.2 7.4 24.2 7.4Z',
        main,
        0.6,
      )
      .body(-24),
  kettlebell: () =>
    new SoftDrawing('kettlebell')
      .line('M10.6 15.4Q8 4.4 16 4.2T21.4 15.4', graphite, 3.6)
      .shape(
        'M16 10.4Q26 11.4 26 20.4Q26 25 22.6 28.4Q21.8 29.2 20.6 29.2H11.4Q10.2 29.2 9.4 28.4Q6 25 6 20.4Q6 11.4 16 10.4Z',
        main,
        1.1,
      )
      .shape('M16 15.6A5 5 0 1 1 15.99 15.6Z', mainLight, 0.3)
      .shape('M16 17.4A3.2 3.2 0 1 1 15.99 17.4Z', mainDark, 0.3)
      .mark('M11.4 3.9Q13.4 3 15.6 3', '#FFFFFF', { width: 0.6, opacity: 0.35 })
      .body(),
  sup: () =>
    new SoftDrawing('sup')
      .shape(
        'M15.2 .9Q20 4.4 20.3 14.6Q20.4 24.4 18.4 29.4Q17.6 31.1 15.2 31.1T12 29.4Q10 24.4 10.1 14.6Q10.4 4.4 15.2 .9Z',
        main,
        0.7,
      )
      .shape('M15.2 3.2Q17.2 5.2 18 8.8Q15.2 7.6 12.4 8.8Q13.2 5.2 15.2 3.2Z', amber, 0.2)
      .shape('M12 12.4Q15.2 11.4 18.4 12.4Q18.9 20 17.8 26.4Q15.2 27.2 12.6 26.4Q11.5 20 12 12.4Z', graphite, 0.4)
      .mark('M12.2 15.4H18.2M12.1 18.4H18.3M12.3 21.4H18.1M12.5 24.2H17.9', '#77777F', { width: 0.35, opacity: 0.9 })
      .mark('M12 10L18.4 10.8M18.4 10L12 10.8', '#20304F', { width: 0.3, opacity: 0.7 })
      .line('M23.8 3.2V21.6', steel, 1)
      .line('M22.4 2.8H25.2', graphite, 1.3)
      .shape('M23.8 20Q26.2 21 26.2 25Q26.2 29.4 23.8 30.2Q21.4 29.4 21.4 25Q21.4 21 23.8 20Z', mainLight, 0.4)
      .body(22),
  snowboard: () =>
    new SoftDrawing('snowboard')
      .shape(
        'M16 .8Q20.4 .8 20.6 5.4Q19.6 10.4 19.6 16T20.6 26.6Q20.4 31.2 16 31.2T11.4 26.6Q12.4 21.6 12.4 16T11.4 5.4Q11.6 .8 16 .8Z',
        main,
        0.7,
      )
      .shape('M11.5 4.6Q11.4 6 11.7 7.2L20.3 5Q20.4 3.6 20.1 3.4Q15.8 4 11.5 5.4Z', mainLight, 0.2)
      .shape('M12 24.4L20.1 23.4L20.5 26L11.6 27.2Z', amber, 0.2)
      .mark('M12.3 15.4L19.6 13.4', '#BFE4FF', { width: 0.9, opacity: 0.8 })
      .shape('M11 9.4H21Q22 9.4 22 10.4V12Q22 13 21 13H11Q10 13 10 12V10.4Q10 9.4 11 9.4Z', graphite, 0.35)
      .shape(
        'M11 19.2H21Q22 19.2 22 20.2V21.8Q22 22.8 21 22.8H11Q10 22.8 10 21.8V20.2Q10 19.2 11 19.2Z',
        graphite,
        0.35,
      )
      .shape('M13.6 8.8H18.4V13.6H13.6Z', steel, 0.2)
      .shape('M13.6 18.6H18.4V23.4H13.6Z', steel, 0.2)
      .body(38),
  thermos: () =>
    new SoftDrawing('thermos')
      .shape('M12.4 2H19.6Q20.8 2 20.8 3.2V8H11.2V3.2Q11.2 2 12.4 2Z', steel, 0.5, [11, 4, 21, 5])
      .shape('M11.6 7.6H20.4V9.8H11.6Z', graphite, 0.2)
      .shape(
        'M11.8 9.4H20.2Q22.6 10.6 22.6 13.4V27.4Q22.6 30 20 30H12Q9.4 30 9.4 27.4V13.4Q9.4 10.6 11.8 9.4Z',
        main,
        0.9,
        [9, 16, 23, 18],
      )
      .shape('M9.4 24.6H22.6V26.8H9.4Z', mainDark, 0.2)
      .mark('M12 13.6V23', '#FFFFFF', { width: 1, opacity: 0.45 })
      .mark('M16.6 18.6L18.4 15.4L20.4 18.6Z', '#EAF6FF', { opacity: 0.85 })
      .body(),
  poles: () =>
    new SoftDrawing('poles')
      .line('M10.4 8L22.4 29', steel, 1, [8, 8, 24, 29])
      .line('M21.6 8L9.6 29', steel, 1, [8, 8, 24, 29])
      .shape('M6.6 2.4Q8 1.2 9.4 2.4L12.6 8.2Q12.9 9.4 11.8 10T9.8 9.6L6.4 4Q5.8 3.2 6.6 2.4Z', main, 0.4)
      .shape('M25.4 2.4Q24 1.2 22.6 2.4L19.4 8.2Q19.1 9.4 20.2 10T22.2 9.6L25.6 4Q26.2 3.2 25.4 2.4Z', main, 0.4)
      .line('M7 3Q3.4 7.6 6.6 9.4T10.8 6.4', mainDark, 0.7)
      .line('M25 3Q28.6 7.6 25.4 9.4T21.2 6.4', mainDark, 0.7)
      .shape('M18.8 25.6Q21.6 23 24 23.6Q24.6 26 21 28Q18.6 28.4 18.8 25.6Z', graphite, 0.25)
      .shape('M13.2 25.6Q10.4 23 8 23.6Q7.4 26 11 28Q13.4 28.4 13.2 25.6Z', graphite, 0.25)
      .body(),
  helmet: () =>
    new SoftDrawing('helmet')
      .line('M9 21.6Q10.6 28.4 14.6 29.4Q16.4 27 18.6 21', graphite, 0.9)
      .line('M24 20.6Q21 27.4 14.6 29.4', graphite, 0.9)
      .shape(
        'M2.6 20.2Q2.4 8.4 14.6 6.4Q27.2 5 29.4 17.2Q29.8 20.6 27 21Q20.4 21.8 13.6 21.2Q8.2 24 4.8 22.6Q2.6 21.8 2.6 20.2Z',
        main,
        0.9,
      )
      .shape(
        'M2.8 18.6Q9 19.8 14 17.6Q22 17.8 29.5 17.6Q29.8 20.6 27 21Q20.4 21.8 13.6 21.2Q8.2 24 4.8 22.6Q2.3 21.6 2.8 18.6Z',
        mainDark,
        0.4,
      )
      .shape('M6 15.6Q7.4 10.8 12.2 9Q13 10.8 10.4 14.6Q8 16.4 6 15.6Z', graphite, 0.3)
      .shape('M12.6 15.2Q14 10.4 18 8.4Q19.8 9.4 18.2 14Q15.6 16 12.6 15.2Z', graphite, 0.3)
      .shape('M20.2 14.6Q21.4 10.6 22.8 9.4Q25.8 11 26.4 14.8Q23.2 15.8 20.2 14.6Z', graphite, 0.3)
      .body(-6),
  inflatable: () =>
    new SoftDrawing('inflatable')
      .shape('M10.6 8.4Q16 1.2 21.4 8.4L22.6 28.6H9.4Z', graphite, 0.3)
      .shape('M10.8 12.4H21.2V15.4H10.8Z', wood, 0.3)
      .shape('M10.4 20.4H21.6V23.4H10.4Z', wood, 0.3)
      .shape(
        'M16 .8Q24.2 6 25.2 15L25.8 27.6Q25.8 29.8 24 29.8T22.2 27.8L21.4 14.4Q20.6 8.6 16 5.6Q11.4 8.6 10.6 14.4L9.8 27.8Q9.8 29.8 8 29.8T6.2 27.6L6.8 15Q7.8 6 16 .8Z',
        main,
        0.7,
      )
      .shape('M9.4 26.6H22.6V29Q22.6 29.6 22 29.6H10Q9.4 29.6 9.4 29Z', wood, 0.3)
      .mark('M8.6 14.6L8 25M23.4 14.6L24 25', '#1F4FB5', { width: 0.4, opacity: 0.8 })
      .line('M25.2 12.6L27.8 20', steel, 0.8)
      .line('M6.8 12.6L4.2 20', steel, 0.8)
      .shape('M27 19.2L29 18.6L30.4 25.4Q29.6 26.8 28.4 25.8Z', amber, 0.2)
      .shape('M5 19.2L3 18.6L1.6 25.4Q2.4 26.8 3.6 25.8Z', amber, 0.2)
      .body(22),
  reel: () =>
    new SoftDrawing('reel')
      .shape('M4 2.8H23Q24.6 2.8 24.6 4T23 5.2H4Q2.4 5.2 2.4 4T4 2.8Z', graphite, 0.3)
      .shape('M11.4 4.8H15L14.6 13H10.8Z', graphite, 0.3)
      .shape('M22.2 12.4H27.4Q29.6 12.4 29.6 14.6V23.4Q29.6 25.6 27.4 25.6H22.2Z', steel, 0.4)
      .shape('M17.6 13.6H23.4V24.4H17.6Z', amber, 0.4)
      .mark('M18.8 13.8V24.2M20.2 13.8V24.2M21.6 13.8V24.2', '#C4801C', { width: 0.4, opacity: 0.8 })
      .shape('M11.8 11.4Q19 11.4 19 19T11.8 26.6T4.6 19T11.8 11.4Z', main, 0.9)
      .shape('M11.8 15.6Q15 15.6 15 19T11.8 22.4T8.6 19T11.8 15.6Z', mainDark, 0.4)
      .line('M11.8 19L6.8 27.2', steel, 1.3)
      .shape('M6.2 25.2Q8.6 26 8.6 28.2T5.8 30.8T3.4 28T6.2 25.2Z', graphite, 0.4)
      .body(),
  stove: () =>
    new SoftDrawing('stove')
      .shape('M13.2 4.8Q14 2.4 15.8 .8Q16.4 3.4 18.4 4.6Q20 7 17.6 8.8H14Q12.4 7.2 13.2 4.8Z', amber, 0.4)
      .line('M6.6 6.6L10.4 9.4H21.6L25.4 6.6', graphite, 1)
      .shape('M11.4 8.6H20.6Q21.6 8.6 21.4 9.8L20.6 11.8H11.4L10.6 9.8Q10.4 8.6 11.4 8.6Z', steel, 0.3)
      .shape('M14.4 11.6H17.6V16.6H14.4Z', steel, 0.3)
      .line('M17.6 14.2H23', steel, 0.8)
      .shape('M22.6 12.4H25.4V16H22.6Z', graphite, 0.25)
      .shape('M12.4 16.2H19.6L20.6 18.4H11.4Z', graphite, 0.3)
      .shape('M11 18H21Q26.2 18.4 26.2 22.2V27Q26.2 30.2 23 30.2H9Q5.8 30.2 5.8 27V22.2Q5.8 18.4 11 18Z', main, 0.9)
      .shape('M5.8 23H26.2V26.4H5.8Z', mainLight, 0.2)
      .body(),
};
