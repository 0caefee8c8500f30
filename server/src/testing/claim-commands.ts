// Commands for the model-based test: each is done to the product and to the model, and both must agree.
import { slotLabel } from '@visavis/domain/edition/slot-time';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type ClaimModel, MODEL_LIMIT, type ModelClaim, type Wish } from './claim-model.ts';
import { meetingOf, submissionOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

/** The slots that the commands play with. */
export const MODEL_SLOTS = [
  { day: 1, hour: 12 },
  { day: 2, hour: 11 },
  { day: 4, hour: 17 },
] as const;
const DRAFTS = 3;

export interface Product {
  /** How often each command ended in each way: a run that never gets anywhere shows nothing. */
  endings: Map<string, number>;
  test: TestApp;
  exhibitorIds: readonly number[];
  start: Date;
  minute: number;
  tokens: Map<number, string>;
  /** Ids of the model's registrations. */
  registrationIds: Map<number, number>;
  /** Ends the server and starts another on the same database. */
  restart(): Promise<void>;
}

type Command = fc.AsyncCommand<ClaimModel, Product>;
type Run = (model: ClaimModel, product: Product) => Promise<void>;

/** After every command what each draft is shown must be what the model says. */
function command(words: string, run: Run): Command {
  return {
    check: () => true,
    run: async (model, product) => {
      await run(model, product);
      await compare(model, product);
    },
    toString: () => words,
  };
}

function count({ endings }: Product, ending: string): void {
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

const slotAt = (slot: number) => MODEL_SLOTS[slot] ?? MODEL_SLOTS[0];
const named = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { 'x-draft-token': token };

async function compare(model: ClaimModel, { test, exhibitorIds, tokens }: Product): Promise<void> {
  for (const draft of [null, ...tokens.keys()]) {
    const token = draft === null ? undefined : tokens.get(draft);
    const answer = await test.get('/api/unavailable-slots', named(token));
    const taken = Object.values(answer.json().data.unavailable_slots).flat() as {
      exhibitorId: number;
      day: number;
      time: string;
    }[];
    const shown = taken.map(({ exhibitorId, day, time }) => `${exhibitorId} ${day} ${time}`).sort();
    const expected = exhibitorIds.flatMap((id, exhibitor) =>
      MODEL_SLOTS.flatMap(({ day, hour }, slot) =>
        model.isFree({ exhibitor, slot }, draft) ? [] : [`${id} ${day} ${slotLabel(hour)}`],
      ),
    );
    expect({ draft, shown }).toEqual({ draft, shown: expected.sort() });
  }
}

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
    product.test.standAt(new Date(product.start.getTime() + model.minute * 60_000));
  });

/** @param draft whose holds the submission has; null for one without holds */
const book = (draft: number | null, wishes: readonly Wish[]) =>
  command(`book(draft ${draft}, ${JSON.stringify(wishes)})`, async (model, product) => {
    const token = draft === null ? undefined : product.tokens.get(draft);
    const submission = submissionOf(
      wishes.map(({ exhibitor, slot }) => {
        const { day, hour } = slotAt(slot);
        return meetingOf(`Maker ${exhibitor + 1}`, `M-${exhibitor + 1}`, day, hour);
      }),
    );
    const response = await product.test.post('/api/visitor/register', submission, named(token));
    const known = token === undefined ? null : draft;
    const expected = model.book(known, wishes);
    count(product, `book ${known === null ? 'without' : 'with'} holds ${expected}`);
    expect(response.statusCode).toBe(expected);
    if (response.statusCode !== 201) return;
    product.registrationIds.set(model.registrations, response.json().registration_id);
    if (draft !== null) product.tokens.delete(draft);
  });

