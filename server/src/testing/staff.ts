// Logged-in staff for tests.
import { hash } from '@node-rs/argon2';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { hashToken, newToken } from '../platform/access-links/token.ts';
import { insertRow, insertRows, readRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';

export const STAFF_PASSWORD = 'a long enough password';
let count = 0;
let passwordHash: Promise<string> | undefined;

export interface Staff {
  id: number;
  email: string;
  role: OrganiserRole;
  /** The token of an active session. */
  token: string;
  headers: { authorization: string };
}

/** A new organiser with STAFF_PASSWORD, and a session that began at TEST_NOW. */
export async function createStaff(db: Kysely<Database>, role: OrganiserRole): Promise<Staff> {
  count += 1;
  passwordHash ??= hash(STAFF_PASSWORD);
  const email = `${role}.${count}@exhibition.example`;
  const id = await insertRow(db, 'organiser', {
    email,
    folded_email: email,
    password_hash: await passwordHash,
    role,
    created_at: TEST_NOW,
  });
  const token = await openSessionOf(db, id);
  return { id, email, role, token, headers: { authorization: `Bearer ${token}` } };
}

/** Opens another session of an organiser. @returns its token */
export async function openSessionOf(db: Kysely<Database>, organiserId: number): Promise<string> {
  const token = newToken();
  await insertRows(db, 'organiser_session', {
    token_hash: hashToken(token),
    organiser_id: organiserId,
    created_at: TEST_NOW,
    last_seen_at: TEST_NOW,
  });
  return token;
}

/** The entries of the audit trail, oldest first. */
export async function listActions(db: Kysely<Database>) {
  return readRows(
    db,
    'audit_entry',
    {},
    ['actor_kind', 'actor', 'action', 'subject', 'before', 'after'],
    'id',
  );
}
