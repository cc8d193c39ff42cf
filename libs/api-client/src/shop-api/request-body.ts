/** Data of a call: JSON values, and files in multipart forms. */
export type CallData = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null;

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** `?a=1&b=…` of a GET call: arrays and objects as JSON, empty values left out; '' when nothing remains. */
export function toQueryString(data: CallData | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(data ?? {})) {
    if (!isEmpty(value)) parameters.append(name, asText(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

const isFile = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

const filesOf = (value: unknown): Blob[] => {
  if (isFile(value)) return [value];
  const list = Array.isArray(value) || (typeof FileList !== 'undefined' && value instanceof FileList);
  const items = list ? Array.from(value as ArrayLike<unknown>) : [];
  return items.length > 0 && items.every(isFile) ? items : [];
};

/** Multipart body: arrays and objects as JSON strings, files appended one by one under their field. */
export function toFormData(data: CallData): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    const files = filesOf(value);
    for (const file of files) form.append(name, file, 'name' in file ? String(file.name) : name);
    if (files.length === 0 && !isEmpty(value)) form.append(name, asText(value));
  }
  return form;
}

/** True when a call must go as multipart: some field holds files. */
export function hasFiles(data: CallData): boolean {
  return Object.values(data).some((value) => filesOf(value).length > 0);
}

/** Removes null, '', [] and {} (also inside); 0 and false stay. */
export function withoutEmpty(data: CallData): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (isEmpty(value) || value === '') continue;
    if (Array.isArray(value)) {
      if (value.length > 0) kept[name] = value;
    } else if (typeof value === 'object') {
      const inner = withoutEmpty(value as CallData);
      if (Object.keys(inner).length > 0) kept[name] = inner;
    } else {
      kept[name] = value;
    }
  }
  return kept;
}
