// PUT /api/meetings/{id}: the edit form follows the rules of a submission, and reports what it refuses.
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { editOf, openReview } from '../../testing/review.ts';
import { insertRows, readRow, updateRows } from '../../testing/rows.ts';

const stand = prepareOnce(openReview);

beforeEach(async () => {
  await stand.test.database.pool.query('truncate claim, registration, visitor, company cascade');
});

type Schedule = MeetingGroup['schedules'][number];
const FOURTH_DAY = { date: '2026-06-05', day: 4, day_of_week: 'Friday' };

async function registerOne(changes = {}): Promise<{ group: MeetingGroup; meeting: Schedule }> {
  const group = await stand.register([[1, 3, 900]], changes);
  const [meeting] = group.schedules;
  if (!meeting) throw new Error('the registration has no meeting');
  return { group, meeting };
}

describe('saves', () => {
  it('a move to another day and hour, with the status, and frees the former hour', async () => {
    const { group, meeting } = await registerOne();
    const answer = await stand.put(meeting.id, editOf(meeting, { ...FOURTH_DAY, time: '14:00', status: 4 }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().group).toMatchObject({
      status: 'Approved',
      schedules: [
        {
          id: meeting.id,
          ...{ day: 4, date: '2026-06-05', dayOfWeek: 'Friday', time: '2.00pm-3.00pm', minute: 840 },
          ...{ exhibitor: 'Maker 1', boothNumber: 'M-1', status: 4, version: 2 },
        },
      ],
    });
    const { starts_at } = await readRow(stand.test.db, 'meeting', { id: meeting.id }, ['starts_at']);
    expect(starts_at.toISOString()).toBe('2026-06-05T06:00:00.000Z');
    expect((await registerOne()).meeting.minute).toBe(900);
    const action = await readRow(stand.test.db, 'audit_entry', { registration_id: group.id });
    expect(action).toMatchObject({
      action: 'meeting.edit',
      before: { day: 3, minute: 900, status: 2 },
      after: { day: 4, minute: 840, status: 4 },
    });
  });

  it('edits of older clients: no version, numbers as text, and the range as time', async () => {
    const { meeting } = await registerOne();
    const answer = await stand.put(
      meeting.id,
      editOf(meeting, { version: undefined, day: '3', status: '4', time: '3.00pm-4.00pm' }),
    );
    expect(answer.json().group.schedules[0]).toMatchObject({ day: 3, minute: 900, status: 4 });
  });

  it('another exhibitor with its booth, whether sent, empty, or still the former one', async () => {
    for (const booth_number of ['M-1', 'M-2', '']) {
      const { meeting } = await registerOne();
      const answer = await stand.put(meeting.id, editOf(meeting, { exhibitor: ' maker  2', booth_number }));
      expect(answer.json().group.schedules[0]).toMatchObject({ exhibitor: 'Maker 2', boothNumber: 'M-2' });
      await stand.test.database.pool.query('truncate claim');
    }
  });

  it('an exhibitor that shares its name with another, chosen by booth', async () => {
    const { meeting } = await registerOne();
    const answer = await stand.put(
      meeting.id,
      editOf(meeting, { exhibitor: 'Atelier Nacre', booth_number: 'F-001' }),
    );
    expect(answer.json().group.schedules[0]).toMatchObject({
      exhibitorId: stand.edition.exhibitorIds.nacreTwin,
    });
  });

  it('a move of a rejected meeting, without taking an hour', async () => {
    const { meeting } = await registerOne();
    const rejected = await stand.put(meeting.id, editOf(meeting, { status: 3 }));
    expect(rejected.json().group.status).toBe('Rejected');
    await registerOne();
    const answer = await stand.put(meeting.id, editOf(meeting, { status: 3, version: 2, time: '16:00' }));
    expect(answer.json().group.schedules[0]).toMatchObject({ status: 3, minute: 960 });
  });

  it('an hour outside the edition for an admin with a reason; an editor may then decide on it', async () => {
    const { group, meeting } = await registerOne();
    const edit = editOf(meeting, { time: '20:00', reason: 'Dinner with the\nbuyer' });
    const answer = await stand.put(meeting.id, edit, stand.admin);
    expect(answer.json().group.schedules[0]).toMatchObject({ minute: 1200, time: '8.00pm-9.00pm' });
    const { after } = await readRow(stand.test.db, 'audit_entry', { registration_id: group.id }, ['after']);
    expect(after).toMatchObject({ minute: 1200, offGridReason: 'Dinner with the buyer' });
    const decided = editOf(meeting, { time: '20:00', status: 4, version: 2 });
    expect((await stand.put(meeting.id, decided)).statusCode).toBe(200);
    const other = await registerOne();
    const same = editOf(other.meeting, { time: '20:00', reason: 'Also dinner' });
    const taken = await stand.put(other.meeting.id, same, stand.admin);
    expect(taken.json()).toMatchObject({
      code: 'meeting.slot-taken',
      message: 'Not saved. Maker 1 meets Kenari Beauty Retail on 04 June, 8.00pm-9.00pm.',
      freeHours: [840, 960, 1020],
    });
    await stand.put(meeting.id, editOf(meeting, { time: '12:00', version: 3 }));
    const { off_grid_reason } = await readRow(stand.test.db, 'meeting', { id: meeting.id }, [
      'off_grid_reason',
    ]);
    expect(off_grid_reason).toBeNull();
  });
});

describe('refuses', () => {
  it('an hour in which the exhibitor has no representative', async () => {
    const { meeting } = await registerOne();
    const [exhibitor_id = 0] = stand.makers;
    const starts_at = new Date('2026-06-05T06:00:00Z');
    await insertRows(stand.test.db, 'claim', {
      exhibitor_id,
      day: 4,
      minute: 840,
      place: 1,
      status: 5,
      starts_at,
    });
    const refused = await stand.put(meeting.id, editOf(meeting, { ...FOURTH_DAY, time: '14:00' }));
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('Maker 1 has no free representative on'),
    ]);
  });

  it.each<[string, object, Record<string, string>]>([
    ['an unknown exhibitor', { exhibitor: 'Nobody' }, { exhibitor: 'No exhibitor has this name.' }],
    [
      'a booth of another exhibitor',
      { booth_number: 'Z-9' },
      { booth_number: 'No exhibitor named Maker 1 has this booth.' },
    ],
    [
      'a name that two exhibitors have',
      { exhibitor: 'Atelier Nacre', booth_number: '' },
      { exhibitor: 'More than one exhibitor is named Atelier Nacre. Please say which booth.' },
    ],
    ['an unknown day', { day: 5 }, { day: 'This is not a day of the exhibition.' }],
    ['a date of another day', { date: '2026-06-05' }, { date: 'Day 3 of the exhibition is 2026-06-04.' }],
    ['a weekday of another date', { day_of_week: 'Friday' }, { day_of_week: '2026-06-04 is a Thursday.' }],
    ['half past', { time: '14:30' }, { time: 'This is not an hour of the exhibition.' }],
    ['half an hour', { time: '2.00pm-2.30pm' }, { time: 'This is not an hour of the exhibition.' }],
    ['a time past midnight', { time: '23:30' }, { time: 'This is not a time of the day.' }],
    ['words for a time', { time: 'noonish' }, { time: 'This is not a time of the day.' }],
    ['an hour of the night', { time: '03:00' }, { time: 'This is not an hour of the exhibition.' }],
    [
      "an hour of the night with an editor's reason",
      { time: '03:00', reason: 'Jet lag' },
      { time: 'This is not an hour of the exhibition.' },
    ],
    [
      'several bad fields at once',
      { exhibitor: 'Nobody', day: 9 },
      { exhibitor: 'No exhibitor has this name.', day: 'This is not a day of the exhibition.' },
    ],
  ])('%s', async (_, changes, fields) => {
    const { group, meeting } = await registerOne();
    const answer = await stand.put(meeting.id, editOf(meeting, changes));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields });
    expect(await stand.group(group.id)).toEqual(group);
  });

  it('a night hour from an admin without a reason', async () => {
    const { meeting } = await registerOne();
    for (const reason of [undefined, '', '  \n ']) {
      const answer = await stand.put(meeting.id, editOf(meeting, { time: '03:00', reason }), stand.admin);
      expect(answer.json()).toMatchObject({
        code: 'request.invalid',
        fields: { reason: 'Please give a reason for an hour outside the exhibition hours.' },
      });
    }
  });

  it.each([{ status: 1 }, { status: 5 }, { status: 'approved' }, { day: 1.5 }, { exhibitor: undefined }])(
    'an invalid body: %j',
    async (changes) => {
      const { meeting } = await registerOne();
      expect((await stand.put(meeting.id, editOf(meeting, changes))).statusCode).toBe(422);
    },
  );

  it('callers without permission with 401 or 403, and unknown meetings with 404', async () => {
    const { group, meeting } = await registerOne();
    const edit = editOf(meeting, { status: 4 });
    const anonymous = { authorization: 'Bearer nobody' };
    expect((await stand.put(meeting.id, edit, anonymous)).statusCode).toBe(401);
    expect((await stand.put(meeting.id, 'not even an object', anonymous)).statusCode).toBe(401);
    expect((await stand.put(meeting.id, edit, stand.viewer)).statusCode).toBe(403);
    expect((await stand.put(999_999, edit)).statusCode).toBe(404);
    expect(await stand.group(group.id)).toEqual(group);
  });

  it('an hour that is taken, naming the holder, and changes nothing', async () => {
    const { group, meeting } = await registerOne();
    await stand.register([[1, 4, 840]], { companyName: 'Saffron Salon Group' });
    const answer = await stand.put(meeting.id, editOf(meeting, { ...FOURTH_DAY, time: '14:00' }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'meeting.slot-taken',
      message: 'Not saved. Maker 1 meets Saffron Salon Group on 05 June, 2.00pm-3.00pm.',
      lost: [{ exhibitor: 'Maker 1', boothNumber: 'M-1', day: 4, time: '2.00pm-3.00pm' }],
      freeHours: [720, 780, 900],
    });
    expect(await stand.group(group.id)).toEqual(group);
  });

  it('a full hour with several places, naming every holder, but not one with a free place', async () => {
    const { db } = stand.test;
    await updateRows(db, 'exhibitor', { id: stand.makers[0] ?? 0 }, { places: 2 });
    await stand.register([[1, 4, 840]], { companyName: 'Saffron Salon Group' });
    const second = await registerOne({ companyName: 'Second' });
    const third = await registerOne({ companyName: 'Third' });
    const move = (meeting: Schedule) =>
      stand.put(meeting.id, editOf(meeting, { ...FOURTH_DAY, time: '14:00' }));
    expect((await move(second.meeting)).statusCode).toBe(200);
    expect((await move(third.meeting)).json().message).toBe(
      'Not saved. Maker 1 meets Saffron Salon Group and Second on 05 June, 2.00pm-3.00pm.',
    );
    await db.updateTable('exhibitor').set({ places: 1 }).execute();
  });

  it('a stale edit, with the current meeting', async () => {
    const { meeting } = await registerOne();
    const [one, two] = await Promise.all([
      stand.put(meeting.id, editOf(meeting, { time: '12:00' }), stand.editor),
      stand.put(meeting.id, editOf(meeting, { time: '13:00' }), stand.admin),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    const [won, lost] = one.statusCode === 200 ? [one, two] : [two, one];
    expect(lost.json()).toMatchObject({
      code: 'meeting.stale',
      meeting: { id: meeting.id, version: 2, minute: won.json().group.schedules[0].minute },
    });
  });

  it('a meeting that the visitor cancelled', async () => {
    const { meeting } = await registerOne();
    await stand.test.db.updateTable('claim').set({ status: 3, cancelled_by: 'visitor' }).execute();
    const answer = await stand.put(meeting.id, editOf(meeting, { status: 4 }));
    expect(answer.json()).toMatchObject({ code: 'meeting.ended', meeting: { cancelledBy: 'visitor' } });
  });
});
