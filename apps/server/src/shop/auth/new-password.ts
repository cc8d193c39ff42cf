import { requiredPassword, requiredStrictPassword } from '@tropa/validation-ru';
import { checkForm } from '../form-rules.js';
import { refusal } from '../refusals.js';
import { isCommonPassword } from './common-passwords.js';

/** `shop`: Latin letters and digits, six at least (S1 §5). `strict`: any letters, eight at least. */
export type PasswordRule = 'shop' | 'strict';

const rules = { shop: requiredPassword(), strict: requiredStrictPassword() } as const;

/**
 * A password that may be set: by the rule, and not one of those that attackers try first.
 * @throws ShopRefusal with the sentence for the form.
 */
export function checkNewPassword(password: string, rule: PasswordRule): string {
  const checked = checkForm(rules[rule], password);
  if (isCommonPassword(checked))
    throw refusal('invalidForm', 'Этот пароль слишком простой: его подбирают первым. Придумайте другой');
  return checked;
}
