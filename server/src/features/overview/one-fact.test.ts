// Each fact has one count: Overview, sidebar, To do, views, lists, exports and person pages agree on one busy edition.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { Overview } from '@visavis/contract/overview/endpoints';
import type { Person } from '@visavis/contract/person/person';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { OpenWork, ToDo } from '@visavis/contract/work/endpoints';
import { MEETING_STATUS } from '@visavis/domain/meeting/schema';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  createPaidBuyer,
  payBooking,
} from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { storeDocument } from '../../testing/stored-document.ts';
import { refreshRegistration } from '../registration/public.ts';

const stand = prepareOnce(openReview);
let overview: Overview;
let work: OpenWork;
let toDo: Map<ToDo, { count: number; meetings?: number }>;
let groups: MeetingGroup[];
let buyers: HostedRow[];
let people: Person[];

const read = async <T>(path: string): Promise<T> => {
  const answer = await stand.test.get(path, stand.admin);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};
const totalOf = async (path: string): Promise<number> => {
  const answer = await stand.test.get(`${path}${path.includes('?') ? '&' : '?'}limit=1`, stand.admin);
  return Number(answer.headers['x-total-count'] ?? answer.json().total);
};
const exported = async (path: string): Promise<Record<string, string>[]> => {
  const answer = await stand.test.get(path, stand.admin);
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { columns: true, bom: true });
};
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
const refresh = (id: number) =>
  stand.test.db.transaction().execute((transaction) => refreshRegistration(transaction, id, TEST_NOW));
const act = (meeting: number, what: 'approve' | 'reject') =>
  stand.test.post(`/api/meetings/${meeting}/${what}`, {}, stand.editor);

async function register(email: string, wishes: Parameters<ReviewStand['register']>[0]) {
  const group = await stand.register(wishes, { email: `${email}@busy.example`, name: `Person ${email}` });
  const sendStatus = async () => {
    await stand.test.post(
      '/api/meetings/send-status-email',
      { user_id: group.user_id, visitor_company_id: group.visitor_company_id },
      stand.editor,
    );
    await updateRows(
      stand.test.db,
      'email',
      { registration_id: group.id, kind: 'meeting-status' },
      { state: 'sent' },
    );
    await refresh(group.id);
  };
  const decide = async (...actions: ('approve' | 'reject')[]) => {
    for (const [index, action] of actions.entries())
      expect((await act(group.schedules[index]?.id ?? 0, action)).statusCode).toBe(200);
  };
  return { id: group.id, group, decide, sendStatus };
}

