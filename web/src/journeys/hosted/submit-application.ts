// Submits an application with its documents, and sorts a rejection by where it is displayed.

import { registerHostedBuyer } from '@visavis/contract/hosted-application/calls';
import { APPLICATION_PARTS, documentPart } from '@visavis/contract/hosted-application/parts';
import { fieldsOf } from '@visavis/domain/profile/fields';
import { checkCompany, checkProfile } from '@visavis/domain/registration/check';
import type { ChosenFile } from '../../features/profile/documents/chosen-files.ts';
import { fieldSentences, serverSentence } from '../../i18n/refusal.ts';
import type { Text } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { upload } from '../../lib/upload.ts';
import { isContactField } from '../business/refused-fields.ts';
import { hostedDraft } from '../draft/hosted-draft.ts';
import { wholeStep } from '../draft/refused-draft.ts';
import { fetchOutcome, mayBeStored } from '../draft/submission-outcome.ts';
import type { ApplicationReceived } from './application-received.ts';

/** A rejection, split by where its messages are displayed. */
export interface ApplicationRefusal {
  /** Messages by field, of step 1 and of step 2. */
  contact: Record<string, string>;
  company: Record<string, string>;
  /** By the file's id. */
  files: Map<number, string>;
  /** About the files as a whole. */
  documents: string | undefined;
  /** About no particular field: the server's message; null if it gave none that helps. */
  sentence: string | null;
}

/**
 * @param files to send, in order
 * @throws ApiError when the application is rejected or there is no response; the draft is kept
 */
export async function submitApplication(
  files: readonly ChosenFile[],
  onProgress: (share: number) => void,
): Promise<ApplicationReceived> {
  const submissionId = hostedDraft.keyOfSubmission();
  const stored = hostedDraft.form.read();
  const form = new FormData();
  const profile = wholeStep(checkProfile(stored), APPLICATION_PARTS.registration);
  const company = wholeStep(checkCompany(stored), APPLICATION_PARTS.company);
  form.append(APPLICATION_PARTS.registration, JSON.stringify({ ...profile, registration_type: 'hosted' }));
  form.append(APPLICATION_PARTS.company, JSON.stringify(company));
  form.append(APPLICATION_PARTS.kinds, JSON.stringify(files.map(({ kind }) => kind)));
  for (const [index, { file }] of files.entries()) form.append(documentPart(index), file, file.name);
  try {
    const headers = { 'idempotency-key': submissionId };
    const { reference } = await upload(registerHostedBuyer, { form, headers, onProgress });
    return { reference, submissionId };
  } catch (error) {
    const stored = mayBeStored(error) ? await recallApplication().catch(() => null) : null;
    if (stored) return stored;
    throw error;
  }
}

/**
 * A stored application whose response may have been lost; null when there is none.
 * @throws ApiError when there is no response
 */
export async function recallApplication(): Promise<ApplicationReceived | null> {
  const submissionId = hostedDraft.submissionId.read();
  const stored = await fetchOutcome('hosted', submissionId);
  return stored && { reference: stored.reference, submissionId };
}

const FILE_FIELD = /^documents\[(\d+)\]$/;

/** @param files as they were sent */
export function sortRefusal(text: Text, error: unknown, files: readonly ChosenFile[]): ApplicationRefusal {
  const refusal: ApplicationRefusal = {
    contact: {},
    company: {},
    files: new Map(),
    documents: undefined,
    sentence: null,
  };
  if (!(error instanceof ApiError)) return refusal;
  const said = serverSentence(text, error) ?? error.serverError ?? null;
  if (error.code === 'registration.email-taken' && said !== null) {
    refusal.contact.email = said;
    return refusal;
  }
  for (const [field, sentence] of Object.entries(fieldSentences(text, error))) {
    const file = files[Number(FILE_FIELD.exec(field)?.[1] ?? -1)];
    const name = field.split('.').at(-1) ?? field;
    if (file) refusal.files.set(file.id, sentence);
    else if (field === 'documents') refusal.documents = sentence;
    else if (isContactField(field)) refusal.contact[name] = sentence;
    else if (fieldsOf('company').some((own) => own === name)) refusal.company[name] = sentence;
    else refusal.sentence = sentence;
  }
  const isOurs = error.status >= 400 && error.status < 500;
  if (isOurs && error.fields === undefined) refusal.sentence = said;
  return refusal;
}
