import { amber, graphite, main, mainDark, mainLight, SoftDrawing, steel, white, wood } from '../soft-shapes.js';
import { box, circle } from './paths.js';

const lugs = 'M6 28.4v1.4h3v-1.4M11 28.6v1.4h3v-1.4M16 28.6v1.4h3v-1.4M21 28.6v1.4h3v-1.4M26 28.2v1.4h2.6v-1.4';

/** Boots, shoes and sandals that the vector set lacks; toes to the right. */
export const footwearArt: Readonly<Record<string, () => string>> = {
  'boot-low': () =>
    new SoftDrawing('boot-low')
      .shape(
        'M3.6 16Q3.8 12.6 6.4 12.2Q9.4 15 13 13.4Q15.8 17.4 20.4 18Q28.4 19 29.4 23.4V26H4Q3 20.4 3.6 16Z',
        main,
        0.7,
      )
      .shape('M3.5 17.4Q8.4 17.6 11.6 21.4Q13.4 24 12.6 26H4Q3 21 3.5 17.4Z', mainDark, 0.3)
      .shape('M24.4 19.2Q28.6 20.2 29.3 23.4V26H22.4Q22 21.6 24.4 19.2Z', graphite, 0.3)
      .mark('M14.6 17L18 15.2M17 18.8L20 16.8M19.8 19.8L22.4 17.9', '#FFF3D6', { width: 0.9 })
      .shape('M3.4 25.4H29.8Q30.4 28 28 28.8H5Q3 28.4 3.4 25.4Z', graphite, 0.4)
      .mark(lugs, '#2B2B30', { width: 1.1 })
      .mark('M6.2 13.6Q7.4 15.4 9.6 15.6', '#FFFFFF', { width: 0.6, opacity: 0.5 })
      .body(),
  'boot-tall': () =>
    new SoftDrawing('boot-tall')
      .shape(
        'M6.2 4.4Q12 2.4 17.6 4L18 12.4Q18.8 16.8 23.4 18Q29 19.4 29.6 23.4V26H5Q4 22.6 5 18.6Q6.4 11.6 6.2 4.4Z',
        main,
        0.8,
      )
      .shape('M5.6 3.6Q11.8 .8 18 3.2Q18.8 5 18 7.2Q12 5.4 6.2 7.6Q5.2 5.4 5.6 3.6Z', mainDark, 0.4)
      .shape('M4.9 19Q9.8 17.6 12.6 21.6Q13.8 24 13.2 26H5Q4 22.6 4.9 19Z', mainDark, 0.3)
      .shape('M24.8 18.6Q29 20 29.6 23.4V26H22.2Q22 21 24.8 18.6Z', graphite, 0.3)
      .mark('M13.6 9.4L18 8.4M14 12L18.2 11M14.8 14.6L19 13.6M16.6 17L20.8 15.9', '#FFD65A', { width: 0.9 })
      .mark('M17.8 8.4h.1M18.2 11h.1M19 13.6h.1M20.8 15.9h.1', '#E4E6EA', { width: 1.5 })
      .shape('M4.4 25.4H30Q30.6 28 28.2 28.8H6Q4 28.4 4.4 25.4Z', graphite, 0.4)
      .mark(lugs, '#2B2B30', { width: 1.1 })
      .body(),
  'boot-winter': () =>
    new SoftDrawing('boot-winter')
      .shape('M6 7.6H17.4V13.6Q18.2 17.4 23 18.4Q29 19.8 29.6 23.6V26H5Q4.2 22 5.2 18Q6.2 13 6 7.6Z', main, 0.8)
      .shape('M5.4 12.4Q11.4 14.4 17.4 12.4V15.4Q11.6 17.4 5.2 15.4Z', mainDark, 0.25)
      .shape(box(14.6, 12.4, 3.4, 3.4, 0.7), amber, 0.2)
      .shape(
        'M5 8.2Q2.8 6.8 4.6 4.8Q5.4 2.4 8 3.2Q10 1.2 12.2 2.6Q15 1.2 16.4 3.4Q19.2 3.6 18.8 6.2Q19.8 8.6 17 9.2Q15 11 12.6 9.8Q10 11 8 9.6Q6 10 5 8.2Z',
        white,
        0.6,
      )
      .shape('M24.6 19Q29 20.4 29.6 23.6V26H22.4Q22 21.4 24.6 19Z', mainDark, 0.3)
      .shape('M4.2 25H30Q30.8 28.2 28.2 29.2H6Q3.6 28.6 4.2 25Z', white, 0.5)
      .mark('M7 29.2v.8M11 29.4v.8M15 29.4v.8M19 29.4v.8M23 29.4v.8M27 29.2v.8', '#B4B9BE', { width: 2 })
      .body(),
  'boot-kids': () =>
    new SoftDrawing('boot-kids')
      .shape(
        'M7 6.6Q12.4 4.6 17.8 6.2V12.6Q18.4 15.4 22.6 16Q29.2 17.2 29.4 22.6V26H5.4Q4.4 22 5.4 17Q7 12 7 6.6Z',
        main,
        0.9,
      )
      .shape('M6.6 5.8Q12.4 3.4 18.2 5.4L18 8.8Q12.4 7 6.8 9.2Z', white, 0.4)
      .shape('M11.4 11.4L19 10Q20.2 10.4 19.4 12.8L12 14.6Q10.6 13 11.4 11.4Z', mainLight, 0.3)
      .shape('M12.2 16.4L21 14.8Q22.8 15.2 22.4 17.2L13.2 19.6Q11.6 18 12.2 16.4Z', mainLight, 0.3)
      .shape('M23.6 18Q28.8 18.6 29.4 22.6V26H21.4Q20.8 20.6 23.6 18Z', mainDark, 0.3)
      .shape('M4.6 25H30Q30.6 28.4 28 29.2H6.4Q4 28.6 4.6 25Z', amber, 0.5)
      .body(),
  'shoe-racer': () =>
    new SoftDrawing('shoe-racer')
      .shape('M2.4 17.6Q1.8 26.8 8 27.4H25.4Q30.6 27 31 22.6Q22 22.6 14.6 20Q8 18 2.4 17.6Z', white, 0.5)
      .shape(
        'M3 18.8Q2 12 5.2 8.6Q7.6 12.4 12 11.2Q15 16.4 21.4 18.4Q29 20 31 22.8Q22 24.8 13 22.4Q7 21 3 18.8Z',
        main,
        0.7,
      )
      .shape('M3 18.6Q6 14 11.6 17.8Q16.4 21 24 21.6Q28.6 21.8 30.9 22.8Q22 24.8 13 22.4Q7 21 3 18.6Z', mainDark, 0.25)
      .mark('M13 14.6L16.6 12.8M15 16.8L18.6 14.8M17.6 18.2L20.8 16.4', '#FFFFFF', { width: 0.8 })
      .mark('M3.4 24Q9 22.4 16 24.6T30 24', '#F7A928', { width: 0.9 })
      .shape('M5 26.6H26Q28.4 26.4 28 27.8Q27.4 28.6 25 28.6H8.4Q5.4 28.4 5 26.6Z', graphite, 0.2)
      .body(-6),
  'shoe-trail': () =>
    new SoftDrawing('shoe-trail')
      .shape(
        'M2.8 17Q2.6 12.4 5.4 10.4Q8.2 13.8 12.2 12.2Q15 16.4 20.6 17.6Q29 19 30.4 23.6V25.4H3.4Q2.4 21 2.8 17Z',
        main,
        0.7,
      )
      .shape('M25 18.8Q29.8 20.2 30.4 23.6V25.6H22.6Q22.4 21 25 18.8Z', graphite, 0.3)
      .shape('M9.4 25.4Q12 19 8.4 14.6L11 14Q16.4 19 15.4 25.4Z', mainLight, 0.25)
      .mark('M13.6 15.8L17 13.9M15.8 17.6L19.2 15.7M18.6 18.8L21.8 17', '#F7A928', { width: 0.8 })
      .shape('M2.6 23.6Q9 25.4 16 24.4T30.6 23.6V26.4H3.4Q2.4 25.4 2.6 23.6Z', white, 0.3)
      .shape(
        'M3.4 26H30.4L29.4 28.8L27.4 27.2L25.6 29.4L23.4 27.4L21.4 29.6L19.2 27.4L17 29.6L14.8 27.4L12.6 29.6L10.4 27.4L8.4 29.6L6.4 27.4L4.6 28.8Z',
        graphite,
        0.25,
      )
      .body(-4),
  'shoe-gym': () =>
    new SoftDrawing('shoe-gym')
      .shape('M4 12.6Q4 9.4 6.6 8.6Q9.6 11 14 9.8Q15.6 15.4 21 16.8Q29.2 18 29.8 22.8V25.4H4Q3 19.6 4 12.6Z', main, 0.8)
      .shape('M4 20.4Q10 17 15 20.6T29.6 21V25.4H4Z', mainDark, 0.25)
      .shape('M11.4 15.6L18.6 12.4Q20 13 19.8 15L13 19Q11.2 17.4 11.4 15.6Z', mainLight, 0.3)
      .mark('M15.6 12.4L13.4 13.4M20.4 17.2L18.2 18.6M23.2 18.4L21.4 20', '#FFFFFF', { width: 0.9 })
      .shape('M3.4 24.4H30.2V26.6Q30 28.6 28 28.6H5.6Q3.6 28.6 3.4 26.6Z', wood, 0.4)
      .mark('M6 11.4Q8 12.8 10.6 12.6', '#FFFFFF', { width: 0.6, opacity: 0.5 })
      .body(),
  'shoe-kids': () =>
    new SoftDrawing('shoe-kids')
      .shape(
        'M4.4 13Q4.8 9.8 7.6 9.2Q10 11.6 14.6 10.6Q16.4 14.8 21.6 15.4Q29.8 16.6 29.8 22.6V25.2H4.6Q3.4 19.4 4.4 13Z',
        main,
        0.9,
      )
      .shape('M11 13.8L18.6 12Q20 12.6 19.6 14.8L12.8 17Q10.8 15.8 11 13.8Z', amber, 0.3)
      .shape('M13.4 18.4L21.6 16.2Q23.2 16.8 22.8 18.8L15.4 21.4Q13.2 20.4 13.4 18.4Z', amber, 0.3)
      .shape('M24.2 16.6Q29.6 18 29.8 22.6V25.2H22Q21.6 19.8 24.2 16.6Z', mainLight, 0.3)
      .shape('M3.8 24.2H30.2Q31 28 28.4 28.8H6Q3.4 28.2 3.8 24.2Z', white, 0.5)
      .shape(circle(8.4, 20.4, 2), mainLight, 0.2)
      .body(),
  slide: () =>
    new SoftDrawing('slide')
      .shape(
        'M1.8 22.4Q1.6 19.6 5 19.8L28 21.6Q31 22 30.8 24.4Q30.4 27.4 26.4 27.4H6.6Q2.2 27.2 1.8 22.4Z',
        graphite,
        0.5,
      )
      .shape('M2.6 21.2Q3.4 19 7 19.4L27.6 21.2Q30.2 21.6 30 23.2Q16 24.6 2.6 21.2Z', mainLight, 0.3)
      .shape(
        'M11.6 22.8Q12 12.6 20.4 12Q27.4 12.6 29.4 22.6Q29.6 24.8 27.6 24.6Q25.6 17.6 20.4 17.4Q16 18 15.6 24Q11.4 25 11.6 22.8Z',
        main,
        0.7,
      )
      .mark('M16.6 14.8Q20.4 12.6 24.4 15.2', '#FFFFFF', { width: 0.9, opacity: 0.7 })
      .mark('M16.4 16.6Q20.4 14.4 25 17', '#FFFFFF', { width: 0.5, opacity: 0.6 })
      .body(-8),
  clog: () =>
    new SoftDrawing('clog')
      .shape('M3.4 15.6Q4.6 12.2 10.6 12.4Q13.6 10.2 19.4 11.6Q29.6 13.8 30 21.8V25H3.6Q1.8 20 3.4 15.6Z', main, 0.9)
      .shape('M4.2 15.8Q6 13.6 11.4 14Q11.6 17.4 8.6 19.2Q4.8 19 4.2 15.8Z', mainDark, 0.4)
      .line('M4.6 15.6Q9 8 15.4 13', mainLight, 2)
      .mark('M17 15.4h.1M20.6 15.2h.1M24 16.8h.1M15.4 18.4h.1M19 18.6h.1M22.8 19.4h.1M26.2 20.2h.1', '#173B8A', {
        width: 1.6,
      })
      .shape(circle(15.2, 13.2, 1.2), steel, 0.2)
      .shape('M2.8 23.6H30.4Q31 27 28.4 28H5.4Q2.6 27.4 2.8 23.6Z', mainLight, 0.4)
      .body(),
  sandal: () =>
    new SoftDrawing('sandal')
      .shape(
        'M2.4 23.6Q3 20.8 6.4 21.6Q17 23.6 28 22.2Q30.8 22.2 30.4 25Q29.8 28.2 26 28.4H6.4Q2.2 28 2.4 23.6Z',
        graphite,
        0.5,
      )
      .shape('M2.8 23Q3.6 21 6.4 21.6Q17 23.6 28 22.2Q30 22.4 29.8 23.8Q16 26.2 2.8 23Z', wood, 0.3)
      .line('M9.6 22.8Q12 13.4 18.4 14.4Q24.6 15.6 27.6 22.6', mainDark, 3)
      .line('M13.6 23.4Q15 15.4 20.4 13Q23 13.4 23.4 16.6L22.4 23', main, 3)
      .line('M9.4 21.4Q14 19.4 17.6 23.4', main, 2.6)
      .shape(box(18.4, 12.4, 4, 3.8, 0.8), mainLight, 0.3)
      .body(-4),
};
