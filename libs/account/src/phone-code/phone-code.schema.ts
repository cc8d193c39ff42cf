import { requiredPhone } from '@tropa/validation-ru';
import { object } from 'valibot';

/** The first step of registration and recovery: whose phone it is. S2 §5. */
export const phoneStepSchema = object({ phone: requiredPhone() });
