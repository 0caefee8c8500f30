// Two fairs a year: after the second opens, people of the first keep link, meetings and payments, and staff see them.
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { bookingFormOf } from '../../testing/booking-form.ts';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { owned } from '../../testing/own.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRow, readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { sweepOnce } from '../confirmation/release.job.ts';
import { createOutbox } from '../email/outbox.service.ts';
import { readSchedule } from '../my-schedule/service.ts';
import { createEditionService } from './service.ts';

const SUBMISSION_KEY = 'a-submission-key-of-the-first-fair-0001';

const stand = prepareOnce(openReview);
let first: number;
let second: number;
let visitor: { id: number; email: string; key: string; meetings: { id: number; version: number }[] };
let unconfirmed: number;
let approved: TestBuyer;
let paid: TestBuyer;
let paymentId: number;
let desk: string;
let ahead: { people: number; meetings: number };

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const ofFirst = () => ({ ...stand.admin, 'x-edition': String(first) });
const deskKeyOf = (link: string) => new URL(link).searchParams.get('key') ?? '';
async function ok(answer: Promise<LightMyRequestResponse>) {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return body === '' ? null : JSON.parse(body);
}

beforeAll(async () => {
  const { test, admin, editor, makers } = stand;
  first = stand.edition.editionId;
  const submission = submissionOf([
    meetingOf('Maker 1', 'M-1', 1, 660),
    meetingOf('Maker 2', 'M-2', 1, 720),
    meetingOf('Maker 3', 'M-3', 1, 780),
  ]);
  await ok(test.post('/api/visitor/register', submission, { 'idempotency-key': SUBMISSION_KEY }));
  unconfirmed = (await stand.register([[5, 3, 660]])).id;
  approved = await createHostedBuyer(test.db, first);
  paid = await createHostedBuyer(test.db, first);
  paymentId = await payBooking(test.db, await createBooking(test.db, test.storage.sealer, paid));
  await bookMeeting(test.db, paid, { exhibitorId: makers[3] ?? 0, day: 2, minute: 660 });
  desk = deskKeyOf((await ok(test.post(`/api/exhibitor-schedules/${makers[0]}/link`, {}, editor))).link);

  ({ id: second } = await ok(test.post('/api/editions', { from: first }, admin)));
  ahead = await ok(test.get(`/api/editions/${first}/ahead`, stand.viewer));
  const { version, settings } = await ok(test.get(`/api/editions/${second}`, admin));
  const dates = ['2026-10-06', '2026-10-07'];
  await ok(
    test.put(
      `/api/editions/${second}`,
      { version, settings: { ...settings, dates, starts: [540, 600] } },
      admin,
    ),
  );
  await ok(test.post(`/api/editions/${second}/open`, { version: version + 1, closes: first }, admin));
  await test.restart();
  expect((await ok(test.get('/api/edition'))).id).toBe(second);

  const found = await ok(
    test.post('/api/submissions/business/outcome', {}, { 'idempotency-key': SUBMISSION_KEY }),
  );
  const key = found.schedule_key;
  // As if the visitor had received it by email.
  await test.db.updateTable('access_key').set({ is_mailed: true }).execute();
  const { meetings } = await ok(test.get('/api/my-schedule', bearer(key)));
  visitor = { id: found.registration_id, email: submission.registration.email, key, meetings };
});

it('a visitor of the first fair can read, confirm, cancel, and download the calendar file', async () => {
  const { test, editor } = stand;
  const own = bearer(visitor.key);
  const [one, two] = visitor.meetings;
  expect(await ok(test.get('/api/my-schedule', own))).toMatchObject({
    meetings: [{ date: '2026-06-02' }, { date: '2026-06-02' }, { date: '2026-06-02' }],
  });
  expect(await ok(test.post('/api/my-schedule/confirm', {}, own))).toMatchObject({ emailConfirmed: true });
  await ok(test.post(`/api/my-schedule/meetings/${one?.id}/cancel`, { version: one?.version }, own));
  await ok(test.post(`/api/meetings/${two?.id}/approve`, {}, editor));
  const calendar = await test.get('/api/my-schedule/calendar', own);
  expect([calendar.statusCode, calendar.body.match(/DTSTART\S*/)?.[0]]).toEqual([
    200,
    'DTSTART:20260602T040000Z',
  ]);
});

