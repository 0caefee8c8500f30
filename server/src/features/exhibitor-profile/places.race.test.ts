// Places are derived from representatives or set by hand, and are never taken from a meeting, even while visitors book.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const ROUNDS = 20;
const NOON = 720;

interface Stand {
  test: TestApp;
  edition: SmallEdition;
  calls: ReturnType<typeof exhibitorCalls>;
  id: number;
}

async function open(): Promise<Stand> {
  const test = await createTestApp();
  const edition = await createSmallEdition(test.db);
  const editor = await createStaff(test.db, 'editor');
  return {
    test,
    edition,
    calls: exhibitorCalls(test, editor.headers),
    id: edition.exhibitorIds.nacreTwin,
  };
}

const clear = ({ test }: Stand) =>
  test.database.pool.query('truncate claim, registration, visitor, company cascade');

const book = ({ test }: Stand, minute = NOON, day = 2) =>
  test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'F-001', day, minute)]));

const byHand = (count: number) => ({ places: { from: 'hand' as const, count } });
const person = (name: string, hours: ExhibitorProfile['representatives'][number]['hours'] = null) => ({
  ...{ id: null, name, title: '', email: '', languages: [], hours },
});

const stand = prepareOnce(open);

beforeEach(() => clear(stand));
afterAll(() => stand.test.close());

async function placesAt(at: Stand, minute: number, day = 2) {
  const { slots } = await at.calls.read(at.id);
  return slots.find((slot) => slot.day === day && slot.minute === minute)?.places;
}

describe('places by hand', () => {
  it('can grow and shrink, and limit the meetings in a slot', async () => {
    await stand.calls.change(stand.id, byHand(3));
    const shrunk = await stand.calls.change(stand.id, byHand(2));
    expect([shrunk.statusCode, shrunk.json().places, shrunk.json().hours]).toEqual([200, 2, 56]);
    const answers = [await book(stand), await book(stand), await book(stand)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409]);
    const grown = await stand.calls.change(stand.id, byHand(4));
    expect([grown.json().places, grown.json().hours]).toEqual([4, 112]);
    expect((await book(stand)).statusCode).toBe(201);
  });

  it('cannot be taken from meetings, which the refusal lists; in other slots any place can be removed', async () => {
    await stand.calls.change(stand.id, byHand(2));
    await book(stand);
    await book(stand);
    const refused = await stand.calls.change(stand.id, byHand(1));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'exhibitor.place-in-use']);
    expect(refused.json().error).toMatch(/^This would leave meetings of Atelier Nacre without a place: /);
    expect(refused.json().inTheWay).toHaveLength(2);
    expect(refused.json().inTheWay[0]).toMatchObject({ day: 2, minute: NOON, length: 60 });
    expect(await stand.calls.read(stand.id)).toMatchObject({ places: 2, hoursTaken: 2 });
    await stand.test.database.pool.query('delete from claim where place = 1');
    expect((await stand.calls.change(stand.id, byHand(1))).statusCode).toBe(200);
    expect(await placesAt(stand, NOON)).toBe(1);
  });

  it('cannot be taken from a visitor who is choosing, unless the hold has expired', async () => {
    await stand.calls.change(stand.id, byHand(2));
    await book(stand);
    const hold = await stand.test.post('/api/holds', { exhibitorId: stand.id, day: 2, minute: NOON });
    expect(hold.statusCode).toBe(201);
    const refused = await stand.calls.change(stand.id, byHand(1));
    expect(refused.json().inTheWay).toHaveLength(2);
    await stand.test.database.pool.query("update claim set expires_at = '2026-01-01' where status = 1");
    expect((await stand.calls.change(stand.id, byHand(1))).statusCode).toBe(200);
  });
});

describe('places derived from representatives', () => {
  it('equal the number of people present for the whole slot; a slot with nobody is unavailable', async () => {
    const morning = [{ day: 2, minute: 660, length: 120 }];
    const changed = await stand.calls.change(stand.id, {
      representatives: [
        person('Giulia', [...morning, { day: 1, minute: 660, length: 420 }]),
        person('Matteo', morning),
      ],
      places: { from: 'representatives', count: 1 },
    });
    expect(changed.json()).toMatchObject({ places: 2, hours: 7 + 4, placesFrom: 'representatives' });
    expect(await Promise.all([660, 720, 780].map((minute) => placesAt(stand, minute)))).toEqual([2, 2, 0]);
    const answers = [await book(stand), await book(stand), await book(stand), await book(stand, 780)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 409, 409]);
    const taken = (await stand.test.get('/api/unavailable-slots')).json().data.unavailable_slots[
      'Atelier Nacre'
    ];
    const lost = taken.filter((slot: { exhibitorId: number }) => slot.exhibitorId === stand.id);
    expect(lost).toContainEqual({ day: 2, time: '1 pm', exhibitorId: stand.id });
    expect(lost).not.toContainEqual({ day: 2, time: '11 am', exhibitorId: stand.id });
  });

  it('shrink only where there are no meetings', async () => {
    const [giulia, matteo] = [person('Giulia'), person('Matteo')];
    const rule = { places: { from: 'representatives' as const, count: 1 } };
    await stand.calls.change(stand.id, { representatives: [giulia, matteo], ...rule });
    await book(stand);
    await book(stand);
    await book(stand, 660);
    const gone = await stand.calls.change(stand.id, { representatives: [giulia], ...rule });
    expect(gone.json().inTheWay).toHaveLength(2);
    const only = [{ day: 2, minute: NOON, length: 60 }];
    const late = await stand.calls.change(stand.id, {
      representatives: [giulia, { ...matteo, hours: only }],
      ...rule,
    });
    expect([late.statusCode, late.json().hours]).toEqual([200, 29]);
  });
});

/** Places shrink from two to one while three visitors book the same slot. @returns whether it has too many meetings */
async function race(at: Stand, round: number): Promise<boolean> {
  await clear(at);
  await at.calls.change(at.id, byHand(2));
  const { version } = await at.calls.read(at.id);
  const shrink = () => at.calls.change(at.id, byHand(1));
  const visit = () => book(at);
  const order = [
    [shrink, visit, visit, visit],
    [visit, shrink, visit, visit],
    [visit, visit, shrink, visit],
  ][round % 3];
  const answers = await Promise.all((order ?? []).map((call) => call()));
  for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
  const after = await at.calls.read(at.id);
  const slot = after.slots.find(({ day, minute }) => day === 2 && minute === NOON);
  if (!slot) throw new Error('The slot is on the grid.');
  const { rows } = await at.test.database.pool.query(
    'select count(*)::int as met from claim where status = 2',
  );
  if (after.version > version) expect(after.places).toBe(1);
  return rows[0].met > slot.places;
}

it(`never more meetings than places, ${ROUNDS} rounds of an organiser against three visitors`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await race(stand, round)).toBe(false);
});

it('control: without the constraints on places there are more', async () => {
  const bare = await open();
  try {
    await bare.test.database.pool.query(ALLOW_SHARED_PLACES);
    let isBeyond = false;
    for (let round = 0; round < 60 && !isBeyond; round += 1) isBeyond = await race(bare, round);
    expect(isBeyond).toBe(true);
  } finally {
    await bare.test.close();
  }
});
