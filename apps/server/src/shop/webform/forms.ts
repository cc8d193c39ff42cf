import { checkForm, emailRule, phoneRule, requiredEmailRule, requiredTextRule } from '../form-rules.js';
import { refusal } from '../refusals.js';

/** Ids of the forms; the client gets them in page data (decision 16). */
export const formIds = { work: '1', service: '2', project: '3', contacts: '4' } as const;

/** Name of a form. */
export type FormName = keyof typeof formIds;

/** All fields of all forms; each form keeps its own only. */
export interface FormFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly projectName: string;
  readonly position: string;
  readonly address: string;
  readonly comment: string;
}

/** Rules of each form (S1 §5, S2 §5), in the order of its fields; the result has the form's own fields, cleaned. */
const forms: Record<FormName, (fields: FormFields) => Partial<FormFields>> = {
  project: ({ name, phone, projectName }) => ({ name, phone: checkForm(phoneRule, phone), projectName }),
  work: ({ name, phone, email, position, comment }) => ({
    name,
    phone: checkForm(phoneRule, phone),
    email: checkForm(requiredEmailRule, email),
    position,
    comment,
  }),
  service: ({ name, phone, email, address, comment }) => ({
    name,
    phone: checkForm(phoneRule, phone),
    email: checkForm(emailRule, email),
    address: checkForm(requiredTextRule, address),
    comment,
  }),
  contacts: ({ name, phone, email, comment }) => ({
    name,
    phone: checkForm(phoneRule, phone),
    email: checkForm(emailRule, email),
    comment,
  }),
};

/** The form of this id. @throws ShopRefusal when there is none. */
export function formOf(id: string): FormName {
  const found = (Object.keys(formIds) as FormName[]).find((name) => formIds[name] === id);
  if (!found) throw refusal('notFound', 'Такой формы нет');
  return found;
}

/** The form's own fields by its rules, or a refusal with the message that the form would show. */
export function checkFields(form: FormName, fields: FormFields): Partial<FormFields> {
  return forms[form](fields);
}
