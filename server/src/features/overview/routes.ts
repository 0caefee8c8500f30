// The endpoints for the figures of an edition and the schedules of its exhibitors.

import { getExhibitorSchedule, getOverview, listExhibitorLoads } from '@visavis/contract/overview/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import type { EditionService } from '../edition/public.ts';
import { presentSchedule } from '../registration/public.ts';
import { listBlockedHours, listMeetingsOfExhibitor } from './repository.ts';
import { createOverviewService, filterLoads, sortLoads } from './service.ts';

/** Rows of a response when the request gives no limit. */
const DEFAULT_LIMIT = 50;

export function overviewRoutes(
  bind: Binder,
  {
    db,
    clock,
    editions,
    rateLimitScale,
  }: { db: Kysely<Database>; clock: Clock; editions: EditionService; rateLimitScale: number },
): void {
  const numbers = createOverviewService(db, clock, rateLimitScale);

  bind(getOverview, async ({ caller }) =>
    numbers.overview(await editions.forStaff(), can(caller.role, 'email.read-staff')),
  );

  bind(listExhibitorLoads, async ({ query }) => {
    const { search = '', order = 'name', limit = DEFAULT_LIMIT, offset = 0 } = query;
    const found = filterLoads(await numbers.loads(await editions.forStaff()), search);
    const exhibitors = sortLoads(found, order).slice(offset, offset + limit);
    return { exhibitors, total: found.length };
  });

  bind(getExhibitorSchedule, async ({ params }) => {
    const chosen = await editions.forStaff();
    // An exhibitor's address may be opened while the dashboard works on another edition.
    const owner = { exhibitorId: params.id };
    const catalogue = chosen.findAnyExhibitor(params.id) ? chosen : await editions.of(owner).current();
    const entry = catalogue.findAnyExhibitor(params.id);
    if (!entry) throw new AppError('resource.not-found', message('exhibitor.unknown'));
    // A merged exhibitor resolves to the one that remains.
    const { id } = entry.exhibitor;
    const [meetings, blocked] = await Promise.all([
      listMeetingsOfExhibitor(db, id),
      listBlockedHours(db, id),
    ]);
    return {
      exhibitor: entry.exhibitor,
      meetings: meetings.map((meeting) => ({
        ...presentSchedule(catalogue, meeting, clock()),
        registrationId: meeting.registrationId,
        reference: meeting.reference,
        name: meeting.name,
        designation: meeting.designation,
        company: meeting.company,
        country: meeting.country,
        phoneNumber: meeting.phoneNumber,
      })),
      blocked,
    };
  });
}