/** Both programmes and every state: of meetings, emails, applications, payments, documents and exhibitors. */
async function fillEdition(): Promise<void> {
  const { test, edition, makers, admin } = stand;
  const { db } = test;
  const [, maker2 = 0, maker3 = 0] = makers;
  await register('pending', [
    [1, 1, 720],
    [2, 1, 780],
  ]);
  const ready = await register('ready', [
    [1, 1, 780],
    [2, 1, 840],
  ]);
  await ready.decide('approve', 'reject');
  const sent = await register('sent', [[1, 1, 840]]);
  await sent.decide('approve');
  await sent.sendStatus();
  const changed = await register('changed', [
    [1, 2, 720],
    [2, 2, 780],
  ]);
  await changed.decide('approve', 'approve');
  await changed.sendStatus();
  await act(changed.group.schedules[1]?.id ?? 0, 'reject');
  const again = await register('again', [[3, 2, 720]]);
  await again.decide('approve');
  await again.sendStatus();
  // The visitor adds another meeting.
  const { id: registrationId, user_id: userId, visitor_company_id: companyId } = again.group;
  const visitor = { registrationId, userId, companyId, reference: '', email: '', key: '' };
  await bookMeeting(db, visitor, { exhibitorId: maker2, day: 2, minute: 840 });
  await db.updateTable('registration').set({ schedule_version: 9 }).where('id', '=', again.id).execute();
  await refresh(again.id);
  const told = await register('told', [[3, 2, 780]]);
  await told.decide('approve');
  await told.sendStatus();
  // The organisers' own email covers the latest version.
  await db.updateTable('registration').set({ schedule_version: 9 }).where('id', '=', told.id).execute();
  await updateRows(
    db,
    'email',
    { registration_id: told.id, kind: 'registration-received' },
    { kind: 'meetings-changed', state: 'sent', schedule_version: 9 },
  );
  await refresh(told.id);
  const gone = await register('gone', [[4, 3, 720]]);
  await gone.decide('reject');
  const { id, user_id, visitor_company_id } = gone.group;
  await test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, admin);
  const late = await register('late', [[4, 3, 780]]);
  await updateRows(
    db,
    'claim',
    { registration_id: late.id },
    { starts_at: new Date(TEST_NOW.getTime() - 1) },
  );
  await refresh(late.id);
  // An exhibitor withdraws, and its meeting is rejected.
  const withdrawn = await register('withdrawn', [[6, 3, 840]]);
  await withdrawn.decide('reject');
  const { serums } = edition.subCategoryIds;
  await insertRows(db, 'exhibitor_sub_category', { exhibitor_id: makers[5] ?? 0, sub_category_id: serums });
  await updateRows(db, 'exhibitor', { id: makers[5] ?? 0 }, { archived_at: TEST_NOW });
  await db.insertInto('blocked_slot').values({ exhibitor_id: maker3, day: 4, minute: 660 }).execute();

  for (const decision of ['pending', 'pending', 'rejected', 'approved'] as const)
    await createHostedBuyer(db, edition.editionId, { decision });
  const paid = await createPaidBuyer(db, test.storage.sealer, edition.editionId);
  const meeting = await bookMeeting(db, paid, { exhibitorId: maker3, day: 3, minute: 900 });
  await bookMeeting(db, paid, { exhibitorId: maker2, day: 3, minute: 960 });
  await act(meeting, 'approve');
  await refresh(paid.registrationId);
  const nights = await createHostedBuyer(db, edition.editionId);
  const booking = await createBooking(db, test.storage.sealer, nights);
  await updateRows(db, 'booking', { id: booking }, { extra_nights: ['2026-06-05'], total_sen: 135000 });
  const surplus = await payBooking(db, booking);
  await db.updateTable('payment').set({ is_surplus: true }).where('id', '=', surplus).execute();
  await payBooking(db, booking, 135000);
  const refunded = await createHostedBuyer(db, edition.editionId);
  const payment = await payBooking(db, await createBooking(db, test.storage.sealer, refunded));
  const { id: organiser_id } = await db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  await insertRows(db, 'refund', {
    payment_id: payment,
    amount_sen: 90000,
    reason: 'All were held.',
    organiser_id,
    state: 'refunded',
    refusal: null,
    transaction_id: 'r',
    requested_at: TEST_NOW,
    ended_at: TEST_NOW,
  });
  for (const kind of ['business-card', 'passport'] as const)
    await storeDocument(test, paid.registrationId, { kind });
  const { id: deleted } = await storeDocument(test, paid.registrationId, { kind: 'company-certificate' });
  await updateRows(db, 'document', { id: deleted }, { deleted_at: TEST_NOW, storage_name: null });
}

beforeAll(async () => {
  await fillEdition();
  await stand.test.restart();
  overview = await read('/api/overview');
  work = await read('/api/work');
  const { items } = await read<{ items: { kind: ToDo; count: number; meetings?: number }[] }>('/api/to-do');
  toDo = new Map(items.map((item) => [item.kind, item]));
  groups = (await read<MeetingGroup[]>('/api/meetings?programme=all&limit=100')) ?? [];
  buyers = (await read<{ data: HostedRow[] }>('/api/hosted')).data;
  people = await Promise.all(
    groups.map(({ registrationNumber }) => read<Person>(`/api/people/${registrationNumber}`)),
  );
});

const countOf = (kind: ToDo): number => toDo.get(kind)?.count ?? 0;
const schedulesOf = (rows: readonly Pick<MeetingGroup, 'schedules'>[]) =>
  rows.flatMap(({ schedules }) => schedules);

