/** Texts of the counter: separate from the dialog's texts, because it is on every page. */
export const shopsCounterTexts = {
  shops: { one: 'магазин', few: 'магазина', many: 'магазинов' },
  points: { one: 'пункт выдачи', few: 'пункта выдачи', many: 'пунктов выдачи' },
};

/** Texts of the counter of shops. */
export type ShopsCounterTexts = typeof shopsCounterTexts;
