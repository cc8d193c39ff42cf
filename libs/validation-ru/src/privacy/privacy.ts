import * as v from 'valibot';

/** Shown when consent is required and not given. */
export const privacyMessage = 'Вы должны согласиться, чтобы продолжить!';

/**
 * Schema of the consent checkbox: it must be ticked. Its message only shows in a form that does not disable its
 * submit button until then.
 *
 * @param message Defaults to «Вы должны согласиться, чтобы продолжить!».
 */
export const privacy = (message: string = privacyMessage) =>
  v.pipe(
    v.nullish(v.boolean(message), false),
    v.check((isTicked) => isTicked, message),
  );
