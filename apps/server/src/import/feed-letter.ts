import type { QueuedMessage } from '../shop/outbox/outbox.js';
import { describeResult } from './describe-result.js';
import type { ImportResult } from './import-yml.js';

/** Whether the goods have changed: stock alone changes all the time, and nobody wants to read about it. */
export const hasChangedGoods = ({ isReplaced, added, changed, gone, returned }: ImportResult): boolean =>
  isReplaced || added + changed + gone + returned > 0;

/** What the staff reads after the shop has loaded a feed that changed something. */
export function importedLetter(recipient: string, source: string, result: ImportResult): QueuedMessage {
  const { isReplaced, products, added, changed, gone } = result;
  return {
    kind: 'mail',
    recipient,
    subject: isReplaced
      ? `Товары заменены: ${products}`
      : `Товары обновлены: новых ${added}, изменено ${changed}, больше нет ${gone}`,
    body: [`Фид: ${source}`, '', ...describeResult(result)].join('\n'),
  };
}

/** What the staff reads once for each way in which the feed fails. */
export function failedLetter(recipient: string, source: string, reason: string): QueuedMessage {
  return {
    kind: 'mail',
    recipient,
    subject: 'Товары не обновлены: фид не загрузился',
    body: [
      `Фид: ${source}`,
      '',
      reason,
      '',
      'Магазин продаёт прежние товары и попробует снова. Об этой ошибке больше не напишем, пока она не сменится другой.',
    ].join('\n'),
  };
}

/** What the staff reads when a feed that failed is loaded again, and nothing in it has changed. */
export function recoveredLetter(recipient: string, source: string): QueuedMessage {
  return {
    kind: 'mail',
    recipient,
    subject: 'Фид снова загружается',
    body: [`Фид: ${source}`, '', 'Товары не изменились.'].join('\n'),
  };
}
