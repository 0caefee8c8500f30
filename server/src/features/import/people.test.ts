// Importing people: dry run, consent, import, their pages, undo, and refusals.
import type { ImportView } from '@visavis/contract/import/plan';
import { exampleRegistration } from '@visavis/domain/profile/example';
import { inEnglish } from '@visavis/domain/words/english';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff, listActions } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const editor = prepareOnce(() => createStaff(test.db, 'editor'));
const admin = prepareOnce(() => createStaff(test.db, 'admin'));
let edition: SmallEdition;
let people: ReturnType<typeof importCalls>;
beforeAll(async () => {
  people = importCalls(test, editor.headers, 'registrations');
});

beforeEach(openEdition);

async function openEdition(): Promise<void> {
  edition = await createSmallEdition(test.db, 2026);
  await test.restart();
}

const HEADINGS =
  'Name;Title;Email;Mobile;Company;Nature of business;Company size;Company phone;Address;City;State;Postcode;Country;Language;Interests;Booth;Date;Time';
const ROW =
  'Buyer;012-345 6789;Kenari Retail;Retail;11-50;03-7890 5512;18 Jalan Telawi;Kuala Lumpur;WP;59100;Malaysia';
/** A row for somebody from Kuala Lumpur. */
const rowOf = (name: string, email: string, rest = ';;;;') => {
  const [title, phone, ...others] = ROW.split(';');
  return [name, title, email, phone, ...others, rest].join(';');
};
const listOf = (...rows: string[]) => [HEADINGS, ...rows].join('\n');
const LIST = listOf(
  rowOf('Mei Tan', 'mei@kenari.example', 'zh;Serums and ampoules, Sun care;B-145;2 June;11 am'),
  rowOf('Mei Tan', 'MEI@kenari.example', ';;F-001;Day 2;12:00'),
  rowOf('Ana Lim', 'ana@kenari.example'),
);
const CONSENT = { consent: true } as const;
const sentences = async (view: ImportView, query = '') =>
  (await people.rowsOf(view, query)).map(
    ({ row, result, notes }) => `${row} ${result}: ${notes.map(inEnglish).join(' ')}`,
  );
const registrations = () =>
  test.db
    .selectFrom('registration')
    .innerJoin('visitor', 'visitor.id', 'visitor_id')
    .innerJoin('company', 'company.id', 'registration.company_id')
    .selectAll(['registration'])
    .select(['visitor.phone_number', 'company.phone'])
    .where('edition_id', '=', edition.editionId)
    .where('cancelled_at', 'is', null)
    .orderBy('registration.id')
    .execute();
const emails = () =>
  test.db.selectFrom('email').selectAll().where('edition_id', '=', edition.editionId).execute();
const imported = async (content: string, wishes: { isMailed?: boolean } = {}): Promise<ImportView> => {
  const answer = await people.tryTo(await people.upload(content), 'apply', { ...CONSENT, ...wishes });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

it('reports what would happen, and stores nothing but the file', async () => {
  const view = await people.upload(LIST);
  expect(view).toMatchObject({
    kind: 'registrations',
    state: 'draft',
    counts: { created: 2, changed: 0, merged: 1, unchanged: 0, refused: 0 },
    totals: { registrationsCreated: 2, meetingsCreated: 2 },
    troubles: [],
  });
  expect(await sentences(view)).toEqual([
    '2 created: New registration, 2 meetings, 2 interests Atelier Nacre, B-145: 02 June, 11.00am-12.00pm',
    '3 merged: Same person as row 2 Atelier Nacre, F-001: 03 June, 12.00pm-1.00pm',
    '4 created: New registration, no meetings',
  ]);
  expect(await registrations()).toEqual([]);
});

it('registers all people at once as confirmed, with the recorder of the consent, and sends no unrequested mail', async () => {
  const view = await imported(LIST);
  expect(view).toMatchObject({ state: 'applied', appliedBy: editor.email });
  const [mei, ana, ...more] = await registrations();
  expect(more).toEqual([]);
  expect(mei).toMatchObject({
    programme: 'business',
    folded_email: 'mei@kenari.example',
    language: 'zh-Hans',
    pending_meetings: 2,
    registered_by: editor.id,
    confirmed_at: expect.any(Date),
    terms_version: expect.any(String),
    phone_number: '+60123456789',
    phone: '+60378905512',
  });
  expect(ana).toMatchObject({ language: 'en', pending_meetings: 0 });
  expect(await emails()).toEqual([]);
  const person = await test.get(`/api/people/${mei?.reference}`, editor.headers);
  expect(person.json()).toMatchObject({
    registeredBy: editor.email,
    registration: {
      schedules: [{ exhibitor: 'Atelier Nacre', boothNumber: 'B-145' }, { boothNumber: 'F-001' }],
    },
    history: [{ action: 'registration.import' }],
  });
  expect((await people.rowsOf(view)).map(({ reference }) => reference)).toEqual([
    mei?.reference,
    undefined,
    ana?.reference,
  ]);
  const found = await test.get('/api/meetings?search=mei%20tan', editor.headers);
  expect(found.body).toContain(mei?.reference);
  const actions = (await listActions(test.db)).map(({ action }) => action);
  expect(actions.slice(-3)).toEqual(['registration.import', 'registration.import', 'import.apply']);
  const entry = await test.db
    .selectFrom('audit_entry')
    .select(['actor', 'after'])
    .where('action', '=', 'import.apply')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    actor: editor.email,
    after: expect.objectContaining({
      consent: 'by import',
      termsVersion: expect.any(String),
      isMailed: false,
    }),
  });
});

