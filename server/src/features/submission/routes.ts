// The endpoints for registering: POST /api/visitor/register, and POST /api/registrations by hand.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold/draft-token';
import { addRegistration, registerVisitor } from '@visavis/contract/submission/endpoints';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import type { OriginOf } from '../confirmation/public.ts';
import type { EditionService } from '../edition/public.ts';
import type { RegistrationService } from './service.ts';

export function submissionRoutes(
  bind: Binder,
  registrations: RegistrationService,
  {
    editions,
    rateLimitScale,
    originOf,
  }: { editions: EditionService; rateLimitScale: number; originOf: OriginOf },
): void {
  bind(
    registerVisitor,
    { limit: scaledLimit(RATES.registrations, rateLimitScale) },
    async ({ body, headers, request }) =>
      registrations.register({
        body,
        idempotencyKey: headers['idempotency-key'],
        draftToken: headers[DRAFT_TOKEN_HEADER],
        language: languageOf(request, await editions.siteLanguages()),
        origin: originOf(request),
      }),
  );
  bind(addRegistration, ({ body, caller }) => registrations.registerByHand(body, caller));
}
