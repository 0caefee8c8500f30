// Staff and their accounts: invitations, roles, passwords, second factors.
import { setTimeout as pause } from 'node:timers/promises';
import {
  beginSecondFactor,
  changePassword,
  choosePassword,
  confirmSecondFactor,
  getAccount,
  PASSWORD_RESET_SENTENCE,
  readPasswordLink,
  removeSecondFactor,
  requestPasswordReset,
} from '@visavis/contract/organiser';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import type { Clock } from '../../clock.ts';
import { addressKey } from '../../http/address-key.ts';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { MINUTE_MS, refuseTooMany } from '../../http/rate-limit.ts';
import type { EditionService } from '../edition/service.ts';
import type { Outbox } from '../email/service.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { createPasswordService, type PasswordService } from './password-service.ts';
import { staffRoutes } from './staff-routes.ts';
import { createStaffService } from './staff-service.ts';
import type { Tries } from './tries.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** In that window; never scaled. */
const RESETS_PER_ADDRESS = 20;
const LINKS_PER_ADDRESS = 60;
const SECRETS_PER_ACCOUNT = 10;
/** The answer to a forgotten password takes this long whatever was done: far longer than the doing, in milliseconds. */
const RESET_ANSWER_MS = 400;

interface AccountDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  tries: Tries;
}

export function accountRoutes(app: FastifyInstance, bind: Binder, dependencies: AccountDependencies): void {
  staffRoutes(bind, createStaffService(dependencies));
  linkRoutes(app, bind, createPasswordService(dependencies), dependencies.tries);
  ownAccountRoutes(app, bind, createAccountService(dependencies.db, dependencies.clock));
}

/** A limit of calls in the window, counted under a name. */
function limiter(
  app: FastifyInstance,
  { max, name }: { max: number; name: (request: FastifyRequest) => string },
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, allowList: [], keyGenerator: name });
  return (request) => refuseTooMany(count, request);
}

/** Forgotten passwords and mailed links: open to anybody. */
function linkRoutes(app: FastifyInstance, bind: Binder, passwords: PasswordService, tries: Tries): void {
  const limitResets = limiter(app, {
    max: RESETS_PER_ADDRESS,
    name: (request) => `reset:${addressKey(request)}`,
  });
  const limitLinks = limiter(app, {
    max: LINKS_PER_ADDRESS,
    name: (request) => `link:${addressKey(request)}`,
  });

  bind(requestPasswordReset, { policy: 'public' }, async ({ request, body }) => {
    await limitResets(request);
    const [outcome] = await Promise.allSettled([
      passwords.requestReset(body.email, languageOf(request)),
      pause(RESET_ANSWER_MS),
    ]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return { success: true, message: PASSWORD_RESET_SENTENCE } as const;
  });

  bind(readPasswordLink, { policy: 'public' }, async ({ request, body }) => {
    await limitLinks(request);
    return passwords.readLink(body.key);
  });

  bind(choosePassword, { policy: 'public' }, async ({ request, body }) => {
    await limitLinks(request);
    const { email } = await passwords.choose(body.key, body.password);
    tries.forgive(email);
    return { success: true as const, email };
  });
}

/** What organisers do with their own account, whatever their role. */
function ownAccountRoutes(app: FastifyInstance, bind: Binder, accounts: AccountService): void {
  const organiserIds = new WeakMap<FastifyRequest, number>();
  const limitSecrets = limiter(app, {
    max: SECRETS_PER_ACCOUNT,
    name: (request) => `secret:${organiserIds.get(request)}`,
  });
  /** Passwords and codes are not guessed with a stolen session either. */
  async function limited(request: FastifyRequest, organiserId: number): Promise<void> {
    organiserIds.set(request, organiserId);
    await limitSecrets(request);
  }

  bind(getAccount, { policy: 'viewer' }, ({ organiser }) => accounts.find(organiser()));

  bind(changePassword, { policy: 'viewer' }, async ({ request, organiser, body }) => {
    await limited(request, organiser().id);
    return { success: true as const, ...(await accounts.changePassword(organiser(), body)) };
  });

  bind(beginSecondFactor, { policy: 'viewer' }, ({ organiser }) => accounts.beginSecondFactor(organiser()));

  bind(confirmSecondFactor, { policy: 'viewer' }, async ({ request, organiser, body }) => {
    await limited(request, organiser().id);
    await accounts.confirmSecondFactor(organiser(), body.code);
    return { success: true as const };
  });

  bind(removeSecondFactor, { policy: 'viewer' }, async ({ request, organiser, body }) => {
    await limited(request, organiser().id);
    await accounts.removeSecondFactor(organiser(), body.password);
    return { success: true as const };
  });
}
