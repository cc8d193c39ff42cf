const user = { EXCHANGE_USER: 'shop-1c', EXCHANGE_PASSWORD: 'correct-horse-battery' };

/** Settings of a shop that 1C may connect to. */
export const exchangeEnv: Readonly<Record<string, string>> = user;

/** The half of 1C in the exchange of orders (CommerceML over HTTP): fetches them, sets the status of one. */
export async function openAccounting(address: string) {
  const authorization = `Basic ${Buffer.from(`${user.EXCHANGE_USER}:${user.EXCHANGE_PASSWORD}`).toString('base64')}`;
  let cookie = '';
  const ask = async (query: string, body?: string): Promise<string> => {
    const response = await fetch(`${address}/1c_exchange?type=sale&${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, cookie },
      ...(body !== undefined && { body }),
    });
    return response.text();
  };
  const [answer, name, value] = (await ask('mode=checkauth')).split('\n');
  if (answer !== 'success') throw new Error(`1C was not let in: ${answer}`);
  cookie = `${name}=${value}`;
  await ask('mode=init');
  return {
    /** The orders that 1C has not seen yet, as a document of CommerceML; marked as taken by this. */
    async takeOrders(): Promise<string> {
      const orders = await ask('mode=query');
      await ask('mode=success');
      return orders;
    },
    /** Sets the status of an order; returns the shop's response, `success`. */
    async setStatus(number: string, status: string): Promise<string> {
      return ask(
        'mode=file&filename=orders.xml',
        `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.05"><Документ><Ид>${number}</Ид><Номер>${number}</Номер>` +
          `<Дата>2026-11-20</Дата><ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Сумма>1</Сумма>` +
          `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Статус заказа</Наименование><Значение>${status}</Значение></ЗначениеРеквизита>` +
          `</ЗначенияРеквизитов></Документ></КоммерческаяИнформация>`,
      );
    },
  };
}