it('control: the same link does not work on the edition that is open now', async () => {
  const catalogue = await createEditionService(stand.test.db, false).current();
  expect(catalogue.editionId).toBe(second);
  const reading = readSchedule(
    stand.test.db,
    catalogue,
    { registrationId: owned<'registration'>(visitor.id), confirmedFrom: 'here' },
    TEST_NOW,
  );
  await expect(reading).rejects.toMatchObject({ code: 'resource.not-found' });
});

it('a link of the first fair is sent again while the second is open, but not after it has expired', async () => {
  const { test } = stand;
  await test.db.deleteFrom('email').execute();
  const sent = async () => {
    await test.post('/api/schedule-link', { email: visitor.email });
    return test.db.selectFrom('email').select(['edition_id', 'kind']).orderBy('edition_id').execute();
  };
  expect(await sent()).toEqual([{ edition_id: first, kind: 'schedule-link' }]);
  await test.db.deleteFrom('email').execute();
  test.setNow(new Date('2026-07-20T04:00:00Z'));
  try {
    expect(await sent()).toEqual([]);
  } finally {
    test.setNow(TEST_NOW);
  }
});

it('buyers of the first fair can book a stay and see their meetings', async () => {
  const { test } = stand;
  const own = bearer(approved.key);
  const buyer = `user=${approved.userId}&company=${approved.companyId}`;
  expect(await ok(test.get(`/api/hosted-buyer?${buyer}`, own))).toMatchObject({ step: 'booking' });
  const { rooms } = await ok(test.get('/api/payments/rooms', own));
  expect(rooms[0].stay.from).toBe('2026-06-02');
  await ok(
    test.post(`/api/payments/booking/${approved.userId}/${approved.companyId}`, bookingFormOf(approved), own),
  );
  expect(await ok(test.get('/api/payments/booking', own))).toMatchObject({ totalAmount: 900 });
  const final = await ok(test.get(`/api/hosted/meetings/${paid.userId}/${paid.companyId}`, bearer(paid.key)));
  expect(final.deposit).toMatchObject({ totalPaid: 900, isRefunded: false });
});

it("an exhibitor's link shows its meetings at the first fair, and can mark them", async () => {
  const { test, makers, editor } = stand;
  const key = deskKeyOf(
    (await ok(test.post(`/api/exhibitor-schedules/${makers[1]}/link`, {}, ofFirst()))).link,
  );
  expect(await ok(test.get('/api/exhibitor-desk', bearer(desk)))).toMatchObject({
    exhibitor: { name: 'Maker 1' },
  });
  const { meetings } = await ok(test.get('/api/exhibitor-desk', bearer(key)));
  await ok(test.post(`/api/meetings/${meetings[0].id}/approve`, {}, editor));
  test.setNow(new Date('2026-06-02T06:00:00Z'));
  try {
    const url = `/api/exhibitor-desk/meetings/${meetings[0].id}`;
    const marked = test.post(url, { attendance: 'held' }, bearer(key));
    expect(await ok(marked)).toMatchObject({ attendance: 'held' });
  } finally {
    test.setNow(TEST_NOW);
  }
});

it('every list of the dashboard shows the requested edition', async () => {
  const { test, admin } = stand;
  const countOf = (path: string) => async (headers: Record<string, string>) => {
    const answer = await test.get(path, headers);
    await ok(Promise.resolve(answer));
    return Number(answer.headers['x-total-count'] ?? JSON.parse(answer.body).length);
  };
  const linesOf = (path: string) => async (headers: Record<string, string>) =>
    (await test.get(`${path}?format=csv`, headers)).body.trim().split('\n').length - 1;
  const reads = {
    meetings: countOf('/api/meetings'),
    hosted: countOf('/api/hosted'),
    attendance: countOf('/api/attendance'),
    refunds: countOf('/api/refunds'),
    registrations: linesOf('/api/exports/registrations'),
    rooming: linesOf('/api/exports/rooming'),
    days: async (headers: Record<string, string>) =>
      (await ok(test.get('/api/hosted/rooms', headers))).rooms[0].stay.from,
  };
  const readAll = async (headers: Record<string, string>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read(headers)])),
    );
  expect(await readAll(ofFirst())).toMatchObject({
    meetings: 2,
    hosted: 2,
    refunds: 1,
    registrations: 2,
    days: '2026-06-02',
  });
  expect(await readAll(admin)).toMatchObject({
    meetings: 0,
    hosted: 0,
    attendance: 0,
    refunds: 0,
    registrations: 0,
    rooming: 0,
    days: '2026-10-06',
  });
});

