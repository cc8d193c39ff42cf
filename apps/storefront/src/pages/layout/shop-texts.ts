import { pluralRu } from '@tropa/ui-kit';

/** «9 магазинов». */
export const shopsWord = (count: number) => `${count}\u00A0${pluralRu(count, 'магазин', 'магазина', 'магазинов')}`;
