// Holds, meetings and decisions in any order against a model in memory: the product and the model never disagree.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimCommands, type Product } from '../../testing/claim-commands.ts';
import { ClaimModel, MODEL_LIMIT } from '../../testing/claim-model.ts';
import { createMakers, createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const isDeep = process.env.DEEP === '1';
const RUNS = isDeep ? 10_000 : 500;
const COMMANDS = isDeep ? 60 : 40;
/** Meetings an hour that each exhibitor can hold. */
const PLACES = [1, 2, 1];

async function emptyEdition(): Promise<{ test: TestApp; exhibitorIds: number[] }> {
  const test = await createTestApp();
  const { editionId } = await createSmallEdition(test.db);
  await test.db.deleteFrom('blocked_slot').execute();
  await test.db.updateTable('edition').set({ business_maximum: MODEL_LIMIT }).execute();
  const exhibitorIds = await createMakers(test.db, editionId, PLACES.length);
  return { test, exhibitorIds };
}

async function setPlaces(test: TestApp, exhibitorIds: readonly number[]): Promise<void> {
  for (const [index, places] of PLACES.entries())
    await test.db
      .updateTable('exhibitor')
      .set({ places })
      .where('id', '=', exhibitorIds[index] ?? 0)
      .execute();
}

async function startOver({ test, exhibitorIds }: { test: TestApp; exhibitorIds: number[] }): Promise<void> {
  await test.database.pool.query(
    'truncate registration, visitor, company, claim, draft, registration_interest, idempotent_answer restart identity',
  );
  await setPlaces(test, exhibitorIds);
}

async function runModel(
  edition: { test: TestApp; exhibitorIds: number[] },
  runs: number,
): Promise<Product['endings']> {
  const endings: Product['endings'] = new Map();
  await fc.assert(
    fc.asyncProperty(
      fc.commands(claimCommands(PLACES.length), { maxCommands: COMMANDS, size: 'max' }),
      async (commands) => {
        await startOver(edition);
        edition.test.standAt(TEST_NOW);
        const setup = () => {
          const real: Product = {
            ...edition,
            endings,
            start: TEST_NOW,
            minute: 0,
            tokens: new Map(),
            registrationIds: new Map(),
            restart: () => edition.test.restart(),
          };
          return { model: new ClaimModel(PLACES), real };
        };
        await fc.asyncModelRun(setup, commands);
      },
    ),
    { numRuns: runs, endOnFailure: isDeep },
  );
  return endings;
}

const ENDINGS = [
  'hold 201',
  'hold 409',
  'lapse',
  'book with holds 201',
  'book with holds 409',
  'book without holds 201',
  'book without holds 409',
  'reject done',
  'approve done',
  'approve 23505',
  'edit done',
  'edit 23505',
];

it(`${RUNS} runs of up to ${COMMANDS} commands`, async () => {
  const edition = await emptyEdition();
  try {
    const endings = await runModel(edition, RUNS);
    const seldom = ENDINGS.filter((ending) => (endings.get(ending) ?? 0) <= RUNS / 100);
    expect(seldom).toEqual([]);
  } finally {
    await edition.test.close();
  }
}, 3_600_000);

it.each([
  ['the index that lets one claim have a place', 'drop index claim_place_once'],
  [
    'the end of a hold',
    'create rule hold_forever as on delete to claim where old.status = 1 do instead nothing',
  ],
])(
  'control: without %s the model is contradicted',
  async (_, damage) => {
    const edition = await emptyEdition();
    try {
      await edition.test.database.pool.query(damage);
      await expect(runModel(edition, 300)).rejects.toThrow('Property failed after');
    } finally {
      await edition.test.close();
    }
  },
  600_000,
);
