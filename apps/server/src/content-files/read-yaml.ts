import { LineCounter, isNode, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import * as v from 'valibot';
import { ContentError, fault } from './content-error.js';

/** The line of the deepest part of the path that is there: a missing field is reported at its parent. */
function lineAt(document: Document, counter: LineCounter, path: readonly unknown[], above: number): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + above;
  }
  return 1 + above;
}

/**
 * YAML, checked.
 * @param file named in messages.
 * @param above lines of the file before the YAML begins.
 * @throws ContentError with file, line and field of every fault.
 */
export function readYaml<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
  above = 0,
): v.InferOutput<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) =>
        fault(file, (error.linePos?.[0].line ?? 1) + above, (error.message.split(' at line')[0] ?? '').trim()),
      ),
    );
  }
  const checked = v.safeParse(schema, document.toJS() ?? {});
  if (checked.success) return checked.output;
  throw new ContentError(
    checked.issues.map((issue) => {
      const path = issue.path?.map(({ key }) => key) ?? [];
      const line = lineAt(document, counter, path, above);
      return fault(file, line, `${path.length === 0 ? '' : `${path.join('.')}: `}${messageOf(issue)}`);
    }),
  );
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'there is no such field';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}

const frontMatter = /^---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)([^]*)$/;

/** The fields before a text, and the text. @throws ContentError */
export function readFrontMatter<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): { head: v.InferOutput<Schema>; body: string } {
  const [, yaml, body = ''] = frontMatter.exec(text.replace(/^\uFEFF/, '')) ?? [];
  if (yaml === undefined) throw new ContentError([fault(file, 1, 'must begin with its fields between two lines ---')]);
  return { head: readYaml(schema, yaml, file, 1), body };
}
