import { useEffect, useState } from 'react';

/** Names of custom properties in a sheet's rules, those in layers and media too. */
function* namesIn(rules: CSSRuleList): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield* [...rule.style].filter((name) => name.startsWith('--tropa-'));
    else if ('cssRules' in rule) yield* namesIn(rule.cssRules as CSSRuleList);
  }
}

let known: readonly string[] | undefined;

/** Tokens that the kit's style sheet declares, in its order: read from the sheets of the page themselves. */
const allNames = (): readonly string[] =>
  (known ??= [...new Set([...document.styleSheets].flatMap((sheet) => [...namesIn(sheet.cssRules)]))]);

/** Tokens of a kind by the prefix of their names. */
export const tokensOf = (prefix: string): readonly string[] =>
  allNames().filter((name) => name.startsWith(`--tropa-${prefix}`));

/** A name as designers use it: without the common prefix. */
export const shortName = (name: string, prefix: string): string => name.slice(`--tropa-${prefix}`.length);

/** The value of a token in the current theme; reread when the theme changes. */
export function useTokenValues(): (name: string) => string {
  const [, setTheme] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    const read = () =>
      setTheme(`${root.dataset['theme'] ?? ''} ${root.dataset['contrast'] ?? ''} ${root.style.fontSize}`);
    const watcher = new MutationObserver(read);
    watcher.observe(root, { attributes: true, attributeFilter: ['data-theme', 'data-contrast', 'style'] });
    read();
    return () => watcher.disconnect();
  }, []);
  return (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
