// The endpoint POST /api/submissions/{programme}/outcome.
import { getSubmissionOutcome } from '@visavis/contract/submission/outcome-endpoints';
import type { Binder } from '../../http/bind.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { type OutcomeDependencies, readOutcome } from './outcome.service.ts';

export function outcomeRoutes(
  bind: Binder,
  { rateLimitScale, ...dependencies }: OutcomeDependencies & { rateLimitScale: number },
): void {
  const binding = { limit: scaledLimit(RATES.submissionOutcomes, rateLimitScale) } as const;
  bind(getSubmissionOutcome, binding, ({ params, headers }) =>
    readOutcome(dependencies, { programme: params.programme, key: headers['idempotency-key'] }),
  );
}
