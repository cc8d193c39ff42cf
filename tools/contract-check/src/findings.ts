import { wireCalls } from '@tropa/api-client/wire';
import type { Difference } from '@tropa/api-client/contract';
import type { WireCall, WireCallName } from '@tropa/api-client/wire';

/** A difference for which the HTTP status is worth reporting. */
export interface Found extends Difference {
  /** HTTP status of the response; 0 when there was none. */
  readonly status: number;
  /** How many more of the same kind there were, in other items of a list. */
  readonly more: number;
}

/** How a call was checked. */
export type Way = 'asked' | 'refusal' | 'skipped';

/** Findings about a call, or about what all calls share. */
export interface Finding {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly way: Way;
  /** The options that a skipped real call would have needed. */
  readonly needs: string;
  readonly differences: readonly Found[];
}

/** What all calls share. */
export const sharedNames = ['session', 'cors'] as const;
export type SharedName = (typeof sharedNames)[number];

const shared: Record<SharedName, string> = {
  session: 'a visitor is known again, and nobody else is taken for that visitor',
  cors: "which sites may call with the visitor's cookie",
};

interface Kept {
  way: Way;
  needs: string;
  differences: Found[];
}

const patternOf = ({ path, wanted }: Difference): string => `${path.replaceAll(/\[\d+\]/g, '[]')}\n${wanted}`;

/** Collects findings, call by call. */
export class Findings {
  private readonly kept = new Map<string, Kept>();

  /** Records how a call was checked; a real response takes precedence over a refusal. */
  looked(name: WireCallName | SharedName, way: Way, needs = ''): void {
    const known = this.of(name);
    if (known.way === 'asked' && way !== 'asked') return;
    known.way = way;
    known.needs = way === 'asked' ? '' : needs;
  }

  /** Records differences; the same ones in other items of a list are only counted. */
  add(name: WireCallName | SharedName, status: number, differences: readonly Difference[]): void {
    const { differences: known } = this.of(name);
    for (const one of differences) {
      const index = known.findIndex((other) => other.status === status && patternOf(other) === patternOf(one));
      const same = known[index];
      if (!same) known.push({ ...one, status, more: 0 });
      else if (same.path !== one.path) known[index] = { ...same, more: same.more + 1 };
    }
  }

  /** Findings of all calls, in the order of the contract. */
  calls(): Finding[] {
    const all: readonly WireCall[] = wireCalls;
    return all.map(({ name, method, path }) => ({ name, method, path, ...this.of(name) }));
  }

  /** Findings about what all calls share. */
  shared(): Finding[] {
    return sharedNames.map((name) => ({ name, method: '', path: shared[name], ...this.of(name) }));
  }

  private of(name: string): Kept {
    const known = this.kept.get(name) ?? { way: 'skipped' as const, needs: '', differences: [] };
    this.kept.set(name, known);
    return known;
  }
}
