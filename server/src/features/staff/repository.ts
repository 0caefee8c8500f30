// Accounts of organisers, and the end of their sessions.
import type { Organiser } from '@visavis/domain/organiser/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';

const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'role',
  'password_hash',
  'disabled_at',
  'totp_secret',
  'totp_confirmed_at',
] as const;

/** Disabled and invited ones too. */
export async function findByEmail(db: Kysely<Database>, foldedEmail: string) {
  const row = await db
    .selectFrom('organiser')
    .select(ACCOUNT_COLUMNS)
    .where('folded_email', '=', foldedEmail)
    .executeTakeFirst();
  return row ?? null;
}

export type Account = NonNullable<Awaited<ReturnType<typeof findByEmail>>>;

export async function getAccountRow(db: Kysely<Database>, id: number): Promise<Account> {
  return db.selectFrom('organiser').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The account as it is now; nobody else changes it before the transaction ends. */
export async function lockAccount(transaction: Transaction<Database>, id: number): Promise<Account | null> {
  const row = await transaction
    .selectFrom('organiser')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function hasOrganiser(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('organiser').select('id').limit(1).executeTakeFirst()) !== undefined;
}

interface NewOrganiser {
  email: string;
  foldedEmail: string;
  /** Null for somebody who is invited. */
  passwordHash: string | null;
  role: Organiser['role'];
  now: Date;
}

/** @returns the id; null when the address has an account already */
export async function insertOrganiser(db: Kysely<Database>, organiser: NewOrganiser): Promise<number | null> {
  const row = await db
    .insertInto('organiser')
    .values({
      email: organiser.email,
      folded_email: organiser.foldedEmail,
      password_hash: organiser.passwordHash,
      role: organiser.role,
      created_at: organiser.now,
    })
    .onConflict((conflict) => conflict.column('folded_email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updatePassword(
  transaction: Transaction<Database>,
  id: number,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('organiser')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
}

/** What an account may do, and since when nothing. */
export async function updateAccess(
  transaction: Transaction<Database>,
  id: number,
  { role, disabled_at }: { role: Organiser['role']; disabled_at: Date | null },
): Promise<void> {
  await transaction.updateTable('organiser').set({ role, disabled_at }).where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Kysely<Database>, organiserId: number): Promise<void> {
  await db.deleteFrom('organiser_session').where('organiser_id', '=', organiserId).execute();
}

/** Nobody is logged in any more; with the sessions go the addresses of documents that they asked for. */
export async function endAllSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('organiser_session').execute();
}

/** @param keptHash of the token of the one session that goes on */
export async function deleteOtherSessions(
  db: Kysely<Database>,
  organiserId: number,
  keptHash: Buffer,
): Promise<void> {
  await db
    .deleteFrom('organiser_session')
    .where('organiser_id', '=', organiserId)
    .where('token_hash', '!=', keptHash)
    .execute();
}

/** Messages of one kind to one account since an instant. */
export async function countMessages(
  db: Kysely<Database>,
  {
    organiserId,
    kind,
    since,
  }: { organiserId: number; kind: 'staff-invitation' | 'password-reset'; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('email')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('organiser_id', '=', organiserId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
