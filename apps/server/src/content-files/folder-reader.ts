import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type * as v from 'valibot';
import { cleanPageHtml } from '../shop/staff/clean-page-html.js';
import { ContentError, fault } from './content-error.js';
import type { Item } from './item.js';
import { htmlOfMarkdown } from './markdown.js';
import { readFrontMatter, readYaml } from './read-yaml.js';

/** Types of files that a folder may contain. */
const fileTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

/** They are stored in the database, and each process serves them from there. */
const mostFileBytes = 5_000_000;

/** Everything in the folder, reading on after a fault so that all are reported at once. */
export class FolderReader {
  readonly items: Item[] = [];
  readonly faults: string[] = [];
  private readonly files = new Set<string>();

  constructor(readonly folder: string) {}

  note(error: unknown): void {
    if (!(error instanceof ContentError)) throw error;
    this.faults.push(...error.faults);
  }

  /** The text of a file; null when there is none. */
  async text(file: string): Promise<string | null> {
    const path = join(this.folder, file);
    return existsSync(path) ? readFile(path, 'utf8') : null;
  }

  async yaml<Schema extends v.GenericSchema>(file: string, schema: Schema): Promise<v.InferOutput<Schema> | null> {
    const text = await this.text(file);
    if (text === null) return null;
    try {
      return this.linked(readYaml(schema, text, file), file);
    } catch (error) {
      this.note(error);
      return null;
    }
  }

  /** Files of a part of the folder, by path; those that no part knows are faults. */
  async list(part: string, extensions: readonly string[]): Promise<string[]> {
    const path = join(this.folder, part);
    if (!existsSync(path)) return [];
    const names = await readdir(path, { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(path.length + 1)
          .split(sep)
          .join('/'),
      )
      .sort();
    for (const file of files.filter((name) => !extensions.includes(extname(name).toLowerCase())))
      this.faults.push(fault(`${part}/${file}`, null, `${part} has files of ${extensions.join(', ')} only`));
    return files.filter((name) => extensions.includes(extname(name).toLowerCase()));
  }

  /** `files/photo.jpg` as the address that it will have. @throws ContentError for a file that is not there */
  linked(value: unknown, file: string): unknown {
    if (typeof value === 'string') {
      const own = /^\/?files\/(.+)$/.exec(value)?.[1];
      if (own === undefined) return this.linkedHtml(value, file);
      this.require(own, file);
      return `/files/${own}`;
    }
    if (Array.isArray(value)) return value.map((one) => this.linked(one, file));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.linked(inner, file)]));
  }

  linkedHtml(html: string, file: string): string {
    return html.replace(/(\s(?:src|href)=")\/?files\/([^"]+)"/g, (_, before: string, own: string) => {
      this.require(own, file);
      return `${before}/files/${own}"`;
    });
  }

  require(own: string, file: string): void {
    if (!this.files.has(own))
      throw new ContentError([fault(file, null, `there is no file files/${own} in the folder`)]);
  }

  async readFiles(): Promise<void> {
    for (const name of await this.list('files', Object.keys(fileTypes))) {
      const path = join(this.folder, 'files', name);
      if ((await stat(path)).size > mostFileBytes) {
        this.faults.push(fault(`files/${name}`, null, 'is larger than 5 MB'));
        continue;
      }
      const content = await readFile(path);
      const hash = createHash('sha256').update(content).digest('base64url');
      this.files.add(name);
      this.items.push({
        kind: 'file',
        key: name,
        value: { type: fileTypes[extname(name).toLowerCase()], hash },
        content,
      });
    }
  }

  /** Text with its fields: Markdown, or HTML as it was exported. */
  async readText<Schema extends v.GenericSchema>(file: string, schema: Schema) {
    const { head, body } = readFrontMatter(schema, (await this.text(file)) ?? '', file);
    const html = file.endsWith('.md') ? htmlOfMarkdown(body) : cleanPageHtml(body);
    return { head: this.linked(head, file) as v.InferOutput<Schema>, html: this.linkedHtml(html, file) };
  }
}
