import { amber, coral, graphite, main, mainDark, mainLight, SoftDrawing, steel, white, wood } from '../soft-shapes.js';
import { box, circle } from './paths.js';

/** Boats, boards, goggles and tackle. */
export const waterArt: Readonly<Record<string, () => string>> = {
  'boat-motor': () =>
    new SoftDrawing('boat-motor')
      .shape('M4.4 9.4H9.8Q11 9.4 11 10.8V16.6H3.4V10.8Q3.4 9.4 4.4 9.4Z', graphite, 0.4)
      .line('M6.2 16V26.6', steel, 1.7)
      .shape('M3 24.6Q6.4 23.4 8.6 26.2Q6.4 28.8 3.4 27.8Z', coral, 0.3)
      .line('M10.6 11.4L15.4 10.2', graphite, 1.2)
      .shape('M8 15.4L26 13.4L28 16H8Z', wood, 0.3)
      .shape('M6 19.4Q6 15.6 10 15.6H22Q27.4 15.4 31 10.6Q31.8 18 27.4 21.8Q25 23.6 21 23.6H10Q6 23.4 6 19.4Z', main, 1)
      .mark('M9 18H22.4Q27.4 17.4 30 14', '#FFFFFF', { width: 0.9, opacity: 0.55 })
      .shape('M10 23.4H22Q26 23.2 28.4 20.6Q28 25.4 23 26H11.4Q9.6 25.6 10 23.4Z', graphite, 0.3)
      .line('M14 16V13.6M19 15.8V13.4', steel, 0.9)
      .body(),
  'sup-touring': () =>
    new SoftDrawing('sup-touring')
      .shape('M16 .4Q20.4 7 20.8 15Q21 24.4 19.4 30Q18.8 31.4 16 31.4T12.6 30Q11 24.4 11.2 15Q11.6 7 16 .4Z', main, 0.7)
      .shape('M16 .8Q18.6 4.8 19.8 9.6Q16 11.6 12.2 9.6Q13.4 4.8 16 .8Z', white, 0.3)
      .mark('M13.6 9L18.4 5.8M18.4 9L13.6 5.8', '#3A3A40', { width: 0.4 })
      .shape('M12 14.4H20Q20.4 21.4 19.4 27.4H12.6Q11.6 21.4 12 14.4Z', wood, 0.3)
      .mark('M14 15V27M16 15V27M18 15V27', '#84552F', { width: 0.35, opacity: 0.8 })
      .shape(box(14.2, 19.8, 3.6, 1.2, 0.5), graphite, 0.15)
      .body(26),
  'sup-race': () =>
    new SoftDrawing('sup-race')
      .shape('M16 .2Q18.6 6 18.8 15.4Q18.8 25 17.8 31L16 31.6L14.2 31Q13.2 25 13.2 15.4Q13.4 6 16 .2Z', main, 0.6)
      .shape('M13.6 9.4L18.5 11V14.4L13.3 12.8Z', amber, 0.2)
      .shape('M13.3 14L18.8 15.8V18.4L13.2 16.6Z', white, 0.2)
      .shape('M13.7 19.4H18.5L18.2 26.6H13.9Z', graphite, 0.25)
      .line('M22.4 1.6L23.6 21', steel, 0.9)
      .line('M21 1.6L23.8 1.4', graphite, 1.3)
      .shape('M23.4 20Q26 21.6 25.8 26Q25.2 30.4 23.4 30.8Q21.4 29.8 21.4 25.6Q21.6 21.6 23.4 20Z', mainDark, 0.4)
      .body(30),
  'sup-wide': () =>
    new SoftDrawing('sup-wide')
      .shape(
        'M16 .6Q23.4 2.4 23.8 13Q24 24 21.6 29.4Q20.4 31.4 16 31.4T10.4 29.4Q8 24 8.2 13Q8.6 2.4 16 .6Z',
        main,
        0.9,
      )
      .shape('M10.6 9.4Q16 7 21.4 9.4Q22.4 18 20.8 26.4Q16 28.4 11.2 26.4Q9.6 18 10.6 9.4Z', mainLight, 0.4)
      .shape('M12.6 12.6Q16 11 19.4 12.6V18.6H12.6Z', graphite, 0.4)
      .shape('M12 18.4H20V22.4Q16 23.6 12 22.4Z', graphite, 0.4)
      .mark('M12.4 6.4H19.6', '#3A3A40', { width: 0.8 })
      .mark('M11 10.4h.1M21 10.4h.1M10.8 25.4h.1M21.2 25.4h.1', '#F7A928', { width: 1.4 })
      .body(18),
  'swim-goggles': () =>
    new SoftDrawing('swim-goggles')
      .line('M2.6 16Q.4 9 6 8.4Q16 5 26 8.4Q31.6 9 29.4 16', mainLight, 1.7)
      .line('M2.6 17Q2 24 8 24.6Q16 26.8 24 24.6Q30 24 29.4 17', mainLight, 1.1)
      .shape('M2 16Q2.4 11.4 8.4 11.6Q14.4 11.8 14.6 15.6Q14.4 21.6 8.8 21.6Q2.6 21.4 2 16Z', graphite, 0.5)
      .shape('M30 16Q29.6 11.4 23.6 11.6Q17.6 11.8 17.4 15.6Q17.6 21.6 23.2 21.6Q29.4 21.4 30 16Z', graphite, 0.5)
      .shape('M4 16Q4.4 13.2 8.6 13.4Q12.8 13.6 12.8 15.8Q12.6 19.8 8.8 19.8Q4.6 19.6 4 16Z', main, 0.5)
      .shape('M28 16Q27.6 13.2 23.4 13.4Q19.2 13.6 19.2 15.8Q19.4 19.8 23.2 19.8Q27.4 19.6 28 16Z', main, 0.5)
      .line('M14.4 15.6Q16 14.4 17.6 15.6', graphite, 1.3)
      .mark('M5.8 16Q6.4 14.6 8.6 14.8M20.8 16Q21.4 14.6 23.4 14.8', '#FFFFFF', { width: 0.8, opacity: 0.7 })
      .body(-8),
  wobbler: () =>
    new SoftDrawing('wobbler')
      .line('M10.4 19V22.6M20.4 18.6V21.6', steel, 0.8)
      .line('M10.4 22.4Q7.4 23 7.6 25.4Q8.4 27.4 10.4 26V22.4Q13.4 23 13.2 25.4Q12.4 27.4 10.4 26', graphite, 0.8)
      .line('M20.4 21.4Q17.6 22 17.8 24.2Q18.6 26 20.4 24.8V21.4Q23.2 22 23 24.2Q22.2 26 20.4 24.8', graphite, 0.8)
      .shape('M5.4 17.6L1.4 21.6Q.8 22.8 2.4 22.4L8 20Z', white, 0.3)
      .shape(
        'M3.4 15.4Q5.6 9.6 13.6 9.8Q21.4 10.2 27.4 14.6Q27.6 16 26.6 16.6Q20 20.6 12 20Q5 19.4 3.4 15.4Z',
        main,
        0.9,
      )
      .shape('M4 16.4Q12 18.6 26.8 16.4Q20 20.6 12 20Q5.4 19.6 4 16.4Z', white, 0.4)
      .shape('M26.2 15.6L31 11.4L30 15.8L31.2 19.8Z', mainDark, 0.3)
      .mark('M12 11.4L11 15M15.4 11.2L14.6 15.4M18.8 11.8L18.2 15.6M22 13L21.6 15.6', '#173B8A', {
        width: 0.9,
        opacity: 0.8,
      })
      .shape(circle(7.6, 14.2, 1.7), amber, 0.2)
      .mark(circle(7.6, 14.2, 0.8), '#1B1B1E')
      .body(-14),
  crank: () =>
    new SoftDrawing('crank')
      .line('M13 21.6V24M22 18.6V21.6', steel, 0.8)
      .line('M13 23.8Q10 24.4 10.2 26.8Q11 29 13 27.4V23.8Q16 24.4 15.8 26.8Q15 29 13 27.4', graphite, 0.8)
      .line('M22 21.4Q19.4 22 19.6 24Q20.4 25.8 22 24.6V21.4Q24.6 22 24.4 24Q23.6 25.8 22 24.6', graphite, 0.8)
      .shape('M7.4 17.6L1.8 25.4Q1.6 27.2 3.6 26.4L11 21.4Z', white, 0.3)
      .shape('M4.8 14.6Q6.6 6 15 5.8Q22.4 6 27 13.4Q27.2 15 26 15.8Q20.6 22.6 13.4 22.4Q6.2 21 4.8 14.6Z', main, 1)
      .shape('M5.8 17Q10 20.6 16.4 19T26 15.8Q20.6 22.6 13.4 22.4Q7.8 21.4 5.8 17Z', amber, 0.4)
      .shape('M26 14.6L30.6 9.6L29.8 14.4L31.4 18Z', mainDark, 0.3)
      .mark('M14 8.4h.1M17.6 9.4h.1M20.8 11.4h.1M15.4 12h.1M18.6 13.2h.1', '#173B8A', { width: 1.5 })
      .shape(circle(9.4, 12.4, 2.1), white, 0.2)
      .mark(circle(9.6, 12.4, 1), '#1B1B1E')
      .body(-8),
  'rod-spinning': () =>
    new SoftDrawing('rod-spinning')
      .line('M4 28.4L29.6 2.4', graphite, 0.9)
      .line('M3 29.4L7.4 25M10.4 22L13.2 19.2', wood, 2.3)
      .line('M7.4 25L10.4 22', main, 2)
      .line('M13.4 19L16 16.4', main, 1.4)
      .mark('M19 13.4q1.8-.4 1.4 1.4M23 9.4q1.6-.4 1.2 1.2M26.6 5.8q1.4-.2 1 1', '#7D848E', { width: 0.7 })
      .shape('M9.8 24.8L13.8 26.4L12.4 28.8L9 26.4Z', graphite, 0.2)
      .shape(circle(14.6, 27, 3.2), main, 0.5)
      .shape(circle(14.6, 27, 1.4), steel, 0.25)
      .line('M16.6 28.8L20 30', graphite, 0.9)
      .mark('M13.8 24.2Q20 18 29.6 2.6', '#9AA3AD', { width: 0.25 })
      .body(),
  'rod-sections': () =>
    new SoftDrawing('rod-sections')
      .line('M4.4 29.6L10.6 3', graphite, 1)
      .line('M4 30.4L6.4 20.4', wood, 2.3)
      .line('M6.6 19.4L7.6 15.4', main, 2)
      .line('M14.4 29.6L18.6 2.6', graphite, 1)
      .line('M14.2 30.2L15.4 22.6', main, 1.7)
      .line('M23.6 29.6L26.4 2.4', graphite, 0.8)
      .line('M23.4 30L24.2 22.6', main, 1.4)
      .mark(
        'M9.4 9.4q2-.2 1.4 1.6M16.6 16.4q2-.2 1.4 1.6M17.8 8.6q2-.2 1.4 1.6M24.8 18q1.8-.2 1.4 1.4M25.4 11q1.8-.2 1.4 1.4M26 5q1.6-.2 1.2 1.2',
        '#7D848E',
        { width: 0.7 },
      )
      .shape(circle(10.8, 19.4, 2.6), main, 0.4)
      .shape(circle(10.8, 19.4, 1.1), steel, 0.2)
      .line('M8 18.6L9.4 19', graphite, 1)
      .body(),
  'reel-baitcast': () =>
    new SoftDrawing('reel-baitcast')
      .shape(box(6, 25.4, 20, 3, 1.2), graphite, 0.3)
      .shape(box(12, 21.4, 8, 5, 1), graphite, 0.3)
      .shape('M9 12H23V22.6H9Z', amber, 0.4)
      .mark('M11 12.2V22.4M13.4 12.2V22.4M15.8 12.2V22.4M18.2 12.2V22.4M20.6 12.2V22.4', '#C4801C', {
        width: 0.5,
        opacity: 0.8,
      })
      .shape('M7 8.4Q16 3.4 25 8.4V12.6Q16 9.4 7 12.6Z', main, 0.6)
      .shape(circle(8.2, 16.6, 7), main, 0.8)
      .shape(circle(8.2, 16.6, 3.6), mainDark, 0.4)
      .shape(box(21, 8.6, 5, 15.4, 2.2), mainDark, 0.5)
      .line('M28 9.6V23.6', steel, 1.3)
      .shape(box(27, 6.4, 4.4, 4.6, 1.6), graphite, 0.4)
      .shape(box(27, 22, 4.4, 4.6, 1.6), graphite, 0.4)
      .body(),
};
