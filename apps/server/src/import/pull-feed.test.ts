import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { createLog } from '../create-log.js';
import { describeOnOneDatabase, type TestDatabase } from '../testing/databases.js';
import { startFeedServer, type FeedServer } from '../testing/stand-ins/feed-server.js';
import { openTestShop } from '../testing/test-shop.js';
import { bytesOf, feedOf, offerOf } from './feed.fixtures.js';
import { feedPlugin } from './feed-plugin.js';
import { importYml } from './import-yml.js';
import { pullFeed } from './pull-feed.js';

jest.setTimeout(60_000);

const hourMs = 3_600_000;
const feed = (...ids: string[]) => feedOf({ offers: ids.map((id) => offerOf(id)).join('') });

describeOnOneDatabase('the feed of a running shop', (open) => {
  let database: TestDatabase;
  let server: FeedServer;
  const staffEmail = 'staff@example.ru';
  const pull = (more: { signal?: AbortSignal; to?: string } = {}) =>
    pullFeed(
      database.db,
      { url: new URL(more.to ?? server.url), everyMs: hourMs, isJoiningColours: false, isHotLinking: false },
      { staffEmail, ...more },
    );
  /** As if its time had come. */
  const makeDue = () => sql`update feed_pulls set due_at = now() - interval '1 second'`.execute(database.db);
  const pullDue = async (more: Parameters<typeof pull>[0] = {}) => {
    await makeDue();
    return pull(more);
  };
  const takeLetters = async () => {
    const rows = await database.db.deleteFrom('outbox').returning(['recipient', 'subject', 'body']).execute();
    return rows.map(({ recipient, subject, body }) => `${recipient} ${subject}\n${body}`);
  };
  const titles = async () =>
    (await database.db.selectFrom('products').select('title').where('gone_at', 'is', null).orderBy('id').execute()).map(
      ({ title }) => title,
    );
  const minutesLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from due_at - now())::int / 60 as left from feed_pulls`.execute(database.db);
    return Number(rows[0]?.left);
  };

  beforeAll(async () => {
    server = await startFeedServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    database = await open();
    server.seen.length = 0;
    server.answers['/feed.yml'] = { body: feed('1', '2'), etag: '"one"' };
  });
  afterEach(() => database.close());

  it('is loaded at once, then only when it is due and has changed; the staff reads about changes alone', async () => {
    expect(await pull()).toMatchObject({ kind: 'imported', result: { added: 2, isReplaced: true } });
    expect(await titles()).toEqual(['Ботинки 1', 'Ботинки 2']);
    expect(await takeLetters()).toEqual([
      expect.stringMatching(
        /^staff@example\.ru Товары заменены: 2\nФид: 127\.0\.0\.1:\d+\/feed\.yml\n\nМагазин в фиде: Магазин\nТак магазин теперь и называется.*\nТовары заменены: 2, вариантов: 2/,
      ),
    ]);
    expect(await pull()).toEqual({ kind: 'early' });
    expect(await minutesLeft()).toBeGreaterThan(55);

    expect(await pullDue()).toEqual({ kind: 'unchanged' });
    expect(server.seen.map((headers) => headers['if-none-match'])).toEqual([undefined, '"one"']);
    expect(await minutesLeft()).toBeGreaterThan(55);

    // Another version in which only the stock differs.
    server.answers['/feed.yml'] = {
      body: feedOf({ offers: offerOf('1', { count: '3' }) + offerOf('2') }),
      etag: '"two"',
    };
    expect(await pullDue()).toMatchObject({ kind: 'imported', result: { changed: 0 } });
    expect(await takeLetters()).toEqual([]);

    server.answers['/feed.yml'] = { body: feed('2', '3'), etag: '"three"' };
    expect(await pullDue()).toMatchObject({ kind: 'imported', result: { added: 1, gone: 1 } });
    expect(await takeLetters()).toEqual([
      expect.stringContaining('Товары обновлены: новых 1, изменено 0, больше нет 1'),
    ]);
    expect(await titles()).toEqual(['Ботинки 2', 'Ботинки 3']);
  });

  it('changes nothing when it fails; the staff reads of each failure once, and of its end', async () => {
    await pull();
    await takeLetters();
    server.answers['/feed.yml'] = { status: 502 };
    expect(await pullDue()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('HTTP 502') });
    expect(await takeLetters()).toEqual([expect.stringMatching(/фид не загрузился[^]*сервер ответил HTTP 502/)]);
    // Sooner than usual.
    expect(await minutesLeft()).toBeLessThanOrEqual(30);
    expect(await pullDue()).toMatchObject({ kind: 'failed' });
    expect(await takeLetters()).toEqual([]);

    server.answers['/feed.yml'] = { body: feed('3').slice(0, -30) };
    expect(await pullDue()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('Файл повреждён') });
    expect(await takeLetters()).toEqual([expect.stringContaining('Файл повреждён')]);
    expect(await titles()).toEqual(['Ботинки 1', 'Ботинки 2']);

    server.answers['/feed.yml'] = { body: feed('1', '2'), etag: '"one"' };
    expect(await pullDue()).toEqual({ kind: 'unchanged' });
    expect(await takeLetters()).toEqual([expect.stringContaining('Фид снова загружается')]);
    expect(await pullDue()).toEqual({ kind: 'unchanged' });
    expect(await takeLetters()).toEqual([]);
  });

  it('is not redirected into the internal network by its server', async () => {
    server.answers['/feed.yml'] = { status: 302, location: 'http://169.254.169.254/latest/' };
    expect(await pull()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('во внутреннюю сеть') });
  });

  it('never reveals the credentials in its URL', async () => {
    const secret = server.url.href.replace('//', '//user:hush@').concat('?token=hush');
    server.answers['/feed.yml?token=hush'] = { status: 403 };
    const outcome = await pull({ to: secret });
    expect(server.seen[0]?.authorization).toMatch(/^Basic /);
    const kept = await database.db.selectFrom('feed_pulls').selectAll().execute();
    expect(JSON.stringify([outcome, kept, await takeLetters()])).not.toContain('hush');
  });

  it('is loaded by one of several processes', async () => {
    const outcomes = await Promise.all([pull(), pull(), pull()]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['early', 'early', 'imported']);
    expect(server.seen).toHaveLength(1);
  });

  it('is requested whole when goods of another file were loaded meanwhile', async () => {
    await pull();
    await importYml(database.db, bytesOf(feed('9')), { source: 'other.yml' });
    expect(await pullDue()).toMatchObject({ kind: 'imported', result: { returned: 2, gone: 1 } });
  });

  it('is given up when the process leaves, and free for another at once', async () => {
    server.answers['/feed.yml'] = { isSilent: true };
    const leaving = new AbortController();
    const pulling = pull({ signal: leaving.signal });
    while (server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    expect(await pulling).toEqual({ kind: 'abandoned' });
    server.answers['/feed.yml'] = { body: feed('1') };
    expect(await pull()).toMatchObject({ kind: 'imported' });
    expect(await takeLetters()).toHaveLength(1);
  });

  it('is loaded sooner when its interval was shortened', async () => {
    await pull();
    await sql`update feed_pulls set due_at = now() + interval '7 days'`.execute(database.db);
    expect(await pull()).toEqual({ kind: 'unchanged' });
  });
});

describeOnOneDatabase('the server', (open) => {
  it('loads its feed by itself, and reports it in the log and in a letter to the staff', async () => {
    const server = await startFeedServer();
    server.answers['/feed.yml'] = { body: feed('1'), etag: '"one"' };
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const shop = await openTestShop(open, {
      settings: {
        feed: { url: server.url, everyMs: hourMs, isJoiningColours: false, isHotLinking: false },
        staffEmail: 'staff@example.ru',
      },
      parts: { log: createLog('info', stream), plugins: [(app) => feedPlugin(app, 5)] },
    });
    while (!lines.some((line) => line.includes('the feed was imported')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const line = JSON.parse(lines.find((one) => one.includes('the feed was imported'))!) as object;
    expect(line).toMatchObject({ source: `${server.url.host}/feed.yml`, products: 1, added: 1 });
    await sql`update feed_pulls set due_at = now()`.execute(shop.db);
    while (!lines.some((one) => one.includes('the feed is unchanged')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const letters = await shop.db.selectFrom('outbox').select('subject').execute();
    expect(letters).toEqual([{ subject: 'Товары заменены: 1' }]);
    await shop.close();
    await server.close();
  });
});
