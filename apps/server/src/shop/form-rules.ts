import {
  enteredPassword,
  firstMessage,
  optionalBirthDate,
  optionalEmail,
  requiredEmail,
  requiredPhone,
  requiredSmsCode,
  requiredText,
} from '@tropa/validation-ru';
import * as v from 'valibot';
import { refusal } from './refusals.js';

/** Rules of the forms, the same that the client's forms are made of (S1 §5). */
export const phoneRule = requiredPhone();
export const emailRule = optionalEmail();
export const requiredEmailRule = requiredEmail();
export const requiredTextRule = requiredText();
export const enteredPasswordRule = enteredPassword();
export const smsCodeRule = requiredSmsCode();
export const birthDateRule = optionalBirthDate();

/** The value cleaned by its rule, or a refusal with the message that the form would show. */
export function checkForm<Output>(rule: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const message = firstMessage(rule, value);
  if (message !== null) throw refusal('invalidForm', message);
  return v.parse(rule, value);
}
