import { enteredPassword, requiredPhone } from '@tropa/validation-ru';
import { object } from 'valibot';

/** Sign-in: a valid phone and a password, both required; the rule for new passwords does not apply. */
export const loginSchema = object({ phone: requiredPhone(), password: enteredPassword() });
