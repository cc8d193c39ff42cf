/**
 * Imports the named entries into a server's module graph and prints for each which exports are references to client
 * modules.
 */
import { register } from 'node:module';

register('./client-references.mjs', import.meta.url);

const CLIENT = Symbol.for('react.client.reference');
const isReference = (value) => typeof value === 'function' && value.$$typeof === CLIENT;

const report = {};
for (const entry of process.argv.slice(2)) {
  const module = await import(entry);
  const names = Object.keys(module);
  const client = names.filter((name) => isReference(module[name]));
  report[entry] = { client, server: names.filter((name) => !client.includes(name)) };
}
process.stdout.write(JSON.stringify(report));
