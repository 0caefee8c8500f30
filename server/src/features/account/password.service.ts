// Sets a password through a mailed link, for invited organisers and for those who forgot theirs.

import { hash } from '@node-rs/argon2';
import type { Language } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import { foldOrganiserEmail } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import {
  countMessages,
  deletePasswordLinks,
  deleteSessionsOf,
  findByEmail,
  findEdition,
  findPasswordLink,
  HOUR_MS,
  type LinkPurpose,
  lockAccount,
  MESSAGES_AN_HOUR,
  staffMessage,
  updatePassword,
} from '../staff/public.ts';

export interface PasswordService {
  /**
   * Queues the mail with the link if the account exists; the caller cannot tell whether it does.
   * @param language of the request
   */
  requestReset(email: string, language: Language): Promise<void>;
  /** @throws 'resource.not-found' if the link is unknown, used or expired */
  readLink(key: string): Promise<{ email: string; purpose: LinkPurpose }>;
  /** Consumes the link; ends every session and every other link. @throws 'resource.not-found' likewise */
  choose(key: string, password: string): Promise<{ email: string }>;
}

interface PasswordDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
}

const deadLink = () => new AppError('resource.not-found', message('link.used'));

export function createPasswordService(dependencies: PasswordDependencies): PasswordService {
  const { db, clock, editions, outbox } = dependencies;

  return {
    async requestReset(email, language) {
      const now = clock();
      const edition = await findEdition(editions);
      const known = await findByEmail(db, foldOrganiserEmail(email));
      if (!known) return;
      const isWritten = await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, known.id);
        if (account?.disabled_at !== null) return false;
        const since = new Date(now.getTime() - HOUR_MS);
        const kind = 'password-reset';
        const count = await countMessages(transaction, { organiserId: account.id, kind, since });
        if (count >= MESSAGES_AN_HOUR) return false;
        await outbox.add(transaction, staffMessage(kind, edition, { ...account, invitedBy: '' }, language));
        // The requester need not be the account's owner.
        await recordAction(transaction, {
          at: now,
          actor: 'system',
          action: 'password.request',
          subject: account.email,
        });
        return true;
      });
      if (isWritten) outbox.soon();
    },

    async readLink(key) {
      const link = await findPasswordLink(db, key, clock());
      if (!link) throw deadLink();
      return { email: link.email, purpose: link.purpose };
    },

    async choose(key, password) {
      const now = clock();
      const seen = await findPasswordLink(db, key, now);
      if (!seen) throw deadLink();
      const passwordHash = await hash(password);
      return db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, seen.id);
        // Read again under the lock: a concurrent call may have used the link.
        const link = await findPasswordLink(transaction, key, now);
        if (!link) throw deadLink();
        const { id, email, role, purpose } = link;
        await updatePassword(transaction, id, passwordHash);
        await deletePasswordLinks(transaction, id);
        await deleteSessionsOf(transaction, id);
        await recordAction(transaction, {
          at: now,
          actor: { id, email, role },
          action: 'password.choose',
          subject: email,
          after: { by: purpose },
        });
        return { email };
      });
    },
  };
}
