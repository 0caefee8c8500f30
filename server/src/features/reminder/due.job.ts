// Writes reminders when they are due: one for each person, rule and day.
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { isReminderDue, REMINDER_RULES, type ReminderRule } from '@visavis/domain/reminder/rules';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import { repeat } from '../../platform/sweeps/repeat.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { type Outbox, visitorContent } from '../email/public.ts';
import { listMeetings } from '../registration/public.ts';
import { type DayOfPerson, listDays, listRules, markReminded, readReaders } from './repository.ts';

const SWEEP_INTERVAL_MS = 60_000;
const DAY_MS = 86_400_000;
/** People per transaction. */
const AT_ONCE = 200;
/** How far ahead a rule looks for meetings. */
const AHEAD_MS: Record<ReminderRule, number> = { week: 40 * DAY_MS, evening: 3 * DAY_MS, hours: DAY_MS };

interface SweepDependencies {
  db: Kysely<Database>;
  editions: EditionService;
  clock: Clock;
  outbox: Outbox;
}

/** @returns stops it */
export const sweepReminders = (dependencies: SweepDependencies, log: Log): (() => Promise<void>) =>
  repeat(() => sweepOnce(dependencies), {
    everyMs: SWEEP_INTERVAL_MS,
    log,
    failure: 'Reminders could not be written',
  }).stop;

/** One run; several processes may run it concurrently. */
export async function sweepOnce({ db, editions, clock, outbox }: SweepDependencies): Promise<void> {
  const now = clock();
  // Without a mail server a reminder would be sent long after it was due, if ever.
  if (!outbox.isConfigured) return;
  for (const editionId of await editions.running(now)) {
    const rules = await listRules(db, editionId);
    if (rules.size === 0) continue;
    const catalogue = await editions.of({ editionId }).current();
    for (const rule of REMINDER_RULES)
      if (rules.has(rule)) await remind(rule, { db, catalogue, outbox, now });
  }
  outbox.soon();
}

interface Context {
  db: Kysely<Database>;
  catalogue: Catalogue;
  outbox: Outbox;
  now: Date;
}

async function remind(rule: ReminderRule, context: Context): Promise<void> {
  const { db, catalogue, now } = context;
  // This rule is due on the same day for everybody, so the query is skipped on other days.
  if (rule === 'week' && !isWeekBefore(catalogue, now)) return;
  const until = new Date(now.getTime() + AHEAD_MS[rule]);
  const days = await listDays(db, { editionId: catalogue.editionId, rule }, { from: now, until });
  const due = days.flatMap((day) => {
    const date = catalogue.dayOf(day.day)?.date;
    if (date === undefined || (rule !== 'hours' && !day.isFirstDay)) return [];
    const times = {
      firstDate: catalogue.exhibition.firstDate,
      date,
      startsAt: day.startsAt,
      zone: catalogue.timeZone,
    };
    return isReminderDue(rule, times, now) ? [{ ...day, date }] : [];
  });
  for (let begin = 0; begin < due.length; begin += AT_ONCE)
    await writeReminders(rule, due.slice(begin, begin + AT_ONCE), context);
}

function isWeekBefore({ exhibition, timeZone }: Catalogue, now: Date): boolean {
  const { firstDate } = exhibition;
  const startsAt = new Date(now.getTime() + DAY_MS);
  return isReminderDue('week', { firstDate, date: firstDate, startsAt, zone: timeZone }, now);
}

type Due = DayOfPerson & { date: string };

async function writeReminders(
  rule: ReminderRule,
  due: readonly Due[],
  { db, catalogue, outbox, now }: Context,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const people = await markReminded(transaction, rule, due, now);
    if (people.size === 0) return;
    const readers = await readReaders(transaction, [...people]);
    const meetings = await listMeetings(transaction, [...people]);
    for (const { id, name, email, company, reference, language, programme, ...ids } of readers) {
      const day = due.find(({ registrationId }) => registrationId === id)?.day;
      const mentioned = meetings.filter(
        (meeting) =>
          meeting.registrationId === id &&
          meeting.status === MEETING_STATUS.approved &&
          (rule === 'week' || meeting.day === day),
      );
      const content = visitorContent(`reminder-${rule}`, catalogue, {
        name,
        company,
        reference,
        language,
        ...(programme === 'hosted' && { hosted: { userId: ids.visitorId, companyId: ids.companyId } }),
        meetings: mentioned.map((meeting) => ({ ...meeting, event: null })),
      });
      await outbox.add(transaction, {
        recipient: { name, address: email },
        content,
        editionId: catalogue.editionId,
        registrationId: id,
      });
    }
  });
}
