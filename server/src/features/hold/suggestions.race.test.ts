// Many visitors accept a suggestion concurrently: nothing is held twice, and every call holds all of its slots or none.
import type { Held } from '@visavis/contract/hold/endpoints';
import type { LostSlot } from '@visavis/domain/meeting/schema';
import { suggestSchedule } from '@visavis/domain/meeting/suggestion';
import { expect, it } from 'vitest';
import { openClients } from '../../testing/clients.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const VISITORS = 64;
const EXHIBITORS = 20;
const CHOSEN = 8;
/** Visitors who follow each other and choose the same companies. */
const GROUP = 8;
const DAYS = [1, 2, 3, 4];
const HOURS = [660, 720, 780, 840, 900, 960, 1020];
const EVERY = DAYS.flatMap((day) => HOURS.map((minute) => ({ day, minute })));

/** All see the empty fair, so that those who chose the same companies are suggested the same hours. */
async function acceptAtOnce(damage?: string) {
  const test = await createTestApp({ holdsPerAddress: 1_000_000 });
  const clients = await openClients(test.app, VISITORS);
  try {
    const { editionId } = await createSmallEdition(test.db);
    const makers = await createMakers(test.db, editionId, EXHIBITORS);
    if (damage !== undefined) await test.database.pool.query(damage);
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const first = Math.floor(visitor / GROUP);
        const chosen = makers.slice(first, first + CHOSEN);
        const { placed } = suggestSchedule({
          days: DAYS,
          hours: HOURS,
          companies: chosen.map((exhibitorId) => ({ exhibitorId, free: EVERY })),
          confirmed: [],
        });
        // Each lists them in a different order.
        const slots = visitor % 2 === 0 ? placed : placed.toReversed();
        return clients.call<Partial<Held> & { lost?: LostSlot[] }>('POST', '/api/holds/many', {
          body: { slots },
          // Visitors of one address are counted one after another, and would not race.
          localAddress: `127.0.0.${visitor + 1}`,
        });
      }),
    );
    const { rows } = await test.database.pool.query<{ held: number; drafts: number; doubles: number }>(
      `select count(*)::int as held, count(distinct draft_id)::int as drafts,
         (count(*) - count(distinct (exhibitor_id, day, minute)))::int as doubles from claim`,
    );
    return { answers, stored: rows[0] };
  } finally {
    clients.close();
    await test.close();
  }
}

it(`${VISITORS} visitors: no slot is held twice, and everybody holds all of the slots or none`, async () => {
  const { answers, stored } = await acceptAtOnce();
  const accepted = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect(accepted.length + refused.length).toBe(VISITORS);
  expect(accepted.length).toBeGreaterThan(0);
  expect(stored).toEqual({ held: accepted.length * CHOSEN, drafts: accepted.length, doubles: 0 });
  for (const { body } of accepted) expect(body.holds).toHaveLength(CHOSEN);
  for (const { body } of refused) expect(body.lost?.length).toBeGreaterThan(0);
}, 120_000);

it('control: without the index the same visitors hold slots twice', async () => {
  const { stored } = await acceptAtOnce(ALLOW_SHARED_PLACES);
  expect(stored?.doubles).toBeGreaterThan(0);
}, 120_000);
