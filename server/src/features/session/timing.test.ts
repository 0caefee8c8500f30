// A refused login takes the same time whoever has the address.
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

it('unknown, known, invited and disabled accounts are told apart by nothing', async () => {
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
    // Turn by turn, so that whatever else the machine does meets all of them alike.
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
      // What only a known account causes is left for later.
      expect(later).toHaveLength(index === 0 ? 0 : 1);
    }
  const medians = times.map(median);
  // Without the password check an answer takes less than a tenth.
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(4);
});
