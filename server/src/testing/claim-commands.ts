// Commands for the model-based test of claims: each runs against the product and the model, and both must agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ClaimModel, MODEL_LIMIT, type Wish } from './claim-model.ts';
import {
  type Command,
  command,
  count,
  MODEL_SLOTS,
  named,
  type Product,
  slotAt,
  timeAt,
} from './claim-product.ts';
import { decisionCommands } from './decision-commands.ts';
import { impactCommands } from './impact-commands.ts';
import { readRows, updateRows } from './rows.ts';
import { meetingOf, submissionOf } from './submission.ts';

const DRAFTS = 3;

const hold = (draft: number, wish: Wish) =>
  command(`hold(draft ${draft}, exhibitor ${wish.exhibitor}, slot ${wish.slot})`, async (model, product) => {
    const response = await product.test.post(
      '/api/holds',
      { exhibitorId: product.exhibitorIds[wish.exhibitor], ...slotAt(wish.slot) },
      named(product.tokens.get(draft)),
    );
    const expected = model.hold(draft, wish);
    count(product, `hold ${expected}`);
    expect(response.statusCode).toBe(expected);
    if (response.statusCode === 201) product.tokens.set(draft, response.json().draftToken);
  });

const renew = (draft: number) =>
  command(`renew(draft ${draft})`, async (model, { test, tokens }) => {
    const token = tokens.get(draft);
    const response = await test.call({
      method: 'POST',
      url: '/api/holds/renew',
      headers: named(token),
    });
    expect(response.statusCode).toBe(token === undefined ? 404 : 200);
    model.renew(draft);
    if (token !== undefined) expect(response.json().holds).toHaveLength(model.holdsOf(draft).length);
  });

const release = (draft: number, exhibitor: number | null) =>
  command(`release(draft ${draft}, ${exhibitor ?? 'all'})`, async (model, { test, tokens, exhibitorIds }) => {
    const token = tokens.get(draft);
    const url = exhibitor === null ? '/api/holds' : `/api/holds/${exhibitorIds[exhibitor]}`;
    const response = await test.call({ method: 'DELETE', url, headers: named(token) });
    expect(response.statusCode).toBe(token === undefined ? 404 : 200);
    model.release(draft, exhibitor);
  });

const wait = (minutes: number) =>
  command(`wait(${minutes} minutes)`, async (model, product) => {
    const before = model.live().length;
    model.minute += minutes;
    if (model.live().length < before) count(product, 'lapse');
    product.minute = model.minute;
    product.test.setNow(new Date(product.start.getTime() + model.minute * 60_000));
  });

/** @param draft the draft whose holds the submission uses; null for none */
const book = (draft: number | null, wishes: readonly Wish[]) =>
  command(`book(draft ${draft}, ${JSON.stringify(wishes)})`, async (model, product) => {
    const token = draft === null ? undefined : product.tokens.get(draft);
    const submission = submissionOf(
      wishes.map(({ exhibitor, slot }) => {
        const { day, minute } = slotAt(slot);
        return {
          ...meetingOf(`Maker ${exhibitor + 1}`, `M-${exhibitor + 1}`, day, minute),
          time: timeAt(slot),
        };
      }),
    );
    const response = await product.test.post('/api/visitor/register', submission, named(token));
    const known = token === undefined ? null : draft;
    const expected = model.book(known, wishes);
    count(product, `book ${known === null ? 'without' : 'with'} holds ${expected}`);
    expect(response.statusCode).toBe(expected);
    if (response.statusCode !== 201) return;
    await learnIds(model, product, response.json().registration_id);
    if (draft !== null) product.tokens.delete(draft);
  });

/** A new booking has one meeting with each exhibitor. */
async function learnIds(model: ClaimModel, product: Product, registrationId: number): Promise<void> {
  const rows = await readRows(product.test.db, 'meeting', { registration_id: registrationId }, [
    'id',
    'exhibitor_id',
  ]);
  for (const meeting of model.meetings().filter(({ owner }) => owner === model.registrations)) {
    const row = rows.find(({ exhibitor_id }) => exhibitor_id === product.exhibitorIds[meeting.exhibitor]);
    product.meetingIds.set(meeting, row?.id ?? 0);
  }
}

/** An organiser changes an exhibitor's number of representatives: existing bookings stay. */
const setPlaces = (exhibitor: number, places: number) =>
  command(`setPlaces(exhibitor ${exhibitor}, ${places})`, async (model, { test, exhibitorIds }) => {
    await updateRows(test.db, 'exhibitor', { id: exhibitorIds[exhibitor] ?? 0 }, { places });
    model.places[exhibitor] = places;
  });

const restart = () => command('restart()', (_, product) => product.restart());

/** The subject of commands; holds, bookings and time are always included. */
export type Concern = 'decisions' | 'impacts' | 'server';

/** @param concerns subjects of the commands, restricted so that few runs suffice to reach their cases */
export function claimCommands(
  exhibitors: number,
  concerns: readonly Concern[] = ['decisions', 'impacts', 'server'],
): fc.Arbitrary<Command>[] {
  const draft = fc.nat({ max: DRAFTS - 1 });
  const exhibitor = fc.nat({ max: exhibitors - 1 });
  const slot = fc.nat({ max: MODEL_SLOTS.length - 1 });
  const wish = fc.record({ exhibitor, slot });
  const wishes = fc
    .uniqueArray(wish, { minLength: 1, maxLength: MODEL_LIMIT, selector: ({ exhibitor }) => exhibitor })
    .map((list) =>
      list.filter(({ slot }, index) => list.findIndex((other) => other.slot === slot) === index),
    );
  const holds = fc.tuple(draft, wish).map(([owner, target]) => hold(owner, target));
  const places = fc
    .tuple(exhibitor, fc.integer({ min: 1, max: 3 }))
    .map(([target, places]) => setPlaces(target, places));
  const by: Record<Concern, fc.Arbitrary<Command>[]> = {
    decisions: decisionCommands(slot, exhibitor),
    impacts: impactCommands(slot, exhibitor),
    // Restarts are rare, since starting a server takes longer than everything else.
    server: [fc.oneof({ weight: 4, arbitrary: places }, { weight: 1, arbitrary: fc.constant(restart()) })],
  };
  return [
    holds,
    holds,
    holds,
    draft.map(renew),
    fc.tuple(draft, fc.option(exhibitor)).map(([owner, target]) => release(owner, target)),
    fc.integer({ min: 1, max: 25 }).map(wait),
    fc.tuple(fc.option(draft), wishes).map(([owner, targets]) => book(owner, targets)),
    ...concerns.flatMap((concern) => by[concern]),
  ];
}
