import { version } from '../package.json';
import { codeSource } from './code-source.js';
import { checkCors } from './cors.js';
import { examine, textOfDoctor } from './doctor.js';
import { help } from './help.js';
import { readOptions, UsageError } from './options.js';
import type { Options } from './options.js';
import { isClean, reportOf, textOf } from './report.js';
import { callOf, Shop } from './shop.js';
import { accountSteps } from './steps/account-steps.js';
import { goodsSteps } from './steps/goods-steps.js';
import { visitorSteps } from './steps/visitor-steps.js';
import { Visitor } from './visitor.js';

/** Input and output of a run. */
export interface Terminal {
  print(text: string): void;
  complain(text: string): void;
  /** Reads one line from the terminal. */
  readLine(question: string): Promise<string>;
}

const steps = [...goodsSteps, ...visitorSteps, ...accountSteps];

/** Why the backend cannot be reached; '' when it can. */
async function silenceOf(options: Options): Promise<string> {
  const answer = await new Visitor(options).send(callOf('getUser'));
  return 'failure' in answer ? answer.failure : '';
}

/** Exit code 0: pages of the site can use the shop; 1: something must be set. */
async function beDoctor(options: Options, terminal: Terminal): Promise<number> {
  const found = await examine(options);
  terminal.print(options.isJson ? `${JSON.stringify(found, null, 2)}\n` : textOfDoctor(options, found));
  return found.some(({ verdict }) => verdict === 'fix') ? 1 : 0;
}

async function check(options: Options, terminal: Terminal): Promise<number> {
  const silence = await silenceOf(options);
  if (silence !== '') {
    terminal.complain(`Cannot reach ${options.base}: ${silence}.\n`);
    return 2;
  }
  const shop = new Shop(options, codeSource(options, terminal.readLine));
  const isAskedFor = ({ calls }: (typeof steps)[number]): boolean =>
    options.only.length === 0 || calls.some((name) => options.only.includes(name));
  for (const step of steps.filter(isAskedFor)) await step.run(shop);
  if (options.only.length === 0) await checkCors(shop);
  const report = reportOf(shop.findings, options, version);
  terminal.print(options.isJson ? `${JSON.stringify(report, null, 2)}\n` : textOf(report));
  return isClean(report) ? 0 : 1;
}

/**
 * One run of the command line. Returns the exit code: 0 nothing differs, 1 something does, 2 the check could not be
 * made.
 */
export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(argv);
    if (typeof options === 'object') return await (options.command === 'doctor' ? beDoctor : check)(options, terminal);
    terminal.print(options === 'help' ? help : `${version}\n`);
    return 0;
  } catch (error) {
    // A bug of ours must not look like one of the backend: exit code 1 is for those.
    if (error instanceof UsageError) terminal.complain(`${error.message}.\nSee contract-check --help.\n`);
    else
      terminal.complain(
        `contract-check itself failed, please report it to its authors:\n${(error as Error).stack ?? String(error)}\n`,
      );
    return 2;
  }
}
