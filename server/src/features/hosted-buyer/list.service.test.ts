// GET /api/hosted: applications as organisers see them, searched, filtered and paged.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import type { PaymentState } from '@visavis/domain/payment/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bookMeeting,
  createBooking,
  createHostedBuyer,
  payBooking,
  type TestBuyer,
} from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { paymentColumn } from './payment-status.repository.ts';

const stand = prepareOnce(openReview);
const buyers: TestBuyer[] = [];
beforeAll(async () => {
  const { db } = stand.test;
  const { editionId } = stand.edition;
  const people = [
    { name: 'Amira Rahman', company: 'Kenari 100%', decision: 'pending' },
    { name: 'Bo Lindqvist', company: 'Nordlys Retail', decision: 'approved' },
    { name: 'Cara Teo', company: 'Nordlys Spa', decision: 'rejected' },
  ] as const;
  for (const person of people) buyers.push(await createHostedBuyer(db, editionId, person));
  // Neither visitors of Business Matching nor deleted applications are listed.
  await stand.register([[1, 1, 660]]);
  const gone = await createHostedBuyer(db, editionId, { name: 'Gone', decision: 'pending' });
  await updateRows(db, 'registration', { id: gone.registrationId }, { cancelled_at: TEST_NOW });
});

async function list(query = '', headers = stand.viewer): Promise<HostedRow[]> {
  const answer = await stand.test.get(`/api/hosted${query}`, headers);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json().success).toBe(true);
  return answer.json().data;
}
const names = async (query: string) => (await list(query)).map(({ name }) => name);

