import { firstMessage } from '@tropa/validation-ru';
import { z } from 'zod';

/**
 * A field of a zod object that holds a rule of the shop: its first message, and the value as the shop's API expects it.
 */
export const shopRule = <Value>(schema: Parameters<typeof firstMessage>[0], normalize: (text: string) => Value) =>
  z.string().transform((text, context): Value => {
    const message = firstMessage(schema, text);
    if (message === null) return normalize(text);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
