import {
  optionalFiles,
  optionalText,
  privacy,
  requiredEmail,
  requiredPhone,
  type FileLimits,
} from '@tropa/validation-ru';
import { object, type InferInput, type InferOutput } from 'valibot';

/**
 * The application for a job: phone, e-mail and consent are required.
 *
 * @param limits Bounds of the résumé's files; none by default. A size limit of n is n × 1,000,000 bytes; files uploaded
 * already count towards the number.
 */
export const workSchema = (limits: FileLimits = {}) =>
  object({
    name: optionalText(),
    phone: requiredPhone(),
    email: requiredEmail(),
    position: optionalText(),
    comment: optionalText(),
    resume: optionalFiles(limits),
    consent: privacy(),
  });

/** What the fields of the job form hold. */
export type WorkInput = InferInput<ReturnType<typeof workSchema>>;
/** What the job form sends: the phone as ten digits. */
export type WorkValues = InferOutput<ReturnType<typeof workSchema>>;
