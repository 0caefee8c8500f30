// Commands for the model-based test of claims: an organiser closes an hour, blocks one, or archives an exhibitor, and
// undoes it.
import { overlaps } from '@visavis/domain/edition/slot-time';
import { TOUCHED_CHOICES, type TouchedChoice } from '@visavis/domain/impact/schema';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ClaimModel, type ModelClaim, WHOLE_HOUR } from './claim-model.ts';
import { type Command, command, count, type Product, slotOf, slotTimeOf } from './claim-product.ts';
import { stayLoggedIn } from './decision-commands.ts';
import { readRow } from './rows.ts';

/** Calls the product, which reports what it did with the affected meetings. */
type Call = (wish: object) => Promise<{ statusCode: number; outcome: { moved: number } | null | undefined }>;

interface Touching {
  words: string;
  choice: TouchedChoice;
  /** Whether the change removes the time of a claim. */
  isHit: (claim: ModelClaim) => boolean;
  change: Call;
}

/** Ends affected holds; meetings are kept, rejected, or found in the slots to which the product moved them. */
async function touch(
  model: ClaimModel,
  product: Product,
  { words, choice, isHit, change }: Touching,
): Promise<void> {
  const hit = model.live().filter(isHit);
  const touched = hit.filter(({ kind }) => kind === 'meeting');
  await stayLoggedIn(product);
  if (touched.length > 0) expect((await change({})).statusCode).toBe(409);
  const { statusCode, outcome } = await change({ touched: choice, expected: touched.length });
  expect(statusCode).toBe(200);
  model.claims = model.claims.filter((claim) => claim.kind !== 'hold' || !hit.includes(claim));
  if (touched.length === 0) return;
  count(product, `${words} ${choice}`);
  if (choice === 'cancel') for (const meeting of touched) meeting.status = 'rejected';
  if (choice !== 'move') return;
  const moved = [];
  for (const meeting of touched) {
    const { slot, exhibitor } = await storedPlace(product, meeting);
    if (slot !== meeting.slot || exhibitor !== meeting.exhibitor) moved.push(meeting);
    Object.assign(meeting, { slot, exhibitor });
  }
  expect(outcome?.moved).toBe(moved.length);
  for (const meeting of moved) expect(standsWell(model, meeting) && !isHit(meeting)).toBe(true);
}

async function storedPlace({ test, meetingIds, exhibitorIds }: Product, meeting: ModelClaim) {
  const row = await readRow(test.db, 'meeting', { id: meetingIds.get(meeting) ?? 0 }, [
    'exhibitor_id',
    'day',
    'minute',
    'length',
  ]);
  return { slot: slotOf(row), exhibitor: exhibitorIds.indexOf(row.exhibitor_id) };
}

/**
 * Whether the meeting's slot has places for everybody, and its visitor has neither anything else at that time nor a
 * second meeting with the exhibitor.
 */
function standsWell(model: ClaimModel, meeting: ModelClaim): boolean {
  const time = slotTimeOf(meeting.slot);
  const others = model.live().filter((claim) => claim !== meeting && overlaps(slotTimeOf(claim.slot), time));
  const atExhibitor = others.filter(({ exhibitor }) => exhibitor === meeting.exhibitor);
  const isOwn = ({ kind, owner }: ModelClaim) => kind === 'meeting' && owner === meeting.owner;
  const same = model.live().filter((claim) => isOwn(claim) && claim.exhibitor === meeting.exhibitor);
  const hasRoom = atExhibitor.length < (model.places[meeting.exhibitor] ?? 0);
  return hasRoom && !others.some(isOwn) && same.length === 1;
}

/** The organiser closes a start on every day, and opens it again. */
const closeHour = (slot: number, choice: TouchedChoice) =>
  command(`closeHour(slot ${slot}, ${choice})`, async (model, product) => {
    const { minute } = slotTimeOf(slot);
    const { test, admin } = product;
    const path = `/api/editions/${product.editionId}`;
    const put = async (starts: (all: number[]) => number[], wish: object) => {
      const { version, settings } = (await test.get(path, admin)).json();
      const answer = await test.put(
        path,
        {
          version,
          settings: { ...settings, starts: starts(settings.starts) },
          ...wish,
        },
        admin,
      );
      return { statusCode: answer.statusCode, outcome: answer.json().outcome };
    };
    await touch(model, product, {
      words: 'close',
      choice,
      isHit: (claim) => slotTimeOf(claim.slot).minute === minute && claim.slot !== WHOLE_HOUR,
      change: (wish) => put((all) => all.filter((start) => start !== minute), wish),
    });
    const opened = await put((all) => [...all, minute].sort((a, b) => a - b), {});
    expect(opened).toEqual({ statusCode: 200, outcome: undefined });
  });

/** The organiser blocks a period of an exhibitor, and frees it again. */
const block = (exhibitor: number, slot: number, choice: TouchedChoice) =>
  command(`block(exhibitor ${exhibitor}, slot ${slot}, ${choice})`, async (model, product) => {
    const { test, admin, exhibitorIds } = product;
    const time = slotTimeOf(slot);
    const hours = { exhibitorIds: [exhibitorIds[exhibitor]], hours: [time] };
    await touch(model, product, {
      words: 'block',
      choice,
      isHit: (claim) => claim.exhibitor === exhibitor && overlaps(slotTimeOf(claim.slot), time),
      change: async (wish) => {
        const answer = await test.post('/api/blocked-hours', { ...hours, ...wish }, admin);
        return { statusCode: answer.statusCode, outcome: answer.json().outcome };
      },
    });
    expect((await test.post('/api/blocked-hours/free', hours, admin)).statusCode).toBe(200);
  });

/** The organiser archives an exhibitor, whose meetings go to the next one if they are moved, and restores it. */
const withdraw = (exhibitor: number, choice: TouchedChoice) =>
  command(`withdraw(exhibitor ${exhibitor}, ${choice})`, async (model, product) => {
    const { test, admin, exhibitorIds } = product;
    const id = exhibitorIds[exhibitor] ?? 0;
    const versionOf = async (): Promise<number> =>
      (await test.get(`/api/exhibitors/${id}`, admin)).json().version;
    const receiver = exhibitorIds[(exhibitor + 1) % exhibitorIds.length];
    await touch(model, product, {
      words: 'withdraw',
      choice,
      isHit: (claim) => claim.exhibitor === exhibitor,
      change: async (wish) => {
        const exhibitors = [{ id, version: await versionOf() }];
        const body = { exhibitors, ...wish, ...(choice === 'move' && { receiver }) };
        const answer = await test.post('/api/exhibitors/archive', body, admin);
        return { statusCode: answer.statusCode, outcome: answer.json().outcome };
      },
    });
    const restored = await test.post(`/api/exhibitors/${id}/restore`, { version: await versionOf() }, admin);
    expect(restored.statusCode).toBe(200);
  });

export function impactCommands(
  slot: fc.Arbitrary<number>,
  exhibitor: fc.Arbitrary<number>,
): fc.Arbitrary<Command>[] {
  return [
    // Each choice is a separate command, so that all of them occur in a short run.
    ...TOUCHED_CHOICES.map((wanted) => slot.map((target) => closeHour(target, wanted))),
    ...TOUCHED_CHOICES.map((wanted) => exhibitor.map((target) => withdraw(target, wanted))),
    ...TOUCHED_CHOICES.map((wanted) =>
      fc
        .tuple(exhibitor, fc.oneof(slot, fc.constant(WHOLE_HOUR)))
        .map(([owner, target]) => block(owner, target, wanted)),
    ),
  ];
}
