import { requiredPhone } from '@tropa/validation-ru';
import { object } from 'valibot';

/** The first step of registration and recovery: a required phone. */
export const phoneStepSchema = object({ phone: requiredPhone() });
