import { keyWire } from '../wire-values/wire-values.js';
import { toVacancy } from './config.model.js';
import { variableSeed } from './page-seed.js';
import { vacanciesWire } from './pages.wire.js';

/** `_vacancies`: options of the work form. */
export const vacanciesSeed = /* @__PURE__ */ variableSeed('_vacancies', vacanciesWire, (list) => list.map(toVacancy));
/** `_workFormId`: id of the work form. */
export const workFormIdSeed = /* @__PURE__ */ variableSeed('_workFormId', keyWire, String);
/** `_serviceFormId`: id of the service form. */
export const serviceFormIdSeed = /* @__PURE__ */ variableSeed('_serviceFormId', keyWire, String);
/** `_projectFormId`: id of the project registration. */
export const projectFormIdSeed = /* @__PURE__ */ variableSeed('_projectFormId', keyWire, String);
/** `_contactsFormId`: id of the contacts form. */
export const contactsFormIdSeed = /* @__PURE__ */ variableSeed('_contactsFormId', keyWire, String);
