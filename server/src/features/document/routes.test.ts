// Who may open a document, for whom it appears not to exist, and how each view is recorded.
import { beforeEach, expect, test } from 'vitest';
import { createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, listActions, openSessionOf, type Staff } from '../../testing/staff.ts';
import { SMALL_PDF, storeDocument } from '../../testing/stored-document.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { removeDocuments } from './service.ts';

const app = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(app.db));
let buyer: TestBuyer;
let viewer: Staff;
let editor: Staff;
let admin: Staff;
let card: number;
let passport: number;

beforeEach(async () => {
  app.setNow(TEST_NOW);
  buyer = await createHostedBuyer(app.db, edition.editionId);
  viewer = await createStaff(app.db, 'viewer');
  editor = await createStaff(app.db, 'editor');
  admin = await createStaff(app.db, 'admin');
  card = (await storeDocument(app, buyer.registrationId)).id;
  passport = (await storeDocument(app, buyer.registrationId, { kind: 'passport' })).id;
});

type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const at = (id: number | string) => `/api/hosted/documents/${id}`;
const open = (id: number, headers: Headers = {}) => app.get(at(id), headers);
const mint = (id: number, headers: Headers = {}) => app.post(`${at(id)}/address`, {}, headers);
const addressOf = async (id: number, headers: Headers): Promise<string> =>
  (await mint(id, headers)).json().url;
const views = (id: number, headers: Headers = {}) => app.get(`${at(id)}/views`, headers);

