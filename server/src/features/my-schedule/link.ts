// Mails the link to a schedule again, to the address of its registration and to no other.
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/service.ts';
import { type Outbox, visitorContent } from '../email/service.ts';
import { inMeetingTransaction, listMeetings, lockRegistration } from '../meeting/service.ts';
import { countLinksSince, findRegistrationOfEmail } from './repository.ts';

const HOUR_MS = 3_600_000;
/** Nobody's mailbox is filled by somebody who knows the address. */
const LINKS_AN_HOUR = 3;

interface LinkRequest {
  catalogue: Catalogue;
  /** As somebody typed it. */
  email: string;
  now: Date;
}

/** Writes the message where the address has a live registration that was not mailed its link too often already. */
export async function queueScheduleLink(
  { db, outbox }: { db: Kysely<Database>; outbox: Outbox },
  { catalogue, email, now }: LinkRequest,
): Promise<void> {
  const { editionId } = catalogue;
  const registrationId = await findRegistrationOfEmail(db, { email, editionId });
  if (registrationId === null) return;
  await inMeetingTransaction(db, async (transaction) => {
    // Those who ask at the same moment are counted one after the other.
    const registration = await lockRegistration(transaction, { registrationId, editionId });
    if (!registration) return;
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await countLinksSince(transaction, registrationId, since)) >= LINKS_AN_HOUR) return;
    const { name, company, reference } = registration;
    const meetings = await listMeetings(transaction, [registrationId]);
    await outbox.add(transaction, {
      recipient: { name, address: registration.email },
      content: visitorContent('schedule-link', catalogue, {
        name,
        company,
        reference,
        meetings: meetings.map(({ exhibitorId, day, hour, status, cancelledBy }) => ({
          exhibitorId,
          day,
          hour,
          status,
          cancelledBy,
          event: null,
        })),
      }),
      editionId,
      registrationId,
    });
  });
  outbox.soon();
}
