import { fileMessages } from '@tropa/validation-ru';
import type { FileStore, IncomingFile } from '../../adapters/files.js';
import { inTransaction } from '../../db/in-transaction.js';
import type { Db } from '../../db/schema.js';
import { getContentBlock } from '../content/content-blocks.js';
import { wordingInForce } from '../consent.js';
import { writeConsents } from '../consent-log.js';
import { queueMessage } from '../outbox/outbox.js';
import { requireHit } from '../rate-limits/rate-limit.js';
import { refusal } from '../refusals.js';
import { noteEvent } from '../staff/staff-events.js';
import { fileKind } from './file-kind.js';
import { formLetter } from './form-letter.js';
import { checkFields, formIds, formOf } from './forms.js';
import type { FormFields } from './forms.js';
import { dropFiles, saveFiles } from './kept-files.js';

/** The most that a form may carry (decision 7). */
export const formFileLimits = { maxFiles: 5, maxSize: 10_000_000 } as const;
const takenKinds = 'pdf, doc, docx, odt, rtf, txt, jpg, png';

/** How many forms one address may send in an hour. */
const formsPerAddress = 60;

/** A form as received. */
export interface ReceivedMessage {
  readonly id: string;
  readonly fields: FormFields;
  readonly files: readonly { readonly name: string; readonly content: IncomingFile }[];
  /** The network that limits count. */
  readonly ip: string;
  /** The visitor's address, for the consent. */
  readonly address?: string;
  /** Whom to e-mail about it; '' means nobody. */
  readonly staffEmail: string;
}

/** Validates a form and stores it for the shop's staff, who get an e-mail. Only the work form accepts files. */
export async function receiveMessage(db: Db, store: FileStore, message: ReceivedMessage, now: Date): Promise<void> {
  const form = formOf(message.id);
  const fields = checkFields(form, withLines(message.fields));
  const files = form === 'work' ? await Promise.all(message.files.map(checkFile)) : [];
  await requireHit(db, { key: `form:${message.ip}`, max: formsPerAddress, windowMs: 3_600_000 }, now);
  const vacancies = form === 'work' ? await getContentBlock(db, 'vacancies') : null;
  const kept = await saveFiles(store, files);
  let isWritten = false;
  try {
    await inTransaction(db, async (trx) => {
      const { id } = await trx
        .insertInto('webform_messages')
        .values({
          form_id: formIds[form],
          fields: JSON.stringify(fields),
          files: JSON.stringify(kept),
          consent_version: wordingInForce('personal-data'),
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { phone, email } = fields;
      await writeConsents(trx, {
        form,
        kinds: ['personal-data'],
        subject: phone || email?.toLowerCase() || '',
        ip: message.address ?? '',
        now,
      });
      await noteEvent(trx, 'form.received', {
        form: {
          id,
          name: form,
          fields,
          files: kept.map(({ original: name, size, storageKey: key }) => ({ name, size, key })),
        },
      });
      if (message.staffEmail !== '') {
        await queueMessage(trx, formLetter(message.staffEmail, { form, fields, files: kept, vacancies }));
      }
      isWritten = true;
    });
  } catch (error) {
    // The connection broke during the commit: nobody knows whether the message is stored, and an orphaned file is
    // better than a lost résumé.
    if (!isWritten) await dropFiles(store, kept);
    throw error;
  }
}

/** The type of the file by its content, and its sanitised name. @throws ShopRefusal with a message for the visitor. */
async function checkFile({ name, content }: ReceivedMessage['files'][number]) {
  const original = plainName(name);
  if (content.size === 0) throw refusal('invalidForm', `Файл «${original}» пустой. Выберите другой`);
  const kind = await fileKind(content.read());
  if (kind === null) {
    throw refusal('invalidForm', `Файл «${original}» не подходит. ${fileMessages.extensions(takenKinds)}`);
  }
  return { original, content, kind };
}

/** Multipart encodes every line break as CRLF. */
const withLines = (fields: FormFields): FormFields => ({ ...fields, comment: fields.comment.replaceAll('\r\n', '\n') });

/** The name without folders and without characters that a text column cannot store. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  const printable = last.replaceAll(/\p{Cc}|\p{Cs}/gu, '').trim();
  return [...printable].slice(0, 200).join('') || 'без имени';
}
