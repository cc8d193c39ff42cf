/**
 * The shop's styles on a page of another site.
 *
 * The reset is limited to the shop's parts: the page around them keeps its look. Then either the layers stay (any rule
 * of the page wins), or they are flattened into specificity (no rule of the page applies inside, not even a hostile
 * reset, whichever style sheet comes first).
 */
import postcss from 'postcss';
import { addToFirstCompound, raise } from './specificity.mjs';

/**
 * Specificity of each layer, in ids: as with layers, any rule of a later one beats any of an earlier one, and the first
 * beats a page's `#content button`. Tokens get none: a site overrides them by declaring them again.
 */
const weights = { reset: 2, kit: 3, domain: 4 };

/** A published lib: its parts are recognised by their class names, the content of slots by the host's. */
const ownClass = '[class^="tropa-"],[class*=" tropa-"]';
const inOwn = (what) => `:is(${ownClass}) ${what}`;
export const libParts = {
  root: `:where(:is(${ownClass}):not(:is(${ownClass}) *))`,
  all: `:where(${ownClass},${inOwn('*')})`,
  own: `:where(${ownClass},${inOwn(':not([class])')},${inOwn('[class^="swiper"]')})`,
};

/** A widget in a page that another server rendered; Google's map inside it styles itself with weak rules. */
export const widgetParts = {
  root: ':where([data-widget])',
  all: ':where([data-widget] *)',
  own: ':where([data-widget] *):where(:not(.gm-style,.gm-style *))',
};

/** The shop's text styles, whatever the page sets. */
const text = 'color:var(--tropa-color-text);color-scheme:var(--tropa-scheme);font:var(--tropa-font-body)';
const controls = ':is(button,input,select,textarea)';

/** Resets what a part would inherit from a page with aggressive styles. */
const calm =
  'letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-transform:none;text-shadow:none;white-space:normal;visibility:visible';

/** Pictures keep the aspect ratio of their attributes: everything else is reset. */
const forget = '*:where(:not(img,video,iframe,canvas,svg,svg *))';
/** Drawings are reset to their attributes (size, colours, path), which any rule of the page would override. */
const drawing = ':is(svg,svg *)';
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
        ? [
            `${addToFirstCompound(forget, target)}{all:revert}`,
            `${addToFirstCompound(drawing, target)}{all:revert-layer}`,
            `${addToFirstCompound(pictures, target)}{${bare}}`,
          ]
        : []),
      `${parts.root}{${base};overflow-wrap:break-word}`,
    ];
    layer.prepend(first.join('\n'));
    // A control directly in the page has no ancestor of ours to inherit from.
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
  // Innermost first: a layer that was already unwrapped is not visited again.
  for (const layer of layers.reverse()) {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  }
};

/**
 * The style sheet for a page of another site.
 *
 * @param css rules in the layers tropa.reset, tropa.tokens, tropa.kit and tropa.domain.
 * @param options.parts how the shop's parts are recognised: {@link libParts} or {@link widgetParts}.
 * @param options.isPlain true: without layers, more specific than any reset; false: in layers, weaker than any rule of
 * the page.
 */
export function embeddedStyles(css, { parts, isPlain }) {
  const root = postcss.parse(css);
  keepResetInside(root, parts, isPlain);
  if (isPlain) flatten(root);
  return root.toString();
}
