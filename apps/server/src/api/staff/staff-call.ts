import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { ShopServices } from '../services.js';
import type { StaffActor, StaffRole } from '../../shop/staff/staff-keys.js';

/** What a handler gets besides what was sent. */
export interface StaffContext extends Pick<ShopServices, 'db' | 'adapters' | 'settings' | 'log'> {
  readonly actor: StaffActor;
  readonly now: Date;
}

/** What was sent, checked by the call's schemas. */
export interface StaffRequest<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** One call of the staff's API: what it is for, who may make it, what goes in and out. */
export interface StaffCall {
  /** `operationId` of the document. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/staff`, with `{parameters}`. */
  readonly path: string;
  readonly tag: string;
  readonly about: string;
  /** Who may make it besides `admin`. */
  readonly role: StaffRole;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly response: GenericSchema;
  handle(context: StaffContext, request: StaffRequest<never, never, never>): Promise<unknown>;
}

type Sent<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;

/** A call whose handler is checked against its schemas. */
export function staffCall<
  Response extends GenericSchema,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(
  call: Omit<StaffCall, 'params' | 'query' | 'body' | 'response' | 'handle'> & {
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly response: Response;
    handle(
      context: StaffContext,
      request: StaffRequest<Sent<Params>, Sent<Query>, Sent<Body>>,
    ): Promise<InferInput<Response>>;
  },
): StaffCall {
  return call;
}
