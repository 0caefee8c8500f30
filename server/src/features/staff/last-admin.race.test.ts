// Two admins demote each other or themselves at the same moment: one admin remains.
import { type Kysely, type KyselyPlugin, SelectQueryNode } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../adapters/database/schema.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createEditionService } from '../edition/service.ts';
import { createOutbox } from '../email/outbox.service.ts';
import { createStaffService, type StaffChange } from './service.ts';

const ROUNDS = 40;
const DEMOTED: StaffChange = { role: 'viewer' };
const DISABLED: StaffChange = { isDisabled: true };
const clock = () => TEST_NOW;
const database = prepareOnce(createTestDatabase, (database) => database.drop());

/** For the control: the same statements without their locks. */
const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!SelectQueryNode.is(node)) return node;
    const { endModifiers: _endModifiers, ...rest } = node;
    return rest;
  },
  transformResult: async ({ result }) => result,
};

function staffOn(db: Kysely<Database>) {
  const outbox = createOutbox({ clock, publicUrl: 'https://visavis.example', mail: null });
  return createStaffService({ db, clock, editions: createEditionService(db, false), outbox });
}

/** @returns how many rounds ended without any admin */
async function race(db: Kysely<Database>, targetOf: (actor: Staff, other: Staff) => Staff): Promise<number> {
  const service = staffOn(db);
  let without = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.db.updateTable('organiser').set({ disabled_at: TEST_NOW }).execute();
    const [first, second] = [
      await createStaff(database.db, 'admin'),
      await createStaff(database.db, 'admin'),
    ];
    const outcomes = await Promise.allSettled([
      service.change(first, targetOf(first, second).id, round % 2 === 0 ? DEMOTED : DISABLED),
      service.change(second, targetOf(second, first).id, round % 3 === 0 ? DEMOTED : DISABLED),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['organiser.last-admin', 'session.forbidden']).toContain(outcome.reason.code);
    const left = await database.db
      .selectFrom('organiser')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    if (left.length === 0) without += 1;
    else
      expect([left.length, outcomes.filter(({ status }) => status === 'fulfilled')]).toMatchObject([1, [{}]]);
  }
  return without;
}

it.each([
  ['each other', (_: Staff, other: Staff) => other],
  ['themselves', (actor: Staff) => actor],
])('two admins acting on %s leave one admin; the control without locks leaves none', async (_, targetOf) => {
  expect(await race(database.db, targetOf)).toBe(0);
  expect(await race(database.db.withPlugin(withoutLocks), targetOf)).toBeGreaterThan(0);
});
