// A copy has as many days as its original, on the same weekdays of the next year, whatever the leap days.
import { dayOfWeek } from '@visavis/domain/edition/calendar';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { copyEdition } from './copy.repository.ts';

const test = prepareOnce(createTestApp);
let editionId: number;
let exhibitorId: number;
beforeAll(async () => {
  const edition = await createSmallEdition(test.db);
  editionId = edition.editionId;
  exhibitorId = edition.exhibitorIds.nacre;
});

async function copyOf(dates: string[], timeZone = 'Asia/Kuala_Lumpur') {
  await updateRows(test.db, 'edition', { id: editionId }, { dates, time_zone: timeZone });
  const id = await test.db.transaction().execute((transaction) => copyEdition(transaction, editionId));
  return test.db
    .selectFrom('edition')
    .select([sql<string[]>`dates::text[]`.as('dates'), 'year'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it.each([
  ['over a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2029-02-26'],
  ['into a leap year', ['2027-02-28', '2027-03-01'], '2028-02-27'],
  ['in June', ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'], '2027-06-01'],
  ['at the beginning of a year', ['2027-01-01', '2027-01-02'], '2028-01-07'],
  ['with a day without the fair between', ['2027-02-26', '2027-03-01'], '2028-02-25'],
])('%s', async (_, dates, first) => {
  const copy = await copyOf(dates);
  expect(copy.dates).toHaveLength(dates.length);
  expect(copy.dates.map(dayOfWeek)).toEqual(dates.map(dayOfWeek));
  expect([copy.dates[0], copy.year]).toEqual([first, Number(dates[0]?.slice(0, 4)) + 1]);
});

it('keeps hours without a representative at the same local time of the fair', async () => {
  await test.db
    .insertInto('claim')
    .values({
      exhibitor_id: exhibitorId,
      day: 1,
      minute: 660,
      place: 1,
      length: 60,
      status: 5,
      // 11 am local time.
      starts_at: new Date('2027-03-28T09:00:00Z'),
    })
    .execute();
  await copyOf(['2027-03-28'], 'Europe/Berlin');
  const { startsAt } = await test.db
    .selectFrom('claim')
    .select('starts_at as startsAt')
    .where('status', '=', 5)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(startsAt.toISOString()).toBe('2028-03-26T09:00:00.000Z');
});