/** What organisers and visitors will do to a meeting, as the database sees it: refused by an index, or done. */
const decide = (
  words: string,
  index: number,
  change: (meeting: ModelClaim) => Partial<ModelClaim>,
  among: (meeting: ModelClaim) => boolean = () => true,
) =>
  command(`${words}(meeting ${index})`, async (model, product) => {
    const { test, exhibitorIds, minute, start } = product;
    const meetings = model.meetings().filter(among);
    const meeting = meetings[index % Math.max(1, meetings.length)];
    if (!meeting) return;
    const registrationId = product.registrationIds.get(meeting.owner) ?? 0;
    const wanted = { ...meeting, ...change(meeting) };
    const now = new Date(start.getTime() + minute * 60_000);
    const isAllowed = wanted.isRejected || model.canStand(meeting, wanted.slot);
    const { day, hour } = slotAt(wanted.slot);
    const { day: oldDay, hour: oldHour } = slotAt(meeting.slot);
    // What the wanting transaction does: lapsed holds go, and the lowest free place is taken.
    const outcome = await test.db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .deleteFrom('claim')
          .where('status', '=', 1)
          .where('expires_at', '<=', now)
          .execute();
        const places = await transaction
          .selectFrom('claim')
          .select('place')
          .where('exhibitor_id', '=', exhibitorIds[meeting.exhibitor] ?? 0)
          .where('day', '=', day)
          .where('hour', '=', hour)
          .where('status', '<>', 3)
          .where((row) =>
            row.or([row('registration_id', 'is', null), row('registration_id', '<>', registrationId)]),
          )
          .execute();
        const taken = places.map(({ place }) => place);
        const count = model.places[meeting.exhibitor] ?? 1;
        const free = Array.from({ length: count }, (_, index) => index + 1).find(
          (place) => !taken.includes(place),
        );
        const place = taken.length < count ? free : taken[0];
        await transaction
          .updateTable('claim')
          .set({ day, hour, place: place ?? 1, status: wanted.isRejected ? 3 : 4 })
          .where('registration_id', '=', registrationId)
          .where('exhibitor_id', '=', exhibitorIds[meeting.exhibitor] ?? 0)
          .where('day', '=', oldDay)
          .where('hour', '=', oldHour)
          .execute();
      })
      .then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
    count(product, `${words.split(' ')[0]} ${outcome}`);
    expect(outcome).toBe(isAllowed ? 'done' : '23505');
    if (isAllowed) Object.assign(meeting, wanted);
  });

/** An organiser gives an exhibitor more representatives, or fewer: what is booked stays. */
const setPlaces = (exhibitor: number, places: number) =>
  command(`setPlaces(exhibitor ${exhibitor}, ${places})`, async (model, { test, exhibitorIds }) => {
    await test.db
      .updateTable('exhibitor')
      .set({ places })
      .where('id', '=', exhibitorIds[exhibitor] ?? 0)
      .execute();
    model.places[exhibitor] = places;
  });

const restart = () => command('restart()', (_, product) => product.restart());

export function claimCommands(exhibitors: number): fc.Arbitrary<Command>[] {
  const draft = fc.nat({ max: DRAFTS - 1 });
  const exhibitor = fc.nat({ max: exhibitors - 1 });
  const slot = fc.nat({ max: MODEL_SLOTS.length - 1 });
  const wish = fc.record({ exhibitor, slot });
  const wishes = fc
    .uniqueArray(wish, { minLength: 1, maxLength: MODEL_LIMIT, selector: ({ exhibitor }) => exhibitor })
    .map((list) =>
      list.filter(({ slot }, index) => list.findIndex((other) => other.slot === slot) === index),
    );
  const index = fc.nat({ max: 20 });
  const holds = fc.tuple(draft, wish).map(([whose, what]) => hold(whose, what));
  return [
    holds,
    holds,
    holds,
    draft.map(renew),
    fc.tuple(draft, fc.option(exhibitor)).map(([whose, what]) => release(whose, what)),
    fc.integer({ min: 1, max: 25 }).map(wait),
    fc.tuple(fc.option(draft), wishes).map(([whose, what]) => book(whose, what)),
    index.map((which) => decide('reject or cancel', which, () => ({ isRejected: true }))),
    index.map((which) => decide('approve', which, () => ({ isRejected: false }))),
    index.map((which) =>
      decide(
        'approve again',
        which,
        () => ({ isRejected: false }),
        (meeting) => meeting.isRejected,
      ),
    ),
    fc
      .tuple(index, slot)
      .map(([which, where]) =>
        decide(`edit to slot ${where}`, which, () => ({ slot: where, isRejected: false })),
      ),
    fc.tuple(exhibitor, fc.integer({ min: 1, max: 3 })).map(([whose, places]) => setPlaces(whose, places)),
    fc.constant(restart()),
  ];
}
