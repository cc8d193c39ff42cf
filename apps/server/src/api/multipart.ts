import { fileMessages } from '@tropa/validation-ru';
import type { FastifyRequest } from 'fastify';
import { ShopRefusal, TransportFault, errorCodes } from './envelope.js';

/** A file of a form, whole in memory: the limits are small. `field` is its name in the form. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a route takes beside fields. None unless told. */
export interface FileLimits {
  readonly maxFiles: number;
  /** Bytes per file. */
  readonly maxSize: number;
}

/** A form that takes files has its rule of them: a refusal that the form shows (decision 10). Others take none at all. */
const tooMuch = ({ maxFiles }: FileLimits, message: string): Error =>
  maxFiles > 0 ? new ShopRefusal(message, errorCodes.invalid) : new TransportFault(413, 'Файлы здесь не принимаются');

/** Reads a form: fields as text (repeated ones keep the last), files up to the route's limits. */
export async function readMultipart(
  request: FastifyRequest,
  limits: FileLimits,
): Promise<{ body: Record<string, unknown>; files: ReceivedFile[] }> {
  const body: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  const parts = request.parts({
    limits: { fileSize: limits.maxSize, files: limits.maxFiles, fields: 100, fieldSize: 20_000, parts: 200 },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') body[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      // A browser sends a control without a file as a nameless empty part.
      const isNothing = bytes.length === 0 && (part.filename ?? '') === '';
      if (!isNothing) files.push({ field: part.fieldname, name: part.filename ?? '', bytes });
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooMuch(limits, fileMessages.size(limits.maxSize / 1_000_000));
    if (code === 'FST_FILES_LIMIT') throw tooMuch(limits, fileMessages.count(limits.maxFiles));
    throw new TransportFault(400, 'Не удалось прочитать форму');
  }
  return { body, files };
}
