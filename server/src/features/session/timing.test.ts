// A refused login takes the same time for every kind of account, known or not.
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createOrganiserService } from './service.ts';

const ROUNDS = 30;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

it('does not reveal whether an account is unknown, known, invited or disabled', async () => {
  const { db } = database;
  const service = createOrganiserService(db, () => TEST_NOW);
  const [known, invited, disabled] = await Promise.all([
    createStaff(db, 'admin'),
    createStaff(db, 'viewer'),
    createStaff(db, 'viewer'),
  ]);
  await db.updateTable('organiser').set({ password_hash: null }).where('id', '=', invited.id).execute();
  await db.updateTable('organiser').set({ disabled_at: TEST_NOW }).where('id', '=', disabled.id).execute();
  const emails = ['nobody@exhibition.example', known.email, invited.email, disabled.email];
  const times = emails.map(() => [] as number[]);
  for (let round = 0; round <= ROUNDS; round += 1)
    // Interleaved, so that other load on the machine affects all kinds alike.
    for (const [index, email] of emails.entries()) {
      const later: unknown[] = [];
      const began = performance.now();
      const outcome = await service
        .logIn({ email, password: 'wrong' }, (work) => later.push(work))
        .catch((error: unknown) => error);
      if (round > 0) times[index]?.push(performance.now() - began);
      expect(outcome).toMatchObject({
        code: 'session.wrong-credentials',
        message: 'Invalid email or password',
      });
      // Work done only for known accounts is deferred.
      expect(later).toHaveLength(index === 0 ? 0 : 1);
    }
  const medians = times.map(median);
  // Without the password check a response takes less than a tenth of the time.
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
});
