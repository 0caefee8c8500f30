// Checks the fields of an application's form: what was typed, and the kind of each file.

import {
  documentKindsSchema,
  hostedCompanySchema,
  hostedRegistrationSchema,
} from '@visavis/contract/hosted-application/endpoints';
import { APPLICATION_PARTS } from '@visavis/contract/hosted-application/parts';
import { DOCUMENT_MESSAGES, type DocumentKind, guessDocumentKind } from '@visavis/domain/document/schema';
import { coded } from '@visavis/domain/message/coded';
import { message } from '@visavis/domain/message/message';
import type { CompanyInfo, VisitorProfile } from '@visavis/domain/profile/fields';
import * as z from 'zod/mini';
import type { FieldMessages } from '../../http/app-error.ts';
import { fieldSentences, readByContract } from '../../http/validation.ts';
import type { ReadForm } from '../../platform/uploads/multipart.ts';

export interface ApplicationFields {
  registration: VisitorProfile;
  company: CompanyInfo;
  /** The kinds that the applicant chose; null when they must be guessed. */
  kinds: DocumentKind[] | null;
}

export type CheckedFields = { ok: true; fields: ApplicationFields } | { ok: false; problems: Problems };
type Problems = FieldMessages;

const NOT_A_FORM = message('upload.fields-unreadable');
const KIND_UNKNOWN = coded(message('document.kind-missing'));
const KINDS_DIFFER = coded(message('document.kinds-missing'));

/** Whether a form still being received is already refused for what was typed. */
export function isRefusedAlready({ parts, problems }: ReadForm): boolean {
  const profiles = [
    [APPLICATION_PARTS.registration, hostedRegistrationSchema],
    [APPLICATION_PARTS.company, hostedCompanySchema],
  ] as const;
  return profiles.some(
    ([name, schema]) =>
      problems[name] !== undefined || (name in parts && !z.safeParse(schema, parts[name]).success),
  );
}

/** @param fileCount how many files were sent, good and bad ones */
export function checkFields({ parts, problems: unread }: ReadForm, fileCount: number): CheckedFields {
  const problems: Problems = { ...unread };
  const read = <S extends z.ZodMiniType>(name: keyof typeof parts, schema: S): z.output<S> | undefined => {
    if (problems[name] !== undefined) return undefined;
    // A missing part lacks every required field.
    const result = readByContract(schema, parts[name] ?? {});
    if (result.success) return result.data;
    for (const [path, sentence] of Object.entries(fieldSentences(result.error)))
      if (path === 'body') problems[name] = NOT_A_FORM;
      else problems[`${name}.${path}`] = sentence;
    return undefined;
  };
  const registration = read(APPLICATION_PARTS.registration, hostedRegistrationSchema);
  const company = read(APPLICATION_PARTS.company, hostedCompanySchema);
  const kinds = readKinds(parts.kinds, fileCount, problems);
  if (fileCount === 0) problems.documents ??= DOCUMENT_MESSAGES.required;
  if (!registration || !company || kinds === undefined || Object.keys(problems).length > 0)
    return { ok: false, problems };
  return { ok: true, fields: { registration, company, kinds } };
}

function readKinds(sent: unknown, fileCount: number, problems: Problems): DocumentKind[] | null | undefined {
  if (problems.kinds !== undefined) return undefined;
  if (sent === undefined || sent === null) return null;
  const result = z.safeParse(documentKindsSchema, sent);
  if (!result.success) {
    for (const { path } of result.error.issues)
      problems[path.length === 0 ? 'kinds' : `kinds.${String(path[0])}`] = KIND_UNKNOWN;
    return undefined;
  }
  // One too few would label files with each other's kinds, and show a passport to the wrong people.
  if (result.data.length !== fileCount) {
    problems.kinds = KINDS_DIFFER;
    return undefined;
  }
  return result.data;
}

/** The kind of a file: as chosen, else guessed from its name. @param position of the file in the ordered list */
export function kindOf(kinds: DocumentKind[] | null, position: number, filename: string): DocumentKind {
  return kinds?.[position] ?? guessDocumentKind(filename);
}
