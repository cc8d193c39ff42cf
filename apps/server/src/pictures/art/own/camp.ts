import { amber, coral, graphite, main, mainDark, mainLight, SoftDrawing, steel, white, wood } from '../soft-shapes.js';
import { box, circle } from './paths.js';

/** Tents, backpacks, beds, lamps, kitchen. */
export const campArt: Readonly<Record<string, () => string>> = {
  'tent-dome': () =>
    new SoftDrawing('tent-dome')
      .line('M2 26.4L.8 28.4M30 26.4L31.2 28.4', steel, 0.8)
      .shape('M1.8 26.6Q4 7.4 16 7T30.2 26.6Z', main, 0.9)
      .shape('M11.6 26.6Q10.6 13.6 16 8.4Q21.4 13.6 20.4 26.6Z', mainDark, 0.4)
      .shape('M12.4 26.6Q12 17 16 12.4V26.6Z', amber, 0.3)
      .mark('M16 12.4V26.6', '#173B8A', { width: 0.6 })
      .line('M2 26.4Q8 5 21 7.6M30 26.4Q24 5 11 7.6', graphite, 0.8)
      .mark('M6 21Q8 14 11.4 11', '#FFFFFF', { width: 0.9, opacity: 0.5 })
      .shape('M1.4 26H30.6V27.6H1.4Z', mainDark, 0.2)
      .body(),
  'tent-tunnel': () =>
    new SoftDrawing('tent-tunnel')
      .line('M1.6 24L.6 27.6M31 24.6V27.8', steel, 0.8)
      .shape('M2 26.6Q3 15.4 12 10.6Q20 7 27 12Q31 16 31 26.6Z', main, 0.9)
      .shape('M20.4 26.6Q19.4 15.4 25.4 10.9Q31 15 31 26.6Z', mainLight, 0.5)
      .shape('M22.8 26.6Q22.6 18.4 26 15Q29.6 18.4 29.4 26.6Z', graphite, 0.4)
      .shape('M22.8 26.6Q22.6 18.4 26 15L25.4 26.6Z', amber, 0.25)
      .line('M20.4 26.4Q19.4 15.4 25.4 10.9', graphite, 0.8)
      .line('M11.6 26.4Q10 15 14.6 9.6', graphite, 0.8)
      .mark('M4.4 22.4Q6.4 16.4 10.4 13.6', '#FFFFFF', { width: 0.8, opacity: 0.5 })
      .shape('M1.6 26H31.2V27.6H1.6Z', mainDark, 0.2)
      .body(),
  'tent-camp': () =>
    new SoftDrawing('tent-camp')
      .line('M2.6 12L.6 27.4M29.4 12L31.4 27.4', steel, 0.7)
      .shape('M3 13.4L29 13.4L30.2 27.4H1.8Z', main, 0.8)
      .shape('M4.6 6.6Q16 3.4 27.4 6.6L30.4 14Q16 10.6 1.6 14Z', mainDark, 0.6)
      .shape('M12 27.4L12.8 13H19.2L20 27.4Z', graphite, 0.3)
      .shape('M12 27.4L12.8 13H15Q15.4 22 12 27.4Z', amber, 0.25)
      .shape('M20 27.4L19.2 13H17Q16.6 22 20 27.4Z', amber, 0.25)
      .shape(box(4.4, 16.4, 5.6, 4.8, 0.8), white, 0.3)
      .shape(box(22, 16.4, 5.6, 4.8, 0.8), white, 0.3)
      .mark('M7.2 16.6V21M24.8 16.6V21M4.6 18.8H9.8M22.2 18.8H27.4', '#7D848E', { width: 0.4 })
      .shape('M1.4 26.8H30.6V28.2H1.4Z', mainDark, 0.2)
      .body(),
  pavilion: () =>
    new SoftDrawing('pavilion')
      .line('M4.4 13.4V28.6M27.6 13.4V28.6', steel, 1.3)
      .shape('M5 14H27V27.4H5Z', white, 0.2)
      .mark('M8 14V27M11 14V27M14 14V27M18 14V27M21 14V27M24 14V27M5 17.4H27M5 20.8H27M5 24.2H27', '#C9CED4', {
        width: 0.3,
      })
      .shape('M5 14H9.4Q9.4 22 5.6 27.4H5Z', mainLight, 0.3)
      .shape('M27 14H22.6Q22.6 22 26.4 27.4H27Z', mainLight, 0.3)
      .shape(
        'M16 3Q22 8.6 30.4 12.6Q29.6 15.6 27 14.6Q25 16.6 22.4 14.6Q20.6 16.6 18 14.8Q16 16.6 14 14.8Q11.4 16.6 9.6 14.6Q7 16.6 5 14.6Q2.4 15.6 1.6 12.6Q10 8.6 16 3Z',
        main,
        0.8,
      )
      .mark('M16 3.6Q13.8 9.4 9.6 14M16 3.6Q18.2 9.4 22.4 14', '#1C50BE', { width: 0.6, opacity: 0.7 })
      .line('M16 3V1.4', steel, 0.9)
      .body(),
  'pack-trek': () =>
    new SoftDrawing('pack-trek')
      .line('M12 5Q12.4 1.8 16 1.8T20 5', graphite, 1.1)
      .shape('M6 22Q3 23.6 3.4 27.4L9 29.4V20Z', graphite, 0.3)
      .shape('M26 22Q29 23.6 28.6 27.4L23 29.4V20Z', graphite, 0.3)
      .shape('M8.6 9H23.4Q25.4 9.4 25.4 12V27Q25.4 30.6 21.8 30.6H10.2Q6.6 30.6 6.6 27V12Q6.6 9.4 8.6 9Z', main, 0.9)
      .shape(box(3.6, 13.4, 4.4, 10.4, 1.8), mainDark, 0.4)
      .shape(box(24, 13.4, 4.4, 10.4, 1.8), mainDark, 0.4)
      .shape('M8 5.6Q16 2.6 24 5.6Q26 7 25.4 10.4Q16 12.6 6.6 10.4Q6 7 8 5.6Z', mainDark, 0.6)
      .shape(box(10, 18.4, 12, 9.4, 1.8), mainLight, 0.4)
      .mark('M10.4 20.8H21.6', '#1C50BE', { width: 0.7 })
      .mark('M12 10.8V16.4M20 10.8V16.4', '#3A3A40', { width: 1 })
      .shape(box(11, 13.2, 2, 2, 0.4), amber, 0.1)
      .shape(box(19, 13.2, 2, 2, 0.4), amber, 0.1)
      .body(),
  'pack-expedition': () =>
    new SoftDrawing('pack-expedition')
      .line('M12.4 4.4Q12.6 1.4 16 1.4T19.6 4.4', graphite, 1.1)
      .shape('M9 7H23Q25 7.4 25 10V22Q25 25.4 21.4 25.4H10.6Q7 25.4 7 22V10Q7 7.4 9 7Z', main, 0.9)
      .shape('M8.4 4.2Q16 1.6 23.6 4.2Q25.4 5.4 25 9.4Q16 11.6 7 9.4Q6.6 5.4 8.4 4.2Z', mainDark, 0.5)
      .shape('M7 13.4L25 11.4V14.4L7 16.6Z', amber, 0.2)
      .mark('M10.4 9.6V25M21.6 9.6V25', '#3A3A40', { width: 0.9 })
      .shape(circle(16, 19.4, 2.6), mainLight, 0.3)
      .shape(box(3, 24.2, 26, 6.4, 3), coral, 0.7)
      .shape('M8 24.2H10V30.6H8ZM22 24.2H24V30.6H22Z', graphite, 0.15)
      .mark('M27 25.4Q28.2 27.4 27 29.4Q25.8 27.6 26.6 26.6', '#8C1C22', { width: 0.5 })
      .line('M26.6 5V21', wood, 0.9)
      .body(),
  'pack-roll': () =>
    new SoftDrawing('pack-roll')
      .shape(box(7, 10, 18, 20.4, 3.4), main, 0.9)
      .shape(box(6.4, 3, 19.2, 4.2, 1.6), mainDark, 0.5)
      .shape('M7.4 6.4H24.6L25 12.4H7Z', mainLight, 0.4)
      .line('M9.4 4.6V13M22.6 4.6V13', graphite, 1.1)
      .shape(box(8.2, 11.6, 2.4, 2.6, 0.5), amber, 0.15)
      .shape(box(21.4, 11.6, 2.4, 2.6, 0.5), amber, 0.15)
      .shape(box(10, 19, 12, 8.4, 1.6), mainDark, 0.4)
      .mark('M11 21.4H21', '#BFE4FF', { width: 0.7 })
      .mark('M8.8 15.4V27', '#FFFFFF', { width: 0.9, opacity: 0.4 })
      .body(),
  'pack-city': () =>
    new SoftDrawing('pack-city')
      .line('M12.6 4.4Q12.6 1.4 16 1.4T19.4 4.4', graphite, 1.3)
      .shape(box(6.6, 3.6, 18.8, 27, 5.4), main, 0.9)
      .mark('M9 12.4Q9 6 16 6T23 12.4', '#173B8A', { width: 0.9 })
      .shape(box(9, 15.4, 14, 12.4, 3), mainDark, 0.5)
      .mark('M10.6 19H21.4', '#BFE4FF', { width: 0.8 })
      .shape('M21 18.4H22.2V22Q21.6 22.8 21 22Z', amber, 0.15)
      .shape('M6.6 11.6H8.6V26H6.6ZM23.4 11.6H25.4V26H23.4Z', graphite, 0.15)
      .shape(box(13.6, 9, 4.8, 3.4, 0.8), white, 0.2)
      .body(),
  'bag-blanket': () =>
    new SoftDrawing('bag-blanket')
      .shape(box(6, 1.6, 20, 28.8, 3), main, 0.9)
      .shape('M6 8.6H26V5Q26 1.6 22.6 1.6H9.4Q6 1.6 6 5Z', graphite, 0.4)
      .shape(box(9, 3, 14, 4.6, 2), amber, 0.4)
      .shape('M26 8.6L13 8.6L26 19.4Z', amber, 0.4)
      .mark('M6.4 14.6H20M6.4 19.6H25.6M6.4 24.6H25.6', '#1C50BE', { width: 0.6, opacity: 0.65 })
      .mark('M13 8.8L26 19.4V29', '#FFD65A', { width: 0.6 })
      .body(16),
  'bag-hood': () =>
    new SoftDrawing('bag-hood')
      .shape(
        'M16 1.4Q24.4 1.6 25.4 9.6Q26.4 14 24.4 19.4Q23 25 22.6 28Q22 30.6 19.4 30.6H12.6Q10 30.6 9.4 28Q9 25 7.6 19.4Q5.6 14 6.6 9.6Q7.6 1.6 16 1.4Z',
        mainDark,
        0.9,
      )
      .shape('M16 3.6Q21.8 3.8 21.8 9.8Q19 13 16 13T10.2 9.8Q10.2 3.8 16 3.6Z', amber, 0.5)
      .shape(
        'M6.4 12Q16 16 25.6 12Q25.8 16 24.4 19.4Q23 25 22.6 28Q22 30.6 19.4 30.6H12.6Q10 30.6 9.4 28Q9 25 7.6 19.4Q6.2 16 6.4 12Z',
        main,
        0.8,
      )
      .mark('M10.6 14.2V29M16 15V30M21.4 14.2V29', '#1C50BE', { width: 0.6, opacity: 0.6 })
      .mark('M8 11Q6.4 12.8 8.6 13.6M24 11Q25.6 12.8 23.4 13.6', '#FFD65A', { width: 0.8 })
      .body(-20),
  'bag-sack': () =>
    new SoftDrawing('bag-sack')
      .shape(box(5.4, 5.4, 21.2, 23.6, 5), main, 1)
      .shape('M8 5.8Q12 1.6 16 3.6T24 5.8Q26 9 24 11Q16 8.4 8 11Q6 9 8 5.8Z', mainDark, 0.5)
      .line('M16 4Q18.6 .8 21 2.2', amber, 0.9)
      .shape('M5.4 14H26.6V16H5.4ZM5.4 22.4H26.6V24.4H5.4Z', graphite, 0.2)
      .shape('M12 10.4H14V28.8H12ZM18 10.4H20V28.8H18Z', graphite, 0.2)
      .shape(box(11.4, 17.2, 3.2, 3.2, 0.6), steel, 0.2)
      .shape(box(17.4, 17.2, 3.2, 3.2, 0.6), steel, 0.2)
      .mark('M8 12.6V26', '#FFFFFF', { width: 1, opacity: 0.35 })
      .body(-10),
  'mat-self': () =>
    new SoftDrawing('mat-self')
      .shape('M2 25.4L11 11.4H29.6L23.4 25.4Q22.8 26.8 21.2 26.8H3.2Q1.2 26.8 2 25.4Z', main, 0.7)
      .mark('M6.6 22H24.6M9.4 17.6H26.4M8 25.8L15 11.8M14.6 26L20 11.8M20 26L25 11.8', '#1C50BE', {
        width: 0.5,
        opacity: 0.55,
      })
      .shape('M11 12.6Q8.8 12.4 8.8 9.2T11.4 5.6H28.4Q31 5.8 31 9T28.6 12.6Z', mainDark, 0.7)
      .shape('M28.4 5.6Q31 5.8 31 9T28.4 12.6T25.8 9T28.4 5.6Z', mainLight, 0.3)
      .mark('M28.4 7.4Q29.6 7.6 29.6 9T28.4 10.8T27.4 9T28.4 8.2', '#2A66CF', { width: 0.6 })
      .shape(circle(5.2, 24, 1.3), amber, 0.2)
      .body(),
  'mat-air': () =>
    new SoftDrawing('mat-air')
      .shape(box(9.4, 1.2, 13.2, 5.2, 2.4), main, 0.6)
      .shape(box(9, 5.8, 14, 5.2, 2.4), main, 0.6)
      .shape(box(9, 10.4, 14, 5.2, 2.4), main, 0.6)
      .shape(box(9, 15, 14, 5.2, 2.4), main, 0.6)
      .shape(box(9, 19.6, 14, 5.2, 2.4), main, 0.6)
      .shape(box(9.4, 24.2, 13.2, 6.4, 2.8), mainDark, 0.6)
      .shape(circle(11.8, 27.4, 1.4), amber, 0.25)
      .mark('M11.4 3.2H16M11 7.8H16M11 12.4H16M11 17H16M11 21.6H16', '#FFFFFF', { width: 0.7, opacity: 0.5 })
      .body(34),
  'camp-chair': () =>
    new SoftDrawing('camp-chair')
      .line('M8 29.4L22.4 16M24 29.4L9.6 16', steel, 1.3)
      .line('M6.6 29.4V12.4M25.4 29.4V12.4', steel, 1.4)
      .shape('M7.6 2.6Q16 5.4 24.4 2.6V14.4Q16 17.4 7.6 14.4Z', main, 0.7)
      .shape('M6.6 15.6Q16 19.4 25.4 15.6L26.6 19.6Q16 23.6 5.4 19.6Z', mainDark, 0.5)
      .shape(box(3.6, 11, 7, 2.2, 1), graphite, 0.3)
      .shape(box(21.4, 11, 7, 2.2, 1), graphite, 0.3)
      .shape('M22.8 13H27L26.4 16.6H23.4Z', mainLight, 0.2)
      .mark('M10 5.8Q16 7.6 22 5.8', '#FFFFFF', { width: 0.8, opacity: 0.5 })
      .body(),
  'chair-light': () =>
    new SoftDrawing('chair-light')
      .line('M6 29.6L12 20L25.6 29.6M26.4 29.6L20 20.6L7.4 29.6', steel, 1.2)
      .line('M12 20L6 5M20.6 20L26 5M12 20H20.6', steel, 1.3)
      .shape('M5.4 4.4Q16 8.4 26.6 4.4L23.4 15.4Q27 17.4 26.4 19.4Q16 25.4 5.6 19.4Q5 17.4 8.6 15.4Z', main, 0.8)
      .shape('M8.6 15.4Q16 18.6 23.4 15.4Q27 17.4 26.4 19.4Q16 25.4 5.6 19.4Q5 17.4 8.6 15.4Z', mainDark, 0.4)
      .mark('M9.4 8.4Q16 10.6 22.6 8.4', '#BFE4FF', { width: 0.9, opacity: 0.8 })
      .shape(circle(6, 5, 1), graphite, 0.2)
      .shape(circle(26, 5, 1), graphite, 0.2)
      .body(),
  stool: () =>
    new SoftDrawing('stool')
      .line('M7 28.6L24 11M25 28.6L8 11', steel, 1.6)
      .line('M5.6 28.6H10.6M21.4 28.6H26.4', graphite, 1.7)
      .shape('M4.4 8.6Q16 15.4 27.6 8.6L28.4 12Q16 19.4 3.6 12Z', main, 0.7)
      .line('M4 8.4L12 6.6M28 8.4L20 6.6', steel, 1.2)
      .shape('M10 6Q16 9.4 22 6L24.6 9.8Q16 14.4 7.4 9.8Z', mainDark, 0.4)
      .shape(circle(16, 20, 1.3), graphite, 0.2)
      .body(),
  headlamp: () =>
    new SoftDrawing('headlamp')
      .line('M3.4 13.4Q3.4 4.6 16 4.6T28.6 13.4Q28.4 19.4 16 20.8Q3.6 19.4 3.4 13.4Z', mainDark, 3)
      .shape(
        'M1.8 13Q4 19.6 16 20.8Q28 19.6 30.2 13Q31 17.4 28 20.6Q23.6 24.6 16 24.8Q8.4 24.6 4 20.6Q1 17.4 1.8 13Z',
        main,
        0.5,
      )
      .mark('M4 18.4Q8 22.4 16 22.8T28 18.4', '#FFFFFF', { width: 0.6, opacity: 0.5 })
      .shape(box(9.4, 15.4, 13.2, 12.4, 3.6), graphite, 0.6)
      .shape(circle(16, 21.6, 4.9), steel, 0.5)
      .shape(circle(16, 21.6, 3.6), amber, 0.5)
      .mark(circle(14.9, 20.5, 1.1), '#FFFBE6', { opacity: 0.9 })
      .shape(box(13.6, 14.2, 4.8, 2, 0.8), coral, 0.2)
      .body(),
  'headlamp-pro': () =>
    new SoftDrawing('headlamp-pro')
      .line('M4 13.6Q16 -3.4 28 13.6', mainDark, 2)
      .shape('M1.8 13.4Q16 6.4 30.2 13.4V18.4Q16 11.4 1.8 18.4Z', main, 0.5)
      .shape(box(25, 11, 6, 9.6, 1.6), graphite, 0.4)
      .shape(box(5.6, 11.6, 19, 9.4, 4), graphite, 0.6)
      .shape(circle(10.8, 16.3, 3.5), steel, 0.4)
      .shape(circle(10.8, 16.3, 2.4), amber, 0.4)
      .shape(circle(19.4, 16.3, 3.5), steel, 0.4)
      .shape(circle(19.4, 16.3, 2.4), amber, 0.4)
      .mark('M27 13.4H29.2M27 15.4H29.2M27 17.4H29.2', '#4DB8AC', { width: 0.8 })
      .mark('M8 24L6 27M15 24.6V28M22 24L24 27', '#F7A928', { width: 1.2 })
      .body(),
  'thermos-wide': () =>
    new SoftDrawing('thermos-wide')
      .line('M24 10Q30.4 10.6 29.8 17.4Q29.4 23.4 24 23.6', graphite, 2)
      .shape(box(9.4, 1.8, 13.2, 6.6, 1.8), steel, 0.6, [9, 4, 23, 5])
      .shape('M8.6 7.8H23.4V10.6H8.6Z', graphite, 0.3)
      .shape(
        'M8.4 10H23.6Q25.4 11.4 25.4 14V27Q25.4 30.4 22 30.4H10Q6.6 30.4 6.6 27V14Q6.6 11.4 8.4 10Z',
        main,
        0.9,
        [6, 16, 26, 18],
      )
      .shape('M6.6 15H25.4V17H6.6ZM6.6 25.4H25.4V27H6.6Z', mainDark, 0.15)
      .mark('M9.4 13V24', '#FFFFFF', { width: 1.1, opacity: 0.45 })
      .body(),
};
