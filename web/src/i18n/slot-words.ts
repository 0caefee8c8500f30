// English for editions whose slots are not whole hours: it says slots where it otherwise says hours.
import type { Messages } from '@lingui/core';
import { inSlots } from '@visavis/domain/words/slots';

/**
 * Hours of the clock, and days and hours of the fair as a whole.
 * @internal
 */
export const OF_CLOCK: ReadonlySet<string> = new Set([
  'app.editionFailed',
  'edition.datesAndHours',
  'edition.unconfirmedReleasedAfterHours',
  'exhibitors.hoursUnread',
  'messages.reminder.hours',
  'people.did.meeting.reschedule',
  'readiness.dates',
  'readiness.dates-as-suggested.lacks',
  'readiness.toDates',
  'staff.forgottenLead',
]);

type Compiled = Messages[string];

/** A compiled message is a text, or texts and placeholders in turn; a plural has a message for each number. */
function slotted(message: Compiled): Compiled {
  if (typeof message === 'string') return inSlots(message);
  return (message as unknown[]).map((part) => {
    if (typeof part === 'string') return inSlots(part);
    if (!Array.isArray(part) || part.length < 3) return part;
    const [name, kind, forms] = part as [string, string, unknown];
    if (typeof forms !== 'object' || forms === null) return part;
    return [
      name,
      kind,
      Object.fromEntries(
        Object.entries(forms).map(([form, words]) => [
          form,
          typeof words === 'number' ? words : slotted(words as Compiled),
        ]),
      ),
    ];
  }) as Compiled;
}

/** The same messages for an edition of half hours, say. */
export const slotMessages = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, OF_CLOCK.has(id) ? message : slotted(message)]),
  );
