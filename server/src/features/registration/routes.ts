// POST /api/visitor/register.
import { DRAFT_TOKEN_HEADER } from '@visavis/contract/hold';
import { registerVisitor } from '@visavis/contract/registration';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { scaledLimit } from '../../http/rate-limit.ts';
import type { RegistrationService } from './service.ts';

/** Generous to a hall of visitors behind one address, tight for a script. */
const REGISTRATIONS_A_MINUTE = 60;

export function registrationRoutes(
  bind: Binder,
  registrations: RegistrationService,
  rateLimitScale: number,
): void {
  bind(
    registerVisitor,
    { policy: 'public', limit: scaledLimit(REGISTRATIONS_A_MINUTE, rateLimitScale) },
    ({ body, headers, request }) =>
      registrations.register({
        body,
        idempotencyKey: headers['idempotency-key'],
        draftToken: headers[DRAFT_TOKEN_HEADER],
        language: languageOf(request),
      }),
  );
}
