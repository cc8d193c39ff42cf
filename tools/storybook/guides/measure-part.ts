/** A part of a component as it is on the page, in px. */
export interface MeasuredPart {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Size, paddings, gap, font, corners: name → value, with the token where one has this value. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** `.label`: a class of the component's own style sheet, which the build has given a longer name. */
export const selectorOf = (selector: string): string => selector.replaceAll(/\.([a-z]\w*)/giu, '[class*="_$1_"]');

/** Tokens of a kind by their value in px: `12px` → `space-3`. */
function tokensByValue(view: Window, kind: string): ReadonlyMap<string, string> {
  const probe = view.document.createElement('i');
  probe.style.position = 'absolute';
  view.document.body.append(probe);
  const found = new Map<string, string>();
  for (const sheet of view.document.styleSheets) {
    for (const name of namesIn(sheet.cssRules, `--tropa-${kind}-`)) {
      probe.style.inlineSize = `var(${name})`;
      const { inlineSize } = view.getComputedStyle(probe);
      if (inlineSize.endsWith('px') && !found.has(inlineSize)) found.set(inlineSize, name.slice('--tropa-'.length));
    }
  }
  probe.remove();
  return found;
}

function* namesIn(rules: CSSRuleList, prefix: string): Generator<string> {
  for (const rule of rules) {
    if ('style' in rule) yield* [...(rule as CSSStyleRule).style].filter((name) => name.startsWith(prefix));
    if ('cssRules' in rule) yield* namesIn(rule.cssRules as CSSRuleList, prefix);
  }
}

const round = (value: string): string => `${Math.round(Number.parseFloat(value) * 10) / 10}`;
const isZero = (value: string): boolean => Number.parseFloat(value) === 0 || value === 'normal' || value === '';

/** Measures the parts that the story shows; the others are left out. */
export function measureParts(view: Window, parts: Readonly<Record<string, string>>): MeasuredPart[] {
  const spaces = tokensByValue(view, 'space');
  const corners = tokensByValue(view, 'radius');
  const withToken = (value: string, tokens: ReadonlyMap<string, string>) => {
    const token = tokens.get(value);
    return token ? `${round(value)} (${token})` : round(value);
  };
  return Object.entries(parts).flatMap(([name, selector]): MeasuredPart[] => {
    // Modal parts are above the root of the stories.
    const element = view.document.querySelector(selectorOf(selector));
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const style = view.getComputedStyle(element);
    const sizes: Record<string, string> = { размер: `${Math.round(width)} × ${Math.round(height)}` };
    const paddings = [style.paddingBlockStart, style.paddingInlineEnd, style.paddingBlockEnd, style.paddingInlineStart];
    if (!paddings.every(isZero)) {
      const [block, end, blockEnd, start] = paddings.map((value) => withToken(value, spaces));
      sizes['поля'] =
        block === blockEnd && end === start ? `${block} · ${end}` : [block, end, blockEnd, start].join(' · ');
    }
    if (!isZero(style.columnGap)) sizes['между'] = withToken(style.columnGap, spaces);
    else if (!isZero(style.rowGap)) sizes['между'] = withToken(style.rowGap, spaces);
    if (!isZero(style.borderStartStartRadius)) sizes['углы'] = withToken(style.borderStartStartRadius, corners);
    if (!isZero(style.borderBlockStartWidth)) sizes['линия'] = round(style.borderBlockStartWidth);
    if (element.textContent.trim() !== '') {
      sizes['шрифт'] = `${round(style.fontSize)} / ${round(style.lineHeight)} · ${style.fontWeight}`;
    }
    return [{ name, left, top, width, height, sizes }];
  });
}
