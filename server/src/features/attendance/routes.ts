// Routes of attendance: the organisers' list, their marks, and the exhibitor's own page.

import {
  getExhibitorDesk,
  listAttendance,
  makeExhibitorLink,
  markAtDesk,
  markAttendance,
  markMany,
} from '@visavis/contract/attendance/endpoints';
import { hallOf } from '@visavis/domain/exhibitor/hall';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import type { Catalogue, EditionService } from '../edition/public.ts';
import { makeLink } from './link.service.ts';
import { markEach, markMeeting } from './mark.service.ts';
import { presentAttended, presentToExhibitor } from './present.ts';
import { type AttendanceFilter, listAttended, pageOfAttended, unmarkedBeforeToday } from './repository.ts';

export interface AttendanceDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  publicUrl: string;
}

/** Rows of a response when the request sets no limit. */
const DEFAULT_LIMIT = 50;

export function attendanceRoutes(bind: Binder, dependencies: AttendanceDependencies): void {
  const { db, clock, editions, publicUrl } = dependencies;

  bind(listAttendance, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { limit = DEFAULT_LIMIT, offset, search, day, programme, attendance, hall, minute, person } = query;
    const now = clock();
    const filter = {
      search: { text: search ?? '', now },
      ...(day === undefined ? {} : { day }),
      ...(programme === undefined ? {} : { programme }),
      ...(attendance === undefined ? {} : { attendance: markOf(attendance, catalogue, now) }),
      ...(person === undefined ? {} : { person }),
      ...(minute === undefined ? {} : { hour: { minute, length: catalogue.slotMinutes } }),
      ...(hall === undefined ? {} : { exhibitorIds: idsInHall(catalogue, hall) }),
    };
    const { rows, total } = await pageOfAttended(db, catalogue.editionId, filter, { limit, offset });
    reply.header('x-total-count', total);
    return rows.map((row) => presentAttended(catalogue, row, now));
  });

  bind(markAttendance, ({ params, body, caller }) =>
    markMeeting(dependencies, {
      meetingId: params.id,
      attendance: body.attendance,
      version: body.version,
      marker: { organiser: caller },
    }),
  );

  bind(markMany, ({ body, caller }) => markEach(dependencies, { ...body, organiser: caller }));

  bind(makeExhibitorLink, async ({ params, caller }) => {
    const link = await makeLink(db, {
      catalogue: await editions.forStaff(),
      exhibitorId: params.id,
      organiser: caller,
      publicUrl,
      now: clock(),
    });
    return { link };
  });

  bind(getExhibitorDesk, async ({ caller }) => {
    const catalogue = await editions.of(caller).current();
    const exhibitor = catalogue.findExhibitor(caller.exhibitorId)?.exhibitor;
    if (!exhibitor) throw new AppError('resource.not-found', message('link.unknown'));
    const rows = await listAttended(db, catalogue.editionId, { exhibitorId: caller.exhibitorId });
    const now = clock();
    return {
      edition: catalogue.editionId,
      exhibitor: { name: exhibitor.company_name, boothNumber: exhibitor.booth_number },
      meetings: rows.map((row) => presentToExhibitor(presentAttended(catalogue, row, now))),
    };
  });

  bind(markAtDesk, async ({ params, body, caller }) =>
    presentToExhibitor(
      await markMeeting(dependencies, {
        meetingId: params.id,
        attendance: body.attendance,
        version: body.version,
        marker: { exhibitorId: caller.exhibitorId },
      }),
    ),
  );
}

function markOf(
  state: 'held' | 'missed' | 'none' | 'unmarked' | 'earlier',
  { timeZone }: Catalogue,
  now: Date,
): NonNullable<AttendanceFilter['attendance']> {
  if (state === 'unmarked') return { unmarkedAt: now };
  return state === 'earlier' ? unmarkedBeforeToday(now, timeZone) : state;
}

/** Includes exhibitors that are no longer shown: their meetings took place. */
const idsInHall = (catalogue: Catalogue, hall: string): number[] =>
  catalogue.everyExhibitor().flatMap(({ id, exhibitor }) => (hallOf(exhibitor) === hall ? id : []));
