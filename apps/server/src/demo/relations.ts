import type { DemoRelation } from './demo-shop.js';
import type { SectionSlug } from './sections.js';

/** What is offered in the two tabs of accessories: what protects, and what makes pleasant. */
const pairs: Readonly<Record<SectionSlug, readonly [safety: SectionSlug, comfort: SectionSlug]>> = {
  lyzhi: ['maski', 'shapki'],
  'gornye-lyzhi': ['maski', 'kurtki'],
  konki: ['maski', 'shapki'],
  sanki: ['maski', 'shapki'],
  maski: ['shapki', 'kurtki'],
  palatki: ['fonari', 'kovriki'],
  ryukzaki: ['fonari', 'posuda'],
  spalniki: ['palatki', 'kovriki'],
  kovriki: ['palatki', 'spalniki'],
  fonari: ['chasy', 'posuda'],
  posuda: ['fonari', 'kovriki'],
  velosipedy: ['maski', 'chasy'],
  samokaty: ['velosipedy', 'ryukzaki'],
  skejtbordy: ['velosipedy', 'krossovki'],
  trekking: ['shapki', 'ryukzaki'],
  krossovki: ['chasy', 'futbolki'],
  sandalii: ['plavanie', 'chasy'],
  kurtki: ['shapki', 'futbolki'],
  bryuki: ['trekking', 'futbolki'],
  futbolki: ['kurtki', 'shapki'],
  shapki: ['maski', 'kurtki'],
  lodki: ['fonari', 'posuda'],
  sup: ['lodki', 'plavanie'],
  plavanie: ['chasy', 'sandalii'],
  spinningi: ['fonari', 'primanki'],
  primanki: ['fonari', 'spinningi'],
  ganteli: ['boks', 'joga'],
  joga: ['krossovki', 'futbolki'],
  boks: ['futbolki', 'ganteli'],
  myachi: ['krossovki', 'futbolki'],
  khokkej: ['konki', 'shapki'],
  raketki: ['krossovki', 'futbolki'],
  chasy: ['shapki', 'krossovki'],
};

/** Accessories by section. */
export const demoRelations: readonly DemoRelation[] = Object.entries(pairs).flatMap(([section, [safety, comfort]]) => [
  { section: section as SectionSlug, related: safety, kind: 'safety' as const },
  { section: section as SectionSlug, related: comfort, kind: 'comfort' as const },
]);
