/** The properties that a reset affects first. */
const looks = [
  'display',
  'position',
  'boxSizing',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textAlign',
  'color',
  'fill',
  'stroke',
  'backgroundColor',
  'paddingLeft',
  'paddingTop',
  'marginLeft',
  'marginTop',
  'borderTopWidth',
  'borderTopColor',
  'borderTopLeftRadius',
  'listStyleType',
  'cursor',
  'opacity',
  'visibility',
];

/**
 * How every visible element inside (or the element itself) is rendered: its box relative to its part, and its computed
 * styles. An SVG counts as one element.
 */
export const drawnIn = (page, selector) =>
  page.evaluate(
    ([wanted, names]) =>
      [...document.querySelectorAll(wanted)].flatMap((part) => {
        const from = part.getBoundingClientRect();
        return [...part.querySelectorAll('*:not(svg *)')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => {
            const box = element.getBoundingClientRect();
            const style = getComputedStyle(element);
            const place = [box.x - from.x, box.y - from.y, box.width, box.height].map(
              (side) => Math.round(side * 2) / 2,
            );
            return [
              element.tagName,
              element.className.baseVal ?? element.className,
              ...place,
              ...names.map((name) => `${name}: ${style[name]}`),
            ].join(' | ');
          });
      }),
    [selector, looks],
  );

/** The first few elements that are rendered differently, as pairs. */
export function differences(one, other) {
  const pairs = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => [
    one[index] ?? '',
    other[index] ?? '',
  ]);
  return pairs
    .filter(([left, right]) => left !== right)
    .slice(0, 8)
    .map(([left, right]) => {
      const [was, is] = [left.split(' | '), right.split(' | ')];
      return `${was[0]}.${was[1]}: ${was.flatMap((word, at) => (word === is[at] ? [] : [`${word} → ${is[at]}`])).join('; ')}`;
    });
}
