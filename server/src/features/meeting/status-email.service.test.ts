// POST /api/meetings/send-status-email: one email per schedule, built from the database.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { EmailState, VisitorContent } from '@visavis/domain/email/schema';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf, openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { refreshRegistration } from '../registration/state.repository.ts';

let woken = 0;
const stand = prepareOnce(() =>
  openReview({
    mail: {
      domain: 'visavis.example',
      wake: () => {
        woken += 1;
      },
    },
  }),
);

beforeEach(async () => {
  woken = 0;
  await stand.test.database.pool.query('truncate claim, registration, visitor, company, email cascade');
});

const idsOf = ({ user_id, visitor_company_id }: MeetingGroup) => ({ user_id, visitor_company_id });
const send = (group: MeetingGroup, more: object = {}, headers: Record<string, string> = stand.editor) =>
  stand.test.post('/api/meetings/send-status-email', { ...idsOf(group), ...more }, headers);
const act = (id: number | undefined, verb: string) =>
  stand.test.call({ method: 'POST', url: `/api/meetings/${id}/${verb}`, headers: stand.editor });

async function decided(): Promise<MeetingGroup> {
  const { id, schedules } = await stand.register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  await act(schedules[0]?.id, 'approve');
  await act(schedules[1]?.id, 'reject');
  return stand.group(id);
}

const statusMails = () =>
  stand.test.db.selectFrom('email').selectAll().where('kind', '=', 'meeting-status').orderBy('id').execute();
const contentOf = (row: { content: unknown } | undefined) => row?.content as VisitorContent;

/** Ends a delivery attempt as the mail sender does. */
async function endAttempt(id: number, state: EmailState, lastError: string | null = null): Promise<void> {
  await stand.test.db.transaction().execute(async (transaction) => {
    const { registration_id } = await transaction
      .updateTable('email')
      .set({ state, last_error: lastError })
      .where('id', '=', id)
      .returning('registration_id')
      .executeTakeFirstOrThrow();
    await refreshRegistration(transaction, registration_id ?? 0, TEST_NOW);
  });
}

it('states why a meeting was rejected', async () => {
  const { id, schedules } = await stand.register([
    [1, 1, 660],
    [2, 1, 720],
  ]);
  const reason = 'The exhibitor takes no more meetings.';
  await stand.test.post(`/api/meetings/${schedules[0]?.id}/reject`, { reason }, stand.editor);
  await act(schedules[1]?.id, 'reject');
  await send(await stand.group(id));
  const [reasoned, unreasoned] = contentOf((await statusMails())[0]).meetings;
  expect(reasoned).toMatchObject({ status: 3, rejectionReason: reason });
  expect(unreasoned).not.toHaveProperty('rejectionReason');
});

it('queues one email built from the database, and confirms it', async () => {
  const group = await decided();
  const answer = await send(group);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'The email is being sent.',
    // Not yet Email Sent: that means a mail server has accepted it.
    group: { id: group.id, status: 'Approved', mail: { state: 'queued', error: null, isOutdated: false } },
  });
  const mails = await statusMails();
  expect(mails).toHaveLength(1);
  const [approved, rejected] = group.schedules;
  expect(mails[0]).toMatchObject({
    recipient: group.email,
    recipient_name: 'Amira Rahman',
    registration_id: group.id,
    schedule_version: 3,
    state: 'queued',
  });
  expect(contentOf(mails[0])).toMatchObject({
    kind: 'meeting-status',
    name: 'Amira Rahman',
    reference: group.registrationNumber,
    meetings: [
      {
        ...{ day: 1, date: '2026-06-02', time: '11.00am-12.00pm', exhibitor: 'Maker 1', status: 4 },
        event: { meetingId: approved?.id, sequence: 2, isKnown: false },
      },
      { exhibitor: 'Maker 2', status: 3, event: null },
    ],
  });
  expect(rejected?.status).toBe(3);
  expect(woken).toBeGreaterThan(0);
  const [action] = await stand.test.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
  expect(action).toMatchObject({ action: 'registration.mail', registration_id: group.id });
});

