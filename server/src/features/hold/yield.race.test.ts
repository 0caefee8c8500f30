// As many visitors as the fair has hours for: nearly all hours are filled, and nearly everybody is served.
import { createRandom } from '@visavis/tools/demo-edition/random.ts';
import { expect, it } from 'vitest';
import { letVisitorsChoose } from '../../testing/choosing-visitor.ts';
import { openClients } from '../../testing/clients.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const VISITORS = 350;
const EXHIBITORS = 100;
const WANTED = 8;
const AT_ONCE = 30;
const DAYS = [1, 2, 3, 4];
const HOURS = [11, 12, 13, 14, 15, 16, 17];
const CAPACITY = EXHIBITORS * DAYS.length * HOURS.length;

async function hold(withHolds: boolean) {
  const test = await createTestApp({ holdsPerAddress: 1_000_000 });
  const clients = await openClients(test.app, AT_ONCE);
  try {
    const { editionId } = await createSmallEdition(test.db);
    const ids = await createMakers(test.db, editionId, EXHIBITORS);
    const companies = ids.map((id, index) => ({ id, name: `Maker ${index + 1}`, booth: `M-${index + 1}` }));
    const visits = await letVisitorsChoose(
      { clients, companies, days: DAYS, hours: HOURS, wanted: WANTED, random: createRandom('yield') },
      { visitors: VISITORS, atOnce: AT_ONCE, withHolds },
    );
    const { count } = await test.db
      .selectFrom('meeting')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { visits, filled: count / CAPACITY };
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

it(`${VISITORS} visitors, demand equal to capacity: 99 % of the hours filled and 99 % of the visitors served`, async () => {
  expect(VISITORS * WANTED).toBe(CAPACITY);
  const fair = await hold(true);
  report('With holds', fair);
  expect(fair.filled).toBeGreaterThanOrEqual(0.99);
  expect(shareWith(fair.visits, 1)).toBeGreaterThanOrEqual(0.99);
  expect(fair.visits.reduce((sum, { meetings }) => sum + meetings, 0)).toBe(
    Math.round(fair.filled * CAPACITY),
  );
}, 600_000);

it('control: the same people without holds do not reach it', async () => {
  const fair = await hold(false);
  report('Without holds', fair);
  expect(shareWith(fair.visits, 1)).toBeLessThan(0.99);
  expect(fair.filled).toBeLessThan(0.99);
}, 600_000);
