// Which of a person's meetings an email has reported in their current state, and when.
import type { Person } from '@visavis/contract/person/person';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf, openReview } from '../../testing/review.ts';
import { insertRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(() =>
  openReview({ clock: () => now, mail: { domain: 'visavis.example', wake: () => {} } }),
);
let now = TEST_NOW;

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const toldOf = async (reference: string): Promise<Person['told']> =>
  (await stand.test.get(`/api/people/${reference}`, stand.viewer)).json().told;

it('follows the decisions: told by an email, not once changed or added, and told again by the next email', async () => {
  const group = await stand.register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  const { id, registrationNumber, user_id, visitor_company_id } = group;
  const [first, second] = group.schedules;
  const mail = async () => {
    passMinutes(1);
    const body = { user_id, visitor_company_id };
    await stand.test.post('/api/meetings/send-status-email', body, stand.admin);
    return now.toISOString();
  };
  expect(await toldOf(registrationNumber)).toEqual([]);
  for (const meeting of group.schedules)
    await stand.test.post(`/api/meetings/${meeting.id}/approve`, {}, stand.editor);
  // Nothing has been emailed yet, so everything is still to be told.
  expect(await toldOf(registrationNumber)).toEqual([]);
  const at = await mail();
  expect(await toldOf(registrationNumber)).toEqual([
    { id: first?.id, at },
    { id: second?.id, at },
  ]);
  passMinutes(1);
  const [, current] = (await stand.group(id)).schedules;
  if (!current) throw new Error('the meeting is gone');
  const moved = await stand.put(current.id, editOf(current, { time: '16:00' }));
  expect(moved.statusCode, moved.body).toBe(200);
  const body = { exhibitorId: stand.makers[2], day: 2, minute: 900 };
  const answer = await stand.test.post(`/api/registrations/${id}/meetings`, body, stand.editor);
  const { meetingId } = answer.json().added;
  expect(await toldOf(registrationNumber)).toEqual([
    { id: first?.id, at },
    { id: second?.id, at: null },
    { id: meetingId, at: null },
  ]);
  const later = await mail();
  expect((await toldOf(registrationNumber)).map((one) => one.at)).toEqual([later, later, later]);
  // A failed email has told nobody.
  await updateRows(stand.test.db, 'email', { registration_id: id }, { state: 'failed' });
  expect(await toldOf(registrationNumber)).toEqual([]);
});

it('stays told when attendance is marked', async () => {
  const { id, registrationNumber, user_id, visitor_company_id } = await stand.register([[5, 3, 660]]);
  await stand.test.post(`/api/meetings/${id}/approve-all`, {}, stand.editor);
  passMinutes(1);
  await stand.test.post('/api/meetings/send-status-email', { user_id, visitor_company_id }, stand.admin);
  const told = await toldOf(registrationNumber);
  expect(told).toHaveLength(1);
  passMinutes(1);
  await insertRows(stand.test.db, 'audit_entry', {
    at: now,
    actor_kind: 'organiser',
    actor: 'vera@visavis.example',
    action: 'meeting.mark',
    subject: registrationNumber,
    registration_id: id,
    after: JSON.stringify({ id: told[0]?.id, version: 3 }),
  });
  expect(await toldOf(registrationNumber)).toEqual(told);
});

it("excludes the visitor's own changes", async () => {
  const { id, registrationNumber, user_id, visitor_company_id, schedules } = await stand.register([
    [4, 3, 660],
  ]);
  const [meeting] = schedules;
  await stand.test.post(`/api/meetings/${meeting?.id}/approve`, {}, stand.editor);
  passMinutes(1);
  await stand.test.post('/api/meetings/send-status-email', { user_id, visitor_company_id }, stand.admin);
  expect(await toldOf(registrationNumber)).toHaveLength(1);
  await insertRows(stand.test.db, 'audit_entry', {
    at: now,
    actor_kind: 'visitor',
    actor: registrationNumber,
    action: 'meeting.reschedule',
    subject: registrationNumber,
    registration_id: id,
    after: JSON.stringify({ id: meeting?.id, version: 2 }),
  });
  expect(await toldOf(registrationNumber)).toEqual([]);
});