it('is previewed exactly as Send Email would write it, and nothing is written', async () => {
  const { id, schedules } = await stand.register([[1, 1, 660]]);
  const preview = () => stand.test.get(`/api/meetings/${id}/status-email`, stand.editor);
  const early = await preview();
  expect([early.statusCode, early.json().code]).toEqual([409, 'registration.meetings-pending']);
  await act(schedules[0]?.id, 'approve');
  const group = await stand.group(id);
  const shown = await preview();
  expect(shown.statusCode, shown.body).toBe(200);
  expect(await statusMails()).toEqual([]);
  expect((await send(group)).statusCode).toBe(200);
  const [mail] = await statusMails();
  const sent = (await stand.test.get(`/api/emails/${mail?.id}`, stand.editor)).json();
  expect(shown.json()).toEqual({ recipient: group.email, subject: sent.subject, html: sent.html });
});

it('ignores schedules sent with the request', async () => {
  const group = await decided();
  const tampered = group.schedules.map((schedule) => ({
    ...schedule,
    status: 4,
    exhibitor: 'Somebody Else',
    time: '3.00am-4.00am',
  }));
  expect((await send(group, { schedules: [...tampered, null, 'x', 7] })).statusCode).toBe(200);
  const content = contentOf((await statusMails())[0]);
  expect(content.meetings.map(({ exhibitor, status, time }) => ({ exhibitor, status, time }))).toEqual([
    { exhibitor: 'Maker 1', status: 4, time: '11.00am-12.00pm' },
    { exhibitor: 'Maker 2', status: 3, time: '12.00pm-1.00pm' },
  ]);
  expect((await stand.group(group.id)).schedules).toEqual(group.schedules);
});

describe('the state of the registration', () => {
  it('is Email Sent once the mail server has accepted it, until a change; then it may be sent again', async () => {
    const group = await decided();
    await send(group);
    await endAttempt((await statusMails())[0]?.id ?? 0, 'sent');
    expect(await stand.group(group.id)).toMatchObject({
      status: 'Email Sent',
      mail: { state: 'sent', isOutdated: false },
    });
    await act(group.schedules[0]?.id, 'reject');
    expect(await stand.group(group.id)).toMatchObject({
      status: 'Rejected',
      mail: { state: 'sent', isOutdated: true },
    });
    expect((await send(group)).statusCode).toBe(200);
    const mails = await statusMails();
    expect(mails.map(({ schedule_version }) => schedule_version)).toEqual([3, 4]);
    // The calendar of the first email contained the meeting: the second cancels it.
    expect(contentOf(mails[1]).meetings[0]).toMatchObject({
      status: 3,
      event: { meetingId: group.schedules[0]?.id, sequence: 3, isKnown: true },
    });
  });

  it.each(['sent', 'unsent', 'failed'] as const)(
    'keeps an email that was %s when a meeting is moved, and marks it as outdated',
    async (state) => {
      const group = await decided();
      await send(group);
      await endAttempt((await statusMails())[0]?.id ?? 0, state);
      const [meeting] = (await stand.group(group.id)).schedules;
      if (!meeting) throw new Error('the registration has no meeting');
      const moved = await stand.put(meeting.id, editOf(meeting, { time: '16:00' }));
      expect([moved.statusCode, moved.json().group]).toMatchObject([
        200,
        { status: 'Approved', mail: { state, isOutdated: true } },
      ]);
      expect((await stand.group(group.id)).mail).toMatchObject({ state, isOutdated: true });
      expect((await send(group)).statusCode).toBe(200);
    },
  );

  it('replaces an unsent email with that of a later schedule', async () => {
    const group = await decided();
    await send(group);
    await endAttempt((await statusMails())[0]?.id ?? 0, 'failed');
    await act(group.schedules[0]?.id, 'reject');
    expect((await send(group)).statusCode).toBe(200);
    expect(await statusMails()).toMatchObject([{ schedule_version: 4, state: 'queued' }]);
  });

  it('is not Email Sent when the email arrives after a further change', async () => {
    const group = await decided();
    await send(group);
    await act(group.schedules[1]?.id, 'approve');
    await endAttempt((await statusMails())[0]?.id ?? 0, 'sent');
    expect(await stand.group(group.id)).toMatchObject({ status: 'Approved', mail: { isOutdated: true } });
  });
});

