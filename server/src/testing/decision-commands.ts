// Commands for the model-based test of claims: what organisers and visitors do with booked meetings.
import fc from 'fast-check';
import { expect } from 'vitest';
import { createAccessKey } from '../platform/access-links/repository.ts';
import { type ClaimModel, type ModelClaim, type Standing, WHOLE_HOUR } from './claim-model.ts';
import { type Command, command, count, type Product, slotAt, timeAt } from './claim-product.ts';
import { readRow } from './rows.ts';
import { TEST_YEAR } from './small-edition.ts';
import { meetingOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

const LAST_DATE = `${TEST_YEAR}-06-05`;

interface Attempt {
  id: number;
  meeting: ModelClaim;
  wanted: Standing;
  product: Product;
}

interface Change {
  among?: (meeting: ModelClaim) => boolean;
  becomes: Partial<Standing>;
  answer: (model: ClaimModel, meeting: ModelClaim, wanted: Standing) => number;
  call: (attempt: Attempt) => ReturnType<TestApp['call']>;
}

/** Calls the product for one of the meetings, and compares with the model. */
const change = (words: string, index: number, { among = () => true, becomes, answer, call }: Change) =>
  command(`${words}(meeting ${index})`, async (model, product) => {
    const meetings = model.meetings().filter(among);
    const meeting = meetings[index % Math.max(1, meetings.length)];
    if (!meeting) return;
    const { exhibitor, slot, status } = meeting;
    const wanted = { exhibitor, slot, status, ...becomes };
    const expected = answer(model, meeting, wanted);
    const isOpen = model.isUndecided(meeting, wanted);
    const id = product.meetingIds.get(meeting) ?? 0;
    const { statusCode } = await call({ id, meeting, wanted, product });
    count(product, `${words.split(' ')[0]} ${statusCode}`);
    if (isOpen) expect([200, 409]).toContain(statusCode);
    else expect(statusCode).toBe(expected);
    if (statusCode === 200) Object.assign(meeting, wanted);
  });

/** Keeps the session alive, however long the model waits between two calls. */
export async function stayLoggedIn({ test, minute, start }: Product): Promise<void> {
  const now = new Date(start.getTime() + minute * 60_000);
  await test.db.updateTable('organiser_session').set({ created_at: now, last_seen_at: now }).execute();
}

const decide = (
  words: string,
  index: number,
  becomes: Partial<Standing>,
  call: (attempt: Attempt) => ReturnType<TestApp['call']>,
  among?: Change['among'],
) =>
  change(words, index, {
    becomes,
    answer: (model, meeting, wanted) => model.decide(meeting, wanted),
    call: async (attempt) => {
      await stayLoggedIn(attempt.product);
      return call(attempt);
    },
    ...(among ? { among } : {}),
  });

const post =
  (verb: 'approve' | 'reject') =>
  ({ id, product: { test, admin } }: Attempt) =>
    test.call({ method: 'POST', url: `/api/meetings/${id}/${verb}`, headers: admin });

const STATUS_NUMBERS = { hold: 1, pending: 2, rejected: 3, cancelled: 3, approved: 4 } as const;

const put = ({ id, wanted: { exhibitor, slot, status }, product: { test, admin } }: Attempt) => {
  const { day, minute } = slotAt(slot);
  const { boothNumber, dayOfWeek, ...form } = meetingOf(
    `Maker ${exhibitor + 1}`,
    `M-${exhibitor + 1}`,
    day,
    minute,
  );
  return test.put(
    `/api/meetings/${id}`,
    {
      ...form,
      time: timeAt(slot),
      reason: 'A whole hour',
      booth_number: boothNumber,
      day_of_week: dayOfWeek,
      status: STATUS_NUMBERS[status],
    },
    admin,
  );
};

/** A call from the visitor's page, authorised by an emailed key, with the current version of the meeting. */
const byVisitor =
  (verb: 'cancel' | 'move') =>
  async ({ id, wanted, product: { test, start } }: Attempt) => {
    const { registration_id, version } = await readRow(test.db, 'meeting', { id }, [
      'registration_id',
      'version',
    ]);
    const key = await createAccessKey(test.db, {
      registrationId: registration_id,
      lastDate: LAST_DATE,
      now: start,
    });
    const body = { version, ...(verb === 'move' ? slotAt(wanted.slot) : {}) };
    return test.post(`/api/my-schedule/meetings/${id}/${verb}`, body, { authorization: `Bearer ${key}` });
  };

export function decisionCommands(
  slot: fc.Arbitrary<number>,
  exhibitor: fc.Arbitrary<number>,
): fc.Arbitrary<Command>[] {
  const index = fc.nat({ max: 20 });
  return [
    index.map((number) => decide('reject', number, { status: 'rejected' }, post('reject'))),
    index.map((number) => decide('approve', number, { status: 'approved' }, post('approve'))),
    index.map((number) =>
      decide(
        'approve again',
        number,
        { status: 'approved' },
        post('approve'),
        ({ status }) => status === 'rejected',
      ),
    ),
    fc
      .tuple(
        index,
        fc.record({ exhibitor, slot: fc.oneof(slot, fc.constant(WHOLE_HOUR)) }, { requiredKeys: ['slot'] }),
        fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
      )
      .map(([number, target, status]) => {
        const becomes = { ...target, status };
        return decide(`edit to ${JSON.stringify(becomes)}`, number, becomes, put);
      }),
    index.map((number) =>
      change('cancel', number, {
        becomes: { status: 'cancelled' },
        answer: (model, meeting) => model.cancel(meeting),
        call: byVisitor('cancel'),
      }),
    ),
    fc.tuple(index, slot).map(([number, target]) =>
      change(`move to slot ${target}`, number, {
        becomes: { slot: target, status: 'pending' },
        answer: (model, meeting, wanted) => model.move(meeting, wanted),
        call: byVisitor('move'),
      }),
    ),
  ];
}
