import { deliverSoon } from '../api/messages.js';
import type { ExchangeCall } from './exchange-call.js';
import { leadOrders, readWantedStates } from './orders-in.js';
import { confirmOrders, takeWaitingOrders } from './orders-out.js';
import { ordersXml } from './orders-xml.js';

/** `type=sale`: orders go out with `query`, their states come with `file`. Null: there is no such mode. */
export async function saleMode(mode: string, call: ExchangeCall): Promise<string | null> {
  const { shop, folder, filename, request } = call;
  switch (mode) {
    case 'query':
      return ordersXml(await takeWaitingOrders(shop.db), shop.now());
    case 'success':
      await confirmOrders(shop.db, call.id);
      return 'success';
    case 'file':
      await folder.append(filename, request.raw);
      // Older programs send no `import`: an order file that is whole is read at once. Of one that is not, or is an
      // archive, more parts follow.
      if (/\.xml$/i.test(filename) && (await isWhole(call))) await leadByFile(call, filename);
      return 'success';
    case 'import':
      await folder.unpack();
      for (const name of await folder.list(/\.xml$/i)) await leadByFile(call, name);
      return 'success';
    default:
      return null;
  }
}

const lastTag = '</КоммерческаяИнформация>';

/** Whether the file ends as an exchange does, in either of the two encodings. */
async function isWhole({ folder, filename }: ExchangeCall): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const piece of await folder.read(filename)) end = Buffer.concat([end, piece]).subarray(-1_000);
  return [new TextDecoder('utf-8'), new TextDecoder('windows-1251')].some((decoder) =>
    decoder.decode(end).trimEnd().endsWith(lastTag),
  );
}

async function leadByFile({ shop, folder }: ExchangeCall, name: string): Promise<void> {
  const { db, adapters, log } = shop;
  const wanted = await readWantedStates(await folder.read(name)).finally(() => folder.remove(name));
  const { changed, notes } = await leadOrders(db, wanted, { cards: adapters.cardPayment, now: shop.now() });
  log.info({ orders: wanted.length, changed, notes: notes.slice(0, 50) }, 'states of orders came by the exchange');
  if (changed > 0) deliverSoon(shop);
}
