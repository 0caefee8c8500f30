// Every kind of API caller, with and without permissions.
import type { LinkKind } from '@visavis/domain/identity/links';
import { ORGANISER_ROLES, type OrganiserRole } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../adapters/database/schema.ts';
import { createAccessKey } from '../platform/access-links/repository.ts';
import { hashToken, newToken } from '../platform/access-links/token.ts';
import { createHostedBuyer, type TestBuyer } from './hosted-buyer.ts';
import { insertRow, insertRows, updateRows } from './rows.ts';
import { createSmallEdition, TEST_NOW, TEST_YEAR } from './small-edition.ts';
import { createStaff, openSessionOf } from './staff.ts';
import { meetingOf, submissionOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

/** A caller. A fresh session is opened for each call, as some calls end it. */
export interface Actor {
  name: string;
  token: () => Promise<string | null>;
  role?: OrganiserRole;
  /** The kind of link whose key the token is. */
  link?: LinkKind;
  /** An approved hosted buyer, whose ids are part of its link. */
  buyer?: TestBuyer;
}

/** Creates an edition with three registrations, a hosted buyer, and staff. */
export async function createActors(test: TestApp): Promise<Actor[]> {
  const { db } = test;
  const { editionId, exhibitorIds } = await createSmallEdition(db);
  const [key, expired, cancelled] = [
    await createKey(test, 660),
    await createKey(test, 720),
    await createKey(test, 780),
  ];
  await updateRows(db, 'access_key', { registration_id: expired.registrationId }, { expires_at: TEST_NOW });
  await updateRows(db, 'registration', { id: cancelled.registrationId }, { cancelled_at: TEST_NOW });
  const [revoked, idle, disabled] = [
    await createStaff(db, 'admin'),
    await createStaff(db, 'admin'),
    await createStaff(db, 'admin'),
  ];
  await test.call({ method: 'POST', url: '/api/logout', headers: revoked.headers });
  await updateRows(
    db,
    'organiser_session',
    { organiser_id: idle.id },
    { last_seen_at: new Date(TEST_NOW.getTime() - 31 * 60_000) },
  );
  await db.updateTable('organiser').set({ disabled_at: TEST_NOW }).where('id', '=', disabled.id).execute();
  const buyer = await createHostedBuyer(db, editionId);
  const exhibitor = await createExhibitorKey(db, exhibitorIds.hanari, '2026-07-01T00:00:00Z');
  const formerExhibitor = await createExhibitorKey(db, exhibitorIds.nacre, TEST_NOW.toISOString());
  const documentKey = await createDocumentKey(db, buyer, '2026-06-05T16:00:00Z');
  const expiredDocumentKey = await createDocumentKey(db, buyer, TEST_NOW.toISOString());
  const wallKey = await createWallKey(db, editionId, '2026-07-01T00:00:00Z');
  const expiredWallKey = await createWallKey(db, editionId, TEST_NOW.toISOString());
  const choiceKey = await createChoiceKey(db, key.registrationId);
  const unknown = newToken();
  const always = (token: string | null) => async () => token;
  return [
    { name: 'anonymous', token: always(null) },
    { name: 'an unknown token', token: always(unknown) },
    { name: 'a visitor', token: always(key.key), link: 'registration' },
    { name: 'an expired key', token: always(expired.key) },
    { name: 'the key of a cancelled registration', token: always(cancelled.key) },
    { name: 'a hosted buyer', token: always(buyer.key), link: 'registration', buyer },
    { name: 'an exhibitor', token: always(exhibitor), link: 'exhibitor' },
    { name: 'an expired exhibitor key', token: always(formerExhibitor) },
    { name: 'a mail choice key', token: always(choiceKey), link: 'mail-choice' },
    { name: 'a document key', token: always(documentKey), link: 'document-request' },
    { name: 'an expired document key', token: always(expiredDocumentKey) },
    { name: 'a wall screen', token: always(wallKey), link: 'wall' },
    { name: 'an expired wall key', token: always(expiredWallKey) },
    ...(await Promise.all(ORGANISER_ROLES.map((role) => organiser(db, role)))),
    { name: 'a revoked session', token: always(revoked.token) },
    { name: 'an idle session', token: always(idle.token) },
    { name: 'a disabled admin', token: always(disabled.token) },
  ];
}

async function createKey(test: TestApp, minute: number): Promise<{ registrationId: number; key: string }> {
  const submission = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, minute)]);
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

async function createChoiceKey(db: Kysely<Database>, registrationId: number): Promise<string> {
  const key = newToken();
  await insertRows(db, 'mail_choice_key', {
    key_hash: hashToken(key),
    registration_id: registrationId,
    kind: 'group',
    created_at: TEST_NOW,
  });
  return key;
}

async function createExhibitorKey(
  db: Kysely<Database>,
  exhibitorId: number,
  expiresAt: string,
): Promise<string> {
  const { id: organiser_id } = await createStaff(db, 'editor');
  const key = newToken();
  await insertRows(db, 'exhibitor_key', {
    key_hash: hashToken(key),
    exhibitor_id: exhibitorId,
    organiser_id,
    created_at: TEST_NOW,
    expires_at: new Date(expiresAt),
  });
  return key;
}

async function createWallKey(db: Kysely<Database>, edition_id: number, expiresAt: string): Promise<string> {
  const { id: organiser_id } = await createStaff(db, 'editor');
  const key = newToken();
  await insertRows(db, 'wall_key', {
    key_hash: hashToken(key),
    edition_id,
    organiser_id,
    created_at: TEST_NOW,
    expires_at: new Date(expiresAt),
  });
  return key;
}

async function createDocumentKey(
  db: Kysely<Database>,
  { registrationId }: TestBuyer,
  expiresAt: string,
): Promise<string> {
  const { id: asked_by } = await createStaff(db, 'editor');
  const id = await insertRow(db, 'document_request', {
    registration_id: registrationId,
    kind: 'passport',
    reason: 'It could not be read.',
    state: 'withdrawn',
    asked_by,
    asked_at: TEST_NOW,
    ended_at: TEST_NOW,
  });
  const key = newToken();
  await insertRows(db, 'document_request_key', {
    key_hash: hashToken(key),
    request_id: id,
    created_at: TEST_NOW,
    expires_at: new Date(expiresAt),
  });
  return key;
}

async function organiser(db: Kysely<Database>, role: OrganiserRole): Promise<Actor> {
  const { id } = await createStaff(db, role);
  return { name: role, role, token: () => openSessionOf(db, id) };
}
