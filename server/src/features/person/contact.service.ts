// Changes the contact of a person. A new email address revokes the links emailed before, and gets a new one.

import type { HandlerInput } from '@visavis/contract/endpoint';
import type { changeContact as changeContactCall } from '@visavis/contract/person/endpoints';
import type { Language } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import { FIELD_NAMES, type FieldName, type StoredProfile } from '@visavis/domain/profile/fields';
import { checkDetails } from '@visavis/domain/registration/check';
import { registrationSearchText } from '@visavis/domain/registration/search';
import type { Organiser } from '@visavis/domain/staff/schema';
import { foldEmail } from '@visavis/domain/text/normalise';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { isUniqueViolation } from '../../platform/sql/refusal.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { carryStops } from '../mail-choice/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { writeNewLink } from '../my-schedule/public.ts';
import { lockRegistration, type RegistrationRow } from '../registration/public.ts';
import {
  findHolder,
  forgetConfirmation,
  readContact,
  redirectEmails,
  revokeLinks,
  writeContact,
  writeLanguage,
} from './contact.repository.ts';
import { findPerson } from './repository.ts';

export interface ContactDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
}

type Body = HandlerInput<typeof changeContactCall>['body'];

interface Followed {
  revoked: number;
  isLinkMailed: boolean;
}

const NOTHING: Followed = { revoked: 0, isLinkMailed: false };

/**
 * @throws AppError 'person.stale' with the current contact, 'registration.email-taken', 'application.replaced',
 *   'person.mail-under-way', 'resource.not-found'
 */
export async function changeContact(
  { db, clock, editions, outbox }: ContactDependencies,
  { reference, body }: { reference: string; body: Body },
  organiser: Organiser,
): Promise<Followed> {
  const catalogue = await editions.forStaff();
  const now = clock();
  const followed = await inMeetingTransaction(db, async (transaction) => {
    const { registration, isByStaff } = await lockPerson(transaction, catalogue, reference);
    const { id: registrationId } = registration;
    const stored = await readContact(transaction, registrationId);
    if (stored.version !== body.version)
      throw new AppError('person.stale', message('person.changed'), {
        contact: { version: stored.version, contact: stored.contact },
      });
    if (registration.isReplaced) throw new AppError('application.replaced', message('application.replaced'));
    const fields = FIELD_NAMES.filter((name) => stored.contact[name] !== body.contact[name]);
    const { language } = body;
    const isOtherLanguage = language !== undefined && language !== stored.language;
    if (fields.length === 0 && !isOtherLanguage) return NOTHING;
    if (!isByStaff) refuseEmptied(body.contact);
    const isOtherAddress = foldEmail(stored.contact.email) !== foldEmail(body.contact.email);
    if (isOtherAddress) await refuseTaken(transaction, registrationId, body.contact.email);
    await store(transaction, registration, body.contact);
    if (isOtherLanguage) await writeLanguage(transaction, registrationId, language);
    const outcome = isOtherAddress
      ? await follow(transaction, { outbox, catalogue, now }, registration, body.contact)
      : NOTHING;
    const languages = isOtherLanguage ? { before: stored.language, after: language } : null;
    await record(transaction, registration, { fields, languages, isOtherAddress, outcome, organiser, now });
    return outcome;
  });
  outbox.soon();
  return followed;
}

async function lockPerson(
  transaction: Transaction<Database>,
  { editionId }: Catalogue,
  reference: string,
): Promise<{ registration: RegistrationRow; isByStaff: boolean }> {
  const found = await findPerson(transaction, editionId, reference);
  const locked = found && (await lockRegistration(transaction, { registrationId: found.id, editionId }));
  if (!locked) throw new AppError('resource.not-found', message('person.unknown'));
  return { registration: locked, isByStaff: found.registeredBy !== null };
}

/** People who registered themselves filled in every required field, so none may be emptied. */
function refuseEmptied(contact: StoredProfile): void {
  const checked = checkDetails({ ...contact }, { isByStaff: false });
  if (checked.ok) return;
  const refused = Object.entries(checked.fields);
  throw invalid(Object.fromEntries(refused.map(([name, rule]) => [`contact.${name}`, rule])));
}

async function refuseTaken(
  transaction: Transaction<Database>,
  registrationId: number,
  email: string,
): Promise<void> {
  const holder = await findHolder(transaction, { registrationId, email });
  if (!holder) return;
  const taken = message('person.email-taken', holder);
  throw new AppError('registration.email-taken', taken, { fields: { 'contact.email': taken } });
}

/** Stores the contact, with the text that the dashboard searches. */
export async function store(
  transaction: Transaction<Database>,
  { id: registrationId, visitorId, companyId, reference }: RegistrationRow,
  contact: StoredProfile,
): Promise<void> {
  const searchText = registrationSearchText({
    name: contact.name,
    company: contact.companyName,
    companySize: contact.companySize,
    reference,
    email: contact.email,
    country: contact.country,
    phones: [contact.phoneNumber, contact.companyPhone],
  });
  try {
    await writeContact(transaction, { registrationId, visitorId, companyId }, contact, searchText);
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_email_once')) throw error;
    // Somebody registered with it after the check.
    const taken = message('registration.email-taken');
    throw new AppError('registration.email-taken', taken, { fields: { 'contact.email': taken } });
  }
}

/** Applies what follows from a new address. */
async function follow(
  transaction: Transaction<Database>,
  { outbox, catalogue, now }: { outbox: Outbox; catalogue: Catalogue; now: Date },
  registration: RegistrationRow,
  { email, name, companyName }: StoredProfile,
): Promise<Followed> {
  const { id: registrationId } = registration;
  const redirected = { registrationId, from: registration.email, to: email };
  if (!(await redirectEmails(transaction, redirected)))
    throw new AppError('person.mail-under-way', message('person.mail-under-way'));
  await carryStops(transaction, { ...redirected, editionId: catalogue.editionId });
  const revoked = await revokeLinks(transaction, registrationId);
  await forgetConfirmation(transaction, registrationId);
  const addressed = { ...registration, email, name, company: companyName };
  return { revoked, isLinkMailed: await writeNewLink(transaction, { outbox, catalogue, now }, addressed) };
}

interface Recorded {
  fields: readonly FieldName[];
  /** Null if unchanged. */
  languages: { before: Language; after: Language } | null;
  isOtherAddress: boolean;
  outcome: Followed;
  organiser: Organiser;
  now: Date;
}

/** Records only the names of fields: their values are personal data, which the audit trail does not keep. */
function record(
  transaction: Transaction<Database>,
  { id, name, reference }: RegistrationRow,
  { fields, languages, isOtherAddress, outcome, organiser, now }: Recorded,
): Promise<void> {
  return recordAction(transaction, {
    at: now,
    actor: organiser,
    action: 'person.change',
    subject: `${name} (${reference})`,
    registrationId: id,
    ...(languages && { before: { language: languages.before } }),
    after: {
      fields: languages ? [...fields, 'language'] : fields,
      ...(languages && { language: languages.after }),
      ...(isOtherAddress && { revokedLinks: outcome.revoked }),
    },
  });
}
