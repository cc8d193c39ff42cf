import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderInput } from '@tropa/render-contract';
import { sql } from 'kysely';
import { loadContent } from '../content-files/load-content.js';
import { readFolder } from '../content-files/read-folder.js';
import { migrate } from '../db/migrate.js';
import { openDatabase } from '../db/open.js';
import type { OpenDatabase } from '../db/open.js';
import type { Db } from '../db/schema.js';
import { importYml } from '../import/import-yml.js';
import { describeOnPostgres, writePgliteFolder } from '../testing/databases.js';
import { newDatabaseName } from '../testing/end-run.js';
import { bicycleBrand, brandFiles, writeFolder } from '../testing/own-shop.js';
import { createTestApp } from '../testing/test-app.js';

async function* goods(): AsyncGenerator<Buffer> {
  yield Buffer.from(
    'Код;Название;Цена;Остаток;Раздел\n1;Велосипед Волна;10000;5;Велосипеды\n2;Шлем Волна;2000;1;Шлемы\n',
  );
}

const pages = [
  '/',
  '/catalog/',
  '/sale/',
  '/search/?q=волна',
  '/product/velosiped-volna/',
  '/articles/velobaza-news/',
  '/about/shops/',
  '/delivery/',
  '/files/logo.svg',
  '/sitemap.xml',
];

/** What visitors see, page by page. */
async function seenIn(db: Db): Promise<readonly (readonly [string, number, string])[]> {
  const renderPage = (input: RenderInput) => ({ html: JSON.stringify(input), status: input.status });
  const app = await createTestApp(db, { isDemo: false, publicUrl: 'https://velobaza.example' }, { renderPage });
  try {
    const seen = [];
    for (const url of pages) {
      const { statusCode, body } = await app.inject({ method: 'GET', url: encodeURI(url) });
      seen.push([url, statusCode, body] as const);
    }
    return seen;
  } finally {
    await app.close();
  }
}

async function fillShop(db: Db, folder: string): Promise<void> {
  await loadContent(db, await readFolder(await writeFolder(join(folder, 'content'), brandFiles(bicycleBrand))));
  await importYml(db, goods(), { source: 'goods.csv' });
}

const hasTools =
  spawnSync('pg_dump', ['--version']).status === 0 && spawnSync('pg_restore', ['--version']).status === 0;
const itWithTools = hasTools || process.env.CI === 'true' ? it : it.skip;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

describeOnPostgres('a backup as docs/backup.md says', (open) => {
  itWithTools(
    'is restored into an empty database: the same pages, and what is written goes on',
    async () => {
      const whole = await open();
      const restored = await openEmpty(whole.url ?? '');
      try {
        await fillShop(whole.db, folder);
        const before = await seenIn(whole.db);
        expect(before.every(([, status]) => status === 200)).toBe(true);
        const dump = join(folder, 'shop.dump');
        execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, whole.url ?? '']);
        execFileSync('pg_restore', [
          '--no-owner',
          '--exit-on-error',
          '--single-transaction',
          `--dbname=${restored.url}`,
          dump,
        ]);
        const { db, close } = await openDatabase({ databaseUrl: restored.url });
        try {
          expect(await migrate(db)).toEqual([]);
          expect(await seenIn(db)).toEqual(before);
          // Triggers and sequences work on: a price shows, a new article gets an id of its own.
          await sql`update variants set price_kopecks = 777700`.execute(db);
          expect((await seenIn(db)).find(([url]) => url === '/catalog/')?.[2]).toContain('7777');
          await db.insertInto('articles').values({ slug: 'new', title: 'Н', published_at: new Date() }).execute();
        } finally {
          await close();
        }
      } finally {
        await restored.drop();
        await whole.close();
      }
    },
    120_000,
  );

  itWithTools(
    'keeps the tables of an admin tool separate: restored, they are its own again, and it may write what it could before',
    async () => {
      const role = `tropa_admin_${randomBytes(4).toString('hex')}`;
      const rights = (await readFile(join(__dirname, '../../../../docs/admin/database-role.sql'), 'utf8')).replaceAll(
        'tropa_admin',
        role,
      );
      const whole = await open('goods');
      const restored = await openEmpty(whole.url ?? '');
      const asTool = (url: string): string => Object.assign(new URL(url), { username: role, password: role }).href;
      const [shopDump, toolDump] = [join(folder, 'apart.dump'), join(folder, 'tool.dump')];
      const restore = (url: string, ...words: string[]) =>
        execFileSync('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${url}`, ...words]);
      const run = async (url: string, ...statements: string[]) => {
        const { db, close } = await openDatabase({ databaseUrl: url, poolSize: 1 });
        try {
          for (const statement of statements) await sql.raw(statement).execute(db);
          return (await sql<{ users: number }>`select count(*)::int as users from directus.directus_users`.execute(db))
            .rows;
        } finally {
          await close();
        }
      };
      try {
        const url = whole.url ?? '';
        await sql.raw(`create role ${role} login password '${role}'`).execute(whole.db);
        await sql.raw(rights).execute(whole.db);
        await run(asTool(url), 'create table directus.directus_users as select 1 as id');
        execFileSync('pg_dump', ['-Fc', '--exclude-schema=directus', '--no-privileges', `--file=${shopDump}`, url]);
        execFileSync('pg_dump', ['-Fc', '--schema=directus', `--file=${toolDump}`, url]);
        restore(restored.url, '--single-transaction', shopDump);
        const { db, close } = await openDatabase({ databaseUrl: restored.url, poolSize: 1 });
        await sql
          .raw(rights)
          .execute(db)
          .finally(() => close());
        restore(asTool(restored.url), '--schema=directus', toolDump);
        const seen = await run(
          asTool(restored.url),
          'insert into directus.directus_users values (2)',
          'update public.variants set price_kopecks = 100',
        );
        expect(seen).toEqual([{ users: 2 }]);
      } finally {
        await restored.drop();
        await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(whole.db);
        await whole.close();
      }
    },
    120_000,
  );
});

describe('a copy of the folder of the embedded database', () => {
  it('taken while the shop is stopped, shows the same pages', async () => {
    const dataDir = join(folder, 'data');
    const use = async <Result>(dir: string, work: (database: OpenDatabase) => Promise<Result>): Promise<Result> => {
      const database = await openDatabase({ dataDir: dir });
      return work(database).finally(() => database.close());
    };
    await mkdir(dataDir);
    await writePgliteFolder(dataDir, 'empty');
    const before = await use(dataDir, async ({ db }) => {
      await fillShop(db, folder);
      return seenIn(db);
    });
    await cp(dataDir, join(folder, 'copy'), { recursive: true });
    expect(await use(join(folder, 'copy'), ({ db }) => seenIn(db))).toEqual(before);
  }, 120_000);
});

/** An empty database beside this one. */
async function openEmpty(beside: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = newDatabaseName();
  const run = async (statement: string): Promise<void> => {
    const { db, close } = await openDatabase({ databaseUrl: beside, poolSize: 1 });
    await sql
      .raw(statement)
      .execute(db)
      .finally(() => close());
  };
  await run(`create database ${name}`);
  const url = new URL(beside);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
