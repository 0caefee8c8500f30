// Whether a programme of an open edition accepts registrations: it may be off, open later, or have closed.
import * as z from 'zod/mini';
import { type Message, message } from '../message/message.ts';

export const PROGRAMMES = ['business', 'hosted'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** When a programme accepts registrations. Times are YYYY-MM-DDTHH:MM at the fair; null for no limit. */
export interface ProgrammeTerms {
  isOn: boolean;
  opens: string | null;
  closes: string | null;
}

/** Why a programme accepts no registrations now. */
export const closingSchema = z.object({
  /** off: the edition does not have the programme. later: it opens at the given time. past: it has closed. */
  reason: z.enum(['off', 'later', 'past']),
  /** With 'later': YYYY-MM-DD, and minutes from midnight, at the fair. */
  date: z.optional(z.string()),
  minute: z.optional(z.int()),
});
export type Closing = z.infer<typeof closingSchema>;

/** The date and the minutes from midnight of YYYY-MM-DDTHH:MM. */
export const momentOf = (local: string): { date: string; minute: number } => ({
  date: local.slice(0, 10),
  minute: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
});

/** When the first of the enabled programmes opens; null if none has an opening time. */
export function firstOpening(programmes: readonly ProgrammeTerms[]): ReturnType<typeof momentOf> | null {
  const [first] = programmes.flatMap(({ isOn, opens }) => (isOn && opens !== null ? [opens] : [])).sort();
  return first === undefined ? null : momentOf(first);
}

/**
 * @param now YYYY-MM-DDTHH:MM at the fair
 * @returns null while the programme accepts registrations
 */
export function closingOf({ isOn, opens, closes }: ProgrammeTerms, now: string): Closing | null {
  if (!isOn) return { reason: 'off' };
  if (opens !== null && now < opens) return { reason: 'later', ...momentOf(opens) };
  if (closes !== null && now >= closes) return { reason: 'past' };
  return null;
}

/** Why a submission is refused, as shown to the person who made it. */
export function refusalOf({ reason, date, minute }: Closing, programme: Programme): Message {
  if (reason === 'off') return message('edition.programme-off', { programme });
  if (date === undefined || minute === undefined) return message('edition.closed');
  return message('edition.opens-later', { date, minute });
}
