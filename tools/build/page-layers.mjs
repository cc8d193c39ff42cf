/**
 * Cascade layers of a site whose pages carry the rules of some files, and whose sheet of late parts comes after them.
 * Each file is a layer of its own: whatever its weight, a rule of an earlier file never beats one of a later file. Only
 * the layers of late files have names: no other is opened again.
 */
import postcss from 'postcss';

const layers = ['tropa.reset', 'tropa.tokens', 'tropa.kit', 'tropa.domain'];

const blocksOf = (css) =>
  postcss.parse(css).nodes.flatMap((node) => {
    if (node.type === 'comment' || (node.name === 'layer' && !node.nodes)) return [];
    const layer = node.name === 'layer' ? layers.indexOf(node.params) : -1;
    if (layer < 0) throw new Error(`A rule outside of the layers: ${node.toString().slice(0, 80)}`);
    return [{ layer, rules: node.nodes.map(String).join('') }];
  });

/**
 * @param sheets rules of the files, each in the layers of its lib, in the order in which they are imported.
 * @param late indexes of the files that the late sheet holds.
 * @returns blocks in the order of their layers: index of the file, name of the layer ('' where it needs none), rules.
 */
export function pageBlocks(sheets, late) {
  const nameOf = (file) => (late.includes(file) ? `l${late.indexOf(file).toString(36)}` : '');
  return sheets
    .flatMap((css, file) => blocksOf(css).map(({ layer, rules }) => ({ layer, block: [file, nameOf(file), rules] })))
    .sort((one, other) => one.layer - other.layer)
    .map(({ block }) => block);
}
