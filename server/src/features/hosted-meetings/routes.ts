// The endpoints POST /api/hosted/meetings/save and GET /api/hosted/meetings/{userId}/{companyId}.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { getHostedMeetings, saveHostedMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import type { Binder } from '../../http/bind.ts';
import { type HostedMeetingsDependencies, saveMeetings } from './service.ts';
import { readFinalMeetings } from './summary.service.ts';

export function hostedMeetingsRoutes(bind: Binder, dependencies: HostedMeetingsDependencies): void {
  bind(saveHostedMeetings, ({ body, headers, caller }) =>
    saveMeetings(dependencies, {
      registrationId: caller.registrationId,
      body,
      idempotencyKey: headers['idempotency-key'],
      draftToken: headers[DRAFT_TOKEN_HEADER],
    }),
  );

  bind(getHostedMeetings, ({ params, caller }) =>
    readFinalMeetings(dependencies, caller.registrationId, params),
  );
}