it('requires the consent of all, and registers nobody without it', async () => {
  const view = await people.upload(LIST);
  const answer = await people.tryTo(view, 'apply');
  expect([answer.statusCode, answer.json().fields.consent]).toEqual([
    422,
    'Please ask the person whether they agree to the terms, and tick the box.',
  ]);
  expect(await registrations()).toEqual([]);
});

it("sends the usual email in each person's language on request, and to nobody else", async () => {
  const refused = rowOf('Refused', 'not an address');
  await imported(`${LIST}\n${refused}`, { isMailed: true });
  const sent = await emails();
  expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['registration-received', 'mei@kenari.example'],
    ['registration-received', 'ana@kenari.example'],
  ]);
  expect(sent.map(({ content }) => (content as { language: string }).language)).toEqual(['zh-Hans', 'en']);
  expect(sent[0]?.content).not.toHaveProperty('unconfirmed');
});

it('importing the same file again changes nothing, and names the people already registered', async () => {
  await imported(LIST);
  const [mei] = await registrations();
  const again = await people.upload(LIST);
  expect(again.counts).toEqual({ created: 0, changed: 0, merged: 0, unchanged: 3, refused: 0 });
  expect((await sentences(again))[0]).toBe(
    `2 unchanged: Registered already: ${mei?.reference}. Nothing is changed.`,
  );
  expect((await people.tryTo(again, 'apply', CONSENT)).statusCode).toBe(422);
});

it('undo deletes the people and frees their hours; it is refused with the names of any who have changed since', async () => {
  const applied = await imported(LIST);
  const [, ana] = await registrations();
  await test.post(`/api/people/${ana?.reference}/notes`, { content: 'rang' }, editor.headers);
  const refused = await people.tryTo(applied, 'undo');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This import can no longer be undone. Changed since: Ana Lim.',
  ]);
  const impact = await test.get(`/api/imports/${applied.id}/impact`, editor.headers);
  expect(impact.json().blocked.values).toEqual({ written: [], changed: ['Ana Lim'], erased: 0, more: 0 });
  expect(await registrations()).toHaveLength(2);

  await openEdition();
  const second = await imported(LIST);
  const undone = await importCalls(test, admin.headers).tryTo(second, 'undo');
  expect(undone.json()).toMatchObject({
    state: 'undone',
    appliedBy: editor.email,
    undoneAt: expect.any(String),
    undoneBy: admin.email,
  });
  expect(await registrations()).toEqual([]);
  const again = await imported(LIST);
  expect(again.totals.meetingsCreated).toBe(2);
});

it('cannot be undone after a decision, a task or a tag', async () => {
  const ways: ((row: Awaited<ReturnType<typeof registrations>>[number]) => Promise<unknown>)[] = [
    async ({ id }) => {
      const claim = await readRow(test.db, 'claim', { registration_id: id }, ['id']);
      return test.post(`/api/meetings/${claim.id}/approve`, {}, editor.headers);
    },
    ({ reference }) =>
      test.post(
        `/api/people/${reference}/tasks`,
        { content: 'ring', assigneeId: null, dueOn: null },
        editor.headers,
      ),
    ({ id }) => test.post('/api/tags', { action: 'add', name: 'press', ids: [id] }, editor.headers),
  ];
  for (const way of ways) {
    await openEdition();
    const applied = await imported(LIST, { isMailed: true });
    const [mei] = await registrations();
    if (mei) await way(mei);
    const refused = await people.tryTo(applied, 'undo');
    expect(refused.json().message).toBe('This import can no longer be undone. Changed since: Mei Tan.');
  }
});

