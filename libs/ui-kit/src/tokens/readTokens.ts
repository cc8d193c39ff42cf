/** Custom properties of a theme. */
export type TokenTable = ReadonlyMap<string, string>;

/**
 * Custom properties that tokens.css declares for a theme, unresolved: the light ones, with the dark ones on top
 * when asked. Rules inside media queries are left out.
 */
export function readTokens(css: string, theme: 'light' | 'dark'): TokenTable {
  const table = new Map<string, string>();
  const flat = css.replace(/\/\*[\s\S]*?\*\//gu, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\}\s*)*\}/gu, '');
  for (const [, selector = '', body = ''] of flat.matchAll(/([^{};]+)\{([^{}]*)\}/gu)) {
    const isDark = selector.includes("[data-theme='dark']");
    if (!selector.includes(':root') && !(isDark && theme === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--tropa-[a-z0-9-]+)\s*:\s*([^;]+);/gu)) {
      table.set(name, value.replace(/\s+/gu, ' ').trim());
    }
  }
  return table;
}

/** A token's value with every `var()` followed. @throws when a name is unknown */
export function resolveToken(table: TokenTable, name: string): string {
  const value = table.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  return value.replace(/var\((--[a-z0-9-]+)\)/gu, (_all, inner: string) => resolveToken(table, inner));
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1…21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex);
  if (!match) throw new Error(`${hex} is not #rrggbb`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
