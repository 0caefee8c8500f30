// Random steps: the stored state of a registration always matches its meetings and email.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { registrationState } from '@visavis/domain/registration/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editOf, openReview, type ReviewStand } from '../../testing/review.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createEditionService } from '../edition/service.ts';
import { changeMeeting } from '../meeting/change.service.ts';
import { lockMeeting, lockRegistration } from './repository.ts';
import { refreshRegistration } from './state.repository.ts';

const RUNS = process.env.DEEP === '1' ? 1_000 : 30;
const COMMANDS = 20;

type Step =
  | { kind: 'approve' | 'reject' | 'edit' | 'cancel'; meeting: number; status: 2 | 3 | 4 }
  | { kind: 'approve-all' | 'send' }
  | { kind: 'mail-ends'; state: 'sent' | 'failed' };

const meeting = fc.nat({ max: 2 });
const status = fc.constantFrom<2 | 3 | 4>(2, 3, 4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('approve' as const, 'reject' as const, 'edit' as const),
    meeting,
    status,
  }),
  fc.record({ kind: fc.constant('cancel' as const), meeting, status }),
  fc.constantFrom<Step>({ kind: 'approve-all' }, { kind: 'send' }, { kind: 'send' }),
  fc.record({
    kind: fc.constant('mail-ends' as const),
    state: fc.constantFrom('sent' as const, 'failed' as const),
  }),
);

/** Guarantees a run that ends with an email. */
const TO_THE_EMAIL: Step[] = [
  { kind: 'approve-all' },
  { kind: 'send' },
  { kind: 'mail-ends', state: 'sent' },
];

/** Cancels like the visitor's page, through the function that every feature uses. */
async function cancel({ test, edition }: ReviewStand, group: MeetingGroup, meetingId: number): Promise<void> {
  const catalogue = await createEditionService(test.db, false).current();
  await test.db.transaction().execute(async (transaction) => {
    await lockRegistration(transaction, { registrationId: group.id, editionId: edition.editionId });
    const row = await lockMeeting(transaction, { registrationId: group.id, meetingId });
    if (!row || row.status === 3) return;
    const to = { standing: { status: 3, cancelledBy: 'visitor' } as const };
    await changeMeeting(transaction, { catalogue, meeting: row, to, now: TEST_NOW });
  });
}

/** Ends a delivery attempt as the mail sender does. */
async function endMail({ test }: ReviewStand, registrationId: number, state: 'sent' | 'failed') {
  await test.db.transaction().execute(async (transaction) => {
    await refreshRegistration(transaction, registrationId, TEST_NOW);
    await transaction
      .updateTable('email')
      .set({ state })
      .where('registration_id', '=', registrationId)
      .where('kind', '=', 'meeting-status')
      .where('state', '=', 'queued')
      .execute();
    await refreshRegistration(transaction, registrationId, TEST_NOW);
  });
}

async function take(stand: ReviewStand, group: MeetingGroup, one: Step): Promise<void> {
  const post = (url: string, body?: unknown) => stand.test.post(url, body ?? {}, stand.editor);
  switch (one.kind) {
    case 'approve-all':
      await post(`/api/meetings/${group.id}/approve-all`);
      return;
    case 'send':
      await post('/api/meetings/send-status-email', group);
      return;
    case 'mail-ends':
      await endMail(stand, group.id, one.state);
      return;
    default: {
      const schedule = group.schedules[one.meeting];
      if (!schedule) throw new Error('one of the three meetings is missing');
      if (one.kind === 'cancel') await cancel(stand, group, schedule.id);
      else if (one.kind === 'edit')
        await stand.put(schedule.id, editOf(schedule, { status: one.status, version: undefined }));
      else await post(`/api/meetings/${schedule.id}/${one.kind}`);
    }
  }
}

const snapshot = ({ schedules }: MeetingGroup) =>
  JSON.stringify(schedules.map(({ id: _id, ...schedule }) => schedule));

it(`the stored state is correct after each step in ${RUNS} runs of up to ${COMMANDS} steps`, async () => {
  const stand = await openReview({ mail: { domain: 'visavis.example', wake: () => undefined } });
  const seen = new Set<string>();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: COMMANDS, size: 'max' }), async (steps) => {
        await stand.test.database.pool.query('truncate claim, registration, visitor, company, email cascade');
        const start = await stand.register([
          [1, 1, 660],
          [2, 1, 720],
          [3, 1, 780],
        ]);
        /** The schedules in the queued and in the sent email. */
        let mailing: string | null = null;
        let mailed: string | null = null;
        for (const one of steps) {
          const before = await stand.group(start.id);
          await take(stand, start, one);
          const group = await stand.group(start.id);
          if (group.mail?.state === 'queued' && before.mail?.state !== 'queued') mailing = snapshot(group);
          if (group.mail?.state === 'queued' && group.mail.id !== before.mail?.id) mailing = snapshot(group);
          if (one.kind === 'mail-ends' && one.state === 'sent' && before.mail?.state === 'queued')
            mailed = mailing;
          const expected = registrationState(
            group.schedules.map((schedule) => schedule.status),
            mailed === snapshot(group),
          );
          expect({ one, status: group.status }).toEqual({ one, status: expected });
          seen.add(group.status);
        }
      }),
      { numRuns: RUNS, examples: [[TO_THE_EMAIL]] },
    );
    expect([...seen].sort()).toEqual(['Approved', 'Email Sent', 'Pending', 'Rejected']);
  } finally {
    await stand.close();
  }
}, 600_000);
