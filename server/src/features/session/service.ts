// Logs organisers in and out, and creates the first one.

import { hash, verify } from '@node-rs/argon2';
import { message } from '@visavis/domain/message/message';
import {
  foldOrganiserEmail,
  type Organiser,
  SESSION_ABSOLUTE_HOURS,
  SESSION_IDLE_MINUTES,
} from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Later } from '../../http/after-response.ts';
import { AppError } from '../../http/app-error.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import {
  type Account,
  findByEmail,
  hasOrganiser,
  insertOrganiser,
  lockAccount,
  useCode,
  WRONG_CODE,
} from '../staff/public.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  isOfDisabled,
  type SessionLimits,
  touchSession,
} from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GENERATED_PASSWORD_BYTES = 15;
export const DEFAULT_ORGANISER_EMAIL = 'organiser@visavis.example';

// Verified when no account can log in, so that an unknown account takes as long as a known one.
const decoyHash = hash(newToken());

interface Credentials {
  email: string;
  password: string;
  /** Code from the authenticator app. */
  code?: string | undefined;
}

export interface OrganiserService {
  /** @throws 'session.wrong-credentials', or 'session.code-needed' if the password alone is not enough */
  logIn(credentials: Credentials, later: Later): Promise<{ token: string; user: Organiser }>;
  logOut(token: string, organiser: Organiser): Promise<void>;
  authenticate(token: string): Promise<Organiser | null>;
  /** Whether the session of a token ended because its account was disabled. */
  isDisabled(token: string): Promise<boolean>;
}

const wrongPassword = () => new AppError('session.wrong-credentials', message('session.wrong-credentials'));

export function createOrganiserService(db: Kysely<Database>, clock: Clock): OrganiserService {
  function limitsAt(now: Date): SessionLimits {
    return {
      now,
      createdAfter: new Date(now.getTime() - SESSION_ABSOLUTE_HOURS * HOUR_MS),
      seenAfter: new Date(now.getTime() - SESSION_IDLE_MINUTES * MINUTE_MS),
    };
  }

  /** Records a refused login to a known account; the actor is unknown. */
  const recordRefusal = (account: Account, reason: string) =>
    recordAction(db, {
      at: clock(),
      actor: 'system',
      action: 'session.refuse',
      subject: account.email,
      after: { reason },
    });

  /** Checks the code if the account has a second factor. */
  async function passSecondFactor(account: Account, code: string | undefined, later: Later): Promise<void> {
    const secret = account.totp_secret;
    if (secret === null || account.totp_confirmed_at === null) return;
    if (code === undefined || code.trim() === '')
      throw new AppError('session.code-needed', message('session.code-needed'));
    if (await useCode(db, { organiserId: account.id, secret, code, now: clock() })) return;
    later(() => recordRefusal(account, 'wrong code'));
    throw new AppError('session.wrong-credentials', WRONG_CODE, { fields: { code: WRONG_CODE } });
  }

  /** Opens a session unless the account has changed since its password was checked. */
  async function openSession(checked: Account): Promise<{ token: string; user: Organiser }> {
    const token = newToken();
    const now = clock();
    const user = await db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, checked.id);
      const isSame =
        account?.password_hash === checked.password_hash &&
        account.disabled_at === null &&
        account.totp_secret === checked.totp_secret &&
        isSameInstant(account.totp_confirmed_at, checked.totp_confirmed_at);
      if (!account || !isSame) throw wrongPassword();
      const { id, email, role } = account;
      await deleteExpiredSessions(transaction, id, limitsAt(now));
      await insertSession(transaction, { tokenHash: hashToken(token), organiserId: id, now });
      await recordAction(transaction, {
        at: now,
        actor: { id, email, role },
        action: 'session.open',
        subject: email,
      });
      return { id, email, role };
    });
    return { token, user };
  }

  return {
    async logIn({ email, password, code }, later) {
      const account = await findByEmail(db, foldOrganiserEmail(email));
      const passwordHash = account?.disabled_at === null ? account.password_hash : null;
      const isRight = await verify(passwordHash ?? (await decoyHash), password);
      if (!account || passwordHash === null || !isRight) {
        // Recorded after the response: unknown accounts, with nothing to record, must not be answered sooner.
        if (account)
          later(() => recordRefusal(account, account.disabled_at === null ? 'wrong password' : 'disabled'));
        throw wrongPassword();
      }
      await passSecondFactor(account, code, later);
      return openSession(account);
    },

    async logOut(token, organiser) {
      await db.transaction().execute(async (transaction) => {
        await deleteSession(transaction, hashToken(token));
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'session.end',
          subject: organiser.email,
        });
      });
    },

    async authenticate(token) {
      return touchSession(db, hashToken(token), limitsAt(clock()));
    },

    async isDisabled(token) {
      return isOfDisabled(db, hashToken(token));
    },
  };
}

function isSameInstant(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime();
}

export interface FirstOrganiser {
  email: string;
  /** Present only if it was just generated: it is shown once and never stored. */
  generatedPassword?: string;
}

/**
 * Creates an admin in a database without organisers, from the settings or with a generated password. A changed
 * password is never overwritten.
 * @returns the login to print; null if there were organisers already
 */
export async function ensureFirstOrganiser(
  db: Kysely<Database>,
  settings: { email: string; password: string } | undefined,
  clock: Clock,
): Promise<FirstOrganiser | null> {
  if (await hasOrganiser(db)) return null;
  const email = settings?.email ?? DEFAULT_ORGANISER_EMAIL;
  const password = settings?.password ?? newToken(GENERATED_PASSWORD_BYTES);
  const id = await insertOrganiser(db, {
    email,
    foldedEmail: foldOrganiserEmail(email),
    passwordHash: await hash(password),
    role: 'admin',
    now: clock(),
  });
  if (id === null) return null;
  return settings ? { email } : { email, generatedPassword: password };
}