describe('the list', () => {
  it('shows the newest first, with person, company and status', async () => {
    const rows = await list();
    expect(rows.map(({ id }) => id)).toEqual(buyers.map(({ registrationId }) => registrationId).reverse());
    const [, , first] = rows;
    expect(first).toEqual({
      id: buyers[0]?.registrationId,
      user_id: buyers[0]?.userId,
      company_id: buyers[0]?.companyId,
      name: 'Amira Rahman',
      company: 'Kenari 100%',
      companySize: '11-50',
      status: 'Pending',
      documents: [],
      documentRequests: [],
      waiting: [],
      decision: 'pending',
      reference: buyers[0]?.reference,
      email: buyers[0]?.email,
      phoneNumber: '+60123456789',
      country: 'Malaysia',
      designation: 'Owner',
      businessNature: 'Retail',
      website: '',
      address: '12 Jalan Kenari, 50000 Kuala Lumpur, Kuala Lumpur, Malaysia',
      createdAt: TEST_NOW.toISOString(),
      termsVersion: '1',
      mail: null,
      payment: 'none',
      meetingCount: 0,
      meetingState: 'Pending',
      meetingProgress: 'no-meetings',
      pendingMeetings: 0,
      addressFailed: false,
      version: 1,
      decidedAt: null,
      reason: null,
      undoUntil: null,
      isReplaced: false,
      previousReference: null,
      tags: [],
    });
  });

  it.each([
    ['?search=AMIRA', ['Amira Rahman']],
    ['?search=nordlys', ['Cara Teo', 'Bo Lindqvist']],
    ['?search=11-50', ['Cara Teo', 'Bo Lindqvist', 'Amira Rahman']],
    ['?search=reject', ['Cara Teo']],
    ['?search=%25', ['Amira Rahman']],
    ['?search=_', []],
    ["?search='%20or%201=1", []],
    ['?search=nobody', []],
    ['?search=lindqvist%20bo', ['Bo Lindqvist']],
    ['?search=rejected%20teo', ['Cara Teo']],
    ['?search=%2B60%20(0)12-345%206789', ['Cara Teo', 'Bo Lindqvist', 'Amira Rahman']],
    ['?search=malaysia%20NORDLYS', ['Cara Teo', 'Bo Lindqvist']],
    ['?status=Approved', ['Bo Lindqvist']],
    ['?status=Approved&search=cara', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('is paged, and reports the total', async () => {
    const page = async (query: string) => {
      const answer = await stand.test.get(`/api/hosted${query}`, stand.viewer);
      return [answer.headers['x-total-count'], answer.json().data.map(({ name }: HostedRow) => name)];
    };
    expect(await page('?limit=2')).toEqual(['3', ['Cara Teo', 'Bo Lindqvist']]);
    expect(await page('?limit=2&offset=2')).toEqual(['3', ['Amira Rahman']]);
    expect(await page('?offset=1')).toEqual(['3', ['Bo Lindqvist', 'Amira Rahman']]);
    expect(await page('?limit=1&search=nordlys')).toEqual(['2', ['Cara Teo']]);
    expect(await page('?offset=9')).toEqual(['3', []]);
    expect((await stand.test.get('/api/hosted?limit=0', stand.viewer)).statusCode).toBe(422);
    expect((await stand.test.get('/api/hosted?status=Nothing', stand.viewer)).statusCode).toBe(422);
  });

  it('shows meetings, documents and payments, and lets only admins open passports', async () => {
    const { db, storage } = stand.test;
    const [, buyer] = buyers;
    if (!buyer) throw new Error('no buyer was created');
    const meetings = [
      await bookMeeting(db, buyer, { exhibitorId: stand.makers[2] ?? 0, day: 1, minute: 660 }),
      await bookMeeting(db, buyer, { exhibitorId: stand.makers[3] ?? 0, day: 1, minute: 720 }),
    ];
    await stand.test.call({
      method: 'POST',
      url: `/api/meetings/${meetings[0]}/reject`,
      headers: stand.editor,
    });
    await payBooking(db, await createBooking(db, storage.sealer, buyer));
    for (const [position, kind] of (['business-card', 'passport'] as const).entries())
      await insertRows(db, 'document', {
        registration_id: buyer.registrationId,
        kind,
        filename: `${kind}.pdf`,
        media_type: 'application/pdf',
        size_bytes: 10,
        position,
        storage_name: `list-${kind}`,
        created_at: TEST_NOW,
        deleted_at: null,
      });
    const shown = (rows: HostedRow[]) =>
      rows.map(({ meetingCount, meetingState, payment, documents }) => ({
        meetingCount,
        meetingState,
        payment,
        mayOpen: documents.map(({ kind, mayOpen }) => [kind, mayOpen]),
      }));
    const expectedRows = (mayOpen: [string, boolean][]) => [
      { meetingCount: 1, meetingState: 'Pending', payment: 'paid', mayOpen },
    ];
    const query = '?search=lindqvist';
    expect(shown(await list(query, stand.viewer))).toEqual(
      expectedRows([
        ['business-card', false],
        ['passport', false],
      ]),
    );
    expect(shown(await list(query, stand.editor))).toEqual(
      expectedRows([
        ['business-card', true],
        ['passport', false],
      ]),
    );
    expect(shown(await list(query, stand.admin))).toEqual(
      expectedRows([
        ['business-card', true],
        ['passport', true],
      ]),
    );
    const answer = await stand.test.get('/api/hosted', stand.admin);
    expect(answer.body).not.toContain('A55120482');
  });
});

const payments = (...states: (PaymentState | 'refunded')[]) =>
  states.map((state) =>
    state === 'refunded' ? { state: 'paid' as const, isRefunded: true } : { state, isRefunded: false },
  );

it.each([
  [false, [], 'none'],
  [true, [], 'unpaid'],
  [true, payments('open'), 'open'],
  [true, payments('failed'), 'failed'],
  [true, payments('expired'), 'unpaid'],
  [true, payments('failed', 'expired'), 'unpaid'],
  [true, payments('failed', 'open'), 'open'],
  [true, payments('failed', 'paid'), 'paid'],
  [true, payments('paid', 'failed'), 'paid'],
  [true, payments('refunded'), 'refunded'],
  // Paid twice with one payment refunded: the other is still held.
  [true, payments('refunded', 'paid'), 'paid'],
  [true, payments('paid', 'refunded'), 'paid'],
] as const)('payment column for booking %s and payments %j: %s', (hasBooking, given, column) => {
  expect(paymentColumn(hasBooking, given)).toBe(column);
});

describe('the order and the counts', () => {
  const counts = async (query = '') =>
    (await stand.test.get(`/api/hosted/counts${query}`, stand.viewer)).json();

  it('sorts by name, company and status, in both directions', async () => {
    expect(await names('?sort=name')).toEqual(['Amira Rahman', 'Bo Lindqvist', 'Cara Teo']);
    expect(await names('?sort=name&direction=descending&limit=2&offset=1')).toEqual([
      'Bo Lindqvist',
      'Amira Rahman',
    ]);
    expect(await names('?sort=company&direction=descending')).toEqual([
      'Cara Teo',
      'Bo Lindqvist',
      'Amira Rahman',
    ]);
    expect(await names('?sort=registered&direction=ascending')).toEqual([
      'Amira Rahman',
      'Bo Lindqvist',
      'Cara Teo',
    ]);
    expect((await stand.test.get('/api/hosted?sort=passport', stand.viewer)).statusCode).toBe(422);
  });

  it('counts by decision within the other filters, whatever decision is filtered', async () => {
    expect(await counts()).toMatchObject({ total: 3, decision: { pending: 1, approved: 1, rejected: 1 } });
    expect(await counts('?search=nordlys&decision=approved')).toMatchObject({
      total: 2,
      decision: { pending: 0, approved: 1, rejected: 1 },
    });
    const { countries } = await counts();
    expect(countries).toEqual([{ country: 'Malaysia', total: 3 }]);
    expect(await names('?country=Malaysia&companySize=11-50&decision=pending')).toEqual(['Amira Rahman']);
    expect(await names('?country=Japan')).toEqual([]);
  });
});
