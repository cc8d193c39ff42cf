/**
 * The only code that reads page variables (decisions 22). They stand either in the page's one block
 * `<script type="application/json" id="page-data">` or, on a page of another server, in `window._name`.
 */

/** A plain object of page data: names as the specification gives them, `_items`, `_filters`, … */
export type PageData = Readonly<Record<string, unknown>>;

interface Page {
  document: Pick<Document, 'getElementById'>;
  window: object;
}

const blockId = 'page-data';

/** Names that belong to browsers and libraries, not to the page. */
const isPageVariable = (name: string) => /^_[a-z][A-Za-z]*$/.test(name);

const readBlock = ({ document }: Page): PageData | null => {
  const block = document.getElementById(blockId);
  if (block === null) return null;
  const data: unknown = JSON.parse(block.textContent ?? '');
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('Page data is no object');
  return data as PageData;
};

const readVariables = ({ window }: Page): PageData =>
  Object.fromEntries(
    Object.keys(window)
      // Names first: to read every property of a window wakes deprecated ones.
      .filter(isPageVariable)
      .map((name) => [name, (window as Record<string, unknown>)[name]])
      .filter(([, value]) => typeof value !== 'function'),
  );

/**
 * Reads the page's data. A broken block is reported and taken for an empty one: the page lives on, and what
 * is missing comes by ordinary calls.
 */
export function readPageDataOf(page: Page): PageData {
  let block: PageData | null = null;
  try {
    block = readBlock(page);
  } catch (error) {
    console.error('Не удалось получить данные', error);
  }
  return { ...readVariables(page), ...block };
}

let cached: PageData | null = null;

/** The data of this page, read once: whoever removes a variable later, or mounts twice, changes nothing. */
export function readPageData(): PageData {
  cached ??= readPageDataOf({ document, window });
  return cached;
}

/** Lets the next reading look at the page again. For tests. */
export function forgetPageData(): void {
  cached = null;
}
