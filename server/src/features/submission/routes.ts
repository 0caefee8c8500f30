// POST /api/submissions/{programme}/outcome.
import { getSubmissionOutcome } from '@visavis/contract/submission';
import type { Binder } from '../../http/bind.ts';
import { scaledLimit } from '../../http/rate-limit.ts';
import { type OutcomeDependencies, readOutcome } from './outcome.ts';

/** A page without an answer asks every few seconds; an office has many visitors. */
const ASKED_A_MINUTE = 120;

export function submissionRoutes(
  bind: Binder,
  { rateLimitScale, ...dependencies }: OutcomeDependencies & { rateLimitScale: number },
): void {
  const binding = { policy: 'public', limit: scaledLimit(ASKED_A_MINUTE, rateLimitScale) } as const;
  bind(getSubmissionOutcome, binding, ({ params, headers, reply }) => {
    reply.header('cache-control', 'no-store');
    return readOutcome(dependencies, { programme: params.programme, key: headers['idempotency-key'] });
  });
}
