// Takes in uploaded files: each is noted before it is stored, so that no untracked file can be left behind.

import { hash, randomBytes } from 'node:crypto';
import { documentPart } from '@visavis/contract/hosted-application/parts';
import type { RefusedFile } from '@visavis/contract/hosted-application/refused-file';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { message } from '@visavis/domain/message/message';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { AppError, type FieldMessages } from '../../http/app-error.ts';
import type { Decode } from '../../platform/uploads/decode-queue.ts';
import { checkDocument } from '../../platform/uploads/file-inspection.ts';
import { cleanFilename } from '../../platform/uploads/filename.ts';
import { type FormFile, refusedFile } from '../../platform/uploads/multipart.ts';
import type { KeptFile } from '../../platform/uploads/stored-file.ts';
import { forgetStrayFiles, noteStrayFile } from './repository.ts';

/** Random bytes of a name in the file store. */
const NAME_BYTES = 24;
const NOT_KEPT = message('upload.not-stored');
const RETRY_AFTER_SECONDS = 10;

/** Identifies a file, to recognise a repeated form. */
export interface FilePrint {
  index: number;
  filename: string;
  sha256: string;
}

export interface IntakeDependencies {
  db: Kysely<Database>;
  clock: Clock;
  files: FileStore;
  log: FastifyBaseLogger;
  /** Decodes a picture when it is this applicant's turn in the queue. */
  decode: Decode;
}

export type Intake = ReturnType<typeof createIntake>;

/** Collects the files of one form. */
export function createIntake({ db, clock, files, log, decode }: IntakeDependencies) {
  const kept: KeptFile[] = [];
  const prints: FilePrint[] = [];
  const problems: FieldMessages = {};
  const refusedFiles: RefusedFile[] = [];
  const names: string[] = [];

  async function keep(content: Buffer): Promise<string> {
    const name = randomBytes(NAME_BYTES).toString('base64url');
    await noteStrayFile(db, name, clock());
    names.push(name);
    try {
      await files.put(name, content);
    } catch (cause) {
      throw new AppError('server.unavailable', NOT_KEPT, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
    }
    return name;
  }

  /** Records a file's identity without checking its content: for a form that was answered before. */
  function print({ index, filename = '', content }: FormFile): void {
    prints.push({ index, filename, sha256: hash('sha256', content, 'hex') });
  }

  async function take(file: FormFile, isRefused: boolean): Promise<void> {
    print(file);
    const isWanted = !isRefused && Object.keys(problems).length === 0;
    const checked = await checkDocument(file.content, isWanted ? decode : null);
    if ('problem' in checked) {
      const part = documentPart(file.index);
      problems[part] = DOCUMENT_MESSAGES[checked.problem];
      refusedFiles.push(refusedFile({ fieldname: part, filename: file.filename }, checked.problem));
      return;
    }
    // A form that is refused anyway still has its files checked, so that every bad one is reported at once.
    if (!isWanted) return;
    const { mediaType, content } = checked;
    kept.push({
      index: file.index,
      filename: cleanFilename(file.filename, mediaType),
      mediaType,
      sizeBytes: content.length,
      storageName: await keep(content),
    });
  }

  return {
    /** In the order of their indexes. */
    get kept(): readonly KeptFile[] {
      return kept.toSorted((a, b) => a.index - b.index);
    },
    get prints(): readonly FilePrint[] {
      return prints.toSorted((a, b) => a.index - b.index);
    },
    problems,
    /** Repeats the problems, each with the sender's filename. */
    refusedFiles,
    print,
    /**
     * Checks a file and stores it, or records why not.
     * @param isRefused whether the form is refused regardless of its files
     */
    take,
    /** Removes the stored files. Those that cannot be removed stay noted, and are swept with the stray files. */
    async discard(): Promise<void> {
      const removed: string[] = [];
      for (const name of names) {
        try {
          await files.remove(name);
          removed.push(name);
        } catch (error) {
          log.warn({ err: error }, 'a file of a refused application waits for its removal');
        }
      }
      try {
        await forgetStrayFiles(db, removed);
      } catch (error) {
        log.warn({ err: error }, 'files of a refused application stay noted');
      }
    },
  };
}
