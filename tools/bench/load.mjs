import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** The load generator: autocannon saturates above 1,500 responses per second, so wrk where it is installed. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon';

const unit = { us: 0.001, ms: 1, s: 1000 };
const toMs = (text = '') => {
  const [, value, suffix] = /([\d.]+)(us|ms|s)/.exec(text) ?? [];
  return value ? Number(value) * unit[suffix] : Number.NaN;
};

function runWrk(url, { seconds, connections, method = 'GET', headers = {}, cookies = [], body }) {
  const folder = mkdtempSync(join(tmpdir(), 'tropa-wrk-'));
  const script = join(folder, 'request.lua');
  const lines = [`wrk.method = ${JSON.stringify(method)}`];
  for (const [name, value] of Object.entries(headers))
    lines.push(`wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`);
  if (body) lines.push(`wrk.body = ${JSON.stringify(body)}`);
  // wrk has no option for one request per connection: the requests take turns, and responses of one length keep them
  // apart.
  if (cookies.length > 0)
    lines.push(
      `local cookies, turn = {${cookies.map((cookie) => JSON.stringify(cookie)).join(', ')}}, 0`,
      'request = function()',
      '  turn = turn % #cookies + 1',
      '  wrk.headers["cookie"] = cookies[turn]',
      '  return wrk.format()',
      'end',
    );
  writeFileSync(script, lines.join('\n'));
  const { stdout } = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, url], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p50Ms: toMs(/^\s+50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99Ms: toMs(/^\s+99%\s+(\S+)/m.exec(stdout)?.[1]),
    refused: Number(/Non-2xx or 3xx responses:\s+(\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

async function runAutocannon(url, { seconds, connections, method = 'GET', headers = {}, cookies = [], body }) {
  let turn = 0;
  const setupClient = (client) => {
    if (cookies.length > 0) client.setHeaders({ ...headers, cookie: cookies[turn++ % cookies.length] });
  };
  const result = await autocannon({ url, connections, duration: seconds, method, headers, body, setupClient });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    refused: result.non2xx,
  };
}

/**
 * Responses per second of one URL with `connections` parallel loopback clients, after a warm-up. Bounded in time.
 * `cookies`: one for each visitor, in turn. With `cpuMs`, the server's clock of CPU time, `cpuMsEach` is the share of one response.
 */
export async function measureLoad(url, options) {
  const { cpuMs, ...asked } = options;
  const run = hasWrk ? runWrk : runAutocannon;
  await run(url, { ...asked, seconds: 2 });
  const before = cpuMs?.();
  const load = await run(url, asked);
  // What a response costs the server: unlike the time of a response, nearly the same on a busy machine.
  return cpuMs ? { ...load, cpuMsEach: (cpuMs() - before) / (load.perSecond * asked.seconds) } : load;
}
