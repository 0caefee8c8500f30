// Reads an application form as a stream: one file in memory at a time, and never more than the limits.

import type { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { APPLICATION_PARTS } from '@visavis/contract/hosted-application/parts';
import type { RefusedFile } from '@visavis/contract/hosted-application/refused-file';
import {
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_LIMIT_COUNT,
  DOCUMENT_MESSAGES,
  type DocumentProblem,
} from '@visavis/domain/document/schema';
import { message } from '@visavis/domain/message/message';
import { englishOf } from '@visavis/domain/words/english';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import type { BodyWatch } from './body-limits.ts';
import { FIELD_LIMIT_BYTES } from './upload-limits.ts';

export interface FormFile {
  /** The number in its part name, `documents[index]`. */
  index: number;
  filename: string | undefined;
  /** Valid only until the next file is read. */
  content: Buffer;
}

type PartName = (typeof APPLICATION_PARTS)[keyof typeof APPLICATION_PARTS];

export interface ReadForm {
  /** The parts sent as JSON, not validated yet. */
  parts: Partial<Record<PartName, unknown>>;
  /** A message for each unacceptable part, such as 'documents[2]'. */
  problems: FieldMessages;
  /** Files that were refused before being inspected, each with its name. */
  refusedFiles: RefusedFile[];
}

interface Reading extends ReadForm {
  /** Indexes of the files received. */
  seen: Set<number>;
  /** The buffer that each file in turn is read into. */
  room: Buffer;
}

const PART_NAMES = Object.values(APPLICATION_PARTS);
const FILE_NAME = /^documents\[(\d{1,2})\]$/;
/** Files counted before the rest of the form is ignored; JSON parts may be sent as files as well. */
const FILE_LIMIT = DOCUMENT_LIMIT_COUNT + PART_NAMES.length + 2;
const UNREADABLE_PART = message('upload.not-json');
const WRONG_NUMBER = message('upload.part-numbers');
const UNREADABLE = message('upload.unreadable');

const LIMITS = {
  fileSize: DOCUMENT_LIMIT_BYTES,
  files: FILE_LIMIT,
  fields: PART_NAMES.length + 5,
  fieldSize: FIELD_LIMIT_BYTES,
  parts: FILE_LIMIT + PART_NAMES.length + 5,
  headerPairs: 20,
  headerSize: 8000,
};

/**
 * @param watch watches the request's body; ended here
 * @param takeFile receives each complete file with what was read before it; the next file is read when it has
 *   finished
 * @throws 'request.too-large' or 'request.unreadable' for anything but a form within the limits
 */
export async function readForm(
  request: FastifyRequest,
  watch: BodyWatch,
  takeFile: (file: FormFile, soFar: ReadForm) => Promise<void>,
): Promise<ReadForm> {
  const form: Reading = {
    parts: {},
    problems: {},
    refusedFiles: [],
    seen: new Set(),
    room: Buffer.allocUnsafeSlow(DOCUMENT_LIMIT_BYTES),
  };
  try {
    const parts = request.parts({ limits: LIMITS, throwFileSizeLimit: false } as object);
    watch.begin();
    for (;;) {
      const next = await watch.before(parts.next()).catch((error: unknown) => {
        throw asRefusal(error, form);
      });
      if (next.done) return form;
      const content = await watch.before(contentOf(next.value, form)).catch((error: unknown) => {
        throw asRefusal(error, form);
      });
      if (content) await watch.aside(() => takeFile(content, form));
    }
  } finally {
    watch.end();
  }
}

/** Reads a part to its end. @returns a file to inspect; null for anything else, which is recorded in `form` */
async function contentOf(part: Multipart, form: Reading): Promise<FormFile | null> {
  const name = PART_NAMES.find((known) => known === part.fieldname);
  if (part.type === 'field') {
    if (name) recordPart(form, name, part.valueTruncated ? undefined : part.value);
    else if (isDocument(part.fieldname)) form.problems.documents = WRONG_NUMBER;
    return null;
  }
  if (name) {
    const content = await readInto(form.room.subarray(0, FIELD_LIMIT_BYTES), part.file);
    recordPart(form, name, content?.toString());
    return null;
  }
  return readFile(part, form);
}

async function readFile(part: MultipartFile, { problems, refusedFiles, seen, room }: Reading) {
  const index = Number(FILE_NAME.exec(part.fieldname ?? '')?.[1] ?? Number.NaN);
  const isUsable = Number.isInteger(index) && !seen.has(index) && seen.size < DOCUMENT_LIMIT_COUNT;
  const content = await readInto(room.subarray(0, isUsable ? DOCUMENT_LIMIT_BYTES : 0), part.file);
  // A browser sends an empty file input as a file without name and content.
  if (content?.length === 0 && !part.filename) return null;
  if (!isUsable) {
    const isTooMany = Number.isInteger(index) && !seen.has(index);
    problems.documents = isTooMany ? DOCUMENT_MESSAGES.tooMany : WRONG_NUMBER;
    if (isTooMany) refusedFiles.push(refusedFile(part, 'tooMany'));
    return null;
  }
  seen.add(index);
  if (!content) {
    problems[part.fieldname] = DOCUMENT_MESSAGES.tooLarge;
    refusedFiles.push(refusedFile(part, 'tooLarge'));
    return null;
  }
  return { index, filename: part.filename, content };
}

/** Longest file name that is echoed, in UTF-16 units. */
const ECHOED_NAME_LIMIT = 255;

/** A refused file as reported to its sender. */
export function refusedFile(
  { fieldname, filename = '' }: { fieldname: string; filename?: string | undefined },
  reason: DocumentProblem,
): RefusedFile {
  return {
    part: fieldname,
    filename: filename.slice(0, ECHOED_NAME_LIMIT),
    reason,
    message: englishOf(DOCUMENT_MESSAGES[reason]),
  };
}

/** @returns the content, a view into `room`; null if it is longer, in which case it is read and discarded */
async function readInto(room: Buffer, file: MultipartFile['file']): Promise<Buffer | null> {
  let length = 0;
  for await (const chunk of file as Readable & AsyncIterable<Buffer>) {
    if (length + chunk.length <= room.length) room.set(chunk, length);
    length += chunk.length;
  }
  return file.truncated || length > room.length ? null : room.subarray(0, length);
}

/** @param sent text, or already parsed JSON; undefined if it was truncated */
function recordPart(form: ReadForm, name: PartName, sent: unknown): void {
  const value = typeof sent === 'string' ? parsed(sent) : sent;
  if (value === undefined || name in form.parts) form.problems[name] = UNREADABLE_PART;
  else form.parts[name] = value;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The caller reports it to the sender.
    return undefined;
  }
}

const isDocument = (name: string | undefined): boolean => name?.startsWith('documents') ?? false;

/** Translates the errors of the form parser; nothing else reaches this. */
function asRefusal(error: unknown, { problems, refusedFiles }: ReadForm): Error {
  if (error instanceof AppError)
    return new AppError(error.code, error.reason, { ...error.details, fields: problems });
  switch ((error as { code?: string }).code) {
    case 'FST_FILES_LIMIT':
      return invalid({ ...problems, documents: DOCUMENT_MESSAGES.tooMany }, refusedFiles);
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError('request.too-large', message('upload.too-many-parts'), { fields: problems });
    default:
      return new AppError('request.unreadable', UNREADABLE, { cause: error });
  }
}
