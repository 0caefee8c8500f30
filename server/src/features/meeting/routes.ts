// The organisers' endpoints for registrations and their meetings: list, read, decide, edit and email.
import { addMeeting, listAddHours, undoAddedMeeting } from '@visavis/contract/meeting/add-endpoints';
import {
  approveAllMeetings,
  approveMeeting,
  editMeeting,
  getMeetingFacts,
  getMeetingGroup,
  listMeetingGroups,
  listMoveHours,
  listRegistrationIds,
  previewStatusEmail,
  rejectMeeting,
  sendStatusEmail,
} from '@visavis/contract/meeting/endpoints';
import {
  countRegistrations as countMatching,
  decideRegistrations,
  findMailable,
  listRegistrationCountries,
  mailRegistrations,
  reopenMeetings,
} from '@visavis/contract/meeting/list-endpoints';
import { AppError } from '../../http/app-error.ts';
import type { Binder } from '../../http/bind.ts';
import { add, undoAdded } from './add.service.ts';
import { listMailable, listRegistrationNames } from './bulk.repository.ts';
import { decideMany, mailMany, reopenMany } from './bulk.service.ts';
import { approveAll, decideMeeting } from './decision.service.ts';
import { changeByOrganiser } from './edit.service.ts';
import { readMeetingFacts } from './facts.service.ts';
import { readAddHours, readMoveHours } from './hours.service.ts';
import { readGroups } from './list.present.ts';
import {
  countByCountry,
  countRegistrations,
  findAll,
  findAllWithMeetings,
  ofProgramme,
} from './list.repository.ts';
import { countProgress, pageOfGroups, streamOfGroups } from './list.service.ts';
import { type MeetingDependencies, NO_REGISTRATION } from './lock.repository.ts';
import { mailStatus, previewStatus } from './status-email.service.ts';

export function meetingRoutes(bind: Binder, dependencies: MeetingDependencies & { publicUrl: string }): void {
  const { db, clock, editions } = dependencies;

  bind(listMeetingGroups, async ({ query, reply }) => {
    const catalogue = await editions.forStaff();
    const { limit, offset = 0, sort, direction, ...given } = query;
    const filter = ofProgramme(given);
    const listing = { edition: catalogue, filter, order: { sort, direction }, now: clock() };
    if (limit === undefined) {
      reply.header('x-total-count', await countRegistrations(db, listing));
      return reply.type('application/json; charset=utf-8').send(streamOfGroups(db, listing, offset));
    }
    const { total, groups } = await pageOfGroups(db, listing, { limit, offset });
    reply.header('x-total-count', total);
    return groups;
  });

  bind(listRegistrationIds, async ({ query }) => {
    const { sort, direction, names, withMeetings, ...given } = query;
    const edition = await editions.forStaff();
    const filter = ofProgramme(given);
    const listing = { edition, filter, order: { sort, direction }, now: clock() };
    const ids = await (withMeetings === undefined ? findAll : findAllWithMeetings)(db, listing);
    if (names === undefined) return { ids };
    const found = await listRegistrationNames(db, ids);
    return { ids, names: ids.map((id) => found.get(id) ?? '') };
  });
  bind(countMatching, async ({ query }) => {
    const edition = await editions.forStaff();
    return countProgress(db, { edition, filter: ofProgramme(query), now: clock() });
  });
  bind(listRegistrationCountries, async ({ query }) => {
    const edition = await editions.forStaff();
    return {
      countries: await countByCountry(db, { edition, filter: ofProgramme(query), now: clock() }),
    };
  });
  bind(getMeetingGroup, async ({ params }) => {
    const [group] = await readGroups(db, await editions.forStaff(), [params.id], clock());
    if (!group) throw new AppError('resource.not-found', NO_REGISTRATION);
    return group;
  });

  bind(getMeetingFacts, ({ params }) => readMeetingFacts(dependencies, params.id));

  bind(listMoveHours, ({ params, query }) => readMoveHours(dependencies, params.id, query.exhibitor));

  bind(listAddHours, ({ params, query }) => readAddHours(dependencies, params.id, query.exhibitor));
  bind(addMeeting, ({ params, body, caller }) =>
    add(dependencies, { ...body, registrationId: params.id, organiser: caller }),
  );
  bind(undoAddedMeeting, ({ params, body, caller }) =>
    undoAdded(dependencies, { ...body, registrationId: params.id, organiser: caller }),
  );

  bind(approveMeeting, ({ params, query, caller }) =>
    decideMeeting(
      dependencies,
      { meetingId: params.id, organiser: caller, version: query.version },
      'approve',
    ),
  );
  bind(rejectMeeting, ({ params, query, body, caller }) =>
    decideMeeting(
      dependencies,
      { meetingId: params.id, organiser: caller, version: query.version, reason: body?.reason },
      'reject',
    ),
  );
  bind(editMeeting, ({ params, body, caller }) =>
    changeByOrganiser(dependencies, { meetingId: params.id, organiser: caller, body }),
  );
  bind(approveAllMeetings, ({ params, body, caller }) =>
    approveAll(dependencies, {
      registrationId: params.id,
      seen: new Map(body.versions?.map(({ id, version }) => [id, version])),
      isOnlyPending: body.only === 'pending',
      organiser: caller,
    }),
  );
  bind(decideRegistrations, ({ body, caller }) => decideMany(dependencies, { ...body, organiser: caller }));
  bind(reopenMeetings, ({ body, caller }) => reopenMany(dependencies, { ...body, organiser: caller }));
  bind(findMailable, async ({ body }) => ({ ids: await listMailable(db, body.ids) }));
  bind(mailRegistrations, ({ body, caller }) => mailMany(dependencies, { ...body, organiser: caller }));
  bind(previewStatusEmail, async ({ params, caller }) =>
    previewStatus(dependencies, { registrationId: params.id, organiser: caller }),
  );
  bind(sendStatusEmail, ({ body, caller }) =>
    mailStatus(dependencies, {
      visitorId: body.user_id,
      companyId: body.visitor_company_id,
      organiser: caller,
    }),
  );
}