it('registrations: Overview, lists, exports and countries agree', async () => {
  const { business, hosted } = overview.registrations;
  expect([business, hosted]).toEqual([
    await totalOf('/api/meetings?programme=business'),
    await totalOf('/api/hosted'),
  ]);
  expect(groups).toHaveLength(business + hosted);
  expect(await exported('/api/exports/registrations?format=csv&programme=all')).toHaveLength(
    business + hosted,
  );
  expect(await exported('/api/exports/hosted?format=csv')).toHaveLength(hosted);
  expect(sum(overview.countries, ({ registrations }) => registrations)).toBe(business + hosted);
});

it('meetings: Overview, list, export, person pages and exhibitor hours agree', async () => {
  const { pending, undecided, approved, rejected, capacity } = overview.meetings;
  expect({ pending, undecided, approved, rejected }).toEqual({
    pending: 4,
    undecided: 1,
    approved: 6,
    rejected: 3,
  });
  const rows = await exported('/api/exports/meetings?format=csv&programme=all');
  const counted = (of: (status: string) => number) => ({
    pending: of('Pending'),
    undecided: of('Not decided'),
    approved: of('Approved'),
    rejected: of('Rejected'),
  });
  const shown = { pending, undecided, approved, rejected };
  expect(counted((status) => rows.filter((row) => row.Status === status).length)).toEqual(shown);
  const inRows =
    (wanted: number, isUndecided = false) =>
    (rows: readonly MeetingGroup['schedules'][number][]) =>
      rows.filter(({ status, undecided }) => status === wanted && (undecided === true) === isUndecided)
        .length;
  for (const schedules of [schedulesOf(groups), schedulesOf(people.map(({ registration }) => registration))])
    expect({
      pending: inRows(MEETING_STATUS.pending)(schedules),
      undecided: inRows(MEETING_STATUS.pending, true)(schedules),
      approved: inRows(MEETING_STATUS.approved)(schedules),
      rejected: inRows(MEETING_STATUS.rejected)(schedules),
    }).toEqual(shown);
  const facts = await read<{
    hours: number;
    hoursTaken: number;
    exhibitors: number;
    withoutMeetings: number;
  }>('/api/exhibitor-facts');
  expect([facts.hours, facts.hoursTaken, facts.exhibitors, facts.withoutMeetings]).toEqual([
    capacity,
    pending + undecided + approved,
    overview.exhibitorCount,
    countOf('exhibitors'),
  ]);
  expect(sum(overview.fill, (hour) => hour.capacity)).toBe(capacity);
});

it('the hours of an exhibitor: dashboard and public page agree', async () => {
  const id = stand.makers[2] ?? 0;
  const profile = await read<{ hours: number; hoursTaken: number }>(`/api/exhibitors/${id}`);
  const detail = await read<{ freeHours: number; allHours: number }>(`/api/directory/${id}`);
  expect(detail).toMatchObject({ allHours: profile.hours, freeHours: profile.hours - profile.hoursTaken });
});

it('hours, days, countries and exhibitors: Overview and the lists that it links to agree', async () => {
  const listed = (filter: object) =>
    totalOf(`/api/meetings?${new URLSearchParams({ programme: 'all', ...filter })}`);
  const { fill, days, countries, mostBooked } = overview;
  const figures: { filter: object; count: number }[][] = [
    fill.map(({ day, minute, taken }) => ({ filter: { day, minute }, count: taken })),
    days.map(({ date, business, hosted }) => ({ filter: { registeredOn: date }, count: business + hosted })),
    countries.map(({ country, registrations }) => ({ filter: { country }, count: registrations })),
    mostBooked.map(({ id, meetings }) => ({ filter: { exhibitor: id }, count: meetings })),
  ];
  for (const counted of figures) {
    expect(sum(counted, ({ count }) => count)).toBeGreaterThan(0);
    for (const { filter, count } of counted)
      expect({ filter, listed: await listed(filter) }).toEqual({ filter, listed: count });
  }
});

