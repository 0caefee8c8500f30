// Emails the link to a schedule or a hosted buyer's pages again, only to the address of the registration.
import type { EmailContent } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { accessKeyExpiry } from '../../platform/access-links/repository.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { hostedContent, type Outbox, visitorContent } from '../email/public.ts';
import { inMeetingTransaction } from '../meeting/public.ts';
import { listMeetings, lockRegistration, type RegistrationRow } from '../registration/public.ts';
import { countLinksSince, findRegistrationOfEmail, isApproved, listEditionsOfEmail } from './repository.ts';

const HOUR_MS = 3_600_000;
/** Keeps anyone who knows an address from flooding its mailbox. */
const LINKS_AN_HOUR = 3;

interface LinkDependencies {
  db: Kysely<Database>;
  outbox: Outbox;
}

interface LinkRequest {
  catalogue: Catalogue;
  /** As typed into the form. */
  email: string;
  /** Language of the request, as the person asking now will read the email. */
  language: Language;
  now: Date;
}

/** Queues the emails to a person: one for every edition in which the person has a link that still opens. */
export async function queueLinks(
  { editions, ...dependencies }: LinkDependencies & { editions: EditionService },
  request: Omit<LinkRequest, 'catalogue'>,
): Promise<void> {
  for (const editionId of await listEditionsOfEmail(dependencies.db, request.email)) {
    const catalogue = await editions.of({ editionId }).current();
    const { lastDate, timeZone } = catalogue.exhibition;
    if (catalogue.editionId !== editionId || accessKeyExpiry(lastDate, timeZone) <= request.now) continue;
    await Promise.all([
      queueScheduleLink(dependencies, { catalogue, ...request }),
      queueHostedLink(dependencies, { catalogue, ...request }),
    ]);
  }
}

/** Queues the email to a visitor whose address has a live registration in Business Matching. */
export async function queueScheduleLink(
  dependencies: LinkDependencies,
  { catalogue, email, language, now }: LinkRequest,
): Promise<void> {
  const { editionId } = catalogue;
  const programme = 'business';
  const registrationId = await findRegistrationOfEmail(dependencies.db, { email, editionId, programme });
  if (registrationId === null) return;
  await queueLink(
    dependencies,
    { registrationId, kind: 'schedule-link', catalogue, now },
    (transaction, row) => scheduleLinkContent(transaction, catalogue, row, language),
  );
}

/** Queues the email to an approved hosted buyer with this address; others have no access, so nothing is sent. */
export async function queueHostedLink(
  dependencies: LinkDependencies,
  { catalogue, email, language, now }: LinkRequest,
): Promise<void> {
  const { editionId } = catalogue;
  const programme = 'hosted';
  const registrationId = await findRegistrationOfEmail(dependencies.db, { email, editionId, programme });
  if (registrationId === null) return;
  await queueLink(
    dependencies,
    { registrationId, kind: 'hosted-link', catalogue, now },
    async (transaction, row) =>
      (await isApproved(transaction, registrationId)) ? hostedLinkContent(catalogue, row, language) : null,
  );
}

async function scheduleLinkContent(
  transaction: Transaction<Database>,
  catalogue: Catalogue,
  { id, name, company, reference }: RegistrationRow,
  language: Language,
): Promise<EmailContent> {
  const meetings = await listMeetings(transaction, [id]);
  return visitorContent('schedule-link', catalogue, {
    name,
    company,
    reference,
    language,
    meetings: meetings.map(({ exhibitorId, day, minute, length, status, cancelledBy }) => ({
      exhibitorId,
      day,
      minute,
      length,
      status,
      cancelledBy,
      event: null,
    })),
  });
}

function hostedLinkContent(
  catalogue: Catalogue,
  { name, company, reference, visitorId: userId, companyId }: RegistrationRow,
  language: Language,
): EmailContent {
  return hostedContent('hosted-link', catalogue, { name, company, reference, userId, companyId, language });
}

/**
 * Writes the email with a new link to the address of a locked registration, in the registration's own language. The
 * caller calls `outbox.soon()` after the commit.
 * @returns whether one was written: none is for unapproved applicants, or once links have expired
 */
export async function writeNewLink(
  transaction: Transaction<Database>,
  { outbox, catalogue, now }: { outbox: Outbox; catalogue: Catalogue; now: Date },
  registration: RegistrationRow,
): Promise<boolean> {
  const { id: registrationId, programme, name, email: address, language } = registration;
  const { lastDate, timeZone } = catalogue.exhibition;
  if (accessKeyExpiry(lastDate, timeZone) <= now) return false;
  if (programme === 'hosted' && !(await isApproved(transaction, registrationId))) return false;
  const content =
    programme === 'hosted'
      ? hostedLinkContent(catalogue, registration, language)
      : await scheduleLinkContent(transaction, catalogue, registration, language);
  const { editionId } = catalogue;
  await outbox.add(transaction, { recipient: { name, address }, content, editionId, registrationId });
  return true;
}

interface QueuedLink {
  registrationId: number;
  kind: 'schedule-link' | 'hosted-link';
  catalogue: Catalogue;
  now: Date;
}

/** @param write builds the content of the email; null for none */
async function queueLink(
  { db, outbox }: LinkDependencies,
  { registrationId, kind, catalogue: { editionId }, now }: QueuedLink,
  write: (transaction: Transaction<Database>, row: RegistrationRow) => Promise<EmailContent | null>,
): Promise<void> {
  await inMeetingTransaction(db, async (transaction) => {
    // The lock serialises concurrent requests, so that each is counted.
    const registration = await lockRegistration(transaction, { registrationId, editionId });
    if (!registration) return;
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await countLinksSince(transaction, { registrationId, kind, since })) >= LINKS_AN_HOUR) return;
    const content = await write(transaction, registration);
    if (!content) return;
    const { name, email: address } = registration;
    await outbox.add(transaction, { recipient: { name, address }, content, editionId, registrationId });
  });
  outbox.soon();
}
