// Reads and writes organisers' accounts, and ends their sessions.
import type { Organiser } from '@visavis/domain/staff/schema';
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

/** Includes disabled and invited accounts. */
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

/** Locks an account until the transaction ends. */
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
  /** Null for an invited person. */
  passwordHash: string | null;
  role: Organiser['role'];
  now: Date;
}

/** @returns the id; null if the address already has an account */
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

/** Sets an account's role, and since when it has been disabled. */
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

/** Logs everybody out; this also invalidates the document URLs issued to their sessions. */
export async function endAllSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('organiser_session').execute();
}

/** @param keptHash token hash of the session to keep */
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

/** Counts the emails of one kind to one account since an instant. */
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
