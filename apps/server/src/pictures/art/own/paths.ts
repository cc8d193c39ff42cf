/** A circle, as path data. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A rectangle with round corners, as path data. */
export const box = (x: number, y: number, width: number, height: number, corner = 1): string =>
  `M${x + corner} ${y}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - 2 * corner}` +
  `q0 ${corner} ${-corner} ${corner}h${-(width - 2 * corner)}q${-corner} 0 ${-corner} ${-corner}v${-(height - 2 * corner)}` +
  `q0 ${-corner} ${corner} ${-corner}Z`;
