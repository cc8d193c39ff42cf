import type { FileStore } from '../../adapters/files.js';
import type { Db } from '../../db/schema.js';
import { requireHit } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { fileKind } from './file-kind.js';
import { checkFields, formIds, formOf } from './forms.js';
import type { FormFields } from './forms.js';

/** The most that a form may carry (decision 7). */
export const formFileLimits = { maxFiles: 5, maxSize: 10_000_000 } as const;
const takenKinds = 'pdf, doc, docx, odt, rtf, txt, jpg, png';

/** How many forms one address may send in an hour. */
const formsPerAddress = 60;

/** A form as it came. */
export interface ReceivedMessage {
  readonly id: string;
  readonly fields: FormFields;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly ip: string;
  /** Which text the visitor agreed to (decision 8). */
  readonly consentVersion: string;
}

/** Checks a form and keeps it for the shop's staff. Only the work form takes files. */
export async function receiveMessage(db: Db, store: FileStore, message: ReceivedMessage, now: Date): Promise<void> {
  const form = formOf(message.id);
  const fields = checkFields(form, message.fields);
  const files = form === 'work' ? message.files : [];
  const kinds = files.map(({ bytes }) => {
    const kind = fileKind(bytes);
    if (kind === null) throw refusal('invalidForm', `Допустимые расширения файлов: ${takenKinds}`);
    return kind;
  });
  await requireHit(db, { key: `form:${message.ip}`, max: formsPerAddress, windowMs: 3_600_000 }, now);
  const kept = await Promise.all(
    files.map(async ({ name, bytes }, index) => ({
      name: `resume-${index + 1}.${kinds[index]}`,
      original: name.slice(0, 255),
      size: bytes.length,
      // The extension is that of the content, whatever the visitor called it.
      storageKey: await store.save({ name: `resume.${kinds[index]}`, bytes }),
    })),
  );
  await db
    .insertInto('webform_messages')
    .values({
      form_id: formIds[form],
      fields: JSON.stringify(fields),
      files: JSON.stringify(kept),
      consent_version: message.consentVersion,
      created_at: now,
    })
    .execute();
}
