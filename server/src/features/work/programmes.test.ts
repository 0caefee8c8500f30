// What is to be done for a programme's meetings appears in To do, the sidebar and a view, and nothing twice.
import type { ToDo } from '@visavis/contract/work/endpoints';
import type { Programme } from '@visavis/domain/edition/programme';
import { describe, expect, it } from 'vitest';
import { bookMeeting, createPaidBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { refreshRegistration } from '../registration/public.ts';

const stand = prepareOnce(openReview);

const get = async (path: string) => (await stand.test.get(path, stand.viewer)).json();
const totalOf = async (path: string) =>
  Number((await stand.test.get(path, stand.viewer)).headers['x-total-count']);

interface Subject {
  registrationId: number;
  userId: number;
  companyId: number;
  meetings: number[];
}

let minute = 600;
const SUBJECTS: Record<Programme, () => Promise<Subject>> = {
  business: async () => {
    minute += 60;
    const group = await stand.register([[1, 1, minute]], { email: `b-${minute}@work.example` });
    return {
      registrationId: group.id,
      userId: group.user_id,
      companyId: group.visitor_company_id,
      meetings: group.schedules.map(({ id }) => id),
    };
  },
  hosted: async () => {
    minute += 60;
    const { test, edition, makers } = stand;
    const buyer = await createPaidBuyer(test.db, test.storage.sealer, edition.editionId);
    const id = await bookMeeting(test.db, buyer, { exhibitorId: makers[0] ?? 0, day: 1, minute });
    await test.db
      .transaction()
      .execute((transaction) => refreshRegistration(transaction, buyer.registrationId, TEST_NOW));
    return { ...buyer, meetings: [id] };
  },
};

const LISTS: Record<Programme, (progress: string) => string> = {
  business: (progress) => `/api/meetings?progress=${progress}&limit=1`,
  hosted: (progress) => `/api/hosted?progress=${progress}&limit=1`,
};
const COUNTS: Record<Programme, string> = { business: '/api/meetings/counts', hosted: '/api/hosted/counts' };
const KINDS: Record<Programme, Record<'to-decide' | 'ready' | 'changed', ToDo>> = {
  business: { 'to-decide': 'decide', ready: 'ready', changed: 'changed' },
  hosted: { 'to-decide': 'hostedDecide', ready: 'hostedReady', changed: 'hostedChanged' },
};
const SECTIONS = { business: 'registrations', hosted: 'applications' } as const;

/** Every count of a programme's meetings in one state: To do, the view of the list, its count, and the rows. */
async function numbersOf(programme: Programme, progress: 'to-decide' | 'ready' | 'changed') {
  const { items } = await get('/api/to-do');
  const kind = KINDS[programme][progress];
  return {
    toDo: items.find((item: { kind: ToDo }) => item.kind === kind)?.count ?? 0,
    view: (await get(COUNTS[programme])).progress[progress],
    list: await totalOf(LISTS[programme](progress)),
    both: await totalOf(`/api/meetings?programme=${programme}&progress=${progress}&limit=1`),
  };
}
const all = (count: number) => ({ toDo: count, view: count, list: count, both: count });

describe.each(['business', 'hosted'] as const)('the counts of meetings of the %s programme', (programme) => {
  const other: Programme = programme === 'business' ? 'hosted' : 'business';

  it('follow a meeting from its decision to the email and a later change', async () => {
    const elsewhere = await numbersOf(other, 'to-decide');
    const before = (await get('/api/work'))[SECTIONS[programme]];
    const { registrationId, userId, companyId, meetings } = await SUBJECTS[programme]();
    expect(await numbersOf(programme, 'to-decide')).toEqual(all(1));
    expect((await get('/api/work'))[SECTIONS[programme]]).toBe(before + 1);
    expect(await numbersOf(other, 'to-decide')).toEqual(elsewhere);
    const { test, editor } = stand;
    await test.post(`/api/meetings/${meetings[0]}/approve`, {}, editor);
    expect(await numbersOf(programme, 'to-decide')).toEqual(all(0));
    expect((await get('/api/work'))[SECTIONS[programme]]).toBe(before);
    expect(await numbersOf(programme, 'ready')).toEqual(all(1));
    await test.post(
      '/api/meetings/send-status-email',
      { user_id: userId, visitor_company_id: companyId },
      editor,
    );
    await updateRows(
      test.db,
      'email',
      { registration_id: registrationId, kind: 'meeting-status' },
      { state: 'sent' },
    );
    await test.db
      .transaction()
      .execute((transaction) => refreshRegistration(transaction, registrationId, TEST_NOW));
    expect(await numbersOf(programme, 'ready')).toEqual(all(0));
    await test.post(`/api/meetings/${meetings[0]}/reject`, {}, editor);
    expect(await numbersOf(programme, 'changed')).toEqual(all(1));
  });
});

it('a hosted row shows what is to be done for its meetings, separately from the application', async () => {
  const { registrationId } = await SUBJECTS.hosted();
  const row = async () =>
    (await get('/api/hosted')).data.find(({ id }: { id: number }) => id === registrationId);
  expect(await row()).toMatchObject({
    decision: 'approved',
    meetingProgress: 'to-decide',
    pendingMeetings: 1,
  });
});

it('meetings that ended with a rejected application await no email, as its own email reported that', async () => {
  const { registrationId, userId, companyId } = await SUBJECTS.hosted();
  const { test, editor } = stand;
  await test.db.deleteFrom('payment_entry').execute();
  await test.db.deleteFrom('payment').execute();
  const before = await numbersOf('hosted', 'ready');
  const answer = await test.post(
    '/api/hosted/reject',
    { user_id: userId, visitor_company_id: companyId },
    editor,
  );
  expect(answer.statusCode).toBe(200);
  expect((await stand.group(registrationId)).status).toBe('Rejected');
  expect(await numbersOf('hosted', 'ready')).toEqual(before);
  expect(answer.json().row).toMatchObject({ meetingProgress: 'no-meetings', meetingState: 'Rejected' });
});
