// POST /api/login and /api/logout.
import { logIn, logOut } from '@visavis/contract/session';
import type { FastifyInstance } from 'fastify';
import type { Binder } from '../../http/bind.ts';
import { bearerToken } from '../../http/policy.ts';
import { MINUTE_MS, refuseTooMany } from '../../http/rate-limit.ts';
import { foldOrganiserEmail, type OrganiserService } from './service.ts';

/** Tries that reach the password check in a quarter of an hour; never scaled. */
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 20;
const WINDOW_MS = 15 * MINUTE_MS;

export function organiserRoutes(app: FastifyInstance, bind: Binder, organisers: OrganiserService): void {
  const countAddress = app.createRateLimit({ max: TRIES_PER_ADDRESS, timeWindow: WINDOW_MS, allowList: [] });
  const countAccount = app.createRateLimit({
    max: TRIES_PER_ACCOUNT,
    timeWindow: WINDOW_MS,
    allowList: [],
    keyGenerator: (request) => `account:${foldOrganiserEmail((request.body as { email: string }).email)}`,
  });

  bind(logIn, { policy: 'public' }, async ({ body, request }) => {
    await refuseTooMany(countAddress, request);
    await refuseTooMany(countAccount, request);
    return organisers.logIn(body.email, body.password);
  });

  bind(logOut, { policy: 'viewer' }, async ({ request }) => {
    await organisers.logOut(bearerToken(request) ?? '');
    return { success: true as const };
  });
}
