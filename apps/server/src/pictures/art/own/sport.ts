import { amber, coral, graphite, main, mainDark, mainLight, SoftDrawing, steel, white, wood } from '../soft-shapes.js';
import { box, circle } from './paths.js';

/** A stick for hockey: its shaft from the upper right, its blade at the lower left. */
const stick = (name: string, shaft = main) =>
  new SoftDrawing(name)
    .line('M27.6 1.6L11.4 24.4', shaft, 2.1)
    .line('M27.8 1.4L25 5.4', graphite, 2.5)
    .mark('M22.4 9L19 13.8', '#FFFFFF', { width: 0.7, opacity: 0.8 })
    .shape(
      'M12.8 22.4Q11.4 26.6 8.6 27.2L2.4 28Q.8 27.8 1 26.2Q1.4 24.8 3 24.6L8.6 23.8Q10 23.4 11 21.4Z',
      graphite,
      0.4,
    );

/** Weights, mats, gloves, sticks, watches and glasses. */
export const sportArt: Readonly<Record<string, () => string>> = {
  'dumbbell-hex': () =>
    new SoftDrawing('dumbbell-hex')
      .shape('M9 13.8H23V18.2H9Z', steel, 0.5, [16, 13, 16, 19])
      .mark('M12.6 14V18M14.4 14V18M16.2 14V18M18 14V18M19.8 14V18', '#8A919B', { width: 0.4 })
      .shape('M2 12.4L4.6 8H9.4L12 12.4V19.6L9.4 24H4.6L2 19.6Z', main, 0.8)
      .shape('M20 12.4L22.6 8H27.4L30 12.4V19.6L27.4 24H22.6L20 19.6Z', main, 0.8)
      .shape('M4.8 13.2L6 11H8L9.2 13.2V18.8L8 21H6L4.8 18.8Z', mainDark, 0.3)
      .shape('M22.8 13.2L24 11H26L27.2 13.2V18.8L26 21H24L22.8 18.8Z', mainDark, 0.3)
      .body(-18),
  'dumbbell-soft': () =>
    new SoftDrawing('dumbbell-soft')
      .shape(box(9, 13.4, 14, 5.2, 2), mainDark, 0.5)
      .shape('M3 9.4Q7.4 7.6 11.8 9.4Q13.4 16 11.8 22.6Q7.4 24.4 3 22.6Q1.4 16 3 9.4Z', main, 0.9)
      .shape('M29 9.4Q24.6 7.6 20.2 9.4Q18.6 16 20.2 22.6Q24.6 24.4 29 22.6Q30.6 16 29 9.4Z', main, 0.9)
      .shape(circle(7.4, 16, 2.6), white, 0.3)
      .shape(circle(24.6, 16, 2.6), white, 0.3)
      .mark('M4.8 11.4Q6.6 10.4 8.6 10.6M22 11.4Q23.8 10.4 25.8 10.6', '#FFFFFF', { width: 0.8, opacity: 0.6 })
      .body(-30),
  'kettlebell-sport': () =>
    new SoftDrawing('kettlebell-sport')
      .line('M9 16Q6 3.4 16 3.2T23 16', steel, 2.7)
      .shape('M16 11Q26.6 11.6 26.6 20.6Q26.4 29.6 16 29.8Q5.6 29.6 5.4 20.6Q5.4 11.6 16 11Z', main, 1.2)
      .shape('M5.5 18.4Q16 21.6 26.5 18.4Q26.8 21.4 26 24Q16 27 6 24Q5.2 21.4 5.5 18.4Z', white, 0.4)
      .shape('M10.4 29Q16 30.4 21.6 29V30.8H10.4Z', graphite, 0.2)
      .mark('M9 15.6Q11.4 12.8 15 12.6', '#FFFFFF', { width: 0.9, opacity: 0.5 })
      .body(),
  'yoga-flat': () =>
    new SoftDrawing('yoga-flat')
      .shape('M7.6 9.4H30.6L24.6 25.6H1.2Z', main, 0.7)
      .mark('M12.4 12.4H26.6L22.4 22.6H7.8Z', '#BFE4FF', { width: 0.5, opacity: 0.9 })
      .mark(
        'M17.4 14.4Q19.6 17.4 17 20.6Q14.4 17.4 17.4 14.4ZM12.8 17.2Q15.6 17 17 20.6Q13.2 20.8 12.8 17.2ZM21.6 17.2Q18.6 17 17 20.6Q20.8 20.8 21.6 17.2Z',
        '#EAF6FF',
        { opacity: 0.85 },
      )
      .shape('M1.2 25.6H24.6L24.2 27.2H1.6Q.6 26.6 1.2 25.6Z', mainDark, 0.2)
      .shape('M24.6 25.6L30.6 9.4L31 10.8L25.2 27.2H24.2Z', mainDark, 0.2)
      .body(),
  'yoga-strap': () =>
    new SoftDrawing('yoga-strap')
      .line('M11 6.4Q-2 14 10.6 26', graphite, 1.4)
      .shape(box(10, 2, 10.6, 28, 4.4), main, 0.9)
      .shape('M10 6.4Q10 2 15.3 2T20.6 6.4Q20.6 9.4 15.3 9.4T10 6.4Z', mainLight, 0.4)
      .mark('M15.3 3.8Q18.4 3.8 18.4 6T15.3 8T12.6 6.2T15.3 4.8', '#2A66CF', { width: 0.7 })
      .shape('M10 12.4H20.6V14.6H10ZM10 22.4H20.6V24.6H10Z', graphite, 0.2)
      .shape(box(13.8, 11.8, 3.4, 3.4, 0.7), amber, 0.2)
      .mark('M12 16V21', '#FFFFFF', { width: 0.9, opacity: 0.45 })
      .body(24),
  'yoga-stack': () =>
    new SoftDrawing('yoga-stack')
      .shape('M3 20.4H25.4Q29.6 20.4 29.6 23T25.4 25.8H3Z', mainDark, 0.5)
      .shape('M3 15.2H25.4Q29.6 15.2 29.6 17.8T25.4 20.6H3Z', main, 0.5)
      .shape('M5 10H25.4Q29.6 10 29.6 12.6T25.4 15.4H5Q2 15.4 2 12.8T5 10Z', main, 0.6)
      .mark('M4.4 17.8H26M4.4 23.2H26', '#BFE4FF', { width: 0.5, opacity: 0.7 })
      .shape('M12 9.6H15V26.2H12Z', amber, 0.25)
      .shape(box(20, 5, 6.4, 5.4, 1), coral, 0.4)
      .body(-8),
  'boxing-mitt': () =>
    new SoftDrawing('boxing-mitt')
      .shape('M10 20.6H23.4L24 28.4Q24 30 22.4 30H10.8Q9.2 30 9.2 28.4Z', white, 0.5)
      .shape('M9.6 21H23.6V24H9.6Z', graphite, 0.25)
      .shape('M8.6 8.6Q10 1.8 17.4 2Q25.6 2.4 26.2 11Q26.4 17 23.8 21.6H9.8Q6.6 14.6 8.6 8.6Z', main, 1.1)
      .shape('M8.8 10.4Q4.4 9.8 4.2 14Q4.6 18.6 9.6 19.4Q12.6 18.6 12.4 15Q11.4 11 8.8 10.4Z', mainDark, 0.6)
      .mark('M13.4 6Q17 4 21 6M14 10.4Q18.4 8.6 23 10.4', '#173B8A', { width: 0.7, opacity: 0.7 })
      .shape(circle(18.4, 14.8, 2.6), amber, 0.3)
      .body(14),
  'kimono-belt': () =>
    new SoftDrawing('kimono-belt')
      .shape('M11 4.4L4.4 7.4Q2.4 8.4 1.8 10.6L.8 17.4L7.4 19L9.6 14Z', main, 0.6)
      .shape('M21 4.4L27.6 7.4Q29.6 8.4 30.2 10.6L31.2 17.4L24.6 19L22.4 14Z', main, 0.6)
      .shape('M10.4 4.4H21.6L23.4 9V29Q23.4 30 22.4 30H9.6Q8.6 30 8.6 29V9Z', main, 0.7)
      .shape('M11 3.4H14.6L20.4 15.4L16.4 20.4L9.8 8.4Z', mainLight, 0.3)
      .shape('M21 3.4H17.4L11.6 15.4L15.6 20.4L22.2 8.4Z', mainLight, 0.4)
      .shape('M8.4 19H23.6V22.6H8.4Z', graphite, 0.3)
      .shape('M14 18.6H18V23H14Z', graphite, 0.3)
      .shape('M14.4 22.6L11.4 29.4L13.8 30.2L16.4 22.8ZM17.6 22.6L20.6 29.4L18.2 30.2L15.6 22.8Z', graphite, 0.3)
      .body(),
  'stick-pair': () =>
    stick('stick-pair-back', mainDark)
      .body()
      .replace('<g fill="none">', '<g fill="none" transform="matrix(-1 0 0 1 32 0)">') + stick('stick-pair').body(),
  'stick-puck': () =>
    stick('stick-puck')
      .mark('M3.4 25.6L5 27.4M6.2 25L7.6 27M9 24.2L10 26', '#77777F', { width: 0.6 })
      .shape('M17 27.4Q17 24.6 22.6 24.6T28.2 27.4V28.6Q28 31.2 22.6 31.2T17 28.6Z', graphite, 0.5)
      .mark('M18.4 27.2Q22.6 29.4 26.8 27.2', '#77777F', { width: 0.5 })
      .body(),
  'stick-wood': () =>
    new SoftDrawing('stick-wood')
      .line('M25.6 2.6L13.6 22', wood, 2.3)
      .line('M25.8 2.4L23.6 6', main, 2.7)
      .line('M20 11.4L18.4 14', main, 2.4)
      .shape('M15.2 19.8Q14 25 10.6 26L4.6 27Q2.8 27 3 25.2Q3.2 23.6 5 23.4L10.2 22.4Q12 21.8 13 18.6Z', wood, 0.4)
      .shape('M6 23.2L9.6 22.6L10.4 26L6.6 26.7Z', main, 0.2)
      .shape(circle(22.8, 26.2, 3.4), coral, 0.5)
      .body(),
  'watch-square': () =>
    new SoftDrawing('watch-square')
      .shape('M11 1.4H21L22 8.4H10Z', main, 0.5)
      .shape('M11 30.6H21L22 23.6H10Z', main, 0.5)
      .mark('M13 4H19M13 28H19', '#173B8A', { width: 0.8, opacity: 0.7 })
      .shape(box(24.4, 11, 2, 4, 0.7), steel, 0.2)
      .shape(box(7, 7.4, 18, 17.2, 4.4), graphite, 0.7)
      .shape(box(9.2, 9.6, 13.6, 12.8, 2.6), mainDark, 0.4)
      .mark('M11 18.6L13.4 16L15.4 17.8L18 13.8L21 16.4', '#FFD65A', { width: 1 })
      .mark('M11.4 12.2H15.4', '#FFFFFF', { width: 1.1 })
      .mark('M19 12.2h1.6', '#4DB8AC', { width: 1.1 })
      .body(-8),
  'sport-glasses': () =>
    new SoftDrawing('sport-glasses')
      .line('M3 11.4L.8 18M29 11.4L31.2 18', graphite, 1.3)
      .shape(
        'M1.8 11.2Q16 6.6 30.2 11.2Q31 20 24.6 22.4Q19 23.4 17.6 18.4Q16 16.2 14.4 18.4Q13 23.4 7.4 22.4Q1 20 1.8 11.2Z',
        main,
        0.8,
      )
      .shape('M1.6 11Q16 5.4 30.4 11L30 13.4Q16 8.6 2 13.4Z', graphite, 0.3)
      .mark('M5 14.4Q9.4 12.6 13 12.8L8.4 19Q5.4 18 5 14.4Z', '#FFFFFF', { opacity: 0.4 })
      .mark('M20.6 13.4L18.4 17', '#FFFFFF', { width: 1, opacity: 0.4 })
      .body(-6),
};
