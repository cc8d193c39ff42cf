import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/**
 * An empty npm registry on this machine, only for our packages: others come from the machine's usual registry.
 * @returns its address, the npm settings of somebody who may publish there, the settings of a site that takes ours from
 *   there, and `stop`, which deletes all of it.
 */
export async function openRegistry() {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-registry-'));
  const server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@tropa/*': { access: '$all', publish: '$all' } },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${server.address().port}`;
  const ours = `@tropa:registry=http://${host}/\n`;
  // npm sends nothing without a token; the registry accepts any.
  const publisher = join(folder, 'npmrc');
  await writeFile(publisher, `${ours}//${host}/:_authToken=anybody\n`);
  return {
    address: `http://${host}/`,
    publisher,
    siteSettings: ours,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
