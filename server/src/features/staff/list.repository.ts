// Lists staff, and locks accounts for a change.
import type { StaffMember } from '@visavis/contract/staff/endpoints';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

export interface StaffRow {
  id: number;
  email: string;
  role: OrganiserRole;
  disabled_at: Date | null;
  password_hash: string | null;
}

function selectMembers(db: Kysely<Database>) {
  return db
    .selectFrom('organiser')
    .select(['id', 'email', 'role', 'disabled_at', 'password_hash', 'totp_confirmed_at', 'created_at'])
    .select((select) =>
      select
        .fn<Date | null>('greatest', [
          select
            .selectFrom('organiser_session')
            .select((inner) => inner.fn.max('last_seen_at').as('at'))
            .whereRef('organiser_id', '=', 'organiser.id'),
          // Ended sessions are deleted, but the actions taken in them remain.
          select
            .selectFrom('audit_entry')
            .select('at')
            .whereRef('organiser_id', '=', 'organiser.id')
            .orderBy('audit_entry.id', 'desc')
            .limit(1),
        ])
        .as('last_seen_at'),
    );
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

function present(row: MemberRow): StaffMember {
  const isInvited = row.password_hash === null;
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    state: row.disabled_at !== null ? 'disabled' : isInvited ? 'invited' : 'active',
    hasSecondFactor: row.totp_confirmed_at !== null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}

/** Ordered by email address. */
export async function listStaffMembers(db: Kysely<Database>): Promise<StaffMember[]> {
  return (await selectMembers(db).orderBy('folded_email').execute()).map(present);
}

export async function getStaffMember(db: Kysely<Database>, id: number): Promise<StaffMember> {
  return present(await selectMembers(db).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Locks one account and every enabled admin until the transaction ends. */
export async function lockWithAdmins(transaction: Transaction<Database>, id: number): Promise<StaffRow[]> {
  return transaction
    .selectFrom('organiser')
    .select(['id', 'email', 'role', 'disabled_at', 'password_hash'])
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([where('role', '=', 'admin'), where('disabled_at', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}
