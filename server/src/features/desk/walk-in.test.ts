// A walk-in at the desk: an approved meeting at a free hour, booked once, under the usual rules.
import { describe, expect, it } from 'vitest';
import {
  actions,
  app,
  buyer,
  desk,
  edition,
  meet,
  type Sent,
  settle,
  useDeskStand,
  walkIn,
} from '../../testing/desk-stand.ts';
import { placeMeeting } from '../../testing/held-meetings.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { readRow } from '../../testing/rows.ts';
import { createMakers } from '../../testing/small-edition.ts';

useDeskStand();

/** The buyer as the desk finds them. */
const found = async () =>
  (await app.get(`/api/desk/people?search=${buyer.reference}`, desk.headers)).json().people[0];

describe('a walk-in', () => {
  it('is an approved meeting, booked once, and raises the schedule version for a new status email', async () => {
    await meet(720);
    const record = walkIn(edition.exhibitorIds.nacre, 780);
    const [settled] = await settle([record]);
    expect(settled).toEqual({ id: record.id, outcome: 'settled', meetingId: expect.any(Number) });
    expect(await settle([record])).toEqual([settled]);
    const meeting = await readRow(app.db, 'meeting', { id: settled.meetingId });
    expect(meeting).toMatchObject({ status: 4, day: 2, minute: 780, length: 60 });
    expect(await actions()).toMatchObject([{ action: 'meeting.book', actor: desk.email }]);
    const { schedule_version } = await readRow(app.db, 'registration', { id: buyer.registrationId }, [
      'schedule_version',
    ]);
    expect(schedule_version).toBeGreaterThan(1);
  });

  it('lists today’s free hours, and refuses any other with a readable message', async () => {
    await meet(720);
    const { hanari, nacre } = edition.exhibitorIds;
    const free = async (search: string) =>
      (await app.get(`/api/desk/exhibitors?${new URLSearchParams({ search })}`, desk.headers)).json();
    expect((await free('b-145 nacre')).exhibitors).toEqual([
      { id: nacre, name: 'Atelier Nacre', booth: 'B-145', free: [780, 840, 900, 960, 1020], isMet: false },
    ]);
    const rival = await createHostedBuyer(app.db, edition.editionId, { name: 'Rival' });
    await placeMeeting(app.db, {
      registrationId: rival.registrationId,
      exhibitorId: nacre,
      day: 2,
      minute: 840,
    });
    expect((await free('b-145')).exhibitors[0].free).toEqual([780, 900, 960, 1020]);
    const results = await settle([
      walkIn(nacre, 840),
      walkIn(nacre, 660),
      walkIn(nacre, 781),
      walkIn(hanari, 900),
      walkIn(nacre, 900, { reference: rival.reference }),
    ]);
    expect(results.map(({ outcome, message }: Sent) => [outcome, message])).toEqual([
      ['refused', expect.stringContaining('Atelier Nacre meets Kenari Beauty Retail')],
      ['refused', expect.stringContaining('has started already')],
      ['refused', expect.any(String)],
      ['refused', expect.stringContaining('Hanari Skin Lab')],
      ['refused', expect.stringContaining('Atelier Nacre')],
    ]);
    expect(await app.db.selectFrom('meeting').selectAll().execute()).toHaveLength(2);
  });

  it('does not offer hours in which the person has a meeting, or exhibitors whom they meet on any day', async () => {
    const { hanari, nacre, proto } = edition.exhibitorIds;
    await meet(840);
    await meet(900, { status: 2, exhibitorId: proto, day: 3 });
    await meet(960, { status: 3, exhibitorId: nacre });
    const free = async (search: string, reference = buyer.reference) =>
      (
        await app.get(`/api/desk/exhibitors?${new URLSearchParams({ search, reference })}`, desk.headers)
      ).json().exhibitors;
    expect(await free('b-145')).toMatchObject([{ id: nacre, free: [780, 900, 960, 1020], isMet: false }]);
    expect(await free('hanari')).toMatchObject([{ id: hanari, free: [], isMet: true }]);
    const [met] = (await free('')).filter(({ id }: { id: number }) => id === proto);
    expect(met).toMatchObject({ free: [], isMet: true });
    expect(await free('b-145', 'HB-2222-2222')).toMatchObject([{ free: [780, 840, 900, 960, 1020] }]);
  });

  it('is possible for a person whom staff registered without any meetings', async () => {
    expect(await found()).toMatchObject({ mayBook: true, meetings: [] });
    const [settled] = await settle([walkIn(edition.exhibitorIds.nacre, 780)]);
    expect(settled).toMatchObject({ outcome: 'settled' });
    expect(await found()).toMatchObject({ mayBook: true, meetings: [{ isApproved: true, minute: 780 }] });
  });

  it('is refused for a person without an approved meeting, and beyond the maximum number of meetings', async () => {
    const { nacre } = edition.exhibitorIds;
    await meet(720, { status: 3 });
    expect(await found()).toMatchObject({ mayBook: false });
    await meet(720, { status: 2 });
    expect(await found()).toMatchObject({ mayBook: false });
    expect(await settle([walkIn(nacre, 780)])).toMatchObject([
      { message: 'Only a person with an approved meeting can get another one at the desk.' },
    ]);
    await app.db.deleteFrom('claim').execute();
    const makers = await createMakers(app.db, edition.editionId, 8);
    for (const [index, exhibitorId] of makers.entries())
      await meet(660 + 60 * (index % 4), { exhibitorId, day: index < 4 ? 3 : 4 });
    expect(await settle([walkIn(nacre, 780)])).toMatchObject([
      { message: 'This person has 8 meetings already, and there can be no more.' },
    ]);
  });

  it('is booked once, however often it is sent concurrently', async () => {
    await meet(720);
    const record = walkIn(edition.exhibitorIds.nacre, 780);
    const results = (await Promise.all([1, 2, 3, 4].map(() => settle([record])))).flat();
    const ids = new Set(results.map(({ outcome, meetingId }) => `${outcome} ${meetingId}`));
    expect([...ids]).toEqual([expect.stringMatching(/^settled \d+$/)]);
    expect(await actions()).toHaveLength(1);
  });

  it('never books an hour twice, however many desks request it concurrently', async () => {
    const { proto } = edition.exhibitorIds;
    const people = [];
    for (let index = 0; index < 6; index += 1) {
      const one = await createHostedBuyer(app.db, edition.editionId, { name: `Rival ${index}` });
      await placeMeeting(app.db, {
        registrationId: one.registrationId,
        exhibitorId: edition.exhibitorIds.hanari,
        day: 4,
        minute: 660 + 60 * index,
      });
      people.push(one);
    }
    const results = await Promise.all(
      people.map(({ reference }) => settle([walkIn(proto, 900, { reference })])),
    );
    const outcomes = results.flat().map(({ outcome }: Sent) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5);
  });
});
