// The product as driven by the model-based test of claims, and the invariant checked after every command.
import { type SlotTime, slotLabel, slotRange } from '@visavis/domain/edition/slot-time';
import type fc from 'fast-check';
import { expect } from 'vitest';
import { type ClaimModel, type ModelClaim, WHOLE_HOUR } from './claim-model.ts';
import type { TestApp } from './test-app.ts';

/** Length of the grid's slots, and of the whole hour that only an organiser can assign. */
export const HALF_HOUR = 30;
const HOUR = 60;

/** The slots of the grid that the commands use; the first two are adjacent. */
export const MODEL_SLOTS = [
  { day: 1, minute: 720 },
  { day: 1, minute: 750 },
  { day: 2, minute: 660 },
  { day: 4, minute: 1020 },
] as const;

export interface Product {
  editionId: number;
  /** How often each command ended in each way: shows whether a run reaches the interesting cases. */
  endings: Map<string, number>;
  test: TestApp;
  exhibitorIds: readonly number[];
  start: Date;
  minute: number;
  tokens: Map<number, string>;
  /** Ids of the model's meetings. */
  meetingIds: Map<ModelClaim, number>;
  /** An organiser's login. */
  admin: { authorization: string };
  /** Stops the server and starts another on the same database. */
  restart(): Promise<void>;
}

export type Command = fc.AsyncCommand<ClaimModel, Product>;
type Run = (model: ClaimModel, product: Product) => Promise<void>;

/** After every command, what each draft sees must match the model. */
export function command(words: string, run: Run): Command {
  return {
    check: () => true,
    run: async (model, product) => {
      await run(model, product);
      await compare(model, product);
    },
    toString: () => words,
  };
}

export function count({ endings }: Product, ending: string): void {
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}

export const slotAt = (slot: number) => MODEL_SLOTS[slot] ?? MODEL_SLOTS[0];
/** In the format of the edit form; the whole hour covers the first two slots. */
export const timeAt = (slot: number): string =>
  slotRange(slotAt(slot).minute, slot === WHOLE_HOUR ? HOUR : HALF_HOUR);
/** Slots of the grid beyond those of the model, to which meetings may be moved: numbered by day and minute. */
const BEYOND = 10_000;

/** The time of a model slot. */
export function slotTimeOf(slot: number): SlotTime {
  const { day, minute } =
    slot >= BEYOND ? { day: Math.floor(slot / BEYOND), minute: slot % BEYOND } : slotAt(slot);
  return { day, minute, length: slot === WHOLE_HOUR ? HOUR : HALF_HOUR };
}

/** The model slot of a stored time. */
export function slotOf({ day, minute, length }: SlotTime): number {
  if (length === HOUR) return WHOLE_HOUR;
  const known = MODEL_SLOTS.findIndex((slot) => slot.day === day && slot.minute === minute);
  return known >= 0 ? known : day * BEYOND + minute;
}

export const named = (token: string | undefined): Record<string, string> =>
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
    const beyond = model.live().flatMap(({ slot }) => (slot >= BEYOND ? [slot] : []));
    const slots = [...MODEL_SLOTS.keys(), ...new Set(beyond)];
    const expected = exhibitorIds.flatMap((id, exhibitor) =>
      slots.flatMap((slot) => {
        const { day, minute } = slotTimeOf(slot);
        return model.isFree({ exhibitor, slot }, draft) ? [] : [`${id} ${day} ${slotLabel(minute)}`];
      }),
    );
    expect({ draft, shown }).toEqual({ draft, shown: expected.sort() });
  }
}