describe('is refused', () => {
  it('while a meeting is pending', async () => {
    const group = await stand.register([
      [1, 1, 660],
      [2, 1, 720],
    ]);
    await act(group.schedules[0]?.id, 'approve');
    const answer = await send(group);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'registration.meetings-pending',
      message: 'There are pending meetings. Please approve or reject them before sending the email.',
    });
    expect(await statusMails()).toEqual([]);
  });

  it('does not send or preview a status email without meetings', async () => {
    const { id } = await stand.register([[1, 1, 660]]);
    await stand.test.db.deleteFrom('claim').where('registration_id', '=', id).execute();
    const group = await stand.group(id);
    const refused = { code: 'registration.no-meetings', reason: { code: 'email.no-meetings' } };
    for (const answer of [
      await send(group),
      await stand.test.get(`/api/meetings/${id}/status-email`, stand.editor),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject(refused);
    }
    expect(await statusMails()).toEqual([]);
  });

  it('while it is being sent, and after it was sent', async () => {
    const group = await decided();
    await send(group);
    const while_ = await send(group);
    expect(while_.statusCode).toBe(409);
    expect(while_.json()).toMatchObject({
      code: 'email.already-sent',
      message: 'This email is being sent already.',
    });
    await endAttempt((await statusMails())[0]?.id ?? 0, 'sent');
    expect((await send(group)).json()).toMatchObject({
      code: 'email.already-sent',
      message: 'This email has been sent already, and nothing has changed since.',
    });
    expect(await statusMails()).toHaveLength(1);
  });

  it('without permission, and for ids that do not belong to one registration', async () => {
    const group = await decided();
    const other = await stand.register([[3, 1, 660]]);
    expect((await send(group, {}, {})).statusCode).toBe(401);
    expect((await send(group, {}, stand.viewer)).statusCode).toBe(403);
    expect((await send(group, { visitor_company_id: other.visitor_company_id })).statusCode).toBe(404);
    expect((await send(group, { user_id: 2 ** 31 })).statusCode).toBe(422);
    expect((await send(group, { user_id: 'x' })).statusCode).toBe(422);
    expect(await statusMails()).toEqual([]);
  });
});

it('queues one email when two organisers send at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const group = await decided();
    const answers = await Promise.all([
      send(group),
      send(group, {}, stand.admin),
      send(group),
      send(group, {}, stand.admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const mails = (await statusMails()).filter(({ registration_id }) => registration_id === group.id);
    expect(mails).toHaveLength(1);
    await stand.test.database.pool.query('truncate claim');
  }
});

it('sends a failed email again under the same id, with the current registration data', async () => {
  const group = await decided();
  await send(group);
  const [failed] = await statusMails();
  await endAttempt(failed?.id ?? 0, 'failed', '550 no such user');
  expect(await stand.group(group.id)).toMatchObject({
    status: 'Approved',
    mail: { state: 'failed', error: '550 no such user' },
  });
  await stand.test.db.updateTable('visitor').set({ email: 'right@kenari.example' }).execute();
  const answer = await send(group);
  expect(answer.statusCode).toBe(200);
  const mails = await statusMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    id: failed?.id,
    message_id: failed?.message_id,
    recipient: 'right@kenari.example',
    state: 'queued',
    attempts: 0,
    claimed_until: null,
    last_error: null,
  });
});

it('keeps the email without a mail server, and reports it as not sent', async () => {
  const plain = await openReview();
  onTestFinished(() => plain.close());
  const group = await plain.register([[1, 1, 660]]);
  await plain.test.call({
    method: 'POST',
    url: `/api/meetings/${group.id}/approve-all`,
    headers: plain.editor,
  });
  for (let time = 0; time < 2; time += 1) {
    const answer = await plain.test.post('/api/meetings/send-status-email', idsOf(group), plain.editor);
    expect(answer.json()).toMatchObject({
      message: 'Not sent: no mail server configured.',
      group: { status: 'Approved', mail: { state: 'unsent' } },
    });
  }
  const mails = await readRows(plain.test.db, 'email', { kind: 'meeting-status' });
  expect(mails).toHaveLength(1);
});
