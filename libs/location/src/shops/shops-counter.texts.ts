/** What the counter says: apart from the dialog's words, because it stands on every page. */
export const shopsCounterTexts = {
  shops: { one: 'магазин', few: 'магазина', many: 'магазинов' },
  points: { one: 'пункт выдачи', few: 'пункта выдачи', many: 'пунктов выдачи' },
};

/** What the counter of shops says. */
export type ShopsCounterTexts = typeof shopsCounterTexts;
