import { startHttp } from './http-server.js';
import type { HttpStandIn, StandInAnswer } from './http-server.js';

/** A text message that the stand-in accepted. */
export interface TakenSms {
  readonly phones: string;
  readonly text: string;
  readonly sender: string | null;
}

/** SMSC's `send.php`, as its documentation describes the JSON responses (`fmt=3`). */
export interface SmscStandIn extends HttpStandIn {
  readonly taken: readonly TakenSms[];
  /** Responds like this from now on; null: as usual. */
  behave(answer: StandInAnswer | null): void;
}

/** Starts one that knows a login `shop` with the password `secret-password`, and the key `secret-key`. */
export async function startSmsc(): Promise<SmscStandIn> {
  const taken: TakenSms[] = [];
  let forced: StandInAnswer | null = null;
  const server = await startHttp(({ method, path, body }) => {
    if (forced) return forced;
    if (method !== 'POST' || path !== '/sys/send.php') return { status: 404, body: 'not found' };
    const asked = new URLSearchParams(body);
    const isKnown =
      asked.get('apikey') === 'secret-key' || (asked.get('login') === 'shop' && asked.get('psw') === 'secret-password');
    if (!isKnown) return { status: 200, body: { error: 'authorise error', error_code: 2 } };
    const [phones, text] = [asked.get('phones') ?? '', asked.get('mes') ?? ''];
    if (phones === '' || text === '' || asked.get('fmt') !== '3' || asked.get('charset') !== 'utf-8') {
      return { status: 200, body: { error: 'parameters error', error_code: 1 } };
    }
    if (!/^\+7\d{10}$/.test(phones)) return { status: 200, body: { error: 'invalid number', error_code: 7, id: 1 } };
    taken.push({ phones, text, sender: asked.get('sender') });
    return { status: 200, body: { id: taken.length, cnt: 1 } };
  });
  return { ...server, taken, behave: (answer) => (forced = answer) };
}
