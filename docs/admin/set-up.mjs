/**
 * Teaches a Directus the shop: names of tables and fields in Russian, who may read and write what. Run it again after a change of
 * directus.json: it brings everything to what the file says.
 *
 *     DIRECTUS_URL=http://127.0.0.1:8055 ADMIN_EMAIL=… ADMIN_PASSWORD=… node docs/admin/set-up.mjs
 */
import { readFileSync } from 'node:fs';

const { collections, roles } = JSON.parse(readFileSync(new URL('directus.json', import.meta.url), 'utf8'));
const { DIRECTUS_URL: url = 'http://127.0.0.1:8055', ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;

let token = '';
async function call(method, path, body) {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text).data;
}

/** Brings one thing of a kind to `values`, by its id. */
async function put(kind, id, values) {
  const [known] = await call('GET', `/${kind}?filter[id][_eq]=${id}&fields=id`);
  await (known ? call('PATCH', `/${kind}/${id}`, values) : call('POST', `/${kind}`, { id, ...values }));
}

const russian = (title) => [{ language: 'ru-RU', translation: title }];

const metaOf = ({ title, note, interface: shownAs, choices, writes, creates, rule }, sort) => ({
  sort,
  note: note ?? null,
  interface: shownAs ?? 'input',
  options: {
    ...(choices && { choices: Object.entries(choices).map(([value, text]) => ({ value, text })) }),
    ...(shownAs === 'input-code' && { language: 'json' }),
  },
  readonly: !writes && !creates,
  validation: rule ? { _and: [{ [title.field]: rule }] } : null,
  translations: russian(title.text),
});

async function describe(name, { title, icon, template, fields }, sort) {
  await call('PATCH', `/collections/${name}`, {
    meta: { icon, sort, display_template: template, translations: russian(title), accountability: 'all' },
  });
  const known = await call('GET', `/fields/${name}`);
  for (const { field } of known) {
    const place = Object.keys(fields).indexOf(field);
    const meta =
      place < 0
        ? { hidden: true, readonly: true }
        : { hidden: false, ...metaOf({ ...fields[field], title: { field, text: fields[field].title } }, place + 1) };
    await call('PATCH', `/fields/${name}/${field}`, { meta });
  }
}

/** What a role may do with a table: each action with its fields. */
function permissionsOf({ changes, deletes = [], reads = [] }) {
  const fieldsOf = (name, kind) =>
    Object.entries(collections[name].fields)
      .filter(([, field]) => kind === null || field[kind])
      .map(([field]) => field);
  const rulesOf = (name) => {
    const rules = Object.entries(collections[name].fields).filter(([, { rule }]) => rule);
    return rules.length === 0 ? null : { _and: rules.map(([field, { rule }]) => ({ [field]: rule })) };
  };
  const all = [...changes, ...reads].map((collection) => ({
    collection,
    action: 'read',
    fields: fieldsOf(collection, null),
  }));
  for (const collection of changes)
    for (const [action, kind] of [
      ['update', 'writes'],
      ['create', 'creates'],
    ]) {
      const fields = fieldsOf(collection, kind);
      if (fields.length > 0) all.push({ collection, action, fields, validation: rulesOf(collection) });
    }
  return [...all, ...deletes.map((collection) => ({ collection, action: 'delete', fields: ['*'] }))];
}

async function allow({ id, policy, title, icon, ...rights }) {
  await put('policies', policy, { name: title, icon, app_access: true, admin_access: false });
  await put('roles', id, { name: title, icon });
  const [held] = await call('GET', `/access?filter[role][_eq]=${id}&filter[policy][_eq]=${policy}`);
  if (!held) await call('POST', '/access', { role: id, policy });
  const old = await call('GET', `/permissions?filter[policy][_eq]=${policy}&fields=id&limit=-1`);
  if (old.length > 0)
    await call(
      'DELETE',
      '/permissions',
      old.map(({ id: one }) => one),
    );
  const permissions = permissionsOf(rights).map((one) => ({ permissions: {}, validation: null, ...one, policy }));
  await call('POST', '/permissions', permissions);
}

({ access_token: token } = await call('POST', '/auth/login', { email, password }));
for (const [sort, [name, collection]] of Object.entries(collections).entries())
  await describe(name, collection, sort + 1);
for (const role of roles) await allow(role);
console.log(`${Object.keys(collections).length} tables and ${roles.length} roles are set up at ${url}`);
