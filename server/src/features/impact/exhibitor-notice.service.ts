// Emails each affected exhibitor's contact once about the effects of a change of days, hours or exhibitors.
import type { ExhibitorContent } from '@visavis/domain/email/schema';
import { mainLanguageOf } from '@visavis/domain/language/languages';
import { isLive } from '@visavis/domain/meeting/decision';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { type MeetingRow, presentSchedule } from '../registration/public.ts';
import { listContacts } from './contact.repository.ts';

interface ExhibitorsTold {
  former: Catalogue;
  before: readonly MeetingRow[];
  present: Catalogue;
  after: readonly MeetingRow[];
  withdrawn: ReadonlySet<number>;
  /** Whether the fair's dates changed: then every exhibitor is notified. */
  haveDatesChanged: boolean;
  cause: 'days' | 'blocked';
}

/** Exhibitors without a contact address are skipped. @returns how many were notified */
export async function tellExhibitors(
  transaction: Transaction<Database>,
  outbox: Outbox,
  { former, before, present, after, withdrawn, haveDatesChanged, cause }: ExhibitorsTold,
): Promise<number> {
  const { editionId, exhibition, languages } = present;
  const concerned = new Set([...withdrawn, ...[...before, ...after].map(({ exhibitorId }) => exhibitorId)]);
  const contacts = await listContacts(transaction, editionId, haveDatesChanged ? null : [...concerned]);
  for (const { id, name, email } of contacts) {
    const content: ExhibitorContent = {
      kind: 'exhibitor-notice',
      language: mainLanguageOf(languages),
      exhibition,
      name,
      cause: withdrawn.has(id) ? 'withdrawn' : cause,
      meetings: before.flatMap((was) => {
        const is = after.find((one) => one.id === was.id);
        const hour = (catalogue: Catalogue, meeting: MeetingRow | undefined) =>
          meeting?.exhibitorId === id && isLive(meeting.status)
            ? {
                date: presentSchedule(catalogue, meeting).date,
                minute: meeting.minute,
                length: meeting.length,
              }
            : null;
        const hours = { was: hour(former, was), is: hour(present, is) };
        return hours.was || hours.is ? [hours] : [];
      }),
    };
    await outbox.add(transaction, { recipient: { name, address: email }, content, editionId });
  }
  return contacts.length;
}
