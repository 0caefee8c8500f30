// Presents the current state of a fair day: the running and the next hour by hall, and what earlier days left open.
import type { ShowDay } from '@visavis/contract/show-day/endpoints';
import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { type ShowDay as ShowDayAt, type ShowHour, showDayAt } from '@visavis/domain/edition/show-day';
import { hallOf } from '@visavis/domain/exhibitor/hall';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue } from '../edition/public.ts';
import { presentHour } from './present.ts';
import {
  countDay,
  countExpected,
  countMarks,
  type DayRow,
  findFirstStart,
  listMissed,
  type Span,
} from './repository.ts';

/** As the API contract specifies. */
const MISSED_SHOWN = 20;
const DAY_MINUTES = 24 * 60;

/** Not cached between calls, so that the numbers follow each mark at once. */
export async function readShowDay(db: Kysely<Database>, catalogue: Catalogue, now: Date): Promise<ShowDay> {
  const { editionId, timeZone } = catalogue;
  const shown = showDayAt(catalogue, now);
  const { date, day, phase, hour, next } = shown;
  const today = dayOf(date, timeZone);
  const hourSpan = hour && spanOf(hour);
  const isOver = phase === 'after';
  const [rows, missed, first, lastDay, total] = await Promise.all([
    day === null
      ? []
      : countDay(db, { editionId, today, hour: hourSpan, nextEndsAt: next?.endsAt ?? null, now }),
    hourSpan ? listMissed(db, { editionId, today, hour: hourSpan, now, limit: MISSED_SHOWN }) : [],
    isOver ? null : readFirst(db, catalogue, now),
    isOver ? null : readLastDay(db, catalogue, date, now),
    isOver ? countMarks(db, { editionId, span: wholeFair(catalogue), now }) : null,
  ]);
  const sum = (number: (row: DayRow) => number) => rows.reduce((total, row) => total + number(row), 0);
  return {
    ...boardOf(catalogue, shown, rows, now),
    figures: {
      held: sum((row) => row.held),
      unmarked: sum((row) => row.unmarked),
      missed: sum((row) => row.missed),
      overdue: sum((row) => row.overdue),
      earlier: sum((row) => row.earlier),
      next: sum((row) => row.next),
      heldToday: sum((row) => row.heldToday),
      missedToday: sum((row) => row.missedToday),
    },
    missed: missed.map(({ exhibitorId, ...row }) => {
      const exhibitor = catalogue.findAnyExhibitor(exhibitorId)?.exhibitor;
      return {
        ...row,
        exhibitor: exhibitor?.company_name ?? '',
        boothNumber: exhibitor?.booth_number ?? '',
      };
    }),
    first,
    lastDay,
    total,
  };
}

/** Only the parts that name no person. */
export const boardOf = (
  catalogue: Catalogue,
  { date, day, phase, hour, next }: ShowDayAt,
  rows: readonly DayRow[],
  now: Date,
): Pick<ShowDay, 'now' | 'date' | 'day' | 'phase' | 'hour' | 'next' | 'halls'> => ({
  now: now.toISOString(),
  date,
  day,
  phase,
  hour: hour && presentHour(hour, catalogue),
  next: next && presentHour(next, catalogue),
  halls: hallsOf(catalogue, rows),
});

function hallsOf(catalogue: Catalogue, rows: readonly DayRow[]): ShowDay['halls'] {
  const halls = new Map<string, ShowDay['halls'][number]>();
  for (const { exhibitorId, held, unmarked, missed, next } of rows) {
    const exhibitor = catalogue.findAnyExhibitor(exhibitorId)?.exhibitor;
    const hall = exhibitor ? hallOf(exhibitor) : '';
    const sum = halls.get(hall) ?? { hall, held: 0, unmarked: 0, missed: 0, next: 0 };
    sum.held += held;
    sum.unmarked += unmarked;
    sum.missed += missed;
    sum.next += next;
    halls.set(hall, sum);
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...halls.values()].sort(
    (a, b) => Number(a.hall === '') - Number(b.hall === '') || compare(a.hall, b.hall),
  );
}

export const spanOf = ({ startsAt, endsAt }: ShowHour): Span => ({ from: startsAt, to: endsAt });

export const dayOf = (date: string, zone: string): Span => ({
  from: slotStartsAt(date, 0, zone),
  to: slotStartsAt(date, DAY_MINUTES, zone),
});

const wholeFair = ({ days, formerDays, timeZone }: Catalogue): Span => {
  const dates = [...days, ...formerDays].map(({ date }) => date).sort();
  return {
    from: dayOf(dates[0] ?? '', timeZone).from,
    to: dayOf(dates.at(-1) ?? '', timeZone).to,
  };
};

async function readFirst(
  db: Kysely<Database>,
  { editionId, timeZone }: Catalogue,
  now: Date,
): Promise<ShowDay['first']> {
  const firstAt = await findFirstStart(db, editionId, now);
  if (!firstAt) return null;
  const date = fairDateAt(firstAt, timeZone);
  const { first, ...ofDay } = await countExpected(db, { editionId, span: dayOf(date, timeZone), firstAt });
  return { date, startsAt: firstAt.toISOString(), meetings: first, ofDay };
}

async function readLastDay(
  db: Kysely<Database>,
  { editionId, days, timeZone }: Catalogue,
  today: string,
  now: Date,
): Promise<ShowDay['lastDay']> {
  const last = days.findLast(({ date }) => date < today);
  if (!last) return null;
  const marks = await countMarks(db, { editionId, span: dayOf(last.date, timeZone), now });
  return { date: last.date, day: last.day, ...marks };
}
