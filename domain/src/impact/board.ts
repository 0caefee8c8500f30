// A state of the slot search: where each meeting is, which meetings block another, and what a change costs.
import { lunchSlots, optionsOf, type Relocation, type Weights, weightsFor } from './problem.ts';

export const NOWHERE = -1;

/** Meetings and slots are represented by indexes. */
export class Board {
  readonly count: number;
  /** Slot of each meeting, or NOWHERE. */
  readonly at: number[];
  readonly options: readonly (readonly { slot: number; cost: number }[])[];
  readonly weights: Weights;
  readonly #problem: Relocation;
  readonly #costs: readonly ReadonlyMap<number, number>[];
  readonly #lunches: ReadonlyMap<number, readonly number[]>;
  /** Meetings by exhibitor and slot, and by person and slot. */
  readonly #seated = new Map<string, number[]>();
  readonly #busy = new Map<string, number>();
  /** Every `put` since the start, as meeting and previous slot. */
  readonly #journal: [number, number][] = [];

  constructor(problem: Relocation) {
    this.#problem = problem;
    this.count = problem.meetings.length;
    this.weights = weightsFor(this.count);
    this.at = problem.meetings.map(() => NOWHERE);
    this.options = problem.meetings.map((meeting) => optionsOf(problem, meeting, this.weights));
    this.#costs = this.options.map((list) => new Map(list.map(({ slot, cost }) => [slot, cost])));
    this.#lunches = lunchSlots(problem.slots);
  }

  #meeting(index: number) {
    const meeting = this.#problem.meetings[index];
    if (!meeting) throw new RangeError(`no meeting ${index}`);
    return meeting;
  }

  #seat(index: number, slot: number): string {
    return `${this.#meeting(index).exhibitorId}/${slot}`;
  }

  #time(index: number, slot: number): string {
    return `${this.#meeting(index).personId}/${slot}`;
  }

  /** The meetings of this search that occupy the exhibitor's seats in a slot; empty if a seat is free. */
  seated(index: number, slot: number): readonly number[] {
    const seated = this.#seated.get(this.#seat(index, slot)) ?? [];
    return seated.length < this.#problem.seats(this.#meeting(index).exhibitorId, slot) ? [] : seated;
  }

  /** The person's meeting in a slot, among those of this search. */
  ownAt(index: number, slot: number): number | undefined {
    return this.#busy.get(this.#time(index, slot));
  }

  isOpen(index: number, slot: number): boolean {
    return this.ownAt(index, slot) === undefined && this.seated(index, slot).length === 0;
  }

  /** Cost of a meeting in a slot; undefined if it is not an option. */
  costOf(index: number, slot: number): number | undefined {
    return this.#costs[index]?.get(slot);
  }

  put(index: number, slot: number): void {
    this.#journal.push([index, this.at[index] ?? NOWHERE]);
    this.#move(index, slot);
  }

  /** A savepoint for `undoTo`. */
  get mark(): number {
    return this.#journal.length;
  }

  undoTo(mark: number): void {
    while (this.#journal.length > mark) this.#move(...(this.#journal.pop() ?? [0, NOWHERE]));
  }

  #move(index: number, slot: number): void {
    const former = this.at[index] ?? NOWHERE;
    if (former !== NOWHERE) {
      this.#busy.delete(this.#time(index, former));
      const seat = this.#seat(index, former);
      this.#seated.set(
        seat,
        (this.#seated.get(seat) ?? []).filter((other) => other !== index),
      );
    }
    this.at[index] = slot;
    if (slot === NOWHERE) return;
    this.#busy.set(this.#time(index, slot), index);
    const seat = this.#seat(index, slot);
    this.#seated.set(seat, [...(this.#seated.get(seat) ?? []), index]);
  }

  /** Whether the meeting in this slot takes the person's last free lunch slot of the day. */
  #losesLunch(index: number, slot: number): boolean {
    const { personId } = this.#meeting(index);
    const atLunch = this.#lunches.get(slot);
    return (
      atLunch?.every(
        (one) => one === slot || this.#busy.has(`${personId}/${one}`) || !this.#problem.isFree(personId, one),
      ) ?? false
    );
  }

  /** Cost of putting an unplaced meeting into an open slot. */
  costOfPutting(index: number, slot: number): number {
    return (this.costOf(index, slot) ?? 0) + (this.#losesLunch(index, slot) ? this.weights.lunch : 0);
  }

  get placed(): number {
    return this.at.filter((slot) => slot !== NOWHERE).length;
  }

  /** Total cost of all placed meetings, including lost lunches. */
  get cost(): number {
    const lost = new Set<string>();
    let cost = 0;
    for (const [index, slot] of this.at.entries()) {
      if (slot === NOWHERE) continue;
      cost += this.costOf(index, slot) ?? 0;
      if (this.#losesLunch(index, slot))
        lost.add(`${this.#meeting(index).personId}/${this.#lunches.get(slot)?.[0]}`);
    }
    return cost + lost.size * this.weights.lunch;
  }

  /** Restores the slots of all meetings from a list. */
  restore(at: readonly number[]): void {
    for (let index = 0; index < this.count; index++) this.put(index, NOWHERE);
    for (const [index, slot] of at.entries()) if (slot !== NOWHERE) this.put(index, slot);
  }
}
