import type { ImportResult } from '../import/import-yml.js';
import type { ExchangeCall } from './exchange-call.js';
import { takePictures } from './exchange-pictures.js';
import { endExchange, importExchangeFile } from './import-exchange-file.js';

/** `type=catalog`: files come with `file` and are imported with `import`. Null: there is no such mode. */
export async function catalogMode(mode: string, call: ExchangeCall): Promise<string | null> {
  const { filename, folder, request } = call;
  switch (mode) {
    case 'file':
      await folder.append(filename, request.raw);
      return 'success';
    case 'import':
      return importOf(call, filename, () => importFile(call));
    case 'deactivate':
    case 'complete':
      return importOf(call, mode, () => endExchange(call.shop.db, optionsOf(call)));
    default:
      return null;
  }
}

const optionsOf = ({ id, filename, exchange, stopping }: ExchangeCall) => ({
  file: { exchange: id, name: filename },
  rules: exchange,
  signal: stopping.signal,
});

async function importOf(call: ExchangeCall, name: string, work: () => Promise<ImportResult | null>): Promise<string> {
  const outcome = await call.imports.run(`${call.id} ${name}`, async () => ({ result: await work() }));
  if (outcome === null) return `progress\nЗагружается ${name.slice(0, 100)}`;
  const { result } = outcome;
  const file = name.slice(0, 100);
  if (result === null) call.shop.log.info({ file }, 'the exchange says nothing new');
  else call.shop.log.info({ file, ...result }, 'goods of the exchange were imported');
  return 'success';
}

async function importFile(call: ExchangeCall): Promise<ImportResult | null> {
  const { folder, filename, shop, pictures, id } = call;
  await folder.unpack();
  const broken = await takePictures(shop.db, folder, pictures, id);
  if (broken.length > 0)
    shop.log.warn({ count: broken.length, examples: broken.slice(0, 5) }, 'pictures of the exchange were left out');
  const bytes = await folder.read(filename);
  try {
    return await importExchangeFile(shop.db, bytes, optionsOf(call));
  } finally {
    await folder.finish(filename);
  }
}
