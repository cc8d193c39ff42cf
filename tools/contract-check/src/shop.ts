import { shown } from '@tropa/api-client/contract';
import type { Difference } from '@tropa/api-client/contract';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCall, WireCallName } from '@tropa/api-client/wire';
import { Findings } from './findings.js';
import type { SharedName } from './findings.js';
import { judge } from './judge.js';
import type { Verdict } from './judge.js';
import type { Options } from './options.js';
import { Visitor } from './visitor.js';

/** A result that may be missing or invalid: steps must read it defensively. */
// oxlint-disable-next-line typescript/no-explicit-any -- 49 shapes, each checked by its schema before
export type Result = any;

/** The objects in a list; empty when it is not a list: a wrong backend must be reported, not crash the run. */
export const listOf = (value: Result): Result[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** Goods to test with. */
export interface Product {
  readonly id: number;
  readonly title: string;
  readonly retailId?: number;
}

/** Consecutive calls without a response after which the run gives up. */
const patience = 3;

export const callOf = (name: WireCallName): WireCall => {
  const call = wireCalls.find((known) => known.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return call;
};

/** The backend under test: calls it, checks the responses and records findings. */
export class Shop {
  readonly findings = new Findings();
  /** The visitor whose basket, lists and city are changed. */
  readonly visitor: Visitor;
  /**
   * A visitor who has nothing: calls that must be rejected are made as this one, so that an order that is wrongly
   * accepted is empty.
   */
  readonly stranger: Visitor;
  private silences = 0;
  private product: Promise<Product | undefined> | undefined;

  constructor(
    readonly options: Options,
    /** Reads the code that was sent to a phone. */
    readonly readCode: (phone: string) => Promise<string>,
  ) {
    this.visitor = new Visitor(options);
    this.stranger = new Visitor(options);
  }

  /** Makes a call that must succeed. `undefined` when it did not. */
  async ask(name: WireCallName, data: object = {}, who: Visitor = this.visitor): Promise<Result> {
    const said = await this.send(name, data, who);
    if (!said) return undefined;
    this.findings.looked(name, 'asked');
    if (said.errorCode === 0) return said.result;
    if (!said.isUnreadable) {
      const came = `${said.errorCode} ${shown(said.errorMessage)}`;
      this.findings.add(name, said.status, [{ path: 'errorCode', wanted: '0: this request is in order', came }]);
    }
    return undefined;
  }

  /** Makes a call that may be rejected: then it counts as checked by its refusal. */
  async tryTo(name: WireCallName, data: object, needs: string, who: Visitor = this.visitor): Promise<Result> {
    const said = await this.send(name, data, who);
    if (!said) return undefined;
    if (said.errorCode === 0) this.findings.looked(name, 'asked');
    else this.findings.looked(name, 'refusal', needs);
    return said.errorCode === 0 ? said.result : undefined;
  }

  /** Makes a call that must be rejected: an empty request, by a visitor who has nothing. */
  async refuse(name: WireCallName, needs: string, data: object = {}): Promise<void> {
    const said = await this.send(name, data, this.stranger);
    if (!said) return;
    this.findings.looked(name, 'refusal', needs);
    if (said.errorCode !== 0) return;
    this.findings.add(name, said.status, [
      { path: 'errorCode', wanted: `a refusal of ${shown(data)} from a visitor: a number other than 0`, came: '0' },
    ]);
  }

  /** Records what is wrong beyond a single call. */
  differs(name: WireCallName | SharedName, difference: Difference, status = 200): void {
    this.findings.add(name, status, [difference]);
  }

  /** Goods in stock; else any; nothing when the list is empty. */
  goods(): Promise<Product | undefined> {
    this.product ??= this.findGoods();
    return this.product;
  }

  private async findGoods(): Promise<Product | undefined> {
    const result = await this.ask('getListing', { sectionId: 0, page: 1, limit: 15, sort: 'name-asc', filter: {} });
    const items: Product[] = listOf(result?.items).filter(({ id }) => id);
    for (const item of items.slice(0, 8)) {
      const there = await this.ask('checkAvailability', { id: item.id });
      if (listOf(there?.store).some(({ amount }) => Number(amount) > 0)) return item;
    }
    return items[0];
  }

  private async send(name: WireCallName, data: object, who: Visitor): Promise<(Verdict & { status: number }) | null> {
    if (this.silences >= patience) {
      this.findings.looked(name, 'skipped', 'a backend that responds');
      return null;
    }
    const call = callOf(name);
    const answer = await who.send(call, data as Record<string, unknown>);
    if ('failure' in answer) {
      this.silences += 1;
      this.findings.looked(name, 'asked');
      this.findings.add(name, 0, [{ path: '', wanted: 'a response', came: answer.failure }]);
      return null;
    }
    this.silences = 0;
    const verdict = judge(call, answer);
    this.findings.add(name, answer.status, verdict.differences);
    return { ...verdict, status: answer.status };
  }
}
