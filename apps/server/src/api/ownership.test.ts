import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shopParts } from '../shop-parts.js';
import { describeOnOneDatabase } from '../testing/databases.js';
import { belongingsOf } from '../testing/ownership/belongings.js';
import { commonRoutes } from '../testing/ownership/common-routes.js';
import { ownRoutes } from '../testing/ownership/own-routes.js';
import { routesOf } from '../testing/ownership/routes-of.js';
import { staffRows } from '../testing/ownership/staff-rows.js';
import { kinds, makeWorld, type Kind, type World } from '../testing/ownership/world.js';
import type { Asked, CommonRoute, DemoRoute, Matrix, OwnRoute, Row } from '../testing/ownership/matrix.js';
import { createTestApp } from '../testing/test-app.js';
import { openTestShop, type TestShop } from '../testing/test-shop.js';
import { Visitor } from '../testing/visitor.js';

const matrix: Matrix = { ...commonRoutes, ...ownRoutes, ...staffRows };
const rowsOf = <Kept extends Row>(kind: Kept['kind']): (readonly [route: string, row: Kept])[] =>
  Object.entries(matrix).filter((entry): entry is [string, Kept] => entry[1].kind === kind);
const others = kinds.filter((kind) => kind !== 'owner');

/** Without a storefront, the page data take the place of the page. */
const renderPage: NonNullable<Parameters<typeof createTestApp>[2]>['renderPage'] = ({ data, status }) => ({
  html: JSON.stringify(data),
  status,
});

async function send(visitor: Visitor, route: string, { url, payload, headers = {} }: Asked) {
  const [method, pattern] = route.split(' ') as ['GET' | 'POST', string];
  const body = payload === undefined && method === 'GET' ? {} : { payload: JSON.stringify(payload ?? {}) };
  const reply = await visitor.request({
    method,
    url: url ?? pattern,
    headers: { 'content-type': 'application/json', ...headers },
    ...body,
  });
  const isEnvelope =
    String(reply.headers['content-type']).startsWith('application/json') && pattern.startsWith('/api/');
  const said: number = (isEnvelope ? reply.json().errorCode : undefined) ?? reply.statusCode;
  return { said, body: reply.body, all: `${JSON.stringify(reply.headers)}\n${reply.body}` };
}

/** Which of the texts are there; what a visitor sent in the request does not count as disclosed. */
const found = (all: string, texts: readonly string[], asked: Asked): string[] =>
  texts.filter((text) => all.includes(text) && !JSON.stringify(asked).includes(text));

