import { fileMessages } from '@tropa/validation-ru';
import type { FastifyRequest } from 'fastify';
import type { FileStore, IncomingFile } from '../adapters/files.js';
import { passingTrouble } from '../db/database-trouble.js';
import { clientNetwork } from './client-address.js';
import { ShopRefusal, TransportFault, errorCodes } from './envelope.js';
import { jsonBodyLimit } from './json-body.js';
import type { UploadQuota } from './upload-quota.js';

/** A file of a form, on the disk. `field` is its name in the form, `name` the visitor's. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly content: IncomingFile;
}

/** Files that a route accepts beside fields. None by default. */
export interface FileLimits {
  readonly maxFiles: number;
  /** Bytes per file. */
  readonly maxSize: number;
}

/** A received form. */
export interface ReceivedForm {
  readonly body: Record<string, unknown>;
  readonly files: readonly ReceivedFile[];
  /** Deletes the files that were not kept, and releases their quota. Must be called however the request ends. */
  release(): Promise<void>;
}

/** Text of a form. All fields together have the same limit as JSON (`jsonBodyLimit`), enough for the longest real form. */
const maxFields = 30;
const maxFieldSize = 20_000;
/** Overhead around fields and files: boundaries and part headers. */
const maxFraming = 32 * 1024;

/**
 * A form that accepts files has its own rules for them, with a refusal that the form shows (decision 10). Other forms
 * accept none.
 */
const tooMuch = ({ maxFiles }: FileLimits, message: string): Error =>
  maxFiles > 0 ? new ShopRefusal(message, errorCodes.invalid) : new TransportFault(413, 'Файлы здесь не принимаются');

/**
 * Reads a form: fields as text (repeated ones keep the last), files up to the route's limits, written to disk as they
 * arrive.
 */
export async function readMultipart(
  request: FastifyRequest,
  limits: FileLimits,
  store: FileStore,
  quota: UploadQuota,
): Promise<ReceivedForm> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.maxFiles * limits.maxSize + jsonBodyLimit + maxFraming)
    throw tooMuch(limits, tooLarge(limits));
  const share = quota.open(clientNetwork(request), announced);
  const body: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  let textBytes = 0;
  const release = async (): Promise<void> => {
    share.release();
    await Promise.allSettled(files.map(({ content }) => content.drop()));
  };
  const counted = async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      share.take(chunk.length);
      yield chunk;
    }
  };
  try {
    const parts = request.parts({
      limits: {
        fileSize: limits.maxSize,
        files: limits.maxFiles,
        fields: maxFields,
        fieldSize: maxFieldSize,
        parts: 200,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') continue;
        const bytes = Buffer.byteLength(part.fieldname) + Buffer.byteLength(part.value);
        textBytes += bytes;
        if (textBytes > jsonBodyLimit) throw new TransportFault(413, 'Запрос слишком большой');
        share.take(bytes);
        body[part.fieldname] = part.value;
        continue;
      }
      const content = await store.receive(counted(part.file));
      // Browsers send a file input without a file as an empty part without a name.
      const isNothing = content.size === 0 && (part.filename ?? '') === '';
      if (isNothing) await content.drop();
      else files.push({ field: part.fieldname, name: part.filename ?? '', content });
      if (part.file.truncated) throw tooMuch(limits, tooLarge(limits));
    }
  } catch (error) {
    // The rest is read and discarded: a browser that is still sending would not read the response.
    request.raw.unpipe();
    request.raw.resume();
    await release();
    throw faultOf(error, limits);
  }
  return { body, files, release };
}

/** An error of the operating system is not the visitor's fault. */
const isOfTheDisk = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;

const tooLarge = ({ maxSize }: FileLimits): string => fileMessages.size(maxSize / 1_000_000);

function faultOf(error: unknown, limits: FileLimits): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooMuch(limits, tooLarge(limits));
  if (code === 'FST_FILES_LIMIT') return tooMuch(limits, fileMessages.count(limits.maxFiles));
  const isTold = error instanceof TransportFault || error instanceof ShopRefusal || passingTrouble(error) !== null;
  return isTold || isOfTheDisk(error) ? error : new TransportFault(400, 'Не удалось прочитать форму');
}
