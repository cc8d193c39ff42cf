/** A visitor with one thing in the basket: the session's cookie, and the product it holds. */
export async function openSession(address) {
  const post = async (path, body, cookie) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (answer.errorCode !== 0) throw new Error(`${path}: ${answer.errorMessage}`);
    return { result: answer.result, cookies: response.headers.getSetCookie() };
  };
  const { result } = await post('/api/catalog/getItems/', { sectionId: 0, page: 1, limit: 15, sort: 'price-desc' });
  const product = result.items[0];
  const { cookies } = await post('/api/basket/addItemToBasket/', { id: product.id, retailId: product.retailId });
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const [name, value] = cookie.split('=');
  return { product, cookie, cookies: [{ name, value, url: address }] };
}
