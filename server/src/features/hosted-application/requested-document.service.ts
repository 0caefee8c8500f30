// Takes in a requested document: every uploaded file is checked and stored, or none is.

import type { AskedDocument } from '@visavis/contract/document-request/endpoints';
import { DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import type { Own } from '@visavis/domain/identity/caller';
import type { FastifyRequest } from 'fastify';
import { AppError, type FieldMessages } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import type { BodyWatch } from '../../platform/uploads/body-limits.ts';
import { readForm } from '../../platform/uploads/multipart.ts';
import { completeRequest } from '../document-request/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { createIntake, type IntakeDependencies } from './documents.service.ts';
import { insertDocuments } from './repository.ts';

/**
 * Reads the form from the request and adds its files to those the applicant sent before.
 * @throws 'request.invalid' with a message for each bad file; 'document.request-ended' when it was handed in,
 *   withdrawn or decided in the meantime, and the other errors of the contract
 */
export async function handIn(
  dependencies: IntakeDependencies,
  request: FastifyRequest,
  { requestId, watch }: { requestId: Own<'document-request'>; watch: BodyWatch },
): Promise<AskedDocument> {
  const { db, clock } = dependencies;
  const intake = createIntake(dependencies);
  let isKept = false;
  try {
    const form = await readForm(request, watch, (file) => intake.take(file, false));
    const problems = { ...documentProblems(form.problems), ...intake.problems };
    if (intake.prints.length === 0 && Object.keys(problems).length === 0)
      problems.documents = DOCUMENT_MESSAGES.required;
    if (Object.keys(problems).length > 0)
      throw invalid(problems, [...form.refusedFiles, ...intake.refusedFiles]);
    const now = clock();
    try {
      const asked = await inMeetingTransaction(db, (transaction) =>
        completeRequest(transaction, { requestId, now }, async ({ id, registrationId, kind }) => {
          const documents = intake.kept.map((file) => ({ ...file, kind }));
          await insertDocuments(transaction, { registrationId, documents, requestId: id, now });
          return documents.length;
        }),
      );
      isKept = true;
      return asked;
    } catch (error) {
      // The connection may have dropped during the commit: if it went through, the files belong to the application;
      // if not, they are still noted as stray and removed as such.
      isKept = !(error instanceof AppError);
      throw error;
    }
  } finally {
    if (!isKept) await intake.discard();
  }
}

/** Picks the problems of the files: the form reader also reports on an application's fields, unused here. */
function documentProblems(problems: Readonly<FieldMessages>): FieldMessages {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name.startsWith('documents')));
}
