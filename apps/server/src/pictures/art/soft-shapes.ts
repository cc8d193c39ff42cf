/** Two ends of a gradient, light first, and the colour of the shade along the lower edge. */
export interface SoftPaint {
  light: string;
  dark: string;
  shade: string;
}

/** The colour that a picture is recoloured by. Only these blues change; every other fill is an accent and stays. */
export const main: SoftPaint = { light: '#52B7FF', dark: '#2F7DF0', shade: '#1B4FC4' };
export const mainDark: SoftPaint = { light: '#3C86E8', dark: '#2358B8', shade: '#173B8A' };
export const mainLight: SoftPaint = { light: '#9ADBFF', dark: '#6DC0FF', shade: '#3F92EA' };
export const graphite: SoftPaint = { light: '#5C5C63', dark: '#3A3A40', shade: '#232327' };
export const steel: SoftPaint = { light: '#E4E6EA', dark: '#A9AFB8', shade: '#7D848E' };
export const amber: SoftPaint = { light: '#FFD65A', dark: '#F7A928', shade: '#D97B12' };
export const white: SoftPaint = { light: '#FCFCFA', dark: '#DFE2E4', shade: '#AEB4BA' };
export const coral: SoftPaint = { light: '#FF9488', dark: '#E5535A', shade: '#B02C36' };
export const wood: SoftPaint = { light: '#D9A878', dark: '#B07B4C', shade: '#84552F' };

type Point = [x1: number, y1: number, x2: number, y2: number];

/**
 * Draws shapes in the manner of the vector set that the shop uses: a gradient inside, a lit upper left edge,
 * a shaded lower right one. Ids contain the picture's name, so that several pictures can be in one document.
 */
export class SoftDrawing {
  private readonly parts: string[] = [];
  private readonly defs: string[] = [];
  private count = 0;

  constructor(private readonly name: string) {}

  /** A filled shape; `depth` is how far light and shade reach in, in units of the 32-unit drawing. */
  shape(d: string, paint: SoftPaint, depth = 0.5, along: Point = [6, 3, 24, 30]): this {
    const fill = this.gradient(paint, along);
    const filter = this.relief(paint, depth);
    this.parts.push(`<g filter="url(#${filter})"><path fill="url(#${fill})" d="${d}"/></g>`);
    return this;
  }

  /** A line with round ends. */
  line(d: string, paint: SoftPaint, width: number, along: Point = [6, 3, 24, 30]): this {
    const stroke = this.gradient(paint, along);
    this.parts.push(
      `<path fill="none" stroke="url(#${stroke})" stroke-width="${width}" stroke-linecap="round" ` +
        `stroke-linejoin="round" d="${d}"/>`,
    );
    return this;
  }

  /** A flat mark: seams, highlights, openings. */
  mark(d: string, colour: string, options: { width?: number; opacity?: number } = {}): this {
    const { width, opacity = 1 } = options;
    const paint = width
      ? `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
      : `fill="${colour}"`;
    this.parts.push(`<path ${paint} opacity="${opacity}" d="${d}"/>`);
    return this;
  }

  /** The whole drawing, turned by `angle` degrees around its middle. */
  body(angle = 0): string {
    const turn = angle === 0 ? '' : ` transform="rotate(${angle} 16 16)"`;
    return `<g fill="none"><g${turn}>${this.parts.join('')}</g><defs>${this.defs.join('')}</defs></g>`;
  }

  private nextId(): string {
    this.count += 1;
    return `own-${this.name}-${this.count}`;
  }

  private gradient(paint: SoftPaint, [x1, y1, x2, y2]: Point): string {
    const id = this.nextId();
    this.defs.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse">` +
        `<stop stop-color="${paint.light}"/><stop offset="1" stop-color="${paint.dark}"/></linearGradient>`,
    );
    return id;
  }

  private relief(paint: SoftPaint, depth: number): string {
    const id = this.nextId();
    this.defs.push(
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB">` +
        this.edge(paint.shade, -depth, -depth, depth, 'SourceGraphic', 'shaded', 0.75) +
        this.edge('#FFFFFF', depth * 0.7, depth * 0.7, depth * 0.8, 'shaded', 'lit', 0.4) +
        '</filter>',
    );
    return id;
  }

  private edge(
    colour: string,
    dx: number,
    dy: number,
    blur: number,
    input: string,
    result: string,
    alpha: number,
  ): string {
    return (
      `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/>` +
      `<feGaussianBlur stdDeviation="${blur}" result="${result}-moved"/>` +
      `<feComposite in="SourceAlpha" in2="${result}-moved" operator="out" result="${result}-edge"/>` +
      `<feFlood flood-color="${colour}" flood-opacity="${alpha}"/>` +
      `<feComposite in2="${result}-edge" operator="in" result="${result}-paint"/>` +
      `<feMerge result="${result}"><feMergeNode in="${input}"/><feMergeNode in="${result}-paint"/></feMerge>`
    );
  }
}
