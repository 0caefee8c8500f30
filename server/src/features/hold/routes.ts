// POST and DELETE /api/holds.
import { DRAFT_TOKEN_HEADER, holdSlot, releaseHold, releaseHolds, renewHolds } from '@visavis/contract/hold';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import type { Binder } from '../../http/bind.ts';
import { refuseTooMany, scaledLimit } from '../../http/rate-limit.ts';
import type { HoldService } from './service.ts';

/** A visitor confirms an hour every few seconds at most; an office has many visitors. */
const CALLS_A_MINUTE = 600;
/** Each visitor needs one; a script that throws its token away gets no further than this. */
const NEW_DRAFTS_A_MINUTE = 60;

export function holdRoutes(
  app: FastifyInstance,
  bind: Binder,
  holds: HoldService,
  rateLimitScale: number,
): void {
  const limit = scaledLimit(CALLS_A_MINUTE, rateLimitScale);
  const binding = { policy: 'public', limit } as const;
  const countDraft = app.createRateLimit({
    ...scaledLimit(NEW_DRAFTS_A_MINUTE, rateLimitScale),
    keyGenerator: (request) => `draft:${addressKey(request)}`,
    allowList: [],
  });

  bind(holdSlot, binding, ({ body, headers, request }) =>
    holds.hold({ token: headers[DRAFT_TOKEN_HEADER], address: addressKey(request) }, body, () =>
      refuseTooMany(countDraft, request),
    ),
  );
  bind(renewHolds, binding, ({ headers }) => holds.renew(headers[DRAFT_TOKEN_HEADER]));
  bind(releaseHold, binding, ({ params, headers }) =>
    holds.release(headers[DRAFT_TOKEN_HEADER], params.exhibitorId),
  );
  bind(releaseHolds, binding, ({ headers }) => holds.release(headers[DRAFT_TOKEN_HEADER], null));
}
