/**
 * What becomes of the shop's styles on a page of somebody else.
 *
 * The reset is kept inside the shop's parts: the page around them keeps its looks. Then either the layers stay
 * (any rule of the page wins), or they are flattened into weights (no rule of the page reaches in: a hostile
 * reset is survived, whichever sheet comes first).
 */
import postcss from 'postcss';
import { addToFirstCompound, raise } from './specificity.mjs';

/**
 * Ids that a layer weighs: as in the layers, any rule of a later one beats any of an earlier one, and the first beats a page's
 * `#content button`. Tokens weigh nothing: a site
 * re-themes by naming them again.
 */
const weights = { reset: 2, kit: 3, domain: 4 };

/** A published lib: its parts are known by their class names, whatever a slot holds by its own. */
const ownClass = '[class^="tropa-"],[class*=" tropa-"]';
const inOwn = (what) => `:is(${ownClass}) ${what}`;
export const libParts = {
  root: `:where(:is(${ownClass}):not(:is(${ownClass}) *))`,
  all: `:where(${ownClass},${inOwn('*')})`,
  own: `:where(${ownClass},${inOwn(':not([class])')},${inOwn('[class^="swiper"]')})`,
};

/** A widget in a page that another server wrote; what Google draws inside styles itself by weak rules. */
export const widgetParts = {
  root: ':where([data-widget])',
  all: ':where([data-widget] *)',
  own: ':where([data-widget] *):where(:not(.gm-style,.gm-style *))',
};

/** The shop's text, whatever the page around says of its own. */
const text = 'color:var(--tropa-color-text);font:var(--tropa-font-body)';
const controls = ':is(button,input,select,textarea)';

/** What a part would inherit from a page that shouts. */
const calm =
  'letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-transform:none;text-shadow:none;white-space:normal;visibility:visible';

/** Pictures keep the proportions that their attributes give, drawings the colours: all else is forgotten. */
const forget = '*:where(:not(img,video,iframe,canvas,svg,svg *))';
const pictures = ':is(img,video,iframe,canvas,svg)';
const bare =
  'box-sizing:border-box;margin:0;padding:0;border:0;float:none;vertical-align:baseline;max-block-size:none;min-inline-size:0;opacity:1;filter:none;' +
  'font:inherit;letter-spacing:inherit;text-transform:inherit;line-height:inherit;cursor:inherit';

const layerOf = (rule) => {
  let found = '';
  for (let node = rule.parent; node; node = node.parent) {
    if (node.type === 'atrule' && node.name === 'layer') found = node.params;
  }
  return /^tropa\.(\w+)/.exec(found)?.[1] ?? '';
};

const isOfDocument = (selector) => /^(html|body)\b/.test(selector);
const isNested = ({ parent }) => parent.type === 'rule';
const isFrame = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes');

const keepResetInside = (root, parts, isPlain) => {
  const target = isPlain ? parts.own : parts.all;
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'tropa.reset' || !layer.nodes) return;
    layer.walkRules((rule) => {
      if (isNested(rule) || isFrame(rule)) return;
      const selectors = rule.selectors.filter((selector) => !isOfDocument(selector));
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors.map((selector) => addToFirstCompound(selector, target));
    });
    const base = isPlain ? `${text};${calm}` : text;
    const first = [
      ...(isPlain
        ? [`${addToFirstCompound(forget, target)}{all:revert}`, `${addToFirstCompound(pictures, target)}{${bare}}`]
        : []),
      `${parts.root}{${base};overflow-wrap:break-word}`,
    ];
    layer.prepend(first.join('\n'));
    // A control that stands alone in the page has nobody of ours to inherit from.
    layer.append(`${addToFirstCompound(controls, parts.root)}{${base}}`);
  });
};

const flatten = (root) => {
  root.walkRules((rule) => {
    const layer = layerOf(rule);
    if (layer === '' || isNested(rule) || isFrame(rule)) return;
    rule.selectors = rule.selectors.map((selector) =>
      layer === 'tokens' ? `:where(${selector})` : raise(selector, weights[layer]),
    );
  });
  const layers = [];
  root.walkAtRules('layer', (layer) => void layers.push(layer));
  // The innermost first: a layer that was already unwrapped is not walked again.
  for (const layer of layers.reverse()) {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  }
};

/**
 * The sheet for a page of somebody else.
 *
 * @param css rules in the layers tropa.reset, tropa.tokens, tropa.kit and tropa.domain.
 * @param options.parts how the shop's parts are known: {@link libParts} or {@link widgetParts}.
 * @param options.isPlain true: without layers, heavier than any reset; false: in layers, lighter than any rule.
 */
export function embeddedStyles(css, { parts, isPlain }) {
  const root = postcss.parse(css);
  keepResetInside(root, parts, isPlain);
  if (isPlain) flatten(root);
  return root.toString();
}
