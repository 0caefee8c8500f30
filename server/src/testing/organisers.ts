// Logged-in organisers, for tests of anything but logging in.
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { hashToken, newToken } from '../platform/access-links/token.ts';
import { insertRow, insertRows } from './rows.ts';
import { TEST_NOW } from './small-edition.ts';

/** The request headers of a new organiser with this role. */
export async function logInAs(
  db: Kysely<Database>,
  role: OrganiserRole,
  now = TEST_NOW,
): Promise<{ authorization: string }> {
  const email = `${role}.${newToken(6).toLowerCase()}@visavis.example`;
  const id = await insertRow(db, 'organiser', {
    email,
    folded_email: email,
    password_hash: 'none',
    role,
    created_at: now,
  });
  const token = newToken();
  await insertRows(db, 'organiser_session', {
    token_hash: hashToken(token),
    organiser_id: id,
    created_at: now,
    last_seen_at: now,
  });
  return { authorization: `Bearer ${token}` };
}
