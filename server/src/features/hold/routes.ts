// The endpoints that take, renew and release holds: POST and DELETE /api/holds.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { holdSlot, releaseHold, releaseHolds, renewHolds } from '@visavis/contract/hold/endpoints';
import { addressKey } from '../../http/address-key.ts';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { limiter } from '../../http/rate-limit.ts';
import type { HoldService } from './service.ts';

export function holdRoutes(bind: Binder, holds: HoldService, rateLimitScale: number): void {
  const binding = { limit: scaledLimit(RATES.holds, rateLimitScale) } as const;
  const limitDrafts = limiter(scaledLimit(RATES.newDrafts, rateLimitScale));

  bind(holdSlot, binding, ({ body, headers, request }) =>
    holds.hold({ token: headers[DRAFT_TOKEN_HEADER], address: addressKey(request) }, body, () =>
      limitDrafts(request),
    ),
  );
  bind(renewHolds, binding, ({ headers }) => holds.renew(headers[DRAFT_TOKEN_HEADER]));
  bind(releaseHold, binding, ({ params, headers }) =>
    holds.release(headers[DRAFT_TOKEN_HEADER], params.exhibitorId),
  );
  bind(releaseHolds, binding, ({ headers }) => holds.release(headers[DRAFT_TOKEN_HEADER], null));
}
