// Everybody who may knock at the interface, with rights and without.
import { ORGANISER_ROLES, type OrganiserRole } from '@visavis/domain/organiser/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { createAccessKey } from '../features/access-key/service.ts';
import { newToken } from '../token.ts';
import { createSmallEdition, TEST_NOW, TEST_YEAR } from './small-edition.ts';
import { createStaff, openSessionOf } from './staff.ts';
import { meetingOf, submissionOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

/** Who calls. A session is opened anew for each call: some calls end it. */
export interface Actor {
  name: string;
  token: () => Promise<string | null>;
  role?: OrganiserRole;
  hasKey?: boolean;
}

/** Makes an edition with three registrations, and staff. */
export async function createActors(test: TestApp): Promise<Actor[]> {
  const { db } = test;
  await createSmallEdition(db);
  const [key, expired, cancelled] = [
    await createKey(test, 11),
    await createKey(test, 12),
    await createKey(test, 13),
  ];
  await db
    .updateTable('access_key')
    .set({ expires_at: TEST_NOW })
    .where('registration_id', '=', expired.registrationId)
    .execute();
  await db
    .updateTable('registration')
    .set({ cancelled_at: TEST_NOW })
    .where('id', '=', cancelled.registrationId)
    .execute();
  const [revoked, idle, disabled] = [
    await createStaff(db, 'admin'),
    await createStaff(db, 'admin'),
    await createStaff(db, 'admin'),
  ];
  await test.call({ method: 'POST', url: '/api/logout', headers: revoked.headers });
  await db
    .updateTable('organiser_session')
    .set({ last_seen_at: new Date(TEST_NOW.getTime() - 31 * 60_000) })
    .where('organiser_id', '=', idle.id)
    .execute();
  await db.updateTable('organiser').set({ disabled_at: TEST_NOW }).where('id', '=', disabled.id).execute();
  const unknown = newToken();
  const always = (token: string | null) => async () => token;
  return [
    { name: 'anonymous', token: always(null) },
    { name: 'an unknown token', token: always(unknown) },
    { name: 'a visitor', token: always(key.key), hasKey: true },
    { name: 'an expired key', token: always(expired.key) },
    { name: 'the key of a cancelled registration', token: always(cancelled.key) },
    ...(await Promise.all(ORGANISER_ROLES.map((role) => organiser(db, role)))),
    { name: 'a revoked session', token: always(revoked.token) },
    { name: 'an idle session', token: always(idle.token) },
    { name: 'a disabled admin', token: always(disabled.token) },
  ];
}

async function createKey(test: TestApp, hour: number): Promise<{ registrationId: number; key: string }> {
  const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, hour)]);
  const response = await test.post('/api/visitor/register', submission);
  if (response.statusCode !== 201) throw new Error(`A registration for a test was refused: ${response.body}`);
  const { id } = await test.db
    .selectFrom('registration')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const key = await createAccessKey(test.db, {
    registrationId: id,
    lastDate: `${TEST_YEAR}-06-05`,
    now: TEST_NOW,
  });
  return { registrationId: id, key };
}

async function organiser(db: Kysely<Database>, role: OrganiserRole): Promise<Actor> {
  const { id } = await createStaff(db, role);
  return { name: role, role, token: () => openSessionOf(db, id) };
}
