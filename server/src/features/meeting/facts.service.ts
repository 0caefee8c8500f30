// GET /api/meetings/{id}/facts: what an organiser needs to know when deciding on a meeting.
import type { MeetingFacts } from '@visavis/contract/meeting/endpoints';
import type { Named } from '@visavis/domain/category/names';
import { hasBegun } from '@visavis/domain/edition/fair-time';
import { isLive } from '@visavis/domain/meeting/decision';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from '../edition/public.ts';
import { listMeetings } from '../registration/public.ts';
import { listInterests } from './facts.repository.ts';
import { findMovedMeeting } from './hours.repository.ts';
import { readMoveHours } from './hours.service.ts';
import { type MeetingDependencies, NO_MEETING } from './lock.repository.ts';

/** @throws 'resource.not-found' */
export async function readMeetingFacts(
  dependencies: Pick<MeetingDependencies, 'db' | 'editions' | 'clock'>,
  meetingId: number,
): Promise<MeetingFacts> {
  const { db, editions, clock } = dependencies;
  const catalogue = await editions.of({ meetingId }).current();
  const owned = await findMovedMeeting(db, { meetingId, editionId: catalogue.editionId });
  if (!owned) throw new AppError('resource.not-found', NO_MEETING);
  const [{ hours }, meetings, interests] = await Promise.all([
    readMoveHours(dependencies, meetingId, undefined),
    listMeetings(db, [owned.registrationId]),
    listInterests(db, owned.registrationId),
  ]);
  const meeting = meetings.find(({ id }) => id === meetingId);
  if (!meeting) throw new AppError('resource.not-found', NO_MEETING);
  const own = hours.find(({ day, minute }) => day === meeting.day && minute === meeting.minute);
  const carried = new Set(catalogue.findAnyExhibitor(meeting.exhibitorId)?.subCategoryIds);
  return {
    hour: hasBegun(catalogue.dayOf(meeting.day)?.date ?? '', meeting.minute, clock(), catalogue.timeZone)
      ? 'begun'
      : isLive(meeting.status)
        ? 'kept'
        : own?.state === 'free'
          ? 'free'
          : 'lost',
    taken: hours.filter(({ state, meeting: others }) => state === 'here' || others.length > 0).length,
    hours: hours.filter(({ state }) => state !== 'blocked').length,
    otherFree: hours.filter((hour) => hour.state === 'free' && hour !== own).length,
    interests: {
      chosen: interests.length,
      matching: namesOf(
        catalogue,
        interests.filter((id) => carried.has(id)),
      ),
    },
  };
}

/** The sub-categories that a registration chose: their ids, and their names in category order. */
export async function readInterests(
  db: Kysely<Database>,
  catalogue: Catalogue,
  registrationId: number,
): Promise<{ ids: number[]; names: Named[] }> {
  const ids = await listInterests(db, registrationId);
  return { ids, names: namesOf(catalogue, ids) };
}

const namesOf = ({ categories }: Catalogue, ids: readonly number[]): Named[] =>
  categories
    .flatMap(({ subCategories }) => subCategories)
    .filter(({ id }) => ids.includes(id))
    .map(({ name, names }) => ({ name, names }));
