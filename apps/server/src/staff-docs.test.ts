import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signWebhook } from './adapters/webhook-signature.js';
import { staffEventTypes } from './shop/staff/staff-events.js';

const text = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../../docs/staff.md'), 'utf8');

describe('docs/staff.md', () => {
  it('names every event', () => {
    for (const type of staffEventTypes) expect(text).toContain(`\`${type}\``);
  });

  describe('its sample of a receiver', () => {
    /** Runs the sample as it is written, in a Node of its own. */
    const checkAll = (calls: readonly (readonly [header: string, body: string, secret: string])[]): boolean[] => {
      const [, sample = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
      const run = `const calls = ${JSON.stringify(calls)};
        console.log(JSON.stringify(calls.map(([header, body, secret]) => isFromShop(header, Buffer.from(body), secret, ${now}))));`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', `${sample}\n${run}`], {
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout) as boolean[];
    };
    const secret = 'b7Qm-2xTr9Lk0sPz_wNd4UaJe6HcVg81';
    const body = '{"имя":"Анна"}';
    const now = 1_700_000_100_000;
    const signed = signWebhook(secret, body, 1_700_000_000);

    it('accepts what the shop signs, and nothing else', () => {
      const calls = [
        [signed, body, secret],
        [signed, `${body} `, secret],
        [signed, body, 'another'],
        [signed.replace('t=1700000000', 't=1700000001'), body, secret],
        [signWebhook(secret, body, 1_699_999_799), body, secret],
        ['', body, secret],
        ['t=,v1=', body, secret],
        [`t=1700000000,v1=${'0'.repeat(63)}`, body, secret],
        ['undefined', body, secret],
      ] as const;
      expect(checkAll(calls)).toEqual([true, ...Array<boolean>(calls.length - 1).fill(false)]);
    });
  });
});
