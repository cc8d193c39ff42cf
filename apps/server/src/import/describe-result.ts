import type { ImportResult } from './import-yml.js';
import type { SkipLine } from './skip-report.js';

const describeLine = ({ reason, count, examples }: SkipLine): string => {
  const list = examples.length === 0 ? '' : ` (${examples.join(', ')}${count > examples.length ? '…' : ''})`;
  return `  ${reason}: ${count}${list}`;
};

function describeShop({ shopName, company, url, isNameUsed }: ImportResult): string[] {
  if (shopName === '') return [];
  const more = [company, url].filter((text) => text !== '' && text !== shopName);
  return [
    `Магазин в фиде: ${shopName}${more.length === 0 ? '' : ` (${more.join(', ')})`}`,
    ...(isNameUsed
      ? ['Так магазин теперь и называется. Своё имя и реквизиты говорит папка содержания: npm run content.']
      : []),
  ];
}

/** What an import did, as lines for the shopkeeper. */
export function describeResult(result: ImportResult): string[] {
  const { offers, sections, products, variants, skipped, notes, isReplaced, added, changed, gone, returned } = result;
  const lost = skipped.reduce((sum, { count }) => sum + count, 0);
  return [
    ...describeShop(result),
    `${isReplaced ? 'Товары заменены' : 'Товары обновлены'}: ${products}, вариантов: ${variants}, разделов: ${sections}. В файле предложений: ${offers}.`,
    ...(isReplaced
      ? []
      : [`Новых: ${added}, изменено: ${changed}, больше нет в файле: ${gone}, снова в файле: ${returned}.`]),
    ...(lost === 0 ? ['Пропущенных нет.'] : [`Пропущено: ${lost}`, ...skipped.map(describeLine)]),
    ...(notes.length === 0 ? [] : ['Исправлено по пути:', ...notes.map(describeLine)]),
  ];
}
