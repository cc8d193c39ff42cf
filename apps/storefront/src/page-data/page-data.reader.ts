/**
 * The only code that reads page variables (decisions 22). They are either in the page's one block
 * `<script type="application/json" id="page-data">` or, on a page of another server, in `window._name`. Read once,
 * then removed (S1 §7): nobody else can come to depend on them, and nothing is kept in memory twice.
 */
import { PAGE_DATA_NAMES } from '@tropa/api-client';

/** A plain object of page data: names as the specification gives them, `_items`, `_filters`, … */
export type PageData = Readonly<Record<string, unknown>>;

const blockId = 'page-data';

const parse = (text: string): PageData => {
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new TypeError('Page data is not an object');
  return data as PageData;
};

/** The data of a document's block, `null` without one. @throws when the block is broken. */
export function parsePageData(page: Document): PageData | null {
  const block = page.getElementById(blockId);
  return block === null ? null : parse(block.textContent ?? '');
}

/** A broken block is reported and treated as empty: the page keeps working, and what is missing is fetched by calls. */
function takeBlock(): PageData | null {
  try {
    return parsePageData(document);
  } catch (error) {
    console.error('Не удалось получить данные', error);
    return null;
  } finally {
    document.getElementById(blockId)?.remove();
  }
}

/** What JSON can express. A function, a node or an instance under a documented name belongs to another script. */
const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

function takeVariables(): PageData {
  const page = window as unknown as Record<string, unknown>;
  // Only documented names: `_paq` and its like belong to other scripts. Own properties only: named elements on `window`
  // do not count.
  const said = PAGE_DATA_NAMES.filter((name) => Object.hasOwn(page, name) && isPlain(page[name]));
  const data = Object.fromEntries(said.map((name) => [name, page[name]]));
  // A variable declared with `var` cannot be deleted; it is set to undefined.
  for (const name of said) if (!Reflect.deleteProperty(page, name)) Reflect.set(page, name, undefined);
  return data;
}

let taken: PageData | null = null;

/**
 * The data of this page. The first call removes them from the page; every later one, by a second widget, by one that is
 * mounted late, or after a return from the back/forward cache, gets the same object.
 */
export function readPageData(): PageData {
  taken ??= { ...takeVariables(), ...takeBlock() };
  return taken;
}

/** Makes the next call read the page again. For tests. */
export function forgetPageData(): void {
  taken = null;
}
