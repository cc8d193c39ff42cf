import { optionalBirthDate, optionalEmail, requiredPhone } from '@tropa/validation-ru';
import { boolean, object, picklist, type InferInput, type InferOutput } from 'valibot';

/** Values of the «Пол» select: the numbers of `User.sex` as text (0 male, 1 female), '' for unset. */
export const sexValues = { male: '0', female: '1', unset: '' } as const;

/** The profile form: the phone is required; e-mail and birth date (dd.mm.yyyy, from 1900 to today) may be empty. */
export const profileSchema = object({
  phone: requiredPhone(),
  email: optionalEmail(),
  birthDay: optionalBirthDate(),
  sex: picklist([sexValues.male, sexValues.female, sexValues.unset]),
  notification: boolean(),
});

export type ProfileInput = InferInput<typeof profileSchema>;
export type ProfileValues = InferOutput<typeof profileSchema>;
