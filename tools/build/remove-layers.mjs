import postcss from 'postcss';

/**
 * The same rules without cascade layers: unlayered rules beat any layered ones of the host.
 * Order is kept, so what a later layer overrode it still overrides.
 */
export function removeLayers(css) {
  const root = postcss.parse(css);
  const layers = [];
  root.walkAtRules('layer', (layer) => void layers.push(layer));
  // The innermost first: a layer that was already unwrapped is not walked again.
  for (const layer of layers.reverse()) {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  }
  return root.toString();
}
