import { amber, graphite, main, mainDark, mainLight, SoftDrawing, white } from '../soft-shapes.js';
import { box } from './paths.js';

const sleeves = [
  'M9.6 6.6Q6.2 7.4 5.2 11L2.6 23.4Q2.3 25.1 3.9 25.5L6 26Q7.6 26.3 8 24.6L10.8 13Z',
  'M22.4 6.6Q25.8 7.4 26.8 11L29.4 23.4Q29.7 25.1 28.1 25.5L26 26Q24.4 26.3 24 24.6L21.2 13Z',
] as const;

/** The two legs of trousers: from a waistband down, a gap between them. */
const legs =
  'M9 4.4H23L25.6 28.6Q25.6 29.8 24.4 29.8H19Q17.8 29.8 17.7 28.6L16 13.4L14.3 28.6Q14.2 29.8 13 29.8H7.6Q6.4 29.8 6.4 28.6Z';

const shirt =
  'M10.6 4.4Q16 8.4 21.4 4.4L27.4 6.8Q28.6 7.4 29 8.6L30.4 13.4Q30.6 14.4 29.6 14.8L25.4 16.2L24 13.4V28Q24 29.4 22.6 29.4H9.4Q8 29.4 8 28V13.4L6.6 16.2L2.4 14.8Q1.4 14.4 1.6 13.4L3 8.6Q3.4 7.4 4.6 6.8Z';

