import { enteredPassword, requiredPhone } from '@tropa/validation-ru';
import { object } from 'valibot';

/** Sign-in: a phone in format, a password that is there. S2 §5. */
export const loginSchema = object({ phone: requiredPhone(), password: enteredPassword() });
