import type { Kind, World } from './world.js';

/** What is sent; the method is the route's. */
export interface Asked {
  /** The address, when the route's pattern is not one. */
  readonly url?: string;
  readonly payload?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A number per kind of visitor: the `errorCode` of an envelope, else the HTTP status. */
export type Said = readonly [none: number, guest: number, stranger: number, owner: number];

/** A route that gives each visitor their own data. */
export interface OwnRoute {
  readonly kind: 'own';
  /** What the other three try to get at. */
  readonly tried: string;
  readonly says: Said;
  readonly ask?: (world: World, who: Kind) => Asked | Promise<Asked>;
  /** Made ready before the tries; the row gets four visitors of its own then. */
  readonly before?: (world: World) => Promise<unknown>;
  /** Texts that the owner is sent and the other three are not. */
  readonly sees?: (world: World) => readonly string[];
  /** The owner's own try changes what the owner has: so the tries of the others could have. */
  readonly changes?: true;
}

/** A route that responds to everybody alike. */
export interface CommonRoute {
  readonly kind: 'common';
  readonly says: number;
  readonly asked: Asked;
}

/** A page of the demo mode that stands in for the shop's staff, a bank or a phone: in a real shop there is none. */
export interface DemoRoute {
  readonly kind: 'demo';
  readonly ask: (world: World) => Asked;
}

export type Row = OwnRoute | CommonRoute | DemoRoute;

/** `METHOD pattern` → what is tried. Every route of the app has its row. */
export type Matrix = Readonly<Record<string, Row>>;

export const own = (row: Omit<OwnRoute, 'kind'>): OwnRoute => ({ kind: 'own', ...row });
export const common = (asked: Asked | string = {}, says = 0): CommonRoute => ({
  kind: 'common',
  says,
  asked: typeof asked === 'string' ? { url: asked } : asked,
});
/** A page that is the same for everyone. */
export const page = (url?: string, says = 200): CommonRoute => common(url === undefined ? {} : { url }, says);
export const demo = (ask: DemoRoute['ask']): DemoRoute => ({ kind: 'demo', ask });

/** Responses that anybody gets; what is tried is what they contain or change. */
export const allowed: Said = [0, 0, 0, 0];
export const shown: Said = [200, 200, 200, 200];
/** For signed-in users only; the stranger gets their own data, never the owner's. */
export const forUsers: Said = [12, 12, 0, 0];
/** A row of the owner's, addressed by its id: it does not exist for the stranger. */
export const byOwnId: Said = [12, 12, 11, 0];
