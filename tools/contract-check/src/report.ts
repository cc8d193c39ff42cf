import type { Finding, Findings, Found } from './findings.js';
import type { Options } from './options.js';

/** The result of one call. */
export type Outcome = 'ok' | 'refused' | 'differs' | 'skipped';

/** The outcome of a run, ready to be printed. */
export interface Report {
  readonly tool: string;
  readonly base: string;
  readonly calls: readonly (Finding & { readonly outcome: Outcome })[];
  readonly shared: readonly (Finding & { readonly outcome: Outcome })[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

const outcomeOf = ({ way, differences }: Finding): Outcome => {
  if (differences.length > 0) return 'differs';
  return ({ asked: 'ok', refusal: 'refused', skipped: 'skipped' } as const)[way];
};

/** Summarises the findings; calls that were not selected are left out. */
export function reportOf(findings: Findings, { base, only }: Options, version: string): Report {
  const withOutcome = (finding: Finding) => ({ ...finding, outcome: outcomeOf(finding) });
  const isAskedFor = ({ name }: Finding): boolean => only.length === 0 || (only as readonly string[]).includes(name);
  const calls = findings.calls().filter(isAskedFor).map(withOutcome);
  const shared = findings
    .shared()
    .map(withOutcome)
    .filter(({ way }) => only.length === 0 || way === 'asked');
  const count = (outcome: Outcome): number => calls.filter((call) => call.outcome === outcome).length;
  const counts = { ok: count('ok'), refused: count('refused'), differs: count('differs'), skipped: count('skipped') };
  return { tool: `@tropa/contract-check ${version}`, base, calls, shared, counts };
}

/** Whether nothing differs. */
export const isClean = ({ calls, shared }: Report): boolean =>
  [...calls, ...shared].every(({ outcome }) => outcome !== 'differs');

const lineOf = ({ status, path, wanted, came, more }: Found): string => {
  const where = [status > 0 ? `HTTP ${status}` : '', path].filter(Boolean).join(', ');
  return `           ${where === '' ? '' : `${where}: `}wanted ${wanted}; came ${came}${more > 0 ? ` (and ${more} more like it)` : ''}`;
};

const noteOf = ({ outcome, way, needs }: Report['calls'][number]): string => {
  if (outcome === 'skipped') return `skipped, needs ${needs}`;
  if (way === 'refusal') return `checked by refusal; for real: ${needs}`;
  return '';
};

/** The report as text: a line per call, with its differences below. */
export function textOf(report: Report): string {
  const { calls, shared, counts } = report;
  const longest = (lengths: readonly number[]): number => Math.max(0, ...lengths);
  const [nameWidth, pathWidth] = [
    longest([...calls, ...shared].map(({ name }) => name.length)),
    longest(calls.map(({ path }) => path.length)),
  ];
  const lines = [...calls, ...shared].flatMap((finding) => [
    [
      `  ${finding.outcome.padEnd(7)}`,
      finding.name.padEnd(nameWidth),
      ` ${finding.method.padEnd(4)}`,
      finding.path.padEnd(pathWidth),
      ` ${noteOf(finding)}`,
    ]
      .join(' ')
      .trimEnd(),
    ...finding.differences.map(lineOf),
  ]);
  const sum = [
    `${counts.ok} as agreed`,
    `${counts.refused} checked by refusal`,
    `${counts.differs} differ${counts.differs === 1 ? 's' : ''}`,
    `${counts.skipped} skipped`,
  ].join(', ');
  return `${report.tool}: ${report.base}\n\n${lines.join('\n')}\n\n${calls.length} call${calls.length === 1 ? '' : 's'}: ${sum}\n`;
}