describeOnOneDatabase('what belongs to others is neither seen nor changed', (open) => {
  let shop: TestShop;
  let routes: string[];
  let shared: World;
  const folder = mkdtempSync(join(tmpdir(), 'tropa-ownership-'));

  beforeAll(async () => {
    const made = await routesOf(async () => {
      shop = await openTestShop(open, {
        parts: {
          renderPage,
          plugins: shopParts({ dataDir: folder } as never, {
            client: folder,
            video: folder,
            storybook: folder,
            docs: folder,
          }),
        },
      });
      return shop.app;
    });
    routes = made.routes;
    await shop.db.updateTable('stock').set({ amount: 1000 }).execute();
    shared = await makeWorld(shop);
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('every address has a row, and every row is about an address that exists', () => {
    expect([...new Set(routes)].sort()).toEqual(Object.keys(matrix).sort());
  });

  /** Requests of everyone but the owner must leave the owner's rows unchanged and disclose nothing of them. */
  async function tryAsOthers(world: World, route: string, row: OwnRoute): Promise<void> {
    const before = await belongingsOf(shop.db, world.owned);
    for (const who of others) {
      const asked = (await row.ask?.(world, who)) ?? {};
      const { said, all } = await send(world.visitors[who], route, asked);
      expect([who, said]).toEqual([who, row.says[kinds.indexOf(who)]]);
      expect([who, found(all, [...world.marks, ...(row.sees?.(world) ?? [])], asked)]).toEqual([who, []]);
      expect(await belongingsOf(shop.db, world.owned)).toBe(before);
    }
  }

  /** The owner's own request succeeds, so the requests before it were valid; the stranger's rows stay. */
  async function tryAsOwner(world: World, route: string, row: OwnRoute): Promise<void> {
    const [before, strangers] = [await belongingsOf(shop.db, world.owned), await belongingsOf(shop.db, world.stranger)];
    const { said, all } = await send(world.visitors.owner, route, (await row.ask?.(world, 'owner')) ?? {});
    expect(said).toBe(row.says[3]);
    for (const text of row.sees?.(world) ?? []) expect(all).toContain(text);
    const isChanged = (await belongingsOf(shop.db, world.owned)) !== before;
    expect(isChanged).toBe(row.changes === true);
    expect(await belongingsOf(shop.db, world.stranger)).toBe(strangers);
  }

  it.each(rowsOf<OwnRoute>('own'))(
    '%s: only the owner sees and changes their own',
    async (route, row) => {
      const isAlone = row.changes === true || row.before !== undefined;
      const world = isAlone
        ? await makeWorld(shop)
        : { ...shared, visitors: { ...shared.visitors, none: shop.visitor() } };
      await row.before?.(world);
      await tryAsOthers(world, route, row);
      await tryAsOwner(world, route, row);
    },
    60_000,
  );

  it.each(rowsOf<CommonRoute>('common'))(
    '%s gives everyone the same response',
    async (route, { asked, says }) => {
      const before = await belongingsOf(shop.db, shared.owned);
      const answers = [];
      for (const who of kinds) {
        const { said, body, all } = await send(who === 'none' ? shop.visitor() : shared.visitors[who], route, asked);
        expect([who, said]).toEqual([who, says]);
        expect([who, found(all, shared.marks, asked)]).toEqual([who, []]);
        answers.push(body);
      }
      expect(new Set(answers).size).toBe(1);
      expect(await belongingsOf(shop.db, shared.owned)).toBe(before);
    },
    60_000,
  );

  describe('a real shop has no demo pages', () => {
    let real: FastifyInstance;
    let realRoutes: string[];
    beforeAll(async () => {
      const { db, adapters, clock } = shop;
      const make = () => createTestApp(db, { isDemo: false }, { adapters, renderPage, now: () => clock.now });
      ({ app: real, routes: realRoutes } = await routesOf(make));
    }, 60_000);
    afterAll(() => real.close());

    const asThere = (who: Kind): Visitor => {
      const visitor = new Visitor(real);
      for (const [name, value] of shared.visitors[who].cookies) visitor.cookies.set(name, value);
      return visitor;
    };

    it('none of them', () => {
      expect(realRoutes.length).toBeGreaterThan(50);
      expect(realRoutes.filter((route) => route.includes('/demo'))).toEqual([]);
    });

    it.each(rowsOf<DemoRoute>('demo'))(
      '%s: 404',
      async (route, { ask }) => {
        const before = await belongingsOf(shop.db, shared.owned);
        const asked = ask(shared);
        for (const who of kinds) {
          const { said, all } = await send(asThere(who), route, asked);
          expect([who, said]).toEqual([who, 404]);
          expect(found(all, shared.marks, asked)).toEqual([]);
        }
        expect(await belongingsOf(shop.db, shared.owned)).toBe(before);
      },
      60_000,
    );
  });

  it("a payment page with another's or a made-up key does not open and pays nothing", async () => {
    const before = await belongingsOf(shop.db, shared.owned);
    const guess = shared.owned.cardOrder.token.split('').reverse().join('');
    for (const who of kinds) {
      for (const route of ['GET /demo/pay/:token', 'POST /demo/pay/:token']) {
        const headers: Record<string, string> = route.startsWith('POST')
          ? { 'content-type': 'application/x-www-form-urlencoded' }
          : {};
        expect((await send(shared.visitors[who], route, { url: `/demo/pay/${guess}`, headers })).said).toBe(404);
      }
    }
    expect(await belongingsOf(shop.db, shared.owned)).toBe(before);
  });
});
