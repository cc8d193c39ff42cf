/** Values of design tokens as CSS writes them. */
import { aliasOf, nameOf } from './read-tokens.mjs';

const variable = (path) => `var(--tropa-${nameOf(path)})`;

/** Text sizes are in `--tropa-rem`: a host whose root size is not the reader's sets it. */
const rems = (count) => `${count} * var(--tropa-rem)`;
const length = ({ value, unit }) => {
  if (unit !== 'rem') return `${value}${unit}`;
  return value === 1 ? 'var(--tropa-rem)' : `calc(${rems(value)})`;
};

/** `0px` is written without its unit where a property has several lengths. */
const offset = (size) => (size.value === 0 ? '0' : length(size));

const color = ({ hex, alpha = 1 }) => {
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
};

const orAlias = (write) => (value) => {
  const path = aliasOf(value);
  return path === undefined ? write(value) : variable(path);
};

const shadow = (one) => {
  const { offsetX, offsetY, blur, spread } = one;
  const sizes = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(offset);
  return [...sizes, orAlias(color)(one.color)].join(' ');
};

/** A fluid text size: `tropa.fluid` names the smallest and how it grows with the window. */
const fontSize = ({ fontSize: most }, { 'tropa.fluid': fluid }) =>
  fluid
    ? `clamp(${length(fluid.from)}, ${fluid.by.replace(/([\d.]+)rem/g, (_size, count) => rems(count))}, ${length(most)})`
    : length(most);

/**
 * Rounded to a hundredth of a pixel: DTCG gives the line height as a multiple of the text size, and 20/14 is periodic.
 */
const lineHeight = (font, { 'tropa.fluid': fluid }) =>
  fluid
    ? String(font.lineHeight)
    : length({ value: Math.round(font.lineHeight * font.fontSize.value * 1600) / 1600, unit: font.fontSize.unit });

const writers = {
  color,
  dimension: length,
  duration: length,
  number: String,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  fontFamily: (names) =>
    names.map((name) => (/^-?[a-z-]+$/i.test(name) && name !== 'Manrope' ? name : `'${name}'`)).join(', '),
  shadow: (shadows) => shadows.map(shadow).join(', '),
  typography: (font, extensions) =>
    `${font.fontWeight} ${fontSize(font, extensions)}/${lineHeight(font, extensions)} ${orAlias(String)(font.fontFamily)}`,
};

/**
 * @param token of {@link tokensOf}; an alias becomes a `var()` of what it names
 * @throws when the type is unknown
 */
export function cssValue({ type, value, extensions = {} }) {
  const write = writers[type];
  if (!write) throw new Error(`No way to write ${type} in CSS`);
  return orAlias((plain) => write(plain, extensions))(value);
}
