// Meetings of hosted buyers are decided, changed and emailed through the same endpoints as those of Business Matching.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { bookMeeting, createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';

const stand = prepareOnce(openMailStand);
let minute = 600;

/** A buyer with meetings at makers 1, 2 ... in hours that no other test of this file uses. */
async function createBuyer(count: number): Promise<{ buyer: TestBuyer; meetings: number[] }> {
  const { db } = stand.test;
  const buyer = await createHostedBuyer(db, stand.edition.editionId);
  const meetings = [];
  minute += 60;
  for (let index = 0; index < count; index += 1)
    meetings.push(
      await bookMeeting(db, buyer, { exhibitorId: stand.makers[index] ?? 0, day: index + 1, minute }),
    );
  return { buyer, meetings };
}
const decide = (meetingId: number | undefined, action: 'approve' | 'reject') =>
  stand.test.call({ method: 'POST', url: `/api/meetings/${meetingId}/${action}`, headers: stand.editor });
const mail = ({ userId, companyId }: TestBuyer) =>
  stand.test.post(
    '/api/meetings/send-status-email',
    { user_id: userId, visitor_company_id: companyId },
    stand.editor,
  );

it('are listed separately', async () => {
  const { buyer, meetings } = await createBuyer(2);
  const group = await stand.register([[6, 1, 1020]]);
  const list = async (query: string): Promise<MeetingGroup[]> =>
    (await stand.test.get(`/api/meetings${query}`, stand.viewer)).json();
  const [row] = await list('?programme=hosted');
  expect(row).toMatchObject({
    id: buyer.registrationId,
    user_id: buyer.userId,
    visitor_company_id: buyer.companyId,
    registrationNumber: buyer.reference,
    status: 'Pending',
  });
  expect(row?.schedules.map(({ id }) => id)).toEqual(meetings);
  expect((await list('')).map(({ id }) => id)).toEqual([group.id]);
  expect((await list('?programme=all')).map(({ id }) => id)).toEqual([group.id, buyer.registrationId]);
  expect((await list('?programme=hosted&search=kenari')).map(({ id }) => id)).toEqual([buyer.registrationId]);
});

it('are approved, rejected and edited, individually and all at once', async () => {
  const { buyer, meetings } = await createBuyer(3);
  expect((await decide(meetings[0], 'approve')).json().group.schedules[0].status).toBe(4);
  expect((await decide(meetings[1], 'reject')).json().group.schedules[1].status).toBe(3);
  const { schedules } = await stand.group(buyer.registrationId);
  const [, , third] = schedules;
  if (!third) throw new Error('the third meeting is missing');
  const edited = await stand.put(third.id, editOf(third, { exhibitor: 'Maker 5', booth_number: 'M-5' }));
  expect(edited.json().group.schedules[2]).toMatchObject({ exhibitor: 'Maker 5', boothNumber: 'M-5' });
  const all = await stand.test.post(`/api/meetings/${buyer.registrationId}/approve-all`, {}, stand.editor);
  expect(all.json().group).toMatchObject({
    status: 'Approved',
    schedules: [{ status: 4 }, { status: 4 }, { status: 4 }],
  });
  // The decision on the application is independent.
  const [row] = (await stand.test.get('/api/hosted', stand.viewer)).json().data;
  expect(row).toMatchObject({ status: 'Approved', meetingCount: 3, meetingState: 'Approved' });
});

it('cannot take an hour that a visitor has booked', async () => {
  const { meetings } = await createBuyer(1);
  await decide(meetings[0], 'reject');
  await stand.register([[1, 1, minute]]);
  const refused = await decide(meetings[0], 'approve');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'meeting.slot-taken']);
});

it('the status email links to the final meetings with a working key, and attaches the calendar', async () => {
  const { buyer, meetings } = await createBuyer(2);
  await decide(meetings[0], 'approve');
  expect((await mail(buyer)).json()).toMatchObject({ code: 'registration.meetings-pending' });
  await decide(meetings[1], 'reject');
  expect((await mail(buyer)).statusCode).toBe(200);
  const { received } = stand.mailServer;
  await expect
    .poll(() => received.find(({ recipients }) => recipients.includes(buyer.email)), { timeout: 10_000 })
    .toBeDefined();
  const parsed = received.find(({ recipients }) => recipients.includes(buyer.email))?.parsed;
  const link = new RegExp(
    `https://meet\\.example\\.org/hosted/final-meetings\\?user=${buyer.userId}&company=${buyer.companyId}&key=([\\w-]{43})`,
  );
  const key = link.exec(parsed?.text ?? '')?.[1];
  expect(parsed?.text).not.toContain('/business/');
  expect(parsed?.text).toContain('you can choose another hour');
  const opened = await stand.test.get('/api/hosted-buyer', { authorization: `Bearer ${key}` });
  expect(opened.json()).toMatchObject({ user_id: buyer.userId });
  const calendar = parsed?.attachments.find(({ filename }) => filename === 'meetings.ics')?.content;
  const text = typeof calendar === 'string' ? calendar : new TextDecoder().decode(calendar);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Meeting with Maker 1']);
  await expect
    .poll(async () => (await stand.group(buyer.registrationId)).status, { timeout: 10_000 })
    .toBe('Email Sent');
  expect((await mail(buyer)).json().code).toBe('email.already-sent');
});

it('no link is emailed to a buyer who was rejected since', async () => {
  const { buyer, meetings } = await createBuyer(1);
  await decide(meetings[0], 'approve');
  const ids = { user_id: buyer.userId, visitor_company_id: buyer.companyId };
  await stand.test.post('/api/hosted/reject', ids, stand.editor);
  expect((await stand.group(buyer.registrationId)).schedules).toMatchObject([{ status: 3 }]);
  await mail(buyer);
  const row = () =>
    readRows(stand.test.db, 'email', { registration_id: buyer.registrationId, kind: 'meeting-status' }, [
      'state',
      'last_error',
    ]);
  await expect
    .poll(row, { timeout: 10_000 })
    .toMatchObject([{ state: 'failed', last_error: 'There is nobody for whom its link could be made.' }]);
});