/** Clothes that the vector set lacks. */
export const clothesArt: Readonly<Record<string, () => string>> = {
  anorak: () =>
    new SoftDrawing('anorak')
      .shape(sleeves[0], mainLight)
      .shape(sleeves[1], mainLight)
      .shape(
        'M9 6.7L13 4.6H19L23 6.7Q24.2 7.3 24.2 8.8V28Q24.2 29.6 22.6 29.6H9.4Q7.8 29.6 7.8 28V8.8Q7.8 7.3 9 6.7Z',
        main,
        0.6,
      )
      .shape('M10.6 6.6Q10.4 2 14.4 1.8H17.6Q21.6 2 21.4 6.6L16 10.2Z', mainLight, 0.4)
      .mark('M13 5.8Q13.6 3.4 16 3.4T19 5.8L16 8Z', '#1B2A4A', { opacity: 0.75 })
      .mark('M16 8.8V16.4', '#20304F', { width: 0.8, opacity: 0.8 })
      .shape(box(9.6, 18, 12.8, 7.6, 1.4), mainDark, 0.35)
      .shape('M9.6 18H22.4V20.2H9.6Z', amber, 0.2)
      .mark('M8.2 28H23.8', '#173B8A', { width: 0.5, opacity: 0.7 })
      .body(),
  'jacket-fitted': () =>
    new SoftDrawing('jacket-fitted')
      .shape(sleeves[0], main)
      .shape(sleeves[1], main)
      .shape(
        'M9 6.7L13 4.6H19L23 6.7Q24.2 7.3 24 8.8Q22.2 14 22.8 18Q24.6 23 25.2 29Q25.2 30.2 24 30.2H8Q6.8 30.2 6.8 29Q7.4 23 9.2 18Q9.8 14 8 8.8Q7.8 7.3 9 6.7Z',
        main,
        0.7,
      )
      .shape('M9.3 17.2Q16 18.6 22.7 17.2L23 19.6Q16 21 9 19.6Z', mainDark, 0.2)
      .shape(box(14.6, 17.2, 2.8, 3.2, 0.5), amber, 0.2)
      .shape('M11 6.4Q10.8 2.4 14.4 2H17.6Q21.2 2.4 21 6.4L16 9.4Z', mainDark, 0.4)
      .mark('M13.4 5.6Q13.8 3.6 16 3.6T18.6 5.6L16 7.4Z', '#1B2A4A', { opacity: 0.75 })
      .mark('M16 8.4V17M16 20.6V30', '#20304F', { width: 0.7, opacity: 0.7 })
      .mark('M10.4 23L13 24.6M21.6 23L19 24.6', '#173B8A', { width: 0.8, opacity: 0.8 })
      .body(),
  puffer: () =>
    new SoftDrawing('puffer')
      .shape('M9 7Q5.4 7.6 4.2 11.4L1.8 23Q1.6 25.6 3.8 26L6 26.4Q8 26.6 8.6 24.6L11 13Z', main)
      .shape('M23 7Q26.6 7.6 27.8 11.4L30.2 23Q30.4 25.6 28.2 26L26 26.4Q24 26.6 23.4 24.6L21 13Z', main)
      .mark(
        'M3.6 14.4L9.6 16M2.8 18.4L9 20M2.2 22.2L8.4 23.8M28.4 14.4L22.4 16M29.2 18.4L23 20M29.8 22.2L23.6 23.8',
        '#1C50BE',
        { width: 0.6, opacity: 0.7 },
      )
      .shape(box(7.2, 6.4, 17.6, 5.6, 2.6), main, 0.6)
      .shape(box(6.8, 11.4, 18.4, 6.2, 2.8), main, 0.7)
      .shape(box(6.8, 17, 18.4, 6.2, 2.8), main, 0.7)
      .shape(box(7, 22.6, 18, 6.6, 2.8), main, 0.7)
      .shape('M10.8 7.4Q9.8 2 13.6 1.6H18.4Q22.2 2 21.2 7.4L16 9.6Z', mainDark, 0.6)
      .mark('M12.8 4.6Q16 6 19.2 4.6', '#BDE5FF', { width: 0.5, opacity: 0.7 })
      .mark('M16 8.4V29', '#20304F', { width: 0.8, opacity: 0.75 })
      .shape('M15.3 10.2H16.7V13.4Q16 14.2 15.3 13.4Z', amber, 0.15)
      .body(),
  parka: () =>
    new SoftDrawing('parka')
      .shape('M9 7.4Q5.8 8.2 4.8 11.8L2.6 24Q2.4 25.8 4 26.2L6 26.6Q7.6 26.8 8 25L10.8 14Z', main)
      .shape('M23 7.4Q26.2 8.2 27.2 11.8L29.4 24Q29.6 25.8 28 26.2L26 26.6Q24.4 26.8 24 25L21.2 14Z', main)
      .shape(
        'M8.8 7.4H23.2Q24.6 8 24.6 9.6L25.4 30Q25.4 31.2 24.2 31.2H7.8Q6.6 31.2 6.6 30L7.4 9.6Q7.4 8 8.8 7.4Z',
        main,
        0.7,
      )
      .shape(
        'M9.6 9Q7 6.4 8.6 3.6Q9.8 .6 13 1.4Q16 -.2 19 1.4Q22.2 .6 23.4 3.6Q25 6.4 22.4 9Q19.8 11.4 16 11T9.6 9Z',
        white,
        0.7,
      )
      .shape('M12 7.4Q11.4 3.4 16 3.2T20 7.4Q18.6 9.4 16 9.4T12 7.4Z', graphite, 0.3)
      .mark('M16 11V31', '#20304F', { width: 0.8, opacity: 0.75 })
      .mark('M17.8 13.6h.1M17.8 18h.1M17.8 22.4h.1M17.8 26.8h.1', '#FFD65A', { width: 1.3 })
      .shape(box(8.6, 20.6, 5.6, 5.4, 0.9), mainDark, 0.3)
      .shape(box(19.4, 20.6, 5, 5.4, 0.9), mainDark, 0.3)
      .body(),
  trousers: () =>
    new SoftDrawing('trousers')
      .shape(legs, main, 0.7)
      .shape('M9 2.4H23V5.6H9Z', mainDark, 0.25)
      .shape(box(14.6, 2.8, 2.8, 2.4, 0.4), amber, 0.2)
      .shape('M7.8 16.6L13.8 16.2L13.2 21.6H7.2Z', mainDark, 0.3)
      .shape('M24.2 16.6L18.2 16.2L18.8 21.6H24.8Z', mainDark, 0.3)
      .mark('M10 6.4Q11 9.6 8.6 11M22 6.4Q21 9.6 23.4 11', '#173B8A', { width: 0.6, opacity: 0.8 })
      .shape(box(20.6, 10.6, 3.4, 4.2, 0.6), mainLight, 0.2)
      .mark('M16 6V12', '#173B8A', { width: 0.5, opacity: 0.7 })
      .body(),
  'trousers-zip': () =>
    new SoftDrawing('trousers-zip')
      .shape(legs, main, 0.7)
      .shape('M9 2.4H23V5.6H9Z', graphite, 0.25)
      .shape('M7.3 19L13.6 18.4L12.9 29.8H7.6Q6.4 29.8 6.4 28.6Z', mainLight, 0.4)
      .shape('M24.7 19L18.4 18.4L19.1 29.8H24.4Q25.6 29.8 25.6 28.6Z', mainLight, 0.4)
      .mark('M7.4 18.8L13.6 18.2M24.6 18.8L18.4 18.2', '#FFD65A', { width: 0.9 })
      .shape(box(20.2, 10.6, 4, 5.4, 0.6), mainDark, 0.25)
      .mark('M10.4 6.4L9 11.4M16 6V12', '#173B8A', { width: 0.6, opacity: 0.8 })
      .body(),
  bibs: () =>
    new SoftDrawing('bibs')
      .line('M11.4 9Q10.8 3.4 12.6 1.6M20.6 9Q21.2 3.4 19.4 1.6', graphite, 1.5)
      .shape(
        'M10 6.4H22L24.6 13L26 29.4Q26 30.6 24.8 30.6H19Q17.8 30.6 17.7 29.4L16 18L14.3 29.4Q14.2 30.6 13 30.6H7.2Q6 30.6 6 29.4L7.4 13Z',
        main,
        0.8,
      )
      .shape('M8 13.6Q16 15 24 13.6L24.3 16.4Q16 17.8 7.6 16.4Z', mainDark, 0.25)
      .shape(box(12.6, 8.6, 6.8, 4, 0.8), mainLight, 0.25)
      .shape('M6.4 26L14.6 26.4L14.1 30.2Q13.9 30.6 13 30.6H7.2Q6 30.6 6 29.4Z', graphite, 0.2)
      .shape('M25.6 26L17.4 26.4L17.9 30.2Q18.1 30.6 19 30.6H24.8Q26 30.6 26 29.4Z', graphite, 0.2)
      .shape(box(10.2, 6.4, 2.4, 2.4, 0.5), amber, 0.15)
      .shape(box(19.4, 6.4, 2.4, 2.4, 0.5), amber, 0.15)
      .body(),
  'shorts-run': () =>
    new SoftDrawing('shorts-run')
      .shape(
        'M6.6 8.6H25.4L30 24.6Q30.2 25.8 29 26.2L20.6 27.8Q19.4 28 19 26.8L16 18.6L13 26.8Q12.6 28 11.4 27.8L3 26.2Q1.8 25.8 2 24.6Z',
        main,
        0.9,
      )
      .shape('M6.4 6.4H25.6V10H6.4Z', mainDark, 0.3)
      .shape('M24 10.4L29.9 24.4Q30.2 25.8 29 26.2L26.2 26.6Q26.8 18 22.6 10.4Z', mainLight, 0.3)
      .shape('M8 10.4L2.1 24.4Q1.8 25.8 3 26.2L5.8 26.6Q5.2 18 9.4 10.4Z', mainLight, 0.3)
      .mark('M14.6 8.4Q13.4 12 14.4 13.8M17.4 8.4Q18.6 12 17.6 13.8', '#FFFFFF', { width: 0.8 })
      .body(),
  'shorts-trek': () =>
    new SoftDrawing('shorts-trek')
      .shape(
        'M7 7H25L27.4 26.4Q27.4 27.6 26.2 27.6H18.8Q17.6 27.6 17.5 26.4L16 16.6L14.5 26.4Q14.4 27.6 13.2 27.6H5.8Q4.6 27.6 4.6 26.4Z',
        main,
        0.8,
      )
      .shape('M6.8 4.6H25.2V8H6.8Z', mainDark, 0.3)
      .mark('M9 4.2V8.4M13 4.2V8.4M19 4.2V8.4M23 4.2V8.4', '#173B8A', { width: 1.1 })
      .shape(box(19.8, 15, 6, 7.4, 0.8), mainDark, 0.3)
      .shape(box(6.2, 15, 6, 7.4, 0.8), mainDark, 0.3)
      .mark('M19.8 17.4H25.8M6.2 17.4H12.2', '#6DC0FF', { width: 0.7 })
      .mark('M16 8V15', '#173B8A', { width: 0.6, opacity: 0.8 })
      .body(),
  tee: () =>
    new SoftDrawing('tee')
      .shape(shirt, main, 0.8)
      .shape('M10.6 4.4Q10 10 8 13.4L6.6 16.2L2.4 14.8Q1.4 14.4 1.6 13.4L3 8.6Q3.4 7.4 4.6 6.8Z', mainDark, 0.4)
      .shape('M21.4 4.4Q22 10 24 13.4L25.4 16.2L29.6 14.8Q30.6 14.4 30.4 13.4L29 8.6Q28.6 7.4 27.4 6.8Z', mainDark, 0.4)
      .shape('M10.4 4.4Q16 10.6 21.6 4.4L20 3.8Q16 7.4 12 3.8Z', mainDark, 0.2)
      .mark('M10.6 23.4L14.2 16.8L16.4 20.4L18.2 17.6L21.4 23.4Z', '#EAF6FF', { opacity: 0.9 })
      .body(),
  'tee-stripe': () =>
    new SoftDrawing('tee-stripe')
      .shape(shirt, main, 0.8)
      .shape('M8 14.6H24V18.6H8Z', white, 0.2)
      .shape('M8 20H24V22H8Z', mainDark, 0.15)
      .shape('M10.4 4.4Q16 10.6 21.6 4.4L20 3.8Q16 7.4 12 3.8Z', white, 0.2)
      .mark('M2.2 13L6.8 14.8M29.8 13L25.2 14.8', '#FFFFFF', { width: 1 })
      .body(),
  'thermo-zip': () =>
    new SoftDrawing('thermo-zip')
      .shape('M10 6Q6.6 6.8 5.6 10.2L2.6 24Q2.3 25.5 3.8 25.9L6 26.3Q7.5 26.6 7.9 25.1L10.8 13.4Z', mainDark)
      .shape('M22 6Q25.4 6.8 26.4 10.2L29.4 24Q29.7 25.5 28.2 25.9L26 26.3Q24.5 26.6 24.1 25.1L21.2 13.4Z', mainDark)
      .shape(
        'M9.4 6.4L12.6 4.6H19.4L22.6 6.4Q23.8 7 23.8 8.4V27.8Q23.8 29.4 22.2 29.4H9.8Q8.2 29.4 8.2 27.8V8.4Q8.2 7 9.4 6.4Z',
        main,
        0.6,
      )
      .shape('M11.8 2.4Q16 1 20.2 2.4L20.6 7.4Q16 9.6 11.4 7.4Z', mainDark, 0.4)
      .mark('M16 2.4V14.6', '#EAF6FF', { width: 0.8 })
      .shape('M15.4 12.6H16.6V15.6Q16 16.4 15.4 15.6Z', amber, 0.15)
      .mark('M8.4 12Q12 15 12.2 21V29.2M23.6 12Q20 15 19.8 21V29.2', '#9ADBFF', { width: 0.5, opacity: 0.9 })
      .body(),
};
