import { parse as parseColor, wcagContrast, type Color } from 'culori';
import { parse, type AtRule, type Rule } from 'postcss';

/** Custom properties of an element by their names, unresolved. */
export type TokenTable = ReadonlyMap<string, string>;

/** Media queries around a rule. */
function queriesOf(rule: Rule): string[] {
  const queries: string[] = [];
  for (let node = rule.parent; node; node = node.parent as typeof node | undefined) {
    if (node.type === 'atrule' && (node as AtRule).name === 'media') queries.push((node as AtRule).params);
  }
  return queries;
}

/**
 * What tokens.css declares for an element, as a browser would cascade it: the sheet's rules for themes have no
 * specificity, so the last that matches wins.
 *
 * @param media queries that match, such as `(prefers-contrast: more)`; all others do not
 */
export function readTokens(css: string, element: Element, media: readonly string[] = []): TokenTable {
  const table = new Map<string, string>();
  const ancestors: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) ancestors.unshift(one);
  // Custom properties are inherited: what an element declares overrides what its ancestors do.
  for (const one of ancestors) {
    parse(css).walkRules((rule) => {
      const holds = queriesOf(rule).every((query) => query.split(' and ').every((part) => media.includes(part)));
      if (!holds || !one.matches(rule.selector)) return;
      rule.walkDecls(/^(--tropa-|color-scheme$)/u, ({ prop, value }) => {
        table.set(prop, value.replace(/\s+/gu, ' '));
      });
    });
  }
  return table;
}

/** A token's value with every `var()` followed. @throws when a name is unknown */
export function resolveToken(table: TokenTable, name: string): string {
  const value = table.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  return value.replace(/var\((--[a-z0-9-]+)\)/gu, (_all, inner: string) => resolveToken(table, inner));
}

/** WCAG 2 contrast of two opaque colours, 1…21. */
export const contrast = (one: string, other: string): number => wcagContrast(opaque(one), opaque(other));

function opaque(color: string): Color {
  const found = parseColor(color);
  if (!found || found.alpha !== undefined) throw new Error(`${color} is not an opaque colour of CSS`);
  return found;
}