it('an unknown edition is refused, even for staff', async () => {
  const { test, admin } = stand;
  const answer = await test.get('/api/overview', { ...admin, 'x-edition': '2147483647' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.unreadable']);
});

it('staff can decide, mail and refund in the first fair, whichever edition their page shows', async () => {
  const { test, admin, editor } = stand;
  await ok(test.post(`/api/meetings/${visitor.id}/approve-all`, {}, editor));
  const { visitor_id, company_id } = await readRow(test.db, 'registration', { id: visitor.id }, [
    'visitor_id',
    'company_id',
  ]);
  await ok(
    test.post(
      '/api/meetings/send-status-email',
      { user_id: visitor_id, visitor_company_id: company_id },
      editor,
    ),
  );
  const letter = await readRow(test.db, 'email', { kind: 'meeting-status' }, ['edition_id', 'content']);
  expect(letter.edition_id).toBe(first);
  const refund = `/api/payments/${paymentId}/refund`;
  // Without a provider the refund is sent by hand.
  await ok(test.post(refund, { reason: 'Ill' }, admin));
  await ok(test.post(refund, { reason: 'Ill', transferReference: 'TT 1' }, admin));
  const receipt = await readRow(test.db, 'email', { kind: 'deposit-refunded' }, ['edition_id']);
  expect(receipt.edition_id).toBe(first);
});

it('reminds people of unconfirmed hours at the first fair before releasing them', async () => {
  const { test } = stand;
  await updateRows(test.db, 'edition', { id: first }, { unconfirmed_released_after: 24 });
  const later = new Date(TEST_NOW.getTime() + 13 * 3_600_000);
  const editions = createEditionService(test.db, false);
  const outbox = createOutbox({
    clock: () => later,
    publicUrl: 'https://a.example',
    mail: { wake: () => undefined },
  });
  await sweepOnce({ db: test.db, editions, clock: () => later, outbox });
  const reminders = await readRows(test.db, 'email', { kind: 'confirmation-reminder' }, [
    'edition_id',
    'registration_id',
  ]);
  expect(reminders).toEqual([{ edition_id: first, registration_id: unconfirmed }]);
});

it('counts the people of the first fair with meetings to come, shown before the second opens', async () => {
  const { test, viewer } = stand;
  const count = async (id: number) => ok(test.get(`/api/editions/${id}/ahead`, viewer));
  expect(ahead).toEqual({ people: 3, meetings: 5 });
  expect(await count(second)).toEqual({ people: 0, meetings: 0 });
  const before = await count(first);
  const begun = await test.db
    .updateTable('claim')
    .set({ starts_at: TEST_NOW })
    .where('registration_id', '=', unconfirmed)
    .returning(['id', 'starts_at'])
    .execute();
  expect(begun).toHaveLength(1);
  expect(await count(first)).toEqual({ people: before.people - 1, meetings: before.meetings - 1 });
  expect((await test.get('/api/editions/999999/ahead', viewer)).statusCode).toBe(404);
});

it('an exhibitor of the first fair is found by its address, whichever edition the dashboard works on', async () => {
  const { test, admin, makers } = stand;
  const schedule = await ok(
    test.get(`/api/exhibitor-schedules/${makers[0]}`, { ...admin, 'x-edition': String(second) }),
  );
  expect(schedule).toMatchObject({ exhibitor: { company_name: 'Maker 1' } });
});
