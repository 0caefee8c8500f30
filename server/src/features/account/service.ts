// What organisers do with their own account: its password and its second factor.

import { hash, verify } from '@node-rs/argon2';
import { message } from '@visavis/domain/message/message';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { hashToken, newToken } from '../../platform/access-links/token.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { insertSession } from '../session/public.ts';
import {
  type Account,
  confirmSecret,
  deleteOtherSessions,
  deletePasswordLinks,
  deleteSecondFactor,
  deleteSessionsOf,
  getAccountRow,
  lockAccount,
  newSecondFactor,
  storeSecret,
  updatePassword,
  useCode,
  WRONG_CODE,
} from '../staff/public.ts';

const WRONG_PASSWORD = message('account.wrong-password');

export interface AccountService {
  find(organiser: Organiser): Promise<Organiser & { hasSecondFactor: boolean }>;
  /** Ends every session and returns the token of a new one. */
  changePassword(
    organiser: Organiser,
    passwords: { currentPassword: string; newPassword: string },
  ): Promise<{ token: string }>;
  beginSecondFactor(organiser: Organiser, password: string): Promise<{ secret: string; uri: string }>;
  /** Ends every session but that of the token. */
  confirmSecondFactor(organiser: Organiser, confirmation: { code: string; token: string }): Promise<void>;
  removeSecondFactor(organiser: Organiser, password: string): Promise<void>;
}

export function createAccountService(db: Kysely<Database>, clock: Clock): AccountService {
  /** Returns the account if this is its password; otherwise throws a refusal for the given field. */
  async function checkPassword(organiser: Organiser, field: string, password: string): Promise<Account> {
    const account = await getAccountRow(db, organiser.id);
    if (account.password_hash !== null && (await verify(account.password_hash, password))) return account;
    await recordAction(db, {
      at: clock(),
      actor: organiser,
      action: 'password.refuse',
      subject: organiser.email,
    });
    throw invalid({ [field]: WRONG_PASSWORD });
  }

  /** Locks and returns the account; throws if it was disabled or got another password since. */
  async function lockUnchanged(transaction: Transaction<Database>, checked: Account): Promise<Account> {
    const account = await lockAccount(transaction, checked.id);
    if (account?.disabled_at !== null || account.password_hash !== checked.password_hash)
      throw new AppError('session.missing', message('session.missing'));
    return account;
  }

  return {
    async find({ id, email, role }) {
      const { totp_confirmed_at } = await getAccountRow(db, id);
      return { id, email, role, hasSecondFactor: totp_confirmed_at !== null };
    },

    async changePassword(organiser, { currentPassword, newPassword }) {
      const checked = await checkPassword(organiser, 'currentPassword', currentPassword);
      const passwordHash = await hash(newPassword);
      const token = newToken();
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        const { id, email } = await lockUnchanged(transaction, checked);
        await updatePassword(transaction, id, passwordHash);
        await deleteSessionsOf(transaction, id);
        await deletePasswordLinks(transaction, id);
        await insertSession(transaction, { tokenHash: hashToken(token), organiserId: id, now });
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'password.change',
          subject: email,
        });
      });
      return { token };
    },

    async beginSecondFactor(organiser, password) {
      // A stolen session alone must not be enough to lock the owner out.
      const checked = await checkPassword(organiser, 'password', password);
      const factor = newSecondFactor(organiser.email);
      await db.transaction().execute(async (transaction) => {
        const account = await lockUnchanged(transaction, checked);
        // A confirmed secret is never replaced.
        if (account.totp_confirmed_at !== null)
          throw new AppError('request.invalid', message('second-factor.on-already'));
        await storeSecret(transaction, account.id, factor.secret);
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'second-factor.begin',
          subject: account.email,
        });
      });
      return factor;
    },

    async confirmSecondFactor(organiser, { code, token }) {
      const now = clock();
      await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, organiser.id);
        const secret = account?.totp_secret ?? null;
        if (!account || secret === null || account.totp_confirmed_at !== null)
          throw invalid({ code: message('second-factor.not-begun') });
        if (!(await useCode(transaction, { organiserId: account.id, secret, code, now })))
          throw invalid({ code: WRONG_CODE });
        await confirmSecret(transaction, account.id, now);
        // The other sessions were opened with only the password.
        await deleteOtherSessions(transaction, account.id, hashToken(token));
        await recordAction(transaction, {
          at: now,
          actor: organiser,
          action: 'second-factor.confirm',
          subject: account.email,
        });
      });
    },

    async removeSecondFactor(organiser, password) {
      const checked = await checkPassword(organiser, 'password', password);
      await db.transaction().execute(async (transaction) => {
        const account = await lockUnchanged(transaction, checked);
        if (account.totp_secret === null) return;
        await deleteSecondFactor(transaction, account.id);
        await recordAction(transaction, {
          at: clock(),
          actor: organiser,
          action: 'second-factor.remove',
          subject: account.email,
        });
      });
    },
  };
}
