import { documentedKeys } from '../wire-calls/documented-keys.js';
import { askOf, type Ask, type ContractClient } from './contract-client.js';
import type { WireCallName } from '../wire-calls/wire-calls.js';

const keysIn = (name: WireCallName, place: string): readonly string[] => documentedKeys[name]?.[place] ?? [];
const [cardKeys, lineKeys, comparedKeys] = [
  keysIn('getListing', 'items[]'),
  keysIn('getBasketItems', 'items[]'),
  keysIn('getComparedItems', 'items[]'),
];
const [pointKeys, userKeys] = [keysIn('getReceivePoints', 'items[]'), keysIn('getUser', 'user')];

const keysOf = (item: object): string[] => Object.keys(item);

/**
 * The contract of the shop's API, as tests: the same suite runs against the memory backend and against a server in
 * process. Call it inside a Jest file.
 * @param makeClient - Creates a fresh visitor; the products must not change between tests.
 * @param lacks - Calls that this shop does not have yet: their tests are left out.
 */
export function describeContract(
  title: string,
  makeClient: () => Promise<ContractClient> | ContractClient,
  lacks: readonly WireCallName[] = [],
): void {
  describe(`the API contract: ${title}`, () => {
    let client: ContractClient;
    let ask: Ask;

    beforeEach(async () => {
      client = await makeClient();
      ask = askOf(client);
    });
    afterEach(async () => {
      await client.close?.();
    });

    const check = (name: string, calls: readonly WireCallName[], test: () => Promise<void>) => {
      if (!calls.some((call) => lacks.includes(call))) it(name, test);
    };

    const someGoods = async (count: number): Promise<Record<string, number>[]> => {
      const { result } = await ask('getListing', { sectionId: 0, page: 1, limit: 60, sort: 'name-asc' });
      const goods = result.items.filter((item: { isAvailable?: boolean }) => item.isAvailable !== false);
      expect(goods.length).toBeGreaterThanOrEqual(count);
      return goods.slice(0, count);
    };

    /** A product with at least one piece in stock. */
    const buyable = async (): Promise<{ id: number; price: number }> => {
      for (const card of await someGoods(3)) {
        const { result, errorCode } = await ask('checkAvailability', { id: card.id });
        const stock =
          errorCode === 0 ? result.store.reduce((sum: number, shop: { amount: number }) => sum + shop.amount, 0) : 0;
        if (stock > 0) return { id: card.id as number, price: Number(result.price) };
      }
      throw new Error('None of the first goods is in stock');
    };

    const signUp = async (): Promise<void> => {
      const phone = client.freePhone;
      expect((await ask('sendCodeRegistration', { phone, form: 'registration' })).errorCode).toBe(0);
      expect((await ask('checkCode', { phone, code: await client.codeFor(phone) })).errorCode).toBe(0);
      const values = { phone, name: 'Пётр', email: 'petr@example.ru', password: 'tropa22', passwordConfirm: 'tropa22' };
      expect((await ask('registration', values)).errorCode).toBe(0);
    };

    check('lists goods with a count, sorted and paged', ['getListing'], async () => {
      const cheap = (await ask('getListing', { sectionId: 0, page: 1, limit: 15, sort: 'price-asc' })).result;
      const prices = cheap.items.map((item: { price: number }) => Number(item.price));
      expect(cheap.items).toHaveLength(Math.min(15, cheap.count));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(keysOf(cheap.items[0])).toEqual(expect.arrayContaining([...cardKeys]));
      const second = (await ask('getListing', { sectionId: 0, page: 2, limit: 15, sort: 'price-asc' })).result;
      const first = cheap.items.map((item: { id: number }) => item.id);
      expect(second.items.some((item: { id: number }) => first.includes(item.id))).toBe(false);
      expect(second.count).toBe(cheap.count);
    });

    check('narrows a list by price', ['getListing'], async () => {
      const all = (await ask('getListing', { page: 1, limit: 60, sort: 'price-asc' })).result;
      const middle = Number(all.items[Math.floor(all.items.length / 2)].price);
      const { result } = await ask('getListing', {
        page: 1,
        limit: 60,
        sort: 'price-asc',
        filter: { price: `0,${middle}` },
      });
      expect(result.count).toBeGreaterThan(0);
      expect(result.items.every((item: { price: number }) => Number(item.price) <= middle)).toBe(true);
    });

    check('refuses unknown sorts, limits and pages past 10 000', ['getListing'], async () => {
      for (const wrong of [{ sort: 'name-desc' }, { limit: 20 }, { page: 10_001 }, { page: 0 }]) {
        expect((await ask('getListing', { page: 1, limit: 15, sort: 'name-asc', ...wrong })).errorCode).not.toBe(0);
      }
    });

    check('finds goods by a word', ['searchProducts'], async () => {
      const { result } = await ask('searchProducts', { query: client.searchWord, limit: 15, page: 1 });
      expect(result.items.length).toBeGreaterThan(0);
      expect(result.items.length).toBeLessThanOrEqual(15);
      expect(keysOf(result.items[0])).toEqual(expect.arrayContaining([...cardKeys]));
      expect((await ask('searchProducts', { query: 'ъъъъъъъъ', limit: 15, page: 1 })).result.items).toEqual([]);
    });

    check('tells what is in stock where', ['checkAvailability'], async () => {
      const { id } = await buyable();
      const { result } = await ask('checkAvailability', { id });
      expect(keysOf(result)).toEqual(expect.arrayContaining([...keysIn('checkAvailability', '')]));
      expect((await ask('checkAvailability', { id: 999_999_999 })).errorCode).not.toBe(0);
    });

    check('gives reviews by offset', ['getReviews'], async () => {
      const [card] = await someGoods(1);
      const { result } = await ask('getReviews', { id: card?.id, limit: 5, index: 0 });
      expect(result.reviews.length).toBeLessThanOrEqual(5);
      expect(result.count).toBeGreaterThanOrEqual(result.reviews.length);
    });

    check(
      'fills, changes and empties a basket',
      ['addItemToBasket', 'setBasketQuantity', 'deleteBasketItem'],
      async () => {
        const { id } = await buyable();
        expect((await ask('getBasketItems')).result.items).toEqual([]);
        const added = (await ask('addItemToBasket', { id })).result;
        expect(added.length).toBe(1);
        const basket = (await ask('getBasketItems')).result;
        const [line] = basket.items;
        expect(keysOf(line)).toEqual(expect.arrayContaining([...lineKeys]));
        expect(Number(line.quantity)).toBe(1);
        expect(Number(added.price)).toBe(Number(line.price));
        const ref = { id, ...(line.retailId && { retailId: line.retailId }) };
        const stock = line.store.reduce((sum: number, shop: { amount: number }) => sum + Number(shop.amount), 0);
        const capped = (await ask('setBasketQuantity', { ...ref, quantity: stock + 100 })).result;
        expect(capped.length).toBe(1);
        expect(Number((await ask('getBasketItems')).result.items[0].quantity)).toBe(stock);
        expect(Number((await ask('getBasketPrice')).result.price)).toBe(Number(capped.price));
        // Any integer from 1 is accepted and capped to the stock, a billion like a million.
        expect((await ask('setBasketQuantity', { ...ref, quantity: 1e9 })).result).toEqual(capped);
        expect((await ask('setBasketQuantity', { ...ref, quantity: 0 })).errorCode).not.toBe(0);
        expect((await ask('deleteBasketItem', ref)).result).toEqual({ length: 0, price: 0 });
        expect((await ask('getBasketLength')).result.length).toBe(0);
      },
    );

    check('applies and cancels a promo code', ['applyPromocode', 'cancelPromocode'], async () => {
      const { id } = await buyable();
      const before = Number((await ask('addItemToBasket', { id })).result.price);
      expect((await ask('applyPromocode', { promocode: 'НЕТ-ТАКОГО' })).errorCode).not.toBe(0);
      const applied = (await ask('applyPromocode', { promocode: client.promocode })).result;
      expect(Number(applied.price)).toBeLessThan(before);
      expect(Number((await ask('getBasketPrice')).result.price)).toBe(Number(applied.price));
      expect(Number((await ask('cancelPromocode')).result.price)).toBe(before);
      const again = await ask('cancelPromocode');
      expect([again.errorCode, Number(again.result.price)]).toEqual([0, before]);
    });

    for (const [list, add, remove, clear, items, length, keys] of [
      [
        'favourites',
        'addToFavorites',
        'removeFromFavorites',
        'clearFavorites',
        'getFavoriteItems',
        'getFavoritesLength',
        cardKeys,
      ],
      [
        'comparison',
        'addToComparison',
        'removeFromComparison',
        'clearComparison',
        'getComparedItems',
        'getComparisonLength',
        comparedKeys,
      ],
    ] as const) {
      check(`keeps a list of ${list}`, [add, remove, clear, items, length], async () => {
        const [first, second] = await someGoods(2);
        expect((await ask(length)).result).toEqual({ length: 0, itemsId: [] });
        expect((await ask(add, { id: first?.id })).result.length).toBe(1);
        expect((await ask(add, { id: first?.id })).result.length).toBe(1);
        expect((await ask(add, { id: second?.id })).result.length).toBe(2);
        const ids = (await ask(length)).result.itemsId;
        expect([...ids].sort()).toEqual([first?.id, second?.id].sort());
        const shown = (await ask(items)).result.items;
        expect(shown).toHaveLength(2);
        expect(keysOf(shown[0])).toEqual(expect.arrayContaining([...keys]));
        expect((await ask(remove, { id: first?.id })).result.length).toBe(1);
        expect((await ask(clear)).errorCode).toBe(0);
        expect((await ask(length)).result).toEqual({ length: 0, itemsId: [] });
      });
    }

    check(
      'knows cities and their receive points',
      ['setCity', 'getReceivePoints', 'searchCities', 'getLocation'],
      async () => {
        const { cityWithShops, cityWithPoints } = client;
        expect(keysOf((await ask('getLocation')).result.curLocation)).toEqual(expect.arrayContaining(['id', 'value']));
        const list = (await ask('getCityList')).result;
        expect((list.items ?? list).length).toBeGreaterThan(1);
        const found = (await ask('searchCities', { query: cityWithPoints.value.slice(0, 4), limit: 15, page: 1 }))
          .result;
        expect(found.items.map((city: { value: string }) => city.value)).toContain(cityWithPoints.value);
        const shops = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
        expect(shops.type).toBe('shops');
        expect(keysOf(shops.items[0])).toEqual(expect.arrayContaining([...pointKeys]));
        expect((await ask('setCity', { ...cityWithPoints })).result.type).toBe('points');
        expect((await ask('getLocation')).result.curLocation.id).toBe(cityWithPoints.id);
      },
    );

    check('shows a visitor an empty user', ['getUser'], async () => {
      const answer = await ask('getUser');
      expect(answer.errorCode).toBe(0);
      expect(['', 0, null]).toContain(answer.result.user.id);
      expect(keysOf(answer.result.user)).toEqual(expect.arrayContaining([...userKeys]));
    });

    check('registers by a code, signs out and in', ['registration', 'login', 'logout', 'getUser'], async () => {
      const phone = client.freePhone;
      const early = { phone, name: 'А', email: '', password: 'tropa22', passwordConfirm: 'tropa22' };
      expect((await ask('registration', early)).errorCode).not.toBe(0);
      await signUp();
      const { user } = (await ask('getUser')).result;
      expect([user.name, user.phone]).toEqual(['Пётр', phone]);
      expect((await ask('logout')).errorCode).toBe(0);
      expect(['', 0, null]).toContain((await ask('getUser')).result.user.id);
      const refused = await ask('login', { phone, password: 'wrong99' });
      expect([refused.status, refused.errorCode === 0, refused.errorMessage !== '']).toEqual([200, false, true]);
      expect((await ask('login', { phone, password: 'tropa22' })).errorCode).toBe(0);
      expect((await ask('getUser')).result.user.name).toBe('Пётр');
    });

    check(
      'recovers a password by a code, once',
      ['registration', 'changePassword', 'sendCodeForgotPassword'],
      async () => {
        await signUp();
        await ask('logout');
        const phone = client.freePhone;
        expect((await ask('changePassword', { phone, password: 'lost333' })).errorCode).not.toBe(0);
        // One SMS per 59 s and phone: the registration's was sent just now.
        await client.skipMinute();
        expect((await ask('sendCodeForgotPassword', { phone, form: 'passwordRecovery' })).errorCode).toBe(0);
        expect((await ask('checkCode', { phone, code: await client.codeFor(phone) })).errorCode).toBe(0);
        expect((await ask('changePassword', { phone, password: 'lost333' })).errorCode).toBe(0);
        expect((await ask('changePassword', { phone, password: 'again44' })).errorCode).not.toBe(0);
        expect((await ask('login', { phone, password: 'lost333' })).errorCode).toBe(0);
      },
    );

    check('reserves goods in a shop', ['reserveProduct'], async () => {
      const { id } = await buyable();
      const { store } = (await ask('checkAvailability', { id })).result;
      const form = { id, name: 'Пётр', phone: client.freePhone, address: store[0].id, property: '' };
      const done = await ask('reserveProduct', form);
      expect([done.errorCode, done.errorMessage]).toEqual([0, '']);
      expect((await ask('reserveProduct', { ...form, phone: '12' })).errorCode).not.toBe(0);
    });

    check('keeps own reviews from visitors', ['sendReview', 'cancelReview'], async () => {
      const [card] = await someGoods(1);
      expect((await ask('sendReview', { id: card?.id, rating: 5, comment: 'Отлично' })).errorCode).not.toBe(0);
      expect((await ask('cancelReview', { id: card?.id })).errorCode).not.toBe(0);
      expect((await ask('sendReview', { id: card?.id, rating: 0, comment: 'Отлично' })).errorCode).not.toBe(0);
    });

    check('saves a profile', ['registration', 'editUser'], async () => {
      await signUp();
      const edit = {
        phone: client.freePhone,
        birthDay: '05.03.1990',
        sex: 0,
        email: 'new@example.ru',
        notification: true,
      };
      expect((await ask('editUser', edit)).result.user).toMatchObject(edit);
    });

    check('takes one order for two equal requests', ['createOrder'], async () => {
      const { id } = await buyable();
      await ask('addItemToBasket', { id });
      const { cityWithShops } = client;
      const { items } = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
      const order = {
        name: 'Пётр',
        phone: client.freePhone,
        email: 'petr@example.ru',
        delivery: 'pickup',
        address: String(items[0].id),
        city: { id: cityWithShops.id, value: cityWithShops.value },
        comment: '',
        payment: 'card',
      };
      const init = { headers: { 'Idempotency-Key': `contract-${Date.now()}-${client.freePhone}` } };
      const first = await ask('createOrder', order, init);
      expect([first.errorCode, first.errorMessage]).toEqual([0, '']);
      expect(first.result.payment_link).toMatch(/./);
      expect((await ask('createOrder', order, init)).result.orderNum).toBe(first.result.orderNum);
      expect((await ask('getBasketLength')).result.length).toBe(0);
      const empty = await ask('createOrder', order, {
        headers: { 'Idempotency-Key': `${init.headers['Idempotency-Key']}-2` },
      });
      // Another tab with the same basket: rejected, or answered with the order already made from that basket.
      expect(empty.errorCode === 0 ? empty.result.orderNum : first.result.orderNum).toBe(first.result.orderNum);
    });

    check('refuses a courier without an address, in its words', ['createOrder'], async () => {
      const { id } = await buyable();
      await ask('addItemToBasket', { id });
      const order = {
        name: 'Пётр',
        phone: client.freePhone,
        email: 'petr@example.ru',
        delivery: 'courier',
        city: client.cityWithShops,
        comment: '',
        payment: 'card',
      };
      for (const [values, message] of [
        [{ address: ' ' }, 'Укажите адрес доставки'],
        [{ address: null }, 'Укажите адрес доставки'],
        [{}, 'Укажите адрес доставки'],
        [{ delivery: 'pickup', address: null }, 'Выберите пункт самовывоза'],
        [{ delivery: 'pickup' }, 'Выберите пункт самовывоза'],
      ] as const) {
        const refused = await ask('createOrder', { ...order, ...values });
        expect([refused.status, refused.errorCode === 0, refused.errorMessage]).toEqual([200, false, message]);
      }
      expect((await ask('createOrder', { ...order, address: 'ул. Ленина, 1' })).errorCode).toBe(0);
    });

    check(
      "shows, cancels and repeats a buyer's order",
      ['createOrder', 'getOrders', 'cancelOrder', 'repeatOrder'],
      async () => {
        await signUp();
        const { id } = await buyable();
        await ask('addItemToBasket', { id });
        const { cityWithShops } = client;
        const { items: points } = (await ask('getReceivePoints', { id: cityWithShops.id })).result;
        const before = (await ask('getOrders', { page: 1, limit: 20, filter: {} })).result.count;
        await ask('createOrder', {
          name: 'Пётр',
          phone: client.freePhone,
          email: 'petr@example.ru',
          delivery: 'pickup',
          address: String(points[0].id),
          city: { id: cityWithShops.id, value: cityWithShops.value },
          comment: '',
          payment: 'onDelivery',
        });
        const { items, count } = (await ask('getOrders', { page: 1, limit: 20, filter: {} })).result;
        expect(count).toBe(before + 1);
        expect(keysOf(items[0])).toEqual(expect.arrayContaining([...keysIn('getOrders', 'items[]')]));
        expect(items[0].status.isCancelAvailable).toBe(true);
        const { status } = (await ask('cancelOrder', { id: items[0].id })).result;
        expect(status.isCancelAvailable).toBe(false);
        expect((await ask('repeatOrder', { id: items[0].id })).errorCode).toBe(0);
        expect((await ask('getBasketLength')).result.length).toBe(1);
      },
    );

    check("keeps the account's calls from visitors", ['getOrders', 'editUser'], async () => {
      const orders = await ask('getOrders', { page: 1, limit: 20, filter: {} });
      const edit = await ask('editUser', { phone: '', birthDay: '', sex: null, email: '', notification: false });
      expect([orders.status, edit.status]).toEqual([200, 200]);
      expect([orders.errorCode === 0, edit.errorCode === 0]).toEqual([false, false]);
    });

    check('takes the forms', ['sendMessage', 'subscribe'], async () => {
      const message = {
        id: '2',
        name: 'Пётр',
        phone: client.freePhone,
        email: '',
        address: 'ул. Республики, 65',
        comment: '',
      };
      expect((await ask('sendMessage', message)).errorCode).toBe(0);
      expect((await ask('subscribe', { email: 'petr@example.ru' })).errorCode).toBe(0);
      expect((await ask('subscribe', { email: '' })).errorCode).not.toBe(0);
    });

    check('takes the work form as multipart', ['sendMessage'], async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        id: '1',
        name: 'Пётр',
        phone: client.freePhone,
        email: 'p@example.ru',
      })) {
        form.append(name, value);
      }
      form.append('resume', new File(['%PDF-1.4\n%резюме\n'], 'resume.pdf', { type: 'application/pdf' }));
      expect((await ask('sendMessage', {}, { body: form })).errorCode).toBe(0);
    });

    check(
      "gives articles, photos and the sale's text",
      ['getArticles', 'getProjectImages', 'getSaleContent'],
      async () => {
        const articles = (await ask('getArticles', { page: 1, limit: 9, filter: {} })).result;
        expect(articles.items.length).toBeLessThanOrEqual(9);
        expect(keysOf(articles)).toEqual(expect.arrayContaining([...keysIn('getArticles', '')]));
        const photos = (await ask('getProjectImages', { id: 1, limit: 15, page: 1 })).result;
        expect(photos.count).toBeGreaterThanOrEqual(photos.items.length);
        expect(typeof (await ask('getSaleContent', { id: 1 })).result.content).toBe('string');
      },
    );

    it('answers what it does not understand in the envelope', async () => {
      const refused = await ask('addItemToBasket', { id: 'нечто' });
      expect(refused.errorCode).not.toBe(0);
      expect(refused.status).toBeLessThan(500);
    });
  });
}
