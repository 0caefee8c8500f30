// The organisers' endpoints for the meetings of registrations: decide, edit, add and email.
import { addMeeting, listAddHours, undoAddedMeeting } from '@visavis/contract/meeting/add-endpoints';
import {
  decideRegistrations,
  findMailable,
  mailRegistrations,
  reopenMeetings,
} from '@visavis/contract/meeting/bulk-endpoints';
import {
  approveAllMeetings,
  approveMeeting,
  editMeeting,
  getMeetingFacts,
  listMoveHours,
  previewStatusEmail,
  rejectMeeting,
  sendStatusEmail,
} from '@visavis/contract/meeting/endpoints';
import type { Binder } from '../../http/bind.ts';
import { add, undoAdded } from './add.service.ts';
import { listMailable } from './bulk.repository.ts';
import { decideMany, mailMany, reopenMany } from './bulk.service.ts';
import { approveAll, decideMeeting } from './decision.service.ts';
import { changeByOrganiser } from './edit.service.ts';
import { readMeetingFacts } from './facts.service.ts';
import { readAddHours, readMoveHours } from './hours.service.ts';
import type { MeetingDependencies } from './lock.repository.ts';
import { mailStatus, previewStatus } from './status-email.service.ts';

export function meetingRoutes(bind: Binder, dependencies: MeetingDependencies & { publicUrl: string }): void {
  const { db } = dependencies;

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
