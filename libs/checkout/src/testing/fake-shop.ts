/** A city's points as the fake shop knows them. */
interface FakePoints {
  readonly type: 'shops' | 'points';
  readonly items: readonly { id: number; address: string; phone?: string; workTime?: string }[];
}

/** A line of the fake basket, prices in roubles as on the wire. */
export interface FakeLine {
  id: number;
  retailId?: number;
  title: string;
  price: number;
  oldPrice?: number | null;
  quantity: number;
  store?: { id: number; address: string; amount: number }[];
}

/** One call that the fake shop got. */
export interface FakeCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly idempotencyKey: string | null;
}

/** What a test decides about the next call of a path. */
type Trouble = { readonly kind: 'refuse'; readonly message: string } | { readonly kind: 'network' };

const tyumen = { id: 1, value: 'Тюмень' };
const surgut = { id: 2, value: 'Сургут' };

const defaultPoints: Record<number, FakePoints> = {
  1: {
    type: 'shops',
    items: [
      { id: 7, address: 'ул. Республики, 142', workTime: 'ежедневно 10:00–21:00', phone: '3452000000' },
      { id: 8, address: 'ул. Мельникайте, 98' },
    ],
  },
  2: { type: 'points', items: [{ id: 21, address: 'пр. Ленина, 5' }] },
};

const lineOf = (line: FakeLine) => ({
  link: `/product/${line.id}/`,
  img: '/media/tent-3f7d2a-1/480.webp',
  properties: [{ name: 'Цвет', value: 'красный', type: 'string' }],
  store: [{ id: 7, address: 'ул. Республики, 142', amount: 5 }],
  oldPrice: null,
  retailId: null,
  ...line,
});

/** A shop in memory behind `fetchFn`: as much of it as buying needs, with troubles on demand. */
export function createFakeShop(lines: FakeLine[] = []) {
  const calls: FakeCall[] = [];
  const troubles = new Map<string, Trouble[]>();
  const holds = new Map<string, Promise<void>>();
  const state = {
    lines,
    promocode: null as string | null,
    user: { id: '' } as Record<string, unknown>,
    points: defaultPoints,
    order: { payment_link: '/demo/pay/1', orderNum: '1001' } as { payment_link: string; orderNum: string },
  };
  // A promo code of the fake shop takes ten per cent off.
  const priced = () => state.lines.map((line) => ({ ...line, price: line.price * (state.promocode ? 0.9 : 1) }));
  const price = () => priced().reduce((sum, line) => sum + line.price * line.quantity, 0);
  const totals = () => ({ price: price(), length: state.lines.length });
  const basket = () => ({
    items: priced().map(lineOf),
    ...totals(),
    salePrice: price(),
    isPromoApplied: state.promocode !== null,
    promocode: state.promocode ?? '',
  });
  const find = (body: FakeCall['body']) =>
    state.lines.find((line) => line.id === body['id'] && (line.retailId ?? null) === (body['retailId'] ?? null));

  const answers: Record<string, (body: FakeCall['body']) => unknown> = {
    'basket/getItems/': basket,
    'basket/getLength/': () => ({ length: state.lines.length }),
    'basket/getPrice/': () => ({ price: price() }),
    'basket/addItemToBasket/': (body) => {
      const known = find(body);
      if (known) known.quantity += 1;
      else state.lines.push({ ...(body as unknown as FakeLine), title: 'Палатка', price: 100, quantity: 1 });
      return totals();
    },
    'basket/delete/': (body) => {
      state.lines = state.lines.filter((line) => line !== find(body));
      return totals();
    },
    'basket/setQuantity/': (body) => {
      const line = find(body);
      if (line) line.quantity = Number(body['quantity']);
      return totals();
    },
    'basket/applyPromocode/': (body) => {
      if (body['promocode'] !== 'ЗИМА10') throw new Error('Промокод не найден');
      state.promocode = 'ЗИМА10';
      return basket();
    },
    'basket/cancelPromocode/': () => {
      state.promocode = null;
      return basket();
    },
    'basket/order/': () => {
      state.lines = [];
      return state.order;
    },
    'location/getLocation/': () => ({ curLocation: tyumen }),
    'location/getReceivePoints/': (body) => state.points[Number(body['id'])] ?? { type: 'points', items: [] },
    'location/searchCities/': (body) => ({
      items: [tyumen, surgut].filter((city) => city.value.toLowerCase().startsWith(String(body['query']).toLowerCase())),
    }),
    'user/getUser/': () => ({ user: state.user }),
  };

  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/api\//, '');
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as FakeCall['body'];
    calls.push({ path, body, idempotencyKey: request.headers.get('Idempotency-Key') });
    await holds.get(path);
    const trouble = troubles.get(path)?.shift();
    if (trouble?.kind === 'network') throw new TypeError('Failed to fetch');
    const refusal = trouble?.message;
    try {
      if (refusal !== undefined) throw new Error(refusal);
      const result = answers[path]?.(body);
      return Response.json({ statusCode: 200, errorCode: 0, errorMessage: '', result });
    } catch (error) {
      return Response.json({ statusCode: 200, errorCode: 22, errorMessage: (error as Error).message, result: null });
    }
  };

  return {
    state,
    fetchFn,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    /** The next call of the path is refused in these words. */
    refuse: (path: string, message: string) => addTrouble(troubles, path, { kind: 'refuse', message }),
    /** The next call of the path gets no answer. */
    disconnect: (path: string) => addTrouble(troubles, path, { kind: 'network' }),
    /** Calls of the path wait until the returned function is called. */
    hold: (path: string) => {
      let release = () => {};
      holds.set(path, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        holds.delete(path);
        release();
      };
    },
  };
}

/** A shop in memory. */
export type FakeShop = ReturnType<typeof createFakeShop>;

function addTrouble(troubles: Map<string, Trouble[]>, path: string, trouble: Trouble): void {
  troubles.set(path, [...(troubles.get(path) ?? []), trouble]);
}