const EXPECTED_HEADERS = {
  'content-type': 'application/pdf',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

test('an editor opens a business card, an admin a passport too: bytes with headers that keep them from running', async () => {
  for (const [id, headers] of [
    [card, editor.headers],
    [card, admin.headers],
    [passport, admin.headers],
  ] as const) {
    const answer = await open(id, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(SMALL_PDF);
    expect(answer.headers).toMatchObject(EXPECTED_HEADERS);
    expect(answer.headers['content-disposition']).toMatch(
      /^inline; filename="[\w-]+\.pdf"; filename\*=UTF-8''/,
    );
  }
});

test('each picture is served with its media type', async () => {
  const content = Buffer.from('89504e470d0a1a0a', 'hex');
  const { id } = await storeDocument(app, buyer.registrationId, {
    content,
    mediaType: 'image/png',
    filename: 'kad"名片.html',
  });
  const answer = await open(id, editor.headers);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="kad___.html.png"; filename*=UTF-8''kad_%E5%90%8D%E7%89%87.html.png`,
  );
  expect(answer.rawPayload).toEqual(content);
});

/** Callers for whom the passport appears not to exist, and the headers they send. */
const strangers: [who: string, headers: () => Promise<Headers> | Headers][] = [
  ['nobody', () => ({})],
  ['a guessed token', () => bearer('guessed')],
  ['a viewer', () => viewer.headers],
  ['an editor', () => editor.headers],
  ['the buyer, with the own key', () => bearer(buyer.key)],
  ['another buyer, with a key', async () => bearer((await createHostedBuyer(app.db, edition.editionId)).key)],
  [
    'an admin who logged out',
    async () => {
      expect((await app.post('/api/logout', {}, admin.headers)).statusCode).toBe(200);
      return admin.headers;
    },
  ],
  [
    'an admin whose account was disabled',
    async () => {
      await updateRows(app.db, 'organiser', { id: admin.id }, { disabled_at: TEST_NOW });
      return admin.headers;
    },
  ],
  [
    'an admin who is an editor since',
    async () => {
      await app.db.updateTable('organiser').set({ role: 'editor' }).where('id', '=', admin.id).execute();
      return admin.headers;
    },
  ],
];

test.each(strangers)('%s gets 404 for the passport in every way', async (_who, headersOf) => {
  const headers = await headersOf();
  const answers = await Promise.all([
    open(passport, headers),
    mint(passport, headers),
    views(passport, headers),
  ]);
  const never = await open(2147483647, admin.headers);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('resource.not-found');
    expect(answer.body).not.toContain('PDF');
  }
  // A hidden document is indistinguishable from a missing one.
  const { requestId: _a, ...hidden } = answers[0].json();
  const { requestId: _b, ...missing } = never.json();
  expect(hidden).toEqual(missing);
  expect(
    await app.db.selectFrom('document_view').selectAll().where('document_id', '=', passport).execute(),
  ).toEqual([]);
});

test('a viewer can open no document of any kind', async () => {
  expect((await open(card, viewer.headers)).statusCode).toBe(404);
  expect((await mint(card, viewer.headers)).statusCode).toBe(404);
});

test('an address opens once, as a download, and its token is not stored in the database', async () => {
  const answer = await mint(card, editor.headers);
  expect(answer.json()).toMatchObject({ expiresInSeconds: 60 });
  expect(answer.headers['cache-control']).toBe('no-store');
  const url: string = answer.json().url;
  const token = url.split('/').at(-1) ?? '';
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await app.db.selectFrom('document_address').selectAll().execute())).not.toContain(
    token,
  );
  // A HEAD request does not consume it.
  expect((await app.app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  const first = await app.get(url);
  expect(first.statusCode).toBe(200);
  expect(first.rawPayload).toEqual(SMALL_PDF);
  expect(first.headers).toMatchObject(EXPECTED_HEADERS);
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="business-card\.pdf"/);
  expect((await app.get(url)).statusCode).toBe(404);
});

test('of ten concurrent calls to one address, only one opens it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const url = await addressOf(card, editor.headers);
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.get(url)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(404)]);
  }
});

test('an address expires after sixty seconds', async () => {
  const [early, late] = [await addressOf(card, editor.headers), await addressOf(card, editor.headers)];
  app.setNow(new Date(TEST_NOW.getTime() + 59_999));
  expect((await app.get(early)).statusCode).toBe(200);
  app.setNow(new Date(TEST_NOW.getTime() + 60_000));
  expect((await app.get(late)).statusCode).toBe(404);
});

/** What happens to the organiser between creating an address and opening it. */
const ends: [what: string, happen: (owner: Staff) => Promise<unknown>][] = [
  [
    'logged out, and works on in another session',
    async (owner) => {
      await openSessionOf(app.db, owner.id);
      await app.post('/api/logout', {}, owner.headers);
    },
  ],
  ['was disabled by another admin', (owner) => change(owner, { isDisabled: true })],
  ['lost the role', (owner) => change(owner, { role: 'editor' })],
  [
    'was disabled with the session left',
    (owner) =>
      app.db.updateTable('organiser').set({ disabled_at: TEST_NOW }).where('id', '=', owner.id).execute(),
  ],
  [
    'had the session ended, as by a new password',
    (owner) => app.db.deleteFrom('organiser_session').where('organiser_id', '=', owner.id).execute(),
  ],
  [
    'reached the twelve hours of the session',
    (owner) =>
      updateRows(
        app.db,
        'organiser_session',
        { organiser_id: owner.id },
        { created_at: new Date(TEST_NOW.getTime() - 12 * 3_600_000) },
      ),
  ],
];

const change = async (owner: Staff, payload: object) => {
  const other = await createStaff(app.db, 'admin');
  const answer = await app.put(`/api/organisers/${owner.id}`, payload, other.headers);
  expect(answer.statusCode).toBe(200);
};

test.each(ends)('an address becomes invalid when its organiser %s', async (_what, happen) => {
  const owner = await createStaff(app.db, 'admin');
  const url = await addressOf(passport, owner.headers);
  const control = await addressOf(passport, admin.headers);
  await happen(owner);
  expect((await app.get(url)).statusCode).toBe(404);
  expect((await app.get(control)).statusCode).toBe(200);
});

test('every view is recorded, and only admins see by whom', async () => {
  await open(card, editor.headers);
  await app.get(await addressOf(card, admin.headers));
  expect((await views(card, admin.headers)).json()).toEqual([
    { by: admin.email, way: 'download', at: TEST_NOW.toISOString() },
    { by: editor.email, way: 'preview', at: TEST_NOW.toISOString() },
  ]);
  for (const headers of [editor.headers, viewer.headers, {}, bearer(buyer.key)])
    expect((await views(card, headers)).statusCode).toBe(404);
  const actions = (await listActions(app.db)).filter(
    ({ action, subject }) => action === 'document.view' && subject.includes(buyer.reference),
  );
  expect(actions).toMatchObject([
    {
      actor: editor.email,
      subject: `Business card of Amira Rahman (${buyer.reference})`,
      after: { way: 'preview' },
    },
    { actor: admin.email, after: { document: card, way: 'download' } },
  ]);
});

test('a deleted document is 404, for an admin and through an earlier address', async () => {
  const url = await addressOf(passport, admin.headers);
  await app.db
    .transaction()
    .execute((transaction) => removeDocuments(transaction, buyer.registrationId, TEST_NOW));
  expect((await open(passport, admin.headers)).statusCode).toBe(404);
  expect((await mint(passport, admin.headers)).statusCode).toBe(404);
  expect((await app.get(url)).statusCode).toBe(404);
});

test('the documents of a deleted registration are 404', async () => {
  const url = await addressOf(passport, admin.headers);
  await updateRows(app.db, 'registration', { id: buyer.registrationId }, { cancelled_at: TEST_NOW });
  expect((await open(passport, admin.headers)).statusCode).toBe(404);
  expect((await app.get(url)).statusCode).toBe(404);
});

test('a malformed token is 404 like any other; a malformed id is 422 only for organisers', async () => {
  for (const token of ['x', '..%2f..%2f', 'a'.repeat(200)])
    expect((await app.get(`/api/hosted/documents/open/${token}`)).statusCode).toBe(404);
  expect((await app.get(at('0'))).statusCode).toBe(404);
  expect((await app.get(at('0'), admin.headers)).statusCode).toBe(422);
});

test('content that was changed, or is missing without being deleted, is a server error', async () => {
  const { storageName, id } = await storeDocument(app, buyer.registrationId);
  const { createDiskFileStore } = await import('../../adapters/file-store/disk.ts');
  const raw = createDiskFileStore(app.storage.folder);
  const sealed = (await raw.get(storageName)) ?? Buffer.alloc(0);
  sealed[20] = (sealed[20] ?? 0) ^ 1;
  await raw.put(storageName, sealed);
  expect((await open(id, editor.headers)).statusCode).toBe(500);
  await raw.remove(storageName);
  expect((await open(id, editor.headers)).statusCode).toBe(500);
  expect((await views(id, admin.headers)).json()).toEqual([]);
});
