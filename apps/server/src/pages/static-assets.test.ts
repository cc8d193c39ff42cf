import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '../api/security-headers.js';
import { defaultSettings } from '../settings.js';
import { staticAssets } from './static-assets.js';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-assets-'));
  const files = {
    'start-1.js': 'plain',
    'start-1.js.br': 'packed',
    'start-1.js.map': 'sources',
    'icon-1.svg': '<svg/>',
    'tropa.js': 'entry',
    'notes.txt': 'private',
    'gone-1.js': 'soon gone',
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  app = Fastify();
  addSecurityHeaders(app, defaultSettings);
  await app.register(staticAssets(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (name: string, accepted = 'identity') =>
  app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepted } });

describe('static assets', () => {
  it('serves the packed file to clients that accept it, and the plain one to others', async () => {
    const packed = await get('start-1.js', 'gzip, br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body).toBe('packed');
    expect((await get('start-1.js')).body).toBe('plain');
    expect((await get('start-1.js', 'gzip')).headers['content-encoding']).toBeUndefined();
  });

  it('lets browsers keep them for a year, and the entry for other sites for minutes', async () => {
    expect((await get('start-1.js')).headers['cache-control']).toContain('immutable');
    expect((await get('tropa.js')).headers['cache-control']).toBe('public, max-age=300');
  });

  it('sends with a script the headers that apply to scripts, and with a drawing that it may run nothing', async () => {
    const { headers } = await get('start-1.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['referrer-policy']).toBeUndefined();
    expect((await get('icon-1.svg')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('does not let browsers keep the 404 of a file that has gone since the start', async () => {
    await rm(join(folder, 'gone-1.js'));
    const { statusCode, headers } = await get('gone-1.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it.each(['nothing.js', 'notes.txt', 'start-1.js.map', '..%2fstart-1.js'])('has no %s', async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  });
});
