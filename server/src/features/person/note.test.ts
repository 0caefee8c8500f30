// Notes about a person: who adds, changes and deletes them, and when they are removed.

import type { PersonNote } from '@visavis/contract/person/person';
import { expect, it } from 'vitest';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { createStaff } from '../../testing/staff.ts';

const stand = prepareOnce(openReview);
const group = prepareOnce(() => stand.register([[1, 1, 660]], { email: 'noted@kenari.example' }));

const add = (content: string, headers = stand.editor, reference = group.registrationNumber) =>
  stand.test.post(`/api/people/${reference}/notes`, { content }, headers);
const change = (id: number, body: object, headers = stand.editor) =>
  stand.test.put(`/api/notes/${id}`, body, headers);
const remove = (id: number, version: number, headers = stand.editor) =>
  stand.test.call({ method: 'DELETE', url: `/api/notes/${id}?version=${version}`, headers });
const notesOf = async (headers = stand.viewer): Promise<PersonNote[]> =>
  (await stand.test.get(`/api/people/${group.registrationNumber}`, headers)).json().notes;

it('are read by all staff, and changed only by their author', async () => {
  const answer = await add('  Vegetarian.\r\n\r\n\r\n\r\nAsked by phone. ');
  expect(answer.statusCode).toBe(201);
  const [note] = answer.json().notes as PersonNote[];
  expect(note).toMatchObject({ content: 'Vegetarian.\n\nAsked by phone.', isOwn: true, changedAt: null });
  expect(await notesOf()).toMatchObject([{ id: note?.id, isOwn: false }]);
  const id = note?.id ?? 0;
  const colleague = await createStaff(stand.test.db, 'editor');
  for (const [headers, status] of [
    [stand.viewer, 403],
    [colleague.headers, 403],
    [stand.admin, 403],
    [stand.editor, 200],
  ] as const)
    expect((await change(id, { version: 1, content: 'Vegan.' }, headers)).statusCode).toBe(status);
  expect(await notesOf()).toMatchObject([{ content: 'Vegan.', version: 2, changedAt: expect.any(String) }]);
  expect((await remove(id, 2, colleague.headers)).statusCode).toBe(403);
  expect((await remove(id, 2)).json()).toEqual({ notes: [] });
  expect((await remove(id, 2)).statusCode).toBe(404);
});

it('can be deleted by admins, no matter who wrote them', async () => {
  const [note] = (await add('Call again.')).json().notes as PersonNote[];
  expect((await remove(note?.id ?? 0, 1, stand.admin)).statusCode).toBe(200);
});

it('that have changed since they were seen are neither replaced nor deleted', async () => {
  const [note] = (await add('First.')).json().notes as PersonNote[];
  const id = note?.id ?? 0;
  await change(id, { version: 1, content: 'Second.' });
  for (const stale of [
    await change(id, { version: 1, content: 'Third.' }),
    await remove(id, 1, stand.admin),
  ]) {
    expect(stale.statusCode).toBe(409);
    expect(stale.json().code).toBe('note.stale');
  }
  expect((await notesOf())[0]?.content).toBe('Second.');
});

it('must contain text, within a limit', async () => {
  expect((await add(' \n ')).json().fields).toEqual({ content: 'Please write a note.' });
  expect((await add('x'.repeat(2001))).statusCode).toBe(422);
  expect((await add('Nobody.', stand.editor, 'BM-AAAA-AAAA')).statusCode).toBe(404);
});

it('keep their text out of the audit trail, which records only author and person', async () => {
  await add('Canary words.');
  const trail = await readRows(
    stand.test.db,
    'audit_entry',
    { registration_id: group.id, action: 'note.add' },
    ['action', 'subject', 'before', 'after'],
  );
  expect(trail.at(-1)).toEqual({
    action: 'note.add',
    subject: `Amira Rahman (${group.registrationNumber})`,
    before: null,
    after: null,
  });
});

it('are removed with the registration, in either programme', async () => {
  const { test, edition } = stand;
  const buyer = await createHostedBuyer(test.db, edition.editionId, { decision: 'pending' });
  await add('Of a buyer.', stand.editor, buyer.reference);
  await test.post(
    '/api/hosted/delete',
    { user_id: buyer.userId, visitor_company_id: buyer.companyId, id: buyer.registrationId },
    stand.admin,
  );
  const { id, user_id, visitor_company_id } = group;
  await test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
  expect(await test.db.selectFrom('person_note').selectAll().execute()).toEqual([]);
});
