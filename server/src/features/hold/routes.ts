// The endpoints that take, renew and release holds: POST and DELETE /api/holds, and /api/holds/many.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { holdSlot, holdSlots, releaseHold, releaseHolds, renewHolds } from '@visavis/contract/hold/endpoints';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../http/address-key.ts';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { bearerToken } from '../../http/policy.ts';
import { limiter } from '../../http/rate-limit.ts';
import type { HoldRequest, HoldService } from './service.ts';

interface Dependencies {
  rateLimitScale: number;
  /** The registration of an emailed link's key; null if the key is unknown or has expired. */
  findRegistration: (key: string) => Promise<number | null>;
}

export function holdRoutes(
  bind: Binder,
  holds: HoldService,
  { rateLimitScale, findRegistration }: Dependencies,
): void {
  const binding = { limit: scaledLimit(RATES.holds, rateLimitScale) } as const;
  const limitDrafts = limiter(scaledLimit(RATES.newDrafts, rateLimitScale));

  const hold = async (
    slots: readonly HoldRequest[],
    { headers, request }: { headers: { [DRAFT_TOKEN_HEADER]?: string | undefined }; request: FastifyRequest },
  ) => {
    const key = bearerToken(request);
    const caller = {
      token: headers[DRAFT_TOKEN_HEADER],
      address: addressKey(request),
      registrationId: key === null ? null : await findRegistration(key),
    };
    return holds.hold(caller, slots, () => limitDrafts(request));
  };

  bind(holdSlot, binding, (call) => hold([call.body], call));
  bind(holdSlots, { limit: scaledLimit(RATES.manyHolds, rateLimitScale) }, (call) =>
    hold(call.body.slots, call),
  );
  bind(renewHolds, binding, ({ headers }) => holds.renew(headers[DRAFT_TOKEN_HEADER]));
  bind(releaseHold, binding, ({ params, headers }) =>
    holds.release(headers[DRAFT_TOKEN_HEADER], params.exhibitorId),
  );
  bind(releaseHolds, binding, ({ headers }) => holds.release(headers[DRAFT_TOKEN_HEADER], null));
}
