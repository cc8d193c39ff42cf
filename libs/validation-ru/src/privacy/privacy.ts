import * as v from 'valibot';

/** S1 §5. */
export const privacyMessage = 'Вы должны согласиться, чтобы продолжить!';

/**
 * Schema of the consent checkbox: it must be ticked. S1 §5, decision 8.
 *
 * @param message «Вы должны согласиться, чтобы продолжить!» unless told otherwise.
 */
export const privacy = (message: string = privacyMessage) =>
  v.pipe(
    v.nullish(v.boolean(message), false),
    v.check((isTicked) => isTicked, message),
  );
