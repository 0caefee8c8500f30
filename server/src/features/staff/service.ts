// Manages staff for admins: invitations, roles, disabled accounts, lost second factors.

import type { StaffMember } from '@visavis/contract/staff/endpoints';
import type { AuditAction } from '@visavis/domain/audit/actions';
import { message } from '@visavis/domain/message/message';
import type { Organiser, OrganiserRole } from '@visavis/domain/staff/schema';
import { foldOrganiserEmail } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { tooMany } from '../../http/rate-limit.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { EditionService } from '../edition/public.ts';
import type { Outbox } from '../email/public.ts';
import { getStaffMember, listStaffMembers, lockWithAdmins, type StaffRow } from './list.repository.ts';
import { findEdition, HOUR_MS, MESSAGES_AN_HOUR, staffMessage } from './message.service.ts';
import { deletePasswordLinks } from './password-link.repository.ts';
import { countMessages, deleteSessionsOf, insertOrganiser, lockAccount, updateAccess } from './repository.ts';
import { deleteSecondFactor } from './second-factor.repository.ts';

export interface StaffChange {
  role?: OrganiserRole | undefined;
  isDisabled?: boolean | undefined;
}

export interface StaffService {
  list(): Promise<StaffMember[]>;
  /** @throws 'organiser.email-taken' */
  invite(actor: Organiser, newcomer: { email: string; role: OrganiserRole }): Promise<StaffMember>;
  /** @throws 'resource.not-found', 'organiser.last-admin' */
  change(actor: Organiser, id: number, change: StaffChange): Promise<StaffMember>;
  /** @throws 'resource.not-found' if the account has no open invitation, 'request.too-many' */
  inviteAgain(actor: Organiser, id: number): Promise<void>;
  /** @throws 'resource.not-found' */
  removeSecondFactor(actor: Organiser, id: number): Promise<void>;
}

interface StaffDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
  outbox: Outbox;
}

const unknownStaff = () => new AppError('resource.not-found', message('staff.unknown'));

/** Whether an account could log in and manage staff right now. */
const isActiveAdmin = ({ role, disabled_at, password_hash }: Omit<StaffRow, 'id' | 'email'>): boolean =>
  role === 'admin' && disabled_at === null && password_hash !== null;

export function createStaffService({ db, clock, editions, outbox }: StaffDependencies): StaffService {
  async function record(
    transaction: Transaction<Database>,
    actor: Organiser,
    [action, subject]: [action: AuditAction, subject: string],
    changes: { before?: object; after?: object } = {},
  ): Promise<void> {
    await recordAction(transaction, { at: clock(), actor, action, subject, ...changes });
  }

  return {
    list: () => listStaffMembers(db),

    async invite(actor, { email, role }) {
      const edition = await findEdition(editions);
      const member = await db.transaction().execute(async (transaction) => {
        const id = await insertOrganiser(transaction, {
          email,
          foldedEmail: foldOrganiserEmail(email),
          passwordHash: null,
          role,
          now: clock(),
        });
        if (id === null) throw new AppError('organiser.email-taken', message('staff.email-taken'));
        await outbox.add(
          transaction,
          staffMessage('staff-invitation', edition, { id, email, role, invitedBy: actor.email }),
        );
        await record(transaction, actor, ['organiser.invite', email], { after: { role } });
        return getStaffMember(transaction, id);
      });
      outbox.soon();
      return member;
    },

    async change(actor, id, change) {
      return db.transaction().execute(async (transaction) => {
        const rows = await lockWithAdmins(transaction, id);
        const account = rows.find((row) => row.id === id);
        // Two admins may have acted at once: the actor is checked again after the first change.
        if (!rows.some((row) => row.id === actor.id && isActiveAdmin(row)))
          throw new AppError('session.forbidden', message('session.forbidden'));
        if (!account) throw unknownStaff();
        const next = { ...account, ...columnsOf(account, change, clock()) };
        const isLast = rows.filter(isActiveAdmin).length === 1;
        if (isLast && isActiveAdmin(account) && !isActiveAdmin(next))
          throw new AppError('organiser.last-admin', message('staff.last-admin'));
        const before = visible(account);
        const after = visible(next);
        if (before.role !== after.role || before.isDisabled !== after.isDisabled) {
          const { role, disabled_at } = next;
          await updateAccess(transaction, id, { role, disabled_at });
          await record(transaction, actor, ['organiser.change', account.email], { before, after });
        }
        if (after.isDisabled) await deletePasswordLinks(transaction, id);
        // None opens while it is disabled, and none is restored.
        else if (before.isDisabled) await deleteSessionsOf(transaction, id);
        return getStaffMember(transaction, id);
      });
    },

    async inviteAgain(actor, id) {
      const now = clock();
      const edition = await findEdition(editions);
      await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, id);
        if (account?.password_hash !== null || account.disabled_at !== null)
          throw new AppError('resource.not-found', message('staff.invitation-closed'));
        const kind = 'staff-invitation';
        const since = new Date(now.getTime() - HOUR_MS);
        if ((await countMessages(transaction, { organiserId: id, kind, since })) >= MESSAGES_AN_HOUR)
          throw tooMany(HOUR_MS / 1000);
        await outbox.add(transaction, staffMessage(kind, edition, { ...account, invitedBy: actor.email }));
        await record(transaction, actor, ['organiser.invite-again', account.email]);
      });
      outbox.soon();
    },

    async removeSecondFactor(actor, id) {
      if (id === actor.id) throw new AppError('request.invalid', message('staff.own-second-factor'));
      await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, id);
        if (!account) throw unknownStaff();
        if (account.totp_secret === null) return;
        await deleteSecondFactor(transaction, id);
        await record(transaction, actor, ['organiser.remove-second-factor', account.email]);
      });
    },
  };
}

function columnsOf({ role, disabled_at }: StaffRow, change: StaffChange, now: Date) {
  const wasDisabled = disabled_at !== null;
  const isDisabled = change.isDisabled ?? wasDisabled;
  return {
    role: change.role ?? role,
    disabled_at: isDisabled === wasDisabled ? disabled_at : isDisabled ? now : null,
  };
}

/** The fields of an account that the audit trail shows for a change. */
function visible({ role, disabled_at }: Pick<StaffRow, 'role' | 'disabled_at'>) {
  return { role, isDisabled: disabled_at !== null };
}
