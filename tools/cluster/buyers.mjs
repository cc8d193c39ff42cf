import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';

/**
 * Buyers who browse, fill a basket and order through the balancer, each with one connection, as a browser has. An
 * unsuccessful response fails the visit, unless the connection was cut: then a browser requests a page again, and the
 * storefront sends a POST again (an order with the same Idempotency-Key).
 */
export function startBuyers(address, { goods, sections, count }) {
  const orders = new Map();
  const failures = [];
  const resent = [];
  const times = [];
  let requests = 0;
  let isOver = false;

  const send = (agent, method, path, { cookies, body, headers = {} }) =>
    new Promise((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = httpRequest(
        `${address}${path}`,
        {
          method,
          agent,
          headers: {
            ...(cookies.size ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
            ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
            ...headers,
          },
        },
        (response) => {
          let received = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => (received += chunk));
          response.on('error', fail);
          response.on('aborted', () => fail(new Error('the response was cut')));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
              cookies.set(name, value);
            }
            done({ status: response.statusCode, text: received });
          });
        },
      );
      sent.on('error', fail);
      sent.end(text);
    });

  const buyOnce = async (agent, who, number) => {
    const cookies = new Map();
    const visit = async (path) => {
      const began = performance.now();
      // Browsers retry a request cut on a reused connection; HAProxy leaves that to them.
      const answer = await send(agent, 'GET', path, { cookies }).catch((error) => {
        if (error.code !== 'ECONNRESET') throw error;
        resent.push(`GET a page: ${error.code}`);
        return send(agent, 'GET', path, { cookies });
      });
      times.push({ at: began, ms: performance.now() - began });
      requests += 1;
      if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status}`);
      return answer.text;
    };
    const post = async (path, body, headers) => {
      for (let tries = 1; ; tries += 1) {
        const began = performance.now();
        requests += 1;
        try {
          const answer = await send(agent, 'POST', path, { cookies, body, headers });
          times.push({ at: began, ms: performance.now() - began });
          if (answer.status === 200) return JSON.parse(answer.text);
          if (![502, 503, 504].includes(answer.status) || tries === 5)
            throw new Error(`POST ${path}: ${answer.status}`);
          resent.push(`POST ${path}: ${answer.status}`);
        } catch (error) {
          if (!error.code || tries === 5) throw error;
          resent.push(`POST ${path}: ${error.code}`);
        }
        await new Promise((again) => setTimeout(again, 200 * tries));
      }
    };
    const one = goods[Math.floor(Math.random() * goods.length)];
    await visit('/');
    await visit(`/catalog/${sections[Math.floor(Math.random() * sections.length)]}/`);
    // Lists that have not been requested yet, so that the databases have work.
    await post('/api/catalog/getItems/', {
      sectionId: 0,
      page: 1 + (number % 7),
      limit: 15,
      sort: 'price-asc',
      filter: { price: [0, 100_000 + Math.floor(Math.random() * 1e6)] },
    });
    await visit(`/product/${one.slug}/`);
    await post('/api/product/getReviews/', { id: one.id, limit: 5, index: 0 });
    const added = await post('/api/basket/addItemToBasket/', { id: one.id, retailId: one.variant });
    if (added.errorCode !== 0) throw new Error(`basket: ${added.errorMessage}`);
    await visit('/basket');
    const basket = JSON.parse(await visit('/api/basket/getItems/'));
    if (basket.result?.items?.[0]?.id !== one.id)
      throw new Error(`the basket lacks what was put in: ${JSON.stringify(basket)}`);
    const phone = `+7 (9${String(who).padStart(2, '0')}) ${String(number).padStart(3, '0')}-${String(Math.floor(Math.random() * 100)).padStart(2, '0')}-${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;
    const key = randomUUID();
    const form = {
      name: 'Анна',
      phone,
      email: `buyer${who}-${number}@example.ru`,
      comment: '',
      delivery: 'pickup',
      address: one.shop,
      city: one.city,
      payment: 'onDelivery',
    };
    const ordered = await post('/api/basket/order/', form, { 'idempotency-key': key });
    if (ordered.errorCode !== 0) throw new Error(`order: ${ordered.errorMessage}`);
    orders.set(key, String(ordered.result.orderNum));
    const left = JSON.parse(await visit('/api/basket/getLength/'));
    if (left.result?.length !== 0) throw new Error(`the basket is not empty after the order: ${JSON.stringify(left)}`);
  };

  const keepBuying = async (who) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let number = 0; !isOver; number += 1) {
      await buyOnce(agent, who, number).catch((error) => failures.push({ at: performance.now(), text: error.message }));
    }
    agent.destroy();
  };
  const buying = Promise.all(Array.from({ length: count }, (_none, who) => keepBuying(who)));

  return {
    orders,
    failures,
    resent,
    /** Requests that finished between two values of `performance.now()`: their number, p50 and p99 in ms. */
    figures(from, to) {
      const some = times
        .filter(({ at }) => at >= from && at < to)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
      const part = (share) =>
        Math.round((some[Math.min(some.length - 1, Math.floor(some.length * share))] ?? NaN) * 10) / 10;
      return {
        count: some.length,
        perSecond: Math.round((some.length * 1000) / (to - from)),
        p50: part(0.5),
        p99: part(0.99),
        longest: part(1),
      };
    },
    requests: () => requests,
    async stop() {
      isOver = true;
      await buying;
    },
  };
}
