import { allOptions } from './testing/all-options.js';
import { captureRun } from './testing/captured-run.js';
import { runOn } from './testing/run-on.js';
import { inAnswerOf, startStandIn } from './testing/stand-in.js';
import type { Tamper } from './testing/stand-in.js';

const page = '<!doctype html><title>Ошибка</title>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const on =
  (wanted: string, change: (reply: Parameters<Tamper>[1]) => ReturnType<Tamper>): Tamper =>
  (name, reply) =>
    name === wanted ? change(reply) : undefined;

test('a backend that follows the contract: nothing differs', async () => {
  const { code, differing, printed } = await runOn(undefined);
  expect([code, differing]).toEqual([0, []]);
  expect(printed).toMatch(/\n49 calls: \d+ as agreed, \d+ checked by refusal, 0 differ, 0 skipped\n$/);
});

test.each<[says: string, tamper: Tamper, only: string, lines: string[]]>([
  [
    'a wrong type, the same in other items',
    inAnswerOf('searchProducts', (envelope) => {
      for (const item of envelope.result.items) item.price = 'дорого';
      envelope.result.items.length = 2;
      return envelope;
    }),
    'searchProducts',
    [
      'differs searchProducts POST /api/catalog/search/',
      'HTTP 200, result.items[0].price: wanted a number, or text that is one; came "дорого" (and 1 more like it)',
    ],
  ],
  [
    'a missing field',
    inAnswerOf('getBasketPrice', (envelope) => ({ ...envelope, result: {} })),
    'getBasketPrice',
    [
      'differs getBasketPrice GET /api/basket/getPrice/',
      'HTTP 200, result.price: wanted a number, or text that is one; came nothing: the key is missing',
    ],
  ],
  [
    'a documented key that the client would forgive',
    inAnswerOf('getLocation', (envelope) => ({ ...envelope, result: {} })),
    'getLocation',
    [
      'differs getLocation GET /api/location/getLocation/',
      'HTTP 200, result.curLocation: wanted the key, null or empty text when there is nothing; came nothing: the key is missing',
    ],
  ],
  [
    'nothing of a call that was not asked for',
    on('getUser', () => ({ status: 500, headers: html, body: page })),
    'getArticles,getBasketLength',
    [],
  ],
  [
    'a page of an error',
    on('getArticles', () => ({ status: 500, headers: html, body: page })),
    'getArticles',
    [
      'differs getArticles GET /api/articles/getArticles/',
      'HTTP 500: wanted HTTP 200; came HTTP 500',
      'HTTP 500: wanted content type application/json; came text/html',
      'HTTP 500: wanted JSON; came "<!doctype html><title>Ошибка</title>"',
    ],
  ],
  [
    'no envelope',
    inAnswerOf('getArticles', ({ result }) => result),
    'getArticles',
    [
      'differs getArticles GET /api/articles/getArticles/',
      expect.stringMatching(
        /^HTTP 200: wanted an envelope \{ statusCode, errorCode, errorMessage, result \}; came \{"items":\[\{.{60,}…$/,
      ),
    ] as never,
  ],
  [
    'an envelope with holes',
    inAnswerOf('getBasketLength', ({ result }) => ({ errorCode: '0', result })),
    'getBasketLength,getBasketPrice',
    [
      'differs getBasketLength GET /api/basket/getLength/',
      'HTTP 200, statusCode: wanted 200, the HTTP status; came nothing: the key is missing',
      'HTTP 200, errorCode: wanted a whole number, 0 for success; came "0"',
      'HTTP 200, errorMessage: wanted text; came nothing: the key is missing',
    ],
  ],
  [
    'a redirect to the address without its slash',
    on('getFavoriteItems', () => ({ status: 301, headers: { location: '/api/favorites/getItems' }, body: '' })),
    'getFavoriteItems',
    [
      'differs getFavoriteItems POST /api/favorites/getItems/',
      'HTTP 301: wanted a response at this exact URL: a redirected POST loses its body; came a redirect to /api/favorites/getItems',
    ],
  ],
  [
    'a wrong content type',
    on('getApiKey', (reply) => ({ ...reply, headers: html })),
    'getApiKey',
    ['differs getApiKey GET /api/getkey/', 'HTTP 200: wanted content type application/json; came text/html'],
  ],
  [
    'a refusal with another status',
    on('login', (reply) => ({ ...reply, status: 401, body: reply.body.replace('200', '401') })),
    'login',
    [
      'differs login POST /api/auth/login/ checked by refusal; for real: --phone --password',
      'HTTP 401: wanted HTTP 200, for refusals too: with any other status the storefront shows no message; came HTTP 401',
    ],
  ],
  [
    'a refusal in another language',
    inAnswerOf('login', (envelope) => ({ ...envelope, errorMessage: 'Bad request' })),
    'login',
    [
      'differs login POST /api/auth/login/ checked by refusal; for real: --phone --password',
      'HTTP 200, errorMessage: wanted a Russian sentence for the visitor; came "Bad request"',
    ],
  ],
  [
    'an empty order that is taken',
    inAnswerOf('createOrder', () => ({
      statusCode: 200,
      errorCode: 0,
      errorMessage: '',
      result: { payment_link: '', orderNum: 7 },
    })),
    'createOrder',
    [
      'differs createOrder POST /api/basket/order/ checked by refusal; for real: --writes --phone --password',
      'HTTP 200, errorCode: wanted a refusal of {} from a visitor: a number other than 0; came 0',
    ],
  ],
  [
    'a refusal of what is in order',
    inAnswerOf('clearComparison', () => ({
      statusCode: 200,
      errorCode: 7,
      errorMessage: 'Нельзя',
      result: null,
    })),
    'clearComparison',
    [
      'differs clearComparison POST /api/comparison/removeComparison/',
      'HTTP 200, errorCode: wanted 0: this request is in order; came 7 "Нельзя"',
    ],
  ],
  [
    'a slow answer',
    on('getArticles', (reply) => ({ ...reply, delay: 60_000 })),
    'getArticles',
    ['differs getArticles GET /api/articles/getArticles/', 'wanted a response; came no response within 0.3 s'],
  ],
  [
    'a cut connection',
    on('getArticles', () => null),
    'getArticles',
    ['differs getArticles GET /api/articles/getArticles/', 'wanted a response; came the connection was closed'],
  ],
])('%s', async (_says, tamper, only, lines) => {
  const { code, differing } = await runOn(tamper, '--only', only, '--timeout', '0.3');
  expect(differing).toEqual(lines);
  expect(code).toBe(lines.length > 0 ? 1 : 0);
});

describe('visitors', () => {
  const forgetful: Tamper = (_name, reply, request) => {
    delete request.headers.cookie;
    return { ...reply, headers: { 'content-type': 'application/json' } };
  };

  test('no cookie is set: no visitor is recognised', async () => {
    const { code, differing } = await runOn(forgetful);
    expect(code).toBe(1);
    const from = differing.findIndex((line) => line.startsWith('differs session'));
    expect(differing.slice(from)).toEqual([
      'differs session a visitor is known again, and nobody else is taken for that visitor',
      'HTTP 200: wanted after addItemToBasket getBasketLength of 1 or more; came {"length":0}; no cookie was set',
      'HTTP 200: wanted after addToFavorites getFavoritesLength of 1 or more; came {"length":0,"itemsId":[]}; no cookie was set',
      'HTTP 200: wanted after addToComparison getComparisonLength of 1 or more; came {"length":0,"itemsId":[]}; no cookie was set',
      expect.stringMatching(
        /^HTTP 200: wanted after setCity getLocation of the city \d+; came \{"id":\d+,"value":"Тюмень".*no cookie was set$/,
      ),
    ]);
  });

  test('one basket for all', async () => {
    const oneForAll: Tamper = inAnswerOf('getBasketLength', (envelope) => ({ ...envelope, result: { length: 1 } }));
    const { differing } = await runOn(oneForAll, '--only', 'getBasketLength');
    expect(differing).toEqual([
      'differs session a visitor is known again, and nobody else is taken for that visitor',
      'HTTP 200: wanted an empty basket of another visitor; came {"length":1}',
    ]);
  });

  test('visitors are signed in from the start', async () => {
    const { differing } = await runOn(
      inAnswerOf('getUser', (envelope) => {
        envelope.result.user.id = 12;
        return envelope;
      }),
      '--only',
      'getUser',
    );
    expect(differing).toEqual([
      'differs getUser GET /api/user/getUser/',
      'HTTP 200, result.user.id: wanted an empty id of a visitor; came 12',
    ]);
  });
});

describe('CORS', () => {
  test('any site may call with the cookie', async () => {
    const { differing } = await runOn((_name, reply, { headers: { origin } }) => ({
      ...reply,
      headers: {
        ...reply.headers,
        ...(origin && { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
      },
    }));
    expect(differing).toEqual([
      "differs cors which sites may call with the visitor's cookie",
      'HTTP 200: wanted no permission for an unknown site to call with the visitor\'s cookie; came {"origin":"https://stranger.invalid","credentials":"true"}',
    ]);
  });

  test('the named site may not', async () => {
    const { code, differing } = await runOn(undefined, '--origin', 'https://www.example.ru/');
    expect(code).toBe(1);
    expect(differing).toEqual([
      "differs cors which sites may call with the visitor's cookie",
      "HTTP 404: wanted permission for https://www.example.ru to call with the visitor's cookie, in the response to OPTIONS: allow-origin, " +
        'allow-credentials, allow-headers content-type; came {"origin":null,"credentials":null,"headers":""}',
      "HTTP 200: wanted permission for https://www.example.ru to call with the visitor's cookie, in the response; " +
        'came {"origin":null,"credentials":null}',
    ]);
  });
});

test("the backend's own pages need no CORS", async () => {
  const standIn = await startStandIn();
  expect((await captureRun([standIn.address, '--origin', standIn.address])).differing).toEqual([]);
  await standIn.close();
});

test('with --writes and a code every call of the account is made for real', async () => {
  const { code, printed, called } = await runOn(undefined, ...allOptions);
  const ways = JSON.parse(printed).calls.map(
    ({ name, outcome }: { name: string; outcome: string }) => `${outcome} ${name}`,
  );
  expect(ways.filter((way: string) => !way.startsWith('ok '))).toEqual([]);
  expect(code).toBe(0);
  expect(new Set(called).size).toBe(49);
});

test('nothing to buy: what needs goods is skipped and says so', async () => {
  const { code, printed } = await runOn(
    inAnswerOf('getListing', (envelope) => ({ ...envelope, result: { count: 0, items: [] } })),
  );
  expect(code).toBe(0);
  expect(printed).toMatch(
    / skipped +addItemToBasket +POST \/api\/basket\/addItemToBasket\/ +skipped, needs goods in the catalogue\n/,
  );
});

test('a backend that stops responding is not called 49 times', async () => {
  const isAsked = { times: 0 };
  const { code, called, printed } = await runOn((_name, reply) => {
    isAsked.times += 1;
    return isAsked.times > 4 ? null : reply;
  });
  expect(code).toBe(1);
  expect(called.length).toBeLessThan(12);
  expect(printed).toContain('skipped, needs a backend that responds');
});

describe('safety', () => {
  const changing = [
    'createOrder',
    'editUser',
    'cancelOrder',
    'repeatOrder',
    'sendReview',
    'cancelReview',
    'reserveProduct',
    'sendMessage',
    'subscribe',
    'sendCodeRegistration',
    'sendCodeForgotPassword',
    'registration',
    'changePassword',
  ];

  test('by default no call that changes something permanently succeeds, and all are sent empty', async () => {
    const taken: string[] = [];
    const bodies: string[] = [];
    await runOn((name, reply, request) => {
      if (!changing.includes(name)) return undefined;
      if (JSON.parse(reply.body).errorCode === 0) taken.push(name);
      bodies.push(request.headers['content-length'] ?? '');
      return undefined;
    });
    expect(taken).toEqual([]);
    // `{}` and nothing more.
    expect(new Set(bodies)).toEqual(new Set(['2']));
    expect(bodies).toHaveLength(changing.length);
  });

  test('with only an account its orders are read and nothing is changed', async () => {
    const taken: string[] = [];
    const { printed } = await runOn(
      (name, reply) => {
        if (changing.includes(name) && JSON.parse(reply.body).errorCode === 0) taken.push(name);
        return undefined;
      },
      '--phone',
      '9123456789',
      '--password',
      'wrong',
    );
    expect(taken).toEqual([]);
    expect(printed).toMatch(/ differs +login /);
  });
});
