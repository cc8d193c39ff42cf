/** What JSON can give: kinds of the properties of widgets. */
export type PropKind = 'string' | 'number' | 'boolean' | 'list';

interface PropKinds {
  string: string;
  number: number;
  boolean: boolean;
  list: readonly unknown[];
}

/** The properties that a widget reads from `data-props`, by name: the kind of each, or all values that it may have. */
export type PropTable = Readonly<Record<string, PropKind | readonly (string | number)[]>>;

type ValueOf<Kind> = Kind extends PropKind ? PropKinds[Kind] : Kind extends readonly (infer Value)[] ? Value : never;

/** What a widget with these properties receives: each may be missing. */
export type PropsOf<Table extends PropTable> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> };

/** Properties that every widget has: see `HostWords`. */
export const commonProps: readonly string[] = ['texts', 'addresses'];

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

const parse = (text: string | undefined): unknown => {
  if (text === undefined || text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The properties of a widget's element. Text that is not a JSON object, unknown names and values of another kind are
 * reported and ignored.
 */
export function readWidgetProps(
  name: string,
  text: string | undefined,
  table: PropTable = {},
): Record<string, unknown> {
  const said = parse(text);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) {
    console.error(`data-props of the widget "${name}" is ignored: it must be a JSON object. It is ${text}`);
    return {};
  }
  const entries = Object.entries(said).filter(([prop, value]) => {
    if (commonProps.includes(prop)) return true;
    const kind = Object.hasOwn(table, prop) ? table[prop] : undefined;
    if (kind === undefined) {
      const known = [...Object.keys(table), ...commonProps].join(', ');
      console.error(`data-props of the widget "${name}": there is no property "${prop}". It has ${known}.`);
      return false;
    }
    const isFit = typeof kind === 'string' ? kindOf(value) === kind : kind.some((one) => one === value);
    if (!isFit) {
      const wanted = typeof kind === 'string' ? `a ${kind}` : `one of ${kind.join(', ')}`;
      console.error(`data-props of the widget "${name}": "${prop}" must be ${wanted}. It is ${JSON.stringify(value)}.`);
    }
    return isFit;
  });
  return Object.fromEntries(entries);
}
