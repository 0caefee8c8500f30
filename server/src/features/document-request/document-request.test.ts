// A document is requested by mail, uploaded once through its own link, and seen by organisers, on a real database.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_MESSAGES } from '@visavis/domain/document/schema';
import { englishOf } from '@visavis/domain/words/english';
import { beforeEach, describe, expect, it } from 'vitest';
import { newToken } from '../../platform/access-links/token.ts';
import { filePart } from '../../testing/application-form.ts';
import { ASKED_BECAUSE, idsOf, keyIn, openAsking } from '../../testing/asked-document.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { listActions } from '../../testing/staff.ts';
import { storeDocument } from '../../testing/stored-document.ts';
import { followTold } from '../../testing/told-parts.ts';
import { removeDocuments } from '../document/service.ts';

const stand = prepareOnce(openAsking);

beforeEach(() => stand.mailServer.received.splice(0));

it('a document is requested by mail with the reason and a private link, uploaded, and opened beside the others', async () => {
  const buyer = await stand.create();
  await storeDocument(stand.test, buyer.registrationId, { filename: 'first.pdf' });
  const before = await stand.rowOf(buyer);
  expect(before.documentRequests).toEqual([]);
  const answer = await stand.ask(buyer, { version: before.version });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    message: 'The document is asked for. The email leaves in 10 seconds.',
    row: {
      version: before.version + 1,
      documentRequests: [
        { kind: 'company-certificate', reason: ASKED_BECAUSE, state: 'asked', endedAt: null },
      ],
    },
  });
  expect(stand.mailServer.received).toEqual([]);
  stand.passMinutes(11 / 60);
  const letter = await stand.received(buyer);
  expect(letter?.subject).toContain('Please send us a document');
  expect(letter?.text).toContain(`The reason: ${ASKED_BECAUSE}`);
  expect(letter?.text).toContain('we need your company registration certificate');
  const key = keyIn(letter?.text);
  expect((await stand.look(key)).json()).toEqual({
    edition: expect.any(Number),
    kind: 'company-certificate',
    reason: ASKED_BECAUSE,
    state: 'asked',
    reference: buyer.reference,
    lastDay: '2026-06-05',
    endedAt: null,
  });
  const told = await followTold(stand.test.database);
  const handed = await stand.handIn(key, [
    filePart(0, pdfOf(), '../SSM.html'),
    filePart(1, pdfOf({ inside: 'second' }), 'page 2.pdf'),
  ]);
  expect([handed.statusCode, handed.json()]).toMatchObject([
    201,
    { success: true, message: 'Your document has been received.', asked: { state: 'handed-in' } },
  ]);
  await expect.poll(() => told('hosted-buyers')).toBeGreaterThan(0);
  const after = await stand.rowOf(buyer);
  expect(after.version).toBe(before.version + 2);
  expect(after.documentRequests).toMatchObject([{ state: 'handed-in', mail: { state: 'sent' } }]);
  expect(
    after.documents.map(({ kind, filename, handedInAt }) => [kind, filename, handedInAt !== null]),
  ).toEqual([
    ['business-card', 'first.pdf', false],
    ['company-certificate', 'SSM.pdf', true],
    ['company-certificate', 'page 2.pdf', true],
  ]);
  const [, second] = after.documents;
  const opened = await stand.test.get(second?.url ?? '', stand.editor);
  expect([opened.statusCode, opened.rawPayload.equals(pdfOf())]).toEqual([200, true]);
  const actions = (await listActions(stand.test.db)).filter(({ action }) => action.startsWith('document.'));
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'document.ask',
    'document.hand-in',
    'document.view',
  ]);
});