it('watches every table that refers to a registration', async () => {
  const { rows } = await test.database.pool.query(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'registration'::regclass`,
  );
  const { rows: sources } = await test.database.pool.query(
    "select prosrc from pg_proc where proname = 'registration_snapshot'",
  );
  // Those of hosted buyers, of unconfirmed people, and the import's own.
  const others = [
    'application',
    'booking',
    'document',
    'document_deletion_person',
    'document_request',
    'room_wait',
    'rooming_export_row',
    'registration_origin',
    'import_registration',
    'former_contact',
  ];
  const missing = rows
    .map(({ name }) => name)
    .filter((name: string) => !others.includes(name) && !sources[0].prosrc.includes(` ${name} `));
  expect([...new Set(missing)]).toEqual([]);
});

it('an hour lost in the meantime leads to a new plan, whose row says so', async () => {
  const view = await people.upload(LIST);
  const booked = await test.post(
    '/api/visitor/register',
    submissionOf([meetingOf('Atelier Nacre', 'B-145', 1, 660)]),
  );
  expect(booked.statusCode, booked.body).toBe(201);
  const stale = await people.tryTo(view, 'apply', CONSENT);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'import.stale']);
  const renewed: ImportView = stale.json().import;
  expect(renewed.counts).toMatchObject({ created: 1, refused: 2 });
  expect((await sentences(renewed, '?result=refused'))[0]).toContain(
    'Atelier Nacre has no free place on 02 June, 11.00am-12.00pm.',
  );
  const [trouble] = renewed.troubles;
  const decided = await people.decide(renewed, [{ kind: 'taken', key: trouble?.key, choice: 'leave' }]);
  expect(decided.counts).toMatchObject({ created: 2, merged: 1, refused: 0 });
  expect((await sentences(decided))[0]).toContain('One meeting is left out: Atelier Nacre has no free place');
  expect((await people.tryTo(decided, 'apply', CONSENT)).statusCode).toBe(200);
});

it('a hosted buyer with the same address is no obstacle, and the choice for empty cells is asked again', async () => {
  await createHostedBuyer(test.db, edition.editionId, { email: 'ana@kenari.example' });
  const list = listOf(rowOf('Ana Lim', 'ana@kenari.example').replace('Malaysia', ''));
  const asked = await people.upload(list);
  expect(asked.troubles).toMatchObject([{ kind: 'country', key: '' }]);
  const decided = await people.decide(asked, [
    { kind: 'country', key: '', choice: 'use', value: 'Malaysia' },
  ]);
  expect((await people.tryTo(decided, 'apply', CONSENT)).statusCode).toBe(200);
  expect((await registrations()).map(({ programme }) => programme).sort()).toEqual(['business', 'hosted']);
  const next = await people.upload(list.replace('ana@', 'other@'));
  expect(next.troubles).toMatchObject([{ kind: 'country', key: '', decision: null }]);
});

it('states the size limit, however much larger the file is', async () => {
  const answer = await people.send(Buffer.alloc(22_000_000, 'a'));
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'This file is too large. The most is 20 MB.',
  ]);
});

it('imports into the open edition only', async () => {
  const view = await people.upload(LIST);
  await test.db.updateTable('edition').set({ state: 'closed' }).where('id', '=', edition.editionId).execute();
  await test.restart();
  const answer = await people.tryTo(view, 'apply', CONSENT);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'edition.closed']);
});

it('offers a template, the refused rows with their reasons, and a separate list of imports', async () => {
  for (const language of ['en', 'ms', 'zh-Hans']) {
    const url = `/api/import-template?of=registrations&format=csv&language=${language}`;
    const template = await test.get(url, editor.headers);
    const filled = await people.upload(`${template.body}\n${Array(20).fill('"x"').join(',')}`);
    expect(filled.reading.columns.map(({ field }) => field)).toEqual([
      ...Object.keys(exampleRegistration()),
      'language',
      'interests',
      'booth',
      'date',
      'time',
    ]);
  }
  const view = await people.upload(listOf(rowOf('=1+1', 'nobody'), rowOf('', 'a@kenari.example')));
  const file = await test.get(`/api/imports/${view.id}/refused?format=csv&language=ms`, editor.headers);
  expect(file.body).toContain('Nama diperlukan');
  expect(file.body).toContain(`"'=1+1"`);
  const listed = async (kind: string) =>
    (await test.get(`/api/imports?kind=${kind}`, admin.headers)).json().map(({ id }: ImportView) => id);
  expect(await listed('registrations')).toContain(view.id);
  expect(await listed('exhibitors')).toEqual([]);
});
