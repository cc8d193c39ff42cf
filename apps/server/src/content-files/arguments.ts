import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { ContentError } from './content-error.js';

/** The one folder of a command and its switches. @throws ContentError that says how the command is used */
export function folderOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  usage: string,
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return { folder, values };
  } catch (error) {
    throw new ContentError([(error as Error).message, usage]);
  }
  throw new ContentError([usage]);
}

/** Prints what went wrong, without a stack trace for expected errors. */
export function reportFailure(error: unknown, isExpected: boolean, otherwise: string): void {
  process.stderr.write(`${isExpected ? (error as Error).message : `${otherwise}: ${String(error)}`}\n`);
  process.exitCode = 1;
}
