// Applies a change of days, hours or exhibitors, and moves, keeps or cancels the affected meetings.
import { slotStartsAt } from '@visavis/domain/edition/fair-time';
import { dateOfDay, dayOfDate, type EditionDates } from '@visavis/domain/impact/days';
import { datesAfter, isOnGrid, isSameGrid } from '@visavis/domain/impact/grid';
import { type Move, movesOf, type StandingMeeting } from '@visavis/domain/impact/plan';
import type {
  RestChoice,
  StayChoice,
  TouchedChoice,
  TouchedKind,
  TouchedOutcome,
} from '@visavis/domain/impact/schema';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { raiseGrid, readCatalogueOf } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { arrangePlaces } from '../presence/public.ts';
import { listMeetings, refreshRegistration } from '../registration/public.ts';
import * as claims from './claim.repository.ts';
import { tellExhibitors } from './exhibitor-notice.service.ts';
import { renumberBlocked, renumberPresence, writeGrid } from './grid.repository.ts';
import { type Changed, presentLeft, tellEveryone } from './notice.service.ts';
import { type Change, type Examined, examine, presentImpact } from './situation.service.ts';
import { listUsedDays, lockRegistrations } from './snapshot.repository.ts';
import { moveStays } from './stay-move.service.ts';
import { tellStays } from './stay-notice.service.ts';

/** What the organiser chose for the affected meetings, and how many of them the organiser saw. */
export interface Choice {
  touched?: TouchedChoice | undefined;
  rest?: RestChoice | undefined;
  expected?: number | undefined;
  /** The choice for booked stays whose first day changes. */
  stays?: StayChoice | undefined;
}

export interface Applied {
  change: Change;
  choice: Choice;
  organiser: Organiser;
  now: Date;
  outbox: Outbox;
}

/** Why a meeting was cancelled: texts for which emails have translations. */
const REASONS = {
  'day-removed': 'The days or hours of the exhibition have changed.',
  'day-moved': 'The days or hours of the exhibition have changed.',
  'hour-closed': 'The days or hours of the exhibition have changed.',
  'length-changed': 'The days or hours of the exhibition have changed.',
  'hour-blocked': 'The exhibitor is not available at this hour.',
  'exhibitor-withdrawn': 'The exhibitor does not take part any more.',
} as const satisfies Record<TouchedKind, string>;

const OFF_GRID = 'Kept when the days and hours of the edition changed';

/**
 * Applies the change in the caller's transaction, which has locked the edition: bookings wait until it is complete. The
 * caller calls `announcer.soon()` and `outbox.soon()` after the commit.
 * @returns the outcome for affected meetings and stays; null if none was affected
 * @throws AppError 'edition.touches-meetings' with the current impact, if meetings are affected and no choice was
 *   made or their number differs from what the organiser saw
 */
export async function applyChange(
  transaction: Transaction<Database>,
  applied: Applied,
): Promise<TouchedOutcome | null> {
  const { change, choice, now } = applied;
  const { editionId } = change;
  await raiseGrid(transaction, editionId);
  await lockRegistrations(transaction, editionId, change.grid ? null : exhibitorsOf(change));
  const examined = await examine(transaction, change, now);
  const touched = examined.plan.touched;
  await requireChoice(transaction, editionId, examined, choice);

  const fates = decideFates(examined, choice);
  const ids = touched.map(({ meeting }) => meeting.id);
  const registrationIds = [...new Set(touched.map(({ meeting }) => meeting.personId))].sort((a, b) => a - b);
  const former = await readCatalogueOf(transaction, editionId);
  const before = (await listMeetings(transaction, registrationIds)).filter(({ id }) => ids.includes(id));

  await claims.endHolds(
    transaction,
    editionId,
    examined.plan.holds.map(({ id }) => id),
    now,
  );
  const offGrid = new Map(before.map(({ id, offGridReason }) => [id, offGridReason]));
  await moveEverything(transaction, editionId, examined, fates.moves, offGrid);
  const isWithdrawn = ({ exhibitorId }: StandingMeeting) => examined.situation.withdrawn.has(exhibitorId);
  for (const [reason, kept] of [
    [OFF_GRID, fates.kept.filter((meeting) => !isWithdrawn(meeting))],
    [null, fates.kept.filter(isWithdrawn)],
  ] as const)
    await claims.keepMeetings(
      transaction,
      kept.map(({ id }) => id),
      reason,
    );
  for (const reason of new Set(Object.values(REASONS)))
    await claims.cancelMeetings(
      transaction,
      touched
        .filter(({ meeting, kind }) => fates.cancelled.has(meeting.id) && REASONS[kind] === reason)
        .map(({ meeting }) => meeting.id),
      reason,
    );
  // After the cancellations, which free places. Waiting bookings then see the remaining places.
  if (!isSameGrid(examined.before, examined.after))
    await arrangePlaces(transaction, { editionId, exhibitorIds: null }, now);
  await claims.raiseSchedules(transaction, registrationIds);
  await claims.announceEverything(transaction);
  const present = await readCatalogueOf(transaction, editionId);
  const days = { before: examined.before.dates, after: examined.after.dates };
  const { sameDays } = change;
  const movedStays =
    choice.stays === 'move' ? await moveStays(transaction, applied, present, { ...days, sameDays }) : 0;
  const stays = await tellStays(transaction, applied.outbox, present, days);
  const changed: Changed = {
    registrationIds,
    former,
    before,
    present,
    after: (await listMeetings(transaction, registrationIds)).filter(({ id }) => ids.includes(id)),
    kinds: new Map(touched.map(({ meeting, kind }) => [meeting.id, kind])),
  };
  // Exhibitors have never been notified about a draft.
  const exhibitors =
    examined.before.state === 'draft'
      ? 0
      : await tellExhibitors(transaction, applied.outbox, {
          ...changed,
          withdrawn: examined.situation.withdrawn,
          haveDatesChanged: days.before.join() !== days.after.join(),
          cause: change.grid ? 'days' : 'blocked',
        });
  if (touched.length + movedStays + stays.length + exhibitors === 0) return null;

  const told = await tellEveryone(transaction, applied, changed);
  for (const id of registrationIds) await refreshRegistration(transaction, id, applied.now);
  return {
    moved: fates.moves.size,
    kept: fates.kept.length,
    cancelled: fates.cancelled.size,
    told,
    holds: examined.plan.holds.length,
    left: choice.touched === 'move' ? await presentLeft(transaction, changed, fates.kept) : [],
    ...(movedStays > 0 && { movedStays }),
    ...(exhibitors > 0 && { exhibitors }),
    ...(stays.length > 0 && { stays }),
  };
}

