// Asks people whom staff registered for their missing details, and stores what they fill in.
import type { HandlerInput, Output } from '@visavis/contract/endpoint';
import type { askDetails, completeMyDetails, MyDetails } from '@visavis/contract/person/endpoints';
import { message } from '@visavis/domain/message/message';
import { FIELD_NAMES } from '@visavis/domain/profile/fields';
import { missingOf } from '@visavis/domain/profile/missing';
import { stopgapsOf } from '@visavis/domain/registration/stopgaps';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { refusalOf } from '../../http/refusal-of.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { Catalogue } from '../edition/public.ts';
import { visitorContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { lockRegistration, type RegistrationRow } from '../registration/public.ts';
import { isByStaff, readContact, wasMailedSince } from './contact.repository.ts';
import { type ContactDependencies, store } from './contact.service.ts';

const DAY_MS = 86_400_000;

const unknown = () => new AppError('resource.not-found', message('person.unknown'));

/** @throws AppError 'resource.not-found' for people who registered themselves, or were deleted */
export async function readDetails(
  { db, editions }: ContactDependencies,
  registrationId: number,
): Promise<MyDetails> {
  const catalogue = await editions.of({ registrationId }).current();
  return inMeetingTransaction(db, async (transaction) => {
    const { reference } = await lockOwn(transaction, catalogue, registrationId);
    return present(transaction, catalogue, { registrationId, reference });
  });
}

/** @throws AppError 'person.stale' with the current contact, 'resource.not-found' */
export async function completeDetails(
  { db, clock, editions }: ContactDependencies,
  registrationId: number,
  { version, details }: HandlerInput<typeof completeMyDetails>['body'],
): Promise<MyDetails> {
  const catalogue = await editions.of({ registrationId }).current();
  return inMeetingTransaction(db, async (transaction) => {
    const registration = await lockOwn(transaction, catalogue, registrationId);
    const stored = await readContact(transaction, registrationId);
    if (stored.version !== version)
      throw new AppError('person.stale', message('person.changed'), {
        contact: { version: stored.version, contact: stored.contact },
      });
    const contact = { ...details, email: stored.contact.email };
    const fields = FIELD_NAMES.filter((name) => stored.contact[name] !== contact[name]);
    const { reference } = registration;
    if (fields.length > 0) {
      await store(transaction, registration, contact);
      await recordAction(transaction, {
        at: clock(),
        actor: { visitor: reference },
        action: 'person.complete',
        subject: `${contact.name} (${reference})`,
        registrationId,
        after: { fields },
      });
    }
    return present(transaction, catalogue, { registrationId, reference });
  });
}

/** Handles each in its own transaction, with its own result. */
export async function askForDetails(
  dependencies: ContactDependencies,
  ids: readonly number[],
  organiser: Organiser,
): Promise<Output<typeof askDetails>> {
  const catalogue = await dependencies.editions.forStaff();
  const people = [];
  for (const id of new Set(ids))
    try {
      people.push({ id, name: await askOne(dependencies, catalogue, id, organiser), refused: null });
    } catch (error) {
      people.push({ id, name: '', refused: refusalOf(error) });
    }
  dependencies.outbox.soon();
  return { people };
}

/**
 * @returns the name
 * @throws 'registration.details-complete', 'email.already-sent' within a day, 'resource.not-found'
 */
function askOne(
  { db, clock, outbox }: ContactDependencies,
  catalogue: Catalogue,
  registrationId: number,
  organiser: Organiser,
): Promise<string> {
  const now = clock();
  return inMeetingTransaction(db, async (transaction) => {
    const registration = await lockOwn(transaction, catalogue, registrationId);
    const { name, email: address, company, reference, language } = registration;
    const { contact } = await readContact(transaction, registrationId);
    if (missingOf(contact).length + stopgapsOf(contact).length === 0)
      throw new AppError('registration.details-complete', message('person.details-complete'));
    const kind = 'details-asked';
    const since = new Date(now.getTime() - DAY_MS);
    if (await wasMailedSince(transaction, { registrationId, kind, since }))
      throw new AppError('email.already-sent', message('person.details-asked-today'));
    const own = { name, company, reference, language, meetings: [] };
    const content = visitorContent(kind, catalogue, own);
    const { editionId } = catalogue;
    await outbox.add(transaction, { recipient: { name, address }, content, editionId, registrationId });
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'person.ask-details',
      subject: `${name} (${reference})`,
      registrationId,
    });
    return name;
  });
}

async function lockOwn(
  transaction: Transaction<Database>,
  { editionId }: Catalogue,
  registrationId: number,
): Promise<RegistrationRow> {
  const locked = await lockRegistration(transaction, { registrationId, editionId });
  if (!locked || !(await isByStaff(transaction, registrationId))) throw unknown();
  return locked;
}

async function present(
  transaction: Transaction<Database>,
  { editionId }: Catalogue,
  { registrationId, reference }: { registrationId: number; reference: string },
): Promise<MyDetails> {
  const { version, contact: details } = await readContact(transaction, registrationId);
  return { edition: editionId, reference, version, details };
}
