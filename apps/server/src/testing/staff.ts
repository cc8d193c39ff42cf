import { addStaffKey } from '../shop/staff/staff-keys.js';
import type { StaffRole } from '../shop/staff/staff-keys.js';
import type { TestShop } from './test-shop.js';

/** A response of the staff's API. */
export interface StaffAnswer {
  readonly status: number;
  // Tests look into responses of every kind; their types are the contract's business.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Somebody of the staff, with a key of their own. */
export interface StaffClient {
  get(path: string): Promise<StaffAnswer>;
  post(path: string, body: unknown): Promise<StaffAnswer>;
  send(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<StaffAnswer>;
}

/** Gives a key of a role; its name is the role's. */
export async function openStaff(shop: Pick<TestShop, 'app' | 'db'>, role: StaffRole): Promise<StaffClient> {
  const key = await addStaffKey(shop.db, { name: role, role });
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) => {
    const reply = await shop.app.inject({
      method,
      url: `/api/staff${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    send: ask,
  };
}
