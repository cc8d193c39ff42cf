/** A visitor's calls: cookies are kept as a browser keeps them. */
function visitorOf(address) {
  const jar = new Map();
  const cookie = () => [...jar].map((pair) => pair.join('=')).join('; ');
  const call = async (path, body) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...(jar.size > 0 && { cookie: cookie() }) },
      body: JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      jar.set(name, value);
    }
    const answer = await response.json();
    if (answer.errorCode !== 0) throw new Error(`${path}: ${answer.errorMessage}`);
    return answer.result;
  };
  const cookies = () => [...jar].map(([name, value]) => ({ name, value, url: address }));
  return { call, cookie, cookies };
}

/** A product that many shops have, so that it can be ordered. */
async function findProduct(call) {
  const { items } = await call('/api/catalog/getItems/', { sectionId: 0, page: 1, limit: 15, sort: 'price-desc' });
  return items[0];
}

/** A visitor with one thing in the basket: the session's cookie, and the product in the basket. */
export async function openSession(address) {
  const { call, cookie, cookies } = visitorOf(address);
  const product = await findProduct(call);
  await call('/api/basket/addItemToBasket/', { id: product.id, retailId: product.retailId });
  return { product, cookie: cookie(), cookies: cookies() };
}

const phone = '9041112233';
const person = { name: 'Анна', email: 'anna@example.ru', password: 'tropa2025' };

/** A registered visitor who has ordered once and has one thing in the basket again. Only works in a demo shop. */
export async function openAccount(address) {
  const { call, cookie, cookies } = visitorOf(address);
  await call('/api/auth/sendCodeRegistration/', { phone, form: 'registration' });
  const outbox = await (await fetch(`${address}/demo/outbox?phone=${phone}`)).text();
  await call('/api/auth/checkCode/', { phone, code: /data-code="(\d{4})"/.exec(outbox)?.[1] });
  await call('/api/auth/registration/', { phone, ...person, passwordConfirm: person.password });
  const product = await findProduct(call);
  const goods = { id: product.id, retailId: product.retailId };
  await call('/api/basket/addItemToBasket/', goods);
  await call('/api/basket/order/', {
    name: person.name,
    email: person.email,
    phone: '+7 (904) 111-22-33',
    comment: '',
    delivery: 'courier',
    address: 'ул. Ленина, 1',
    city: { id: 1, value: 'Тюмень' },
    payment: 'onDelivery',
  });
  await call('/api/basket/addItemToBasket/', goods);
  return { product, cookie: cookie(), cookies: cookies() };
}
