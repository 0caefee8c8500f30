// POST /api/login and /api/logout.
import { logIn, logOut } from '@visavis/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { bearerToken } from '../../http/policy.ts';
import { afterAnswers } from './after-answer.ts';
import type { OrganiserService } from './service.ts';
import { limitTries } from './tries.ts';

export function organiserRoutes(app: FastifyInstance, bind: Binder, organisers: OrganiserService): void {
  const limit = limitTries(app);
  const later = afterAnswers(app);

  bind(logIn, { policy: 'public' }, async ({ body, request, reply }) => {
    await limit(request);
    return organisers.logIn(body, later(reply));
  });

  bind(logOut, { policy: 'viewer' }, async ({ request, organiser }) => {
    await organisers.logOut(bearerToken(request) ?? '', organiser());
    return { success: true as const };
  });
}
