// Changes the days and stays of an edition that has hosted stays: anyone whose stay falls outside the new days is told.
import { beforeAll, expect, it } from 'vitest';
import { bookingWith } from '../../testing/booking-form.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows, readRow, readRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(() => createTestApp({ clock: () => TEST_NOW }));
const edition = prepareOnce(() => createSmallEdition(test.db));
let admin: Record<string, string>;
const { save } = bookingWith(() => test);
beforeAll(async () => {
  admin = await logInAs(test.db, 'admin');
});

async function setDates(dates: string[], wish: object = {}) {
  const path = `/api/editions/${edition.editionId}`;
  const { version, settings } = (await test.get(path, admin)).json();
  const response = await test.put(path, { version, settings: { ...settings, dates }, ...wish }, admin);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().outcome;
}
const notices = () => readRows(test.db, 'email', { kind: 'stay-outside' }, ['registration_id', 'content']);

it('tells the buyer of a stay outside the new days, even without meetings, and names the buyer to the organiser', async () => {
  const [early, late] = [
    await createHostedBuyer(test.db, edition.editionId),
    await createHostedBuyer(test.db, edition.editionId),
  ];
  expect((await save(early)).statusCode).toBe(200);
  expect((await save(late, { stayingDuration: '4 - 6 Jun 2026' })).statusCode).toBe(200);

  const impactOf = async (settings: object) => {
    const response = await test.post(`/api/editions/${edition.editionId}/impact`, { settings }, admin);
    expect(response.statusCode, response.body).toBe(200);
    const { stays, staysKept } = response.json();
    return [stays, staysKept];
  };
  expect(await impactOf({ stayNights: 3 })).toEqual([0, 2]);
  expect(await impactOf({ stayArrivals: 1 })).toEqual([0, 1]);
  expect(await impactOf({ stayArrivals: 4, roomTypes: ['Suite', 'Two Single Bed'] })).toEqual([0, 0]);
  expect(await impactOf({ roomTypes: ['Suite'] })).toEqual([0, 2]);
  expect(
    await impactOf({ dates: ['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'], roomTypes: ['Suite'] }),
  ).toEqual([1, 1]);

  const outcome = await setDates(['2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06']);
  expect(outcome).toMatchObject({
    told: 0,
    stays: [{ registrationId: early.registrationId, reference: early.reference, stay: '2 - 4 Jun 2026' }],
  });
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    registration_id: early.registrationId,
    content: {
      stay: { label: '2 - 4 Jun 2026', roomType: 'Two Single Bed' },
      exhibition: { firstDate: '2026-06-03', lastDate: '2026-06-06' },
    },
  });

  // The other stay falls outside now; the first buyer has already been told.
  const again = await setDates(['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13']);
  expect(again.stays).toMatchObject([{ registrationId: late.registrationId }]);
  expect(await notices()).toHaveLength(2);
  expect(await setDates(['2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14'])).toBeUndefined();
});

it('moves stays, nights, rooms and waiting lists with the days when the organiser chooses so, and tells each buyer', async () => {
  const buyer = await createHostedBuyer(test.db, edition.editionId);
  const stay = { stayingDuration: '12 - 14 Jun 2026', extraNights: ['2026-06-10'], totalAmount: 1350 };
  const saved = await save(buyer, stay);
  expect(saved.statusCode, saved.body).toBe(200);
  for (const stay_from of ['2026-06-12', '2026-06-13'])
    await insertRows(test.db, 'room_quota', {
      edition_id: edition.editionId,
      stay_from,
      room_type: 'Two Single Bed',
      places: 5,
    });
  // Each a day later: the old and the new days overlap.
  const later = ['2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'];
  const impact = (
    await test.post(`/api/editions/${edition.editionId}/impact`, { settings: { dates: later } }, admin)
  ).json();
  // Two were already left behind.
  expect([impact.staysMoving, impact.staysLeft]).toEqual([1, 2]);
  expect(await setDates(later, { stays: 'move' })).toMatchObject({ movedStays: 1 });
  const booking = await readRow(test.db, 'booking', { registration_id: buyer.registrationId }, [
    'stay_from',
    'stay_to',
    'extra_nights',
    'version',
    'total_sen',
  ]);
  expect(booking).toEqual({
    stay_from: '2026-06-13',
    stay_to: '2026-06-15',
    extra_nights: ['2026-06-11'],
    version: 2,
    total_sen: 135000,
  });
  const quotas = await test.db.selectFrom('room_quota').select('stay_from').orderBy('stay_from').execute();
  expect(quotas.map(({ stay_from }) => stay_from)).toEqual(['2026-06-13', '2026-06-14']);
  const mails = await readRows(
    test.db,
    'email',
    { kind: 'stay-changed', registration_id: buyer.registrationId },
    ['content'],
  );
  expect(mails).toMatchObject([
    {
      content: {
        stay: { label: '13 - 15 Jun 2026' },
        change: { extraNights: ['2026-06-11'], toPay: 0, isMoved: true },
      },
    },
  ]);
});

it('leaves stays where they are when the organiser chooses so', async () => {
  const before = await test.db.selectFrom('booking').select(['id', 'stay_from']).orderBy('id').execute();
  await setDates(['2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16'], { stays: 'keep' });
  expect(await test.db.selectFrom('booking').select(['id', 'stay_from']).orderBy('id').execute()).toEqual(
    before,
  );
});