describe('the link', () => {
  it('with a guessed or expired key, or an organiser’s or buyer’s, shows nothing and accepts nothing', async () => {
    const buyer = await stand.create({ decision: 'approved' });
    const key = await stand.asked(buyer);
    const files = (await readdir(stand.test.storage.folder)).length;
    const organiserToken = stand.editor.authorization.replace('Bearer ', '');
    for (const other of [newToken(), buyer.key, organiserToken, `${key}x`, '']) {
      expect((await stand.look(other)).statusCode).toBe(404);
      expect((await stand.handIn(other)).statusCode).toBe(404);
    }
    // Nor does it open a buyer's pages.
    expect((await stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` })).statusCode).toBe(
      404,
    );
    await stand.test.db.updateTable('document_request_key').set({ expires_at: stand.now() }).execute();
    expect((await stand.look(key)).statusCode).toBe(404);
    expect((await stand.handIn(key)).statusCode).toBe(404);
    expect((await readdir(stand.test.storage.folder)).length).toBe(files);
    expect(await stand.requestOf(buyer)).toMatchObject({ state: 'asked' });
  });

  it('of one applicant uploads for that applicant only', async () => {
    const [one, other] = [await stand.create(), await stand.create()];
    const [key] = [await stand.asked(one), await stand.asked(other, { kind: 'passport' })];
    expect((await stand.handIn(key)).statusCode).toBe(201);
    expect((await stand.rowOf(one)).documents).toHaveLength(1);
    expect((await stand.rowOf(other)).documents).toEqual([]);
    expect(await stand.requestOf(other)).toMatchObject({ state: 'asked' });
    // A withdrawal names the applicant of the request: with the ids of another it is 404.
    expect((await stand.withdraw(one, (await stand.requestOf(other)).id)).statusCode).toBe(404);
  });

  it('accepts one upload, and then shows that the document was handed in', async () => {
    const buyer = await stand.create();
    const key = await stand.asked(buyer);
    expect((await stand.handIn(key)).statusCode).toBe(201);
    const files = (await readdir(stand.test.storage.folder)).length;
    const again = await stand.handIn(key);
    expect([again.statusCode, again.json().code, again.json().message]).toEqual([
      409,
      'document.request-ended',
      'This document has been handed in already. There is nothing more to do.',
    ]);
    expect(await stand.stateOf(key)).toBe('handed-in');
    expect((await stand.rowOf(buyer)).documents).toHaveLength(1);
    expect((await readdir(stand.test.storage.folder)).length).toBe(files);
    expect(await stand.leftOver()).toEqual([]);
  });

  it('of a rejected applicant shows that nothing is needed, and works again when the rejection is undone', async () => {
    const buyer = await stand.create();
    const key = await stand.asked(buyer);
    await stand.test.post('/api/hosted/reject', idsOf(buyer), stand.editor);
    expect(await stand.stateOf(key)).toBe('withdrawn');
    expect((await stand.handIn(key)).json().code).toBe('document.request-ended');
    await stand.test.post('/api/hosted/undo-rejection', idsOf(buyer), stand.editor);
    expect(await stand.stateOf(key)).toBe('asked');
    expect((await stand.handIn(key)).statusCode).toBe(201);
  });

  it('is 404 once the application is deleted, and the reason is erased', async () => {
    const { db } = stand.test;
    const buyer = await stand.create();
    const key = await stand.asked(buyer);
    const remove = { ...idsOf(buyer), id: buyer.registrationId };
    expect((await stand.test.post('/api/hosted/delete', remove, stand.admin)).statusCode).toBe(200);
    expect((await stand.look(key)).statusCode).toBe(404);
    expect((await stand.handIn(key)).statusCode).toBe(404);
    const left = db
      .selectFrom('document_request')
      .selectAll()
      .where('registration_id', '=', buyer.registrationId);
    expect(await left.execute()).toMatchObject([{ reason: '', state: 'withdrawn' }]);
  });
});

describe('an upload', () => {
  it('is validated like an application’s files, with an error per file, and an invalid one is not stored', async () => {
    const buyer = await stand.create();
    const key = await stand.asked(buyer);
    const files = (await readdir(stand.test.storage.folder)).length;
    const refused = await stand.handIn(key, [
      filePart(0, pdfOf(), 'good.pdf'),
      filePart(1, Buffer.alloc(DOCUMENT_LIMIT_BYTES + 1), 'huge.pdf'),
      filePart(2, '<html>', 'page.pdf'),
    ]);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      {
        'documents[1]': englishOf(DOCUMENT_MESSAGES.tooLarge),
        'documents[2]': englishOf(DOCUMENT_MESSAGES.wrongType),
      },
    ]);
    expect(refused.json().refusedFiles.map(({ filename }: { filename: string }) => filename)).toEqual([
      'huge.pdf',
      'page.pdf',
    ]);
    const none = await stand.handIn(key, []);
    expect([none.statusCode, none.json().fields]).toEqual([
      422,
      { documents: englishOf(DOCUMENT_MESSAGES.required) },
    ]);
    const json = await stand.test.post(
      '/api/document-request/documents',
      {},
      { authorization: `Bearer ${key}` },
    );
    expect(json.statusCode).toBe(415);
    expect(await stand.stateOf(key)).toBe('asked');
    expect((await readdir(stand.test.storage.folder)).length).toBe(files);
    expect((await stand.handIn(key)).statusCode).toBe(201);
  });

  it('has the requested kind: a passport opens for admins only', async () => {
    const buyer = await stand.create();
    const key = await stand.asked(buyer, { kind: 'passport' });
    await stand.handIn(key, [filePart(0, pdfOf(), 'business card.pdf')]);
    const [document] = (await stand.rowOf(buyer)).documents;
    expect(document).toMatchObject({ kind: 'passport', mayOpen: false });
    expect((await stand.test.get(document?.url ?? '', stand.editor)).statusCode).toBe(404);
    expect((await stand.test.get(document?.url ?? '', stand.admin)).statusCode).toBe(200);
  });

  it('is sealed in the file store, and deleted with the other documents', async () => {
    const { db, storage } = stand.test;
    const buyer = await stand.create();
    await stand.handIn(await stand.asked(buyer), [filePart(0, pdfOf({ inside: 'Canary' }), 'x.pdf')]);
    const { storage_name } = await readRow(db, 'document', { registration_id: buyer.registrationId }, [
      'storage_name',
    ]);
    expect((await storage.files.get(storage_name ?? ''))?.includes('Canary')).toBe(true);
    const onDisk = await Promise.all(
      (await readdir(storage.folder)).map((name) => readFile(join(storage.folder, name))),
    );
    expect(onDisk.some((content) => content.includes('Canary'))).toBe(false);
    await db
      .transaction()
      .execute((transaction) => removeDocuments(transaction, buyer.registrationId, stand.now()));
    expect((await stand.rowOf(buyer)).documents).toMatchObject([{ isDeleted: true, mayOpen: false }]);
    expect(await stand.requestOf(buyer)).toMatchObject({ reason: '', state: 'handed-in' });
  });
});
