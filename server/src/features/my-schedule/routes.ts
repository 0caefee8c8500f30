// The endpoints of a visitor's own schedule, opened by the key of an emailed link, and the request for a new link.

import { setTimeout as pause } from 'node:timers/promises';
import {
  cancelMyMeeting,
  confirmMyEmail,
  getMyCalendar,
  getMySchedule,
  moveMyMeeting,
  sendScheduleLink,
} from '@visavis/contract/my-schedule/endpoints';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Binder, Call } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { bearerToken } from '../../http/policy.ts';
import { limiter } from '../../http/rate-limit.ts';
import { isMailedKey } from '../../platform/access-links/repository.ts';
import { CALENDAR_FILENAME, CALENDAR_MEDIA_TYPE } from '../email/public.ts';
import { cancelMeeting, confirmEmail, moveMeeting } from './change.service.ts';
import { queueLinks } from './link.service.ts';
import { type KeyHolder, type MyScheduleDependencies, readCalendar, readSchedule } from './service.ts';

type Opened = Pick<Call<typeof getMySchedule>, 'caller' | 'request'>;

/** Every response takes this many milliseconds, far longer than the work, so that timing reveals nothing. */
const LINK_ANSWER_MS = 400;

export function myScheduleRoutes(
  bind: Binder,
  { rateLimitScale, ...dependencies }: MyScheduleDependencies & { rateLimitScale: number },
): void {
  const { db, clock, editions, outbox } = dependencies;
  const changes = { limit: scaledLimit(RATES.ownChanges, rateLimitScale) } as const;
  const limitLinks = limiter(scaledLimit(RATES.scheduleLinks, rateLimitScale));

  const holder = async ({ caller: { registrationId }, request }: Opened): Promise<KeyHolder> => {
    const isMailed = await isMailedKey(db, bearerToken(request) ?? '');
    const elsewhere = outbox.isConfigured ? 'email' : 'nowhere';
    return { registrationId, confirmedFrom: isMailed ? 'here' : elsewhere };
  };

  bind(getMySchedule, async (opened) =>
    readSchedule(db, await editions.of(opened.caller).current(), await holder(opened), clock()),
  );

  bind(confirmMyEmail, changes, async (opened) => confirmEmail(dependencies, await holder(opened)));

  bind(cancelMyMeeting, changes, async ({ params, body, ...opened }) =>
    cancelMeeting(dependencies, { ...(await holder(opened)), meetingId: params.id, ...body }),
  );

  bind(moveMyMeeting, changes, async ({ params, body, ...opened }) =>
    moveMeeting(dependencies, { ...(await holder(opened)), meetingId: params.id, ...body }),
  );

  bind(getMyCalendar, async ({ caller, reply }) => {
    const calendar = await readCalendar(dependencies, caller.registrationId);
    return reply
      .type(CALENDAR_MEDIA_TYPE)
      .header('content-disposition', `attachment; filename="${CALENDAR_FILENAME}"`)
      .send(calendar);
  });

  bind(sendScheduleLink, async ({ body, request }) => {
    limitLinks(request);
    const language = languageOf(request, await editions.siteLanguages());
    const wanted = { email: body.email, language, now: clock() };
    const queued = queueLinks({ db, editions, outbox }, wanted);
    const [outcome] = await Promise.allSettled([queued, pause(LINK_ANSWER_MS)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    if (!outbox.isConfigured)
      throw new AppError('email.not-configured', message('my-schedule.no-mail-server'));
    return { success: true, ...outcomeOf(message('my-schedule.link-on-its-way')) } as const;
  });
}
