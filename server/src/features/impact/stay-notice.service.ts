// Tells hosted buyers whose booked stay falls outside the new days of the fair, and reports them to the organiser.
import { stayLabel } from '@visavis/domain/booking/stay';
import { isStayOutside } from '@visavis/domain/impact/present';
import type { StayOutside } from '@visavis/domain/impact/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { hostedContent, type Outbox } from '../email/public.ts';
import { listStays, readPeople } from './snapshot.repository.ts';

interface Days {
  before: readonly string[];
  after: readonly string[];
}

/**
 * Sends one email to each buyer whose stay was within the previous days.
 * @param catalogue with the new days
 */
export async function tellStays(
  transaction: Transaction<Database>,
  outbox: Outbox,
  catalogue: Catalogue,
  { before, after }: Days,
): Promise<StayOutside[]> {
  const { stayTerms } = catalogue;
  const stays = (await listStays(transaction, catalogue.editionId)).filter(
    (stay) =>
      isStayOutside(after, stayTerms, stay) &&
      // A stay offered under other settings also counts once its day of arrival is lost.
      (!isStayOutside(before, stayTerms, stay) || (before.includes(stay.from) && !after.includes(stay.from))),
  );
  const people = await readPeople(
    transaction,
    stays.map(({ registrationId }) => registrationId),
  );
  const told: StayOutside[] = [];
  for (const person of people) {
    const stay = stays.find(({ registrationId }) => registrationId === person.registrationId);
    if (!stay) continue;
    const {
      registrationId,
      visitorId: userId,
      companyId,
      name,
      company,
      reference,
      language,
      email,
    } = person;
    const label = stayLabel(stay.from, stay.to);
    await outbox.add(transaction, {
      recipient: { name, address: email },
      content: {
        ...hostedContent('stay-outside', catalogue, {
          name,
          company,
          reference,
          userId,
          companyId,
          language,
        }),
        stay: { label, roomType: stay.roomType, termsVersion: stay.termsVersion },
      },
      editionId: catalogue.editionId,
      registrationId,
    });
    told.push({ registrationId, reference, name, stay: label });
  }
  return told;
}
