// The endpoints POST /api/login and POST /api/logout.
import { logIn, logOut } from '@visavis/contract/session/endpoints';
import type { FastifyInstance } from 'fastify';
import { afterResponses } from '../../http/after-response.ts';
import type { Binder } from '../../http/bind.ts';
import { bearerToken } from '../../http/policy.ts';
import type { Tries } from './attempts.cache.ts';
import type { OrganiserService } from './service.ts';

export function organiserRoutes(
  app: FastifyInstance,
  bind: Binder,
  organisers: OrganiserService,
  tries: Tries,
): void {
  const later = afterResponses(app);

  bind(logIn, async ({ body, request, reply }) => {
    const giveBack = tries.take(request, body.email);
    const session = await organisers.logIn(body, later(reply));
    giveBack();
    return session;
  });

  bind(logOut, async ({ request, caller }) => {
    await organisers.logOut(bearerToken(request) ?? '', caller);
    return { success: true as const };
  });
}
