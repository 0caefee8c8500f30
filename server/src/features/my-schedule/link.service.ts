// Mails the link to a schedule, or to a hosted buyer's pages, again, to the address of its registration and to no other.
import type { EmailContent } from '@visavis/domain/email/schema';
import type { Language } from '@visavis/domain/language/languages';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent, type Outbox, visitorContent } from '../email/public.ts';
import {
  inMeetingTransaction,
  listMeetings,
  lockRegistration,
  type RegistrationRow,
} from '../meeting/public.ts';
import { countLinksSince, findRegistrationOfEmail, isApproved } from './repository.ts';

const HOUR_MS = 3_600_000;
/** Nobody's mailbox is filled by somebody who knows the address. */
const LINKS_AN_HOUR = 3;

interface LinkDependencies {
  db: Kysely<Database>;
  outbox: Outbox;
}

interface LinkRequest {
  catalogue: Catalogue;
  /** As somebody typed it. */
  email: string;
  /** Of the request: who asks now reads the answer now. */
  language: Language;
  now: Date;
}

/** Writes the message to a visitor whose address has a live registration in Business Matching. */
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
    async (transaction, row) => {
      const meetings = await listMeetings(transaction, [registrationId]);
      return visitorContent('schedule-link', catalogue, {
        name: row.name,
        company: row.company,
        reference: row.reference,
        language,
        meetings: meetings.map(({ exhibitorId, day, hour, status, cancelledBy }) => ({
          exhibitorId,
          day,
          hour,
          status,
          cancelledBy,
          event: null,
        })),
      });
    },
  );
}

/** Writes the message to an approved hosted buyer of this address; to others nothing is open, and nothing is sent. */
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
    async (transaction, row) => {
      if (!(await isApproved(transaction, registrationId))) return null;
      const { name, company, reference, visitorId: userId, companyId } = row;
      return hostedContent('hosted-link', catalogue, {
        name,
        company,
        reference,
        userId,
        companyId,
        language,
      });
    },
  );
}

interface QueuedLink {
  registrationId: number;
  kind: 'schedule-link' | 'hosted-link';
  catalogue: Catalogue;
  now: Date;
}

/** @param write what the message says; null for none */
async function queueLink(
  { db, outbox }: LinkDependencies,
  { registrationId, kind, catalogue: { editionId }, now }: QueuedLink,
  write: (transaction: Transaction<Database>, row: RegistrationRow) => Promise<EmailContent | null>,
): Promise<void> {
  await inMeetingTransaction(db, async (transaction) => {
    // Those who ask at the same moment are counted one after the other.
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