it('pending decisions: Overview, sidebar, To do, views and rows agree', async () => {
  expect(overview.meetings.pending).toBe(
    (toDo.get('decide')?.meetings ?? 0) + (toDo.get('hostedDecide')?.meetings ?? 0),
  );
  expect(overview.waitingRegistrations).toBe(countOf('decide') + countOf('hostedDecide'));
  expect(await totalOf(`/api/meetings?programme=all&meetingStatus=${MEETING_STATUS.pending}`)).toBe(
    overview.waitingRegistrations,
  );
  expect(work.registrations).toBe(countOf('decide'));
  expect(work.applications).toBe(countOf('applications') + countOf('hostedDecide'));
});

describe.each(['business', 'hosted'] as const)('views of %s', (programme) => {
  const path = programme === 'business' ? '/api/meetings' : '/api/hosted';

  it.each(PROGRESSES)('%s has as many rows as its count', async (progress) => {
    const counts = await read<{ progress: Record<string, number> }>(`${path}/counts`);
    expect(await totalOf(`${path}?progress=${progress}`)).toBe(counts.progress[progress] ?? 0);
  });
});

it('rows show that meetings changed since the email where the view counts them', async () => {
  const ids = (await read<MeetingGroup[]>('/api/meetings?progress=changed&limit=100')).map(({ id }) => id);
  const said = groups
    .filter(({ mail, status }) => mail?.isOutdated && status !== 'Pending')
    .map(({ id }) => id);
  expect(said).toEqual(ids);
  expect(ids).toHaveLength(countOf('changed'));
  expect(ids).toHaveLength(1);
});

it('applications: Overview, views and lists agree', async () => {
  const { decision } = await read<{ decision: Overview['applications'] }>('/api/hosted/counts');
  expect(overview.applications).toEqual(decision);
  for (const [name, count] of Object.entries(decision))
    expect(await totalOf(`/api/hosted?decision=${name}`)).toBe(count);
  expect(countOf('applications')).toBe(decision.pending);
});

it('deposits: Overview, Refunds, its export, bookings and person pages agree', async () => {
  const { deposits } = overview;
  expect(deposits).toMatchObject({ paid: 2, sum: 1800 });
  expect(await totalOf('/api/refunds?kind=deposit&state=held')).toBe(deposits.paid);
  expect(await exported('/api/exports/refunds?format=csv&kind=deposit&state=held')).toHaveLength(
    deposits.paid,
  );
  expect(await totalOf('/api/refunds?state=due')).toBe(deposits.refundsDue);
  expect([work.refunds, countOf('refunds')]).toEqual([deposits.refundsDue, deposits.refundsDue]);
  expect(await totalOf('/api/hosted/bookings?payment=paid')).toBe(deposits.paid);
  expect(people.filter(({ booking }) => booking?.isPaid)).toHaveLength(deposits.paid);
});

it('documents: list, export and person page count only those that still exist', async () => {
  const kept = (row: HostedRow) => row.documents.filter(({ isDeleted }) => !isDeleted).length;
  const rows = await exported('/api/exports/hosted?format=csv');
  const byReference = new Map(rows.map((row) => [row.Reference, Number(row.Documents)]));
  for (const buyer of buyers) {
    expect(byReference.get(buyer.reference)).toBe(kept(buyer));
    const page = people.find(({ reference }) => reference === buyer.reference);
    expect(page?.application && kept(page.application)).toBe(kept(buyer));
  }
  expect(sum(buyers, kept)).toBe(2);
});

it('emails: Overview, sidebar, To do and list agree', async () => {
  expect([work.emails, countOf('failed'), await totalOf('/api/emails?state=failed')]).toEqual(
    Array.from({ length: 3 }, () => overview.emails.failed),
  );
});

it('categories: the tree counts the exhibitors and visitors that the lists show', async () => {
  interface Node {
    id: number;
    exhibitors: number;
  }
  const { categories } = await read<{ categories: (Node & { subCategories: Node[] })[] }>(
    '/api/category-tree',
  );
  for (const category of categories) {
    expect(await totalOf(`/api/exhibitors?category=${category.id}`)).toBe(category.exhibitors);
    for (const { id, exhibitors } of category.subCategories)
      expect(await totalOf(`/api/exhibitors?subCategory=${id}`)).toBe(exhibitors);
  }
});
