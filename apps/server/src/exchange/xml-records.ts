import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportError } from '../import/import-error.js';

/** An element with everything in it. */
export interface XmlRecord {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlRecord[];
}

/** What the reader does with a file. */
export interface XmlRecordsOptions {
  /** Name of the root element. */
  readonly root: string;
  /** Elements that are taken whole, with all that is in them, wherever they begin. */
  readonly records: ReadonlySet<string>;
  /** Called at the beginning of every other element. */
  readonly onOpen: (path: readonly string[], attributes: Readonly<Record<string, string>>) => void;
  /** Called at the end of every other element, with its text. */
  readonly onText: (path: readonly string[], text: string) => void;
  readonly onRecord: (record: XmlRecord, path: readonly string[]) => void;
}

/** Of one element; a description may be a page of HTML. */
const maxText = 20_000;
/** Elements of one record: a tree of all groups of a big shop. */
const maxNodes = 200_000;
const maxDepth = 64;
/** A single text or tag longer than this is not an exchange but an attack on memory. */
const maxSilence = 4_000_000;

/**
 * Reads XML record by record: memory does not grow with the file. A document type is ignored, its entities are never
 * expanded.
 *
 * @returns functions that accept a piece of text, and the end
 * @throws ImportError at the first place where the file is not well-formed, or is something else
 */
export function readXmlRecords({ root, records, onOpen, onText, onRecord }: XmlRecordsOptions): {
  write(text: string): void;
  finish(): void;
} {
  const parser = new SaxesParser();
  const path: string[] = [];
  const open: XmlRecord[] = [];
  let text = '';
  let nodes = 0;
  let silence = 0;
  let isRightRoot = false;

  const begin = ({ name, attributes }: SaxesTagPlain): void => {
    silence = 0;
    text = '';
    path.push(name);
    if (path.length > maxDepth) throw new ImportError('Файл повреждён: слишком глубокая вложенность.');
    if (path.length === 1) {
      if (name !== root)
        throw new ImportError(`Это не CommerceML: корневой элемент ${name.slice(0, 60)}, а не ${root}.`);
      isRightRoot = true;
    }
    const parent = open.at(-1);
    if (!parent && !records.has(name)) return onOpen(path, attributes);
    nodes = parent ? nodes + 1 : 1;
    if (nodes > maxNodes) throw new ImportError(`Файл повреждён: элемент ${open[0]?.name ?? ''} слишком велик.`);
    const record: XmlRecord = { name, attributes, text: '', children: [] };
    parent?.children.push(record);
    open.push(record);
  };
  const end = (): void => {
    silence = 0;
    const record = open.pop();
    const said = text.trim();
    text = '';
    if (record) {
      if (record.children.length === 0) record.text = said;
      if (open.length === 0) onRecord(record, path);
    } else onText(path, said);
    path.pop();
  };
  const take = (piece: string): void => {
    silence = 0;
    if (text.length < maxText) text += piece.slice(0, maxText - text.length);
  };
  const quiet = (): void => {
    silence = 0;
  };
  parser.on('error', (error) => {
    throw new ImportError(`Файл повреждён: ${error.message.replace(/^undefined:/, '')}.`);
  });
  parser.on('opentag', begin);
  parser.on('closetag', end);
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('doctype', quiet);
  parser.on('comment', quiet);
  parser.on('processinginstruction', quiet);

  return {
    write(piece) {
      silence += piece.length;
      parser.write(piece);
      if (silence > maxSilence) throw new ImportError('Файл повреждён: один элемент длиннее четырёх миллионов знаков.');
    },
    finish() {
      parser.close();
      if (!isRightRoot) throw new ImportError(`Это не CommerceML: корневого элемента ${root} нет.`);
    },
  };
}

/** The first element of this name inside. */
export const child = (record: XmlRecord | undefined, name: string): XmlRecord | undefined =>
  record?.children.find((one) => one.name === name);

/** All elements of this name inside. */
export const children = (record: XmlRecord | undefined, name: string): XmlRecord[] =>
  record?.children.filter((one) => one.name === name) ?? [];

/** Text of the first element of this name inside; '' without one. */
export const textOf = (record: XmlRecord | undefined, name: string): string => child(record, name)?.text ?? '';

/** «true» as 1C writes it. */
export const isTrue = (text: string): boolean => /^(?:true|1|да|истина)$/i.test(text);
