/** An invented maker. `synonyms`: other spellings that search should understand, lower case, ё written as е. */
export interface DemoBrand {
  slug: string;
  title: string;
  synonyms: readonly string[];
}

/** Makers of the demo goods. None of them exists. */
export const demoBrands = {
  norda: { title: 'Norda', synonyms: ['норда'] },
  sable: { title: 'Sable', synonyms: ['сейбл', 'сэйбл', 'сабле'] },
  frost: { title: 'Frost', synonyms: ['фрост'] },
  tundra: { title: 'Tundra', synonyms: ['тундра'] },
  lumen: { title: 'Lumenta', synonyms: ['люмента'] },
  pulsar: { title: 'Pulsaro', synonyms: ['пульсаро', 'пульсар'] },
  aerona: { title: 'Aerona', synonyms: ['аэрона'] },
  orso: { title: 'Orsolo', synonyms: ['орсоло'] },
  bars: { title: 'Барс', synonyms: ['bars'] },
  sarmat: { title: 'Сармат', synonyms: ['sarmat'] },
  taiga: { title: 'Тайга', synonyms: ['taiga', 'tayga'] },
  kedr: { title: 'Кедр', synonyms: ['kedr'] },
  vega: { title: 'Вега', synonyms: ['vega'] },
  iskra: { title: 'Искра', synonyms: ['iskra'] },
  azimut: { title: 'Азимут', synonyms: ['azimut', 'azimuth'] },
  ladoga: { title: 'Ладога', synonyms: ['ladoga'] },
  strela: { title: 'Стрела', synonyms: ['strela'] },
  rys: { title: 'Рысь', synonyms: ['rys'] },
  volna: { title: 'Волна', synonyms: ['volna'] },
  atlant: { title: 'Атлант', synonyms: ['atlant'] },
  uralan: { title: 'Уралан', synonyms: ['uralan'] },
} as const satisfies Record<string, Omit<DemoBrand, 'slug'>>;

/** Slug of a demo brand. */
export type BrandSlug = keyof typeof demoBrands;
