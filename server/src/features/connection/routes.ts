// Routes that test mail and payments for admins.
import {
  getConnections,
  testMail as testMailEndpoint,
  testPayments as testPaymentsEndpoint,
} from '@visavis/contract/connection/endpoints';
import { LANGUAGES } from '@visavis/domain/language/languages';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { RATES, scaledLimit } from '../../http/limits.ts';
import { type ConnectionDependencies, describeConnections, testMail, testPayments } from './service.ts';

export function connectionRoutes(
  bind: Binder,
  { rateLimitScale, ...dependencies }: ConnectionDependencies & { rateLimitScale: number },
): void {
  const limit = scaledLimit(RATES.connectionTests, rateLimitScale);
  bind(getConnections, async () => describeConnections(dependencies));
  bind(testMailEndpoint, { limit }, ({ caller, request }) =>
    testMail(dependencies, caller, languageOf(request, LANGUAGES)),
  );
  bind(testPaymentsEndpoint, { limit }, ({ caller }) => testPayments(dependencies, caller));
}
