// A logged-in organiser of a run: logging in is deliberately slow, and not measured.
import { hash, randomBytes } from 'node:crypto';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { ScratchDatabase } from './scratch-cluster.ts';

export interface OrganiserSession {
  token: string;
  user: { id: number; email: string; role: OrganiserRole };
}

interface Account {
  role?: OrganiserRole;
  /** As in the organiser's column; omitted fields have their defaults. */
  preferences?: object;
}

export async function openOrganiserSession(
  database: Pick<ScratchDatabase, 'query'>,
  { role = 'viewer', preferences = {} }: Account = {},
): Promise<OrganiserSession> {
  const token = randomBytes(32).toString('base64url');
  const email = 'bench@visavis.example';
  const [row] = await database.query<{ id: number }>(
    `with account as (
      insert into organiser (email, folded_email, password_hash, role, created_at)
      values ($2, $2, 'none', $4, now()) returning id
    ), preferred as (
      insert into organiser_preference (organiser_id, preferences) select id, $3 from account
    )
    insert into organiser_session (token_hash, organiser_id, created_at, last_seen_at)
    select $1, id, now(), now() from account returning organiser_id as id`,
    [hash('sha256', token, 'buffer'), email, JSON.stringify(preferences), role],
  );
  if (!row) throw new Error('There is no session.');
  return { token, user: { id: row.id, email, role } };
}
