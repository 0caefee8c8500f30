// Routes of an organiser's own account: passwords, mailed password links, second factors.

import { setTimeout as pause } from 'node:timers/promises';
import {
  beginSecondFactor,
  changePassword,
  choosePassword,
  confirmSecondFactor,
  getAccount,
  readPasswordLink,
  removeSecondFactor,
  requestPasswordReset,
} from '@visavis/contract/account/endpoints';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Binder } from '../../http/bind.ts';
import { languageOf } from '../../http/language.ts';
import { SECRET_RATES } from '../../http/limits.ts';
import { outcomeOf } from '../../http/outcome.ts';
import { bearerToken } from '../../http/policy.ts';
import { limiter } from '../../http/rate-limit.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import type { Tries } from '../session/public.ts';
import { createPasswordService, type PasswordService } from './password.service.ts';
import { type AccountService, createAccountService } from './service.ts';

/** Fixed response time of a reset request, in milliseconds: far longer than the work, so timing reveals nothing. */
const RESET_ANSWER_MS = 400;

interface AccountDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
  tries: Tries;
}

export function accountRoutes(bind: Binder, dependencies: AccountDependencies): void {
  linkRoutes(bind, createPasswordService(dependencies), dependencies.tries);
  ownAccountRoutes(bind, createAccountService(dependencies.db, dependencies.clock));
}

/** Forgotten passwords and mailed links: open to anyone. */
function linkRoutes(bind: Binder, passwords: PasswordService, tries: Tries): void {
  const limitResets = limiter(SECRET_RATES.resetsOfAddress);
  const limitLinks = limiter(SECRET_RATES.passwordLinksOfAddress);

  bind(requestPasswordReset, async ({ request, body }) => {
    limitResets(request);
    const [outcome] = await Promise.allSettled([
      passwords.requestReset(body.email, languageOf(request, LANGUAGES)),
      pause(RESET_ANSWER_MS),
    ]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return { success: true, ...outcomeOf(message('account.reset-on-its-way')) } as const;
  });

  bind(readPasswordLink, async ({ request, body }) => {
    limitLinks(request);
    return passwords.readLink(body.key);
  });

  bind(choosePassword, async ({ request, body }) => {
    limitLinks(request);
    const { email } = await passwords.choose(body.key, body.password);
    tries.forgive(email);
    return { success: true as const, email };
  });
}

/** What organisers do with their own account, whatever their role. */
function ownAccountRoutes(bind: Binder, accounts: AccountService): void {
  const organiserIds = new WeakMap<FastifyRequest, number>();
  const limitSecrets = limiter(
    SECRET_RATES.secretsOfAccount,
    (request) => `account ${organiserIds.get(request)}`,
  );
  /** Keeps a stolen session from being used to guess passwords and codes. */
  function limited(request: FastifyRequest, organiserId: number): void {
    organiserIds.set(request, organiserId);
    limitSecrets(request);
  }

  bind(getAccount, ({ caller }) => accounts.find(caller));

  bind(changePassword, async ({ request, caller, body }) => {
    limited(request, caller.id);
    return { success: true as const, ...(await accounts.changePassword(caller, body)) };
  });

  bind(beginSecondFactor, async ({ request, caller, body }) => {
    limited(request, caller.id);
    return accounts.beginSecondFactor(caller, body.password);
  });

  bind(confirmSecondFactor, async ({ request, caller, body }) => {
    limited(request, caller.id);
    const token = bearerToken(request) ?? '';
    await accounts.confirmSecondFactor(caller, { code: body.code, token });
    return { success: true as const };
  });

  bind(removeSecondFactor, async ({ request, caller, body }) => {
    limited(request, caller.id);
    await accounts.removeSecondFactor(caller, body.password);
    return { success: true as const };
  });
}
