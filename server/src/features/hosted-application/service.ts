// Takes in an application: stores everything, or nothing and reports every reason to the applicant.

import { hash, randomBytes } from 'node:crypto';
import type { Language } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import { newReference, REFERENCE_BYTES } from '@visavis/domain/registration/reference';
import { registrationSearchText } from '@visavis/domain/registration/search';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { SUBMISSION_ROUTES } from '../../platform/idempotency/repository.ts';
import { isRetryable, violatedIndex } from '../../platform/sql/refusal.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import type { BodyWatch } from '../../platform/uploads/body-limits.ts';
import { type ReadForm, readForm } from '../../platform/uploads/multipart.ts';
import { type EditionService, refuseUnlessOpen } from '../edition/public.ts';
import { hostedContent, type Outbox } from '../email/public.ts';
import { queueHostedLink } from '../my-schedule/public.ts';
import { createIntake, type Intake, type IntakeDependencies } from './documents.service.ts';
import {
  type ApplicationFields,
  type CheckedFields,
  checkFields,
  isRefusedAlready,
  kindOf,
} from './form.service.ts';
import {
  type ApplicationAnswer,
  findKeptAnswer,
  insertApplication,
  type KeptAnswer,
  type NewApplication,
} from './repository.ts';

const ROUTE = SUBMISSION_ROUTES.hosted;
/** The number of attempts for a transaction that meets a deadlock or a reference already in use. */
const ATTEMPTS = 5;
const RECEIVED = 'Your application has been received.';
const KEY_REUSED = message('application.received-already');
const EMAIL_TAKEN = message('application.email-taken');

export interface ApplyDependencies extends IntakeDependencies {
  editions: EditionService;
  outbox: Outbox;
}

/**
 * Reads the form from the request, stores it and returns the answer.
 * @throws 'request.invalid' with a message for each bad field and file; the other errors of the contract
 */
export async function apply(
  dependencies: ApplyDependencies,
  request: FastifyRequest,
  { key, watch }: { key: string | undefined; watch: BodyWatch },
): Promise<ApplicationAnswer> {
  const { db, editions } = dependencies;
  const answered = key === undefined ? null : await findKeptAnswer(db, ROUTE, key);
  const intake = createIntake(dependencies);
  let isKept = false;
  try {
    const form = await readForm(request, watch, async (file, soFar) => {
      if (answered) intake.print(file);
      else await intake.take(file, isRefusedAlready(soFar));
    });
    const checked = checkFields(form, intake.prints.length + countTooLarge(form));
    if (answered) return repeated(answered, checked.ok ? hashOf(checked.fields, intake) : null);
    const fields = requireFields(checked, intake, form);
    const submission = key === undefined ? null : { route: ROUTE, key, requestHash: hashOf(fields, intake) };
    const language = languageOf(request, await editions.siteLanguages());
    return await store(dependencies, intake, { ...fields, language }, submission, () => {
      isKept = true;
    });
  } finally {
    if (!isKept) await intake.discard();
  }
}

/** The first answer, for the same form; refuses a different form with the same key. */
function repeated({ requestHash, answer }: KeptAnswer, ownHash: string | null): ApplicationAnswer {
  if (requestHash !== ownHash) throw new AppError('submission.key-reused', KEY_REUSED);
  return answer;
}

/** The number of files that were not checked because they are too large. */
function countTooLarge({ problems }: ReadForm): number {
  return Object.keys(problems).filter((name) => name.startsWith('documents[')).length;
}

function requireFields(checked: CheckedFields, intake: Intake, form: ReadForm): ApplicationFields {
  const { problems } = intake;
  if (checked.ok && Object.keys(problems).length === 0) return checked.fields;
  throw invalid({ ...(checked.ok ? {} : checked.problems), ...problems }, [
    ...form.refusedFiles,
    ...intake.refusedFiles,
  ]);
}

/** @param settled called once the files may be part of a stored application: from then on they are not removed */
async function store(
  { db, clock, editions, outbox }: ApplyDependencies,
  intake: Intake,
  { registration: profile, company, kinds, language }: ApplicationFields & { language: Language },
  submission: { route: string; key: string; requestHash: string } | null,
  settled: () => void,
): Promise<ApplicationAnswer> {
  const catalogue = await editions.current();
  refuseUnlessOpen(catalogue, ['hosted'], clock());
  const { editionId } = catalogue;
  const documents = intake.kept.map((file, position) => ({
    ...file,
    kind: kindOf(kinds, position, file.filename),
  }));
  const storeOnce = async (): Promise<ApplicationAnswer> => {
    const reference = newReference('hosted', randomBytes(REFERENCE_BYTES));
    const answer: ApplicationAnswer = { success: true, message: RECEIVED, reference };
    const application: NewApplication = {
      editionId,
      reference,
      profile,
      company,
      searchText: registrationSearchText({
        name: profile.name,
        company: profile.companyName,
        companySize: profile.companySize,
        reference,
        email: profile.email,
        country: company.country,
        phones: [profile.phoneNumber, company.companyPhone],
      }),
      language,
      siteTermsVersion: catalogue.hosted.termsVersion,
      termsVersion: catalogue.hosted.termsVersion,
      documents,
      submission: submission && { ...submission, answer },
      now: clock(),
    };
    try {
      await db.transaction().execute(async (transaction) => {
        const { registrationId, userId, companyId } = await insertApplication(transaction, application);
        const { name, companyName, email } = profile;
        await outbox.add(transaction, {
          recipient: { name, address: email },
          content: hostedContent('application-received', catalogue, {
            name,
            company: companyName,
            reference,
            userId,
            companyId,
            language,
          }),
          editionId,
          registrationId,
        });
      });
      settled();
      outbox.soon();
      return answer;
    } catch (error) {
      // The connection may have dropped during the commit: if it went through, the files belong to the application;
      // if not, they are still noted as stray and removed as such.
      if (violatedIndex(error) === null && !isRetryable(error)) settled();
      throw error;
    }
  };
  return retryOnConflict(storeOnce, {
    indexes: 'any',
    attempts: ATTEMPTS,
    onConflict: async ({ index }) => {
      const first = submission && (await findKeptAnswer(db, submission.route, submission.key));
      if (first && submission) return repeated(first, submission.requestHash);
      if (index === 'registration_email_once') {
        // Sent only to the address itself; an application that is not approved has no link.
        await queueHostedLink({ db, outbox }, { catalogue, email: profile.email, language, now: clock() });
        throw new AppError('registration.email-taken', EMAIL_TAKEN, {
          fields: { 'registration.email': EMAIL_TAKEN },
        });
      }
      return undefined;
    },
  });
}

/** The same fields and files have the same hash: parsed fields follow the contract's order, not the sender's. */
function hashOf(fields: ApplicationFields, { prints }: Intake): string {
  return hash('sha256', JSON.stringify([fields, prints]), 'hex');
}
