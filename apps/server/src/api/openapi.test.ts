import { openApiDocument } from '@tropa/api-client/openapi';
import { pageDataFixtures } from '@tropa/api-client/testing';
import { wireCalls } from '@tropa/api-client/wire';
import type { WireCall } from '@tropa/api-client/wire';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import fastify from 'fastify';
import { safeParse } from 'valibot';
import { openApiValidatorOf } from '../testing/openapi-validator.js';
import type { OpenApiValidator } from '../testing/openapi-validator.js';
import { ok } from './envelope.js';
import { makeOpenApi, openApiRoute } from './openapi.js';
import { defaultSettings } from '../settings.js';

const calls: readonly WireCall[] = wireCalls;
const document = makeOpenApi();
// oxlint-disable-next-line typescript/no-explicit-any -- looked into by path
const operation = ({ path, method }: WireCall): any => document.paths[path]?.[method.toLowerCase()];
const named = (name: string) => calls.find((call) => call.name === name) as WireCall;

/** Every value under a key, anywhere. */
function* allOf(value: unknown, key: string): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === key) yield inner;
    yield* allOf(inner, key);
  }
}

describe('the document', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s: its name, what it is for, request and response',
    (name, call) => {
      const told = operation(call);
      expect(told.operationId).toBe(name);
      expect(told.summary).toMatch(/^[A-Z].{10,}$/);
      expect(told.tags).toHaveLength(1);
      const [success, refusal] = told.responses[200].content['application/json'].schema.anyOf;
      expect(success.allOf[1].properties.result.$ref).toMatch(/^#\/components\/schemas\/[A-Z]/);
      expect(refusal).toEqual({ $ref: '#/components/schemas/Refusal' });
      expect(Object.keys(told.responses)).toEqual(['200', '4XX', '5XX']);
      expect('requestBody' in told).toBe(call.method === 'POST');
      if (call.method === 'POST') expect(told.requestBody.content['application/json'].schema).toBeTruthy();
    },
  );

  it('says every rule in words: its reader has no requirements to look numbers up in', () => {
    expect(JSON.stringify(document)).not.toMatch(/§|\bdecisions?,? [«\d]/);
  });

  it('lists all 49 calls and no others', () => {
    const told = [...allOf(document.paths, 'operationId')];
    expect(told).toHaveLength(49);
    expect(new Set(told)).toEqual(new Set(calls.map(({ name }) => name)));
  });

  it('has no dangling references and no unused components', () => {
    const references = new Set([...allOf(document, '$ref')] as string[]);
    const there = [
      ...Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`),
      '#/components/responses/Fault',
    ];
    expect([...references].filter((reference) => !there.includes(reference))).toEqual([]);
    expect(there.filter((reference) => !references.has(reference))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('explains every tag that it uses', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(new Set([...allOf(document.paths, 'tags')].flat())).toEqual(new Set(tags));
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
  });

  it('describes query, JSON and form bodies, the bare key and the idempotency key', () => {
    const query = operation(named('getArticles')).parameters;
    expect(
      query.map((field: { name: string; in: string; required: boolean }) => [field.name, field.in, field.required]),
    ).toEqual([
      ['page', 'query', false],
      ['limit', 'query', false],
      ['filter', 'query', false],
    ]);
    const { content } = operation(named('sendMessage')).requestBody;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data'].schema.properties).toMatchObject({
      id: { maxLength: 64 },
      resume: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
    });
    const key = operation(named('getApiKey')).responses[200].content;
    expect(Object.keys(key)).toEqual(['application/json', 'text/plain']);
    expect(key['application/json'].schema.anyOf).toHaveLength(3);
    expect(operation(named('createOrder')).parameters[0]).toMatchObject({
      in: 'header',
      name: 'Idempotency-Key',
      required: false,
    });
  });

  it('lists the error catalogue', () => {
    const refusal = JSON.stringify(document.components.schemas.Refusal);
    expect(refusal).toContain('12: the call needs a signed-in user.');
    expect(refusal).toContain('32: the order cannot be changed any more.');
    expect(JSON.stringify(document.components.schemas.Envelope)).toContain('What every response is wrapped into.');
  });

  it('describes in words what JSON Schema cannot express', () => {
    const { schemas } = document.components;
    expect(JSON.stringify(schemas.Id)).toContain('Digits as text are read as a number; its bounds hold.');
    expect(schemas.Id).toMatchObject({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
    expect(JSON.stringify(schemas.CreateOrderRequest)).toContain(
      'The id of the pickup point, or the address for a courier.',
    );
    expect(JSON.stringify(schemas.ApplyPromocodeRequest)).toContain('Spaces around it do not count.');
    expect(JSON.stringify(operation(named('getArticles')).parameters[2])).toContain(
      'Text that is no JSON is read as nothing.',
    );
  });

  it('is not generated when a check or a transform has no description', () => {
    const deaf: typeof toJsonSchemaDefs = (schemas, settings) =>
      toJsonSchemaDefs(schemas, {
        ...settings,
        overrideAction: (context) =>
          context.valibotAction.type === 'description' ? {} : settings?.overrideAction?.(context),
      });
    expect(() => openApiDocument({ toJsonSchemaDefs: deaf, version: '1' })).toThrow(
      /A (transform|check) without a description/,
    );
  });

  it('contains each shape of a response that may have several', () => {
    expect(document.components.schemas.GetCityListResult).toEqual({
      anyOf: [{ $ref: '#/components/schemas/CityList' }, { $ref: '#/components/schemas/BareCityList' }],
    });
  });
});

describe('its schemas accept what the contract accepts', () => {
  let validate: OpenApiValidator;
  beforeAll(async () => {
    validate = await openApiValidatorOf(document);
  });

  it.each<[name: string, body: unknown]>([
    ['addItemToBasket', { id: 5 }],
    ['addItemToBasket', { id: '5', retailId: '' }],
    ['addItemToBasket', { id: 0 }],
    ['addItemToBasket', { id: 1.5 }],
    ['addItemToBasket', { id: 'x' }],
    ['addItemToBasket', {}],
    ['addItemToBasket', []],
    ['setBasketQuantity', { id: 1, quantity: 2 }],
    ['setBasketQuantity', { id: 1, quantity: 0 }],
    ['setBasketQuantity', { id: 1, quantity: '2' }],
    ['getListing', {}],
    ['getListing', { sectionId: '', page: null, filter: null }],
    ['getListing', { limit: '30', sort: 'price-asc', filter: { brand: '1,2', sale: 1 } }],
    ['getListing', { limit: 20 }],
    ['getListing', { sort: 'name-desc' }],
    ['getListing', { page: 10_001 }],
    ['getListing', { filter: { brand: { $gt: 1 } } }],
    ['getListing', { filter: { q: 'x'.repeat(2001) } }],
    ['sendReview', { id: 1, rating: 6, comment: 'a' }],
    ['sendReview', { id: 1, rating: 5, comment: 'a' }],
    ['sendReview', { id: 1, rating: 5, comment: '' }],
    ['login', { phone: '9'.repeat(33), password: 'x' }],
    ['login', { phone: '9123456789', password: 'x' }],
    ['createOrder', { payment: 'cash' }],
    ['sendMessage', { id: 1, comment: 'x'.repeat(5001) }],
    ['sendMessage', { id: 7, position: 3 }],
    ['getOrders', { filter: { year: '' } }],
    ['getOrders', { filter: { year: 20_000 } }],
    ['editUser', { sex: '' }],
    ['editUser', { sex: 2 }],
  ])('%s, request $#', (name, body) => {
    const { schema } = operation(named(name)).requestBody.content['application/json'];
    expect(validate(schema, body).length === 0).toBe(safeParse(named(name).request, body).success);
  });

  it.each<[says: string, name: string, answer: unknown, isRight: boolean]>([
    ['cards', 'getFavoriteItems', ok({ items: pageDataFixtures._bestOffers }), true],
    [
      'a card without its price',
      'getFavoriteItems',
      ok({ items: [{ ...pageDataFixtures._bestOffers[0], price: undefined }] }),
      false,
    ],
    ['a refusal', 'getFavoriteItems', { statusCode: 200, errorCode: 11, errorMessage: 'Нет', result: null }, true],
    [
      'a refusal without words',
      'getFavoriteItems',
      { statusCode: 200, errorCode: 11, errorMessage: null, result: null },
      false,
    ],
    ['no envelope', 'getFavoriteItems', { items: [] }, false],
    ['a success without its result', 'getBasketLength', ok(null), false],
    ['numbers as text', 'getBasketLength', ok({ length: '3' }), true],
    ['a bare list of cities', 'getCityList', ok([{ id: 1, value: 'Тюмень' }]), true],
    ['a bare key', 'getApiKey', 'key', true],
  ])('%s', (_says, name, answer, isRight) => {
    const { schema } = operation(named(name)).responses[200].content['application/json'];
    expect(validate(schema, JSON.parse(JSON.stringify(answer)))).toEqual(
      isRight ? [] : expect.arrayContaining([expect.any(String)]),
    );
  });
});

describe('GET /openapi.json', () => {
  it('is JSON for any site, the same each time, and 304 for clients that have it', async () => {
    const app = fastify();
    app.decorate('shop', { settings: defaultSettings } as never);
    openApiRoute(app);
    const first = await app.inject('/openapi.json');
    expect([first.statusCode, first.headers['content-type'], first.headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ]);
    expect(first.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.close();
  });
});
