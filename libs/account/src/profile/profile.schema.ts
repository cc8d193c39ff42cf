import { optionalBirthDate, optionalEmail, requiredPhone } from '@tropa/validation-ru';
import { boolean, object, picklist, type InferInput, type InferOutput } from 'valibot';

/** Values of the «Пол» select: the wire's numbers as text, '' for unset. S2 §3. */
export const sexValues = { male: '0', female: '1', unset: '' } as const;

/** The profile form. S2 §5: phone required and in format, e-mail in format when there is one, birth date by mask, from 1900 to today. */
export const profileSchema = object({
  phone: requiredPhone(),
  email: optionalEmail(),
  birthDay: optionalBirthDate(),
  sex: picklist([sexValues.male, sexValues.female, sexValues.unset]),
  notification: boolean(),
});

export type ProfileInput = InferInput<typeof profileSchema>;
export type ProfileValues = InferOutput<typeof profileSchema>;
