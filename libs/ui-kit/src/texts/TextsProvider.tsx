import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { fillIn } from './fillIn.js';

/**
 * Texts of the host, by component and name: `{ addToBasket: { add: 'Купить' } }`. What is missing keeps its default. A
 * text with parameters may be a function or, where the dictionary is JSON, a template, such
 * as `'{0} {0|товар|товара|товаров}'`.
 */
export type TextsDictionary = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * The dictionary that goes with some components: `const texts: TextsOf<CheckoutTexts & CatalogTexts> = …` checks the
 * names.
 */
export type TextsOf<All> = {
  readonly [Component in keyof All]?: {
    readonly [Name in keyof All[Component]]?: All[Component][Name] extends (...args: never[]) => string
      ? All[Component][Name] | string
      : All[Component][Name];
  };
};

const TextsContext = createContext<TextsDictionary>({});

/** What is undefined or null counts as missing: the text that it would replace stays. */
const given = (texts: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text != null));

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** Keep the object between renders: every component below rerenders when it changes. */
  texts: TextsDictionary;
  children?: ReactNode;
}

/** Texts for every component below. A provider inside another adds to it; a component's own `texts` override both. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  const outer = useContext(TextsContext);
  const all = useMemo(() => {
    const names = new Set([...Object.keys(outer), ...Object.keys(texts)]);
    return Object.fromEntries([...names].map((name) => [name, { ...outer[name], ...given(texts[name]) }]));
  }, [outer, texts]);
  return <TextsContext.Provider value={all}>{children}</TextsContext.Provider>;
}

type Text = (...args: unknown[]) => unknown;

/** What the host passed, with each template that replaces a function turned into one. */
function fitting<Texts extends object>(defaults: Texts, own: object | undefined): Partial<Texts> {
  const texts = given(own);
  for (const [name, text] of Object.entries(texts)) {
    const isMadeOfValues = typeof defaults[name as keyof Texts] === 'function';
    const filled: Text = (...args) => fillIn(String(text), args);
    if (isMadeOfValues && typeof text !== 'function') texts[name] = filled;
  }
  return texts as Partial<Texts>;
}

/**
 * The texts of a component: its own `texts`, over those of the providers around it, over its defaults. The same object
 * as long as these stay.
 *
 * @param name the component's name in dictionaries.
 */
export function useTexts<Texts extends object>(
  name: string,
  defaults: Texts,
  own?: { readonly [Text in keyof Texts]?: Texts[Text] | undefined },
): Texts {
  const ofHost = useContext(TextsContext)[name];
  return useMemo(
    () => (ofHost || own ? { ...defaults, ...fitting(defaults, ofHost), ...fitting(defaults, own) } : defaults),
    [defaults, ofHost, own],
  );
}
