// With demand equal to capacity, holds fill nearly all hours and serve nearly every visitor.
import { createRandom } from '@visavis/tools/demo-edition/random.ts';
import { expect, it } from 'vitest';
import { letVisitorsChoose } from '../../testing/choosing-visitor.ts';
import { openClients } from '../../testing/clients.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** With fewer, one visitor who finds nothing would be more than one of a hundred. */
const FEW_EXHIBITORS = 30;
const EXHIBITORS = process.env.DEEP ? 100 : FEW_EXHIBITORS;
const WANTED = 8;
const AT_ONCE = 30;
const DAYS = [1, 2, 3, 4];
const HOURS = [660, 720, 780, 840, 900, 960, 1020];
const HOURS_OF_ONE = DAYS.length * HOURS.length;
/** The number of visitors whose demand equals all hours. */
const visitorsOf = (exhibitors: number) => (exhibitors * HOURS_OF_ONE) / WANTED;

async function hold(exhibitors: number, withHolds: boolean) {
  const test = await createTestApp({ holdsPerAddress: 1_000_000 });
  const clients = await openClients(test.app, AT_ONCE);
  try {
    const { editionId } = await createSmallEdition(test.db);
    const ids = await createMakers(test.db, editionId, exhibitors);
    const companies = ids.map((id, index) => ({ id, name: `Maker ${index + 1}`, booth: `M-${index + 1}` }));
    const visits = await letVisitorsChoose(
      { clients, companies, days: DAYS, hours: HOURS, wanted: WANTED, random: createRandom('yield') },
      { visitors: visitorsOf(exhibitors), atOnce: AT_ONCE, withHolds },
    );
    const { count } = await test.db
      .selectFrom('meeting')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { visits, filled: count / (exhibitors * HOURS_OF_ONE) };
  } finally {
    clients.close();
    await test.close();
  }
}

const shareWith = (visits: readonly { meetings: number }[], enough: number) =>
  visits.filter(({ meetings }) => meetings >= enough).length / visits.length;
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;

function report(name: string, { visits, filled }: Awaited<ReturnType<typeof hold>>): void {
  const pickedAgain = visits.reduce((sum, visit) => sum + visit.pickedAgain, 0);
  console.info(
    `${name}: ${percent(filled)} of the hours filled, ${percent(shareWith(visits, 1))} of the visitors served, ${percent(shareWith(visits, WANTED))} with all ${WANTED}; ${pickedAgain} hours picked again`,
  );
}

it(`${visitorsOf(EXHIBITORS)} visitors, demand equal to capacity: 99 % of the hours filled and 99 % of the visitors served`, async () => {
  const fair = await hold(EXHIBITORS, true);
  report('With holds', fair);
  expect(fair.filled).toBeGreaterThanOrEqual(0.99);
  expect(shareWith(fair.visits, 1)).toBeGreaterThanOrEqual(0.99);
  expect(fair.visits.reduce((sum, { meetings }) => sum + meetings, 0)).toBe(
    Math.round(fair.filled * EXHIBITORS * HOURS_OF_ONE),
  );
}, 600_000);

it('control: without holds the same visitors stay below both shares', async () => {
  const fair = await hold(FEW_EXHIBITORS, false);
  report('Without holds', fair);
  expect(shareWith(fair.visits, 1)).toBeLessThan(0.99);
  expect(fair.filled).toBeLessThan(0.99);
}, 600_000);
