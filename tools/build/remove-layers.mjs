import { transform } from 'lightningcss';

/**
 * The same rules without cascade layers: unlayered rules beat any layered ones of the host.
 * Order is kept, so what a later layer overrode it still overrides.
 */
export function removeLayers(css) {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        'layer-statement': () => [],
        'layer-block': (rule) => rule.value.rules,
      },
    },
  });
  return code.toString();
}