const exhibitorsOf = ({ blocked = [], withdrawn = [] }: Change): number[] => [
  ...new Set([...blocked.map(({ exhibitorId }) => exhibitorId), ...withdrawn]),
];

async function requireChoice(
  transaction: Transaction<Database>,
  editionId: number,
  examined: Examined,
  { touched, expected }: Choice,
): Promise<void> {
  const meetings = examined.plan.touched.length;
  if (meetings === 0 || (touched !== undefined && expected === meetings)) return;
  const isUnseen = touched === undefined || expected === undefined;
  throw new AppError(
    'edition.touches-meetings',
    message(isUnseen ? 'edition.meetings-touched' : 'edition.meetings-changed', { meetings }),
    { impact: await presentImpact(transaction, { editionId }, examined) },
  );
}

interface Fates {
  moves: ReadonlyMap<number, Move>;
  kept: StandingMeeting[];
  cancelled: ReadonlySet<number>;
}

function decideFates({ situation, plan }: Examined, { touched, rest = 'keep' }: Choice): Fates {
  const moves = touched === 'move' ? movesOf(situation, plan, rest) : new Map<number, Move>();
  const others = plan.touched.map(({ meeting }) => meeting).filter(({ id }) => !moves.has(id));
  const isCancelled = touched === 'cancel' || (touched === 'move' && rest === 'cancel');
  return {
    moves,
    kept: isCancelled ? [] : others,
    cancelled: new Set(isCancelled ? others.map(({ id }) => id) : []),
  };
}

/** Writes the moves, and if days or hours change, also the new grid and day numbers. */
async function moveEverything(
  transaction: Transaction<Database>,
  editionId: number,
  { situation, before, after }: Examined,
  moves: ReadonlyMap<number, Move>,
  offGrid: ReadonlyMap<number, string | null>,
): Promise<void> {
  const isChanged = !isSameGrid(before, after);
  const used = isChanged ? await listUsedDays(transaction, editionId, [...moves.keys()]) : [];
  const usedDates = used.map((day) => dateOfDay(before, day) ?? '');
  const present: EditionDates = {
    dates: after.dates,
    formerDates: isChanged
      ? [...new Set(usedDates)].filter((date) => !after.dates.includes(date)).sort()
      : before.formerDates,
  };
  const days = new Map<number, number>();
  for (const day of used) {
    const now = dayOfDate(present, dateOfDay(before, day) ?? '');
    if (now !== undefined && now !== day) days.set(day, now);
  }
  const moved = [...moves].map(([id, { date, minute, length, exhibitorId, place }]) => ({
    id,
    exhibitorId,
    day: dayOfDate(present, date) ?? 0,
    minute,
    length,
    place,
    startsAt: slotStartsAt(date, minute, before.timeZone),
    offGridReason: isOnGrid(after, { minute, length }) ? null : (offGrid.get(id) ?? OFF_GRID),
  }));
  if (!isChanged) return claims.moveClaims(transaction, editionId, { moved, days });
  const dates = datesAfter(before.dates, after.dates, situation.change.sameDays);
  // Blocked hours, absences and the hours of representatives belong to the day, whatever its date.
  const ownDays = new Map(
    before.dates.map((date, index) => [index + 1, dayOfDate(present, dates.get(date) ?? '') ?? null]),
  );
  await claims.setAbsencesAside(transaction, editionId);
  await claims.moveClaims(transaction, editionId, { moved, days });
  await claims.bringAbsencesBack(transaction, editionId, ownDays);
  await renumberBlocked(transaction, editionId, ownDays);
  await renumberPresence(transaction, editionId, ownDays);
  await writeGrid(transaction, editionId, { ...after, ...present });
}
