// Counts each exhibitor's free hours, at most once a second: every page of Top Matches and the directory needs them.
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Catalogue, Reader } from '../edition/public.ts';
import { listTakenSlots } from './repository.ts';

const KEPT_MS = 1000;

/** Pairs of exhibitor id and free hours. */
export type FreeHours = [exhibitorId: number, freeHours: number][];

/** One count in both forms, so that neither is rebuilt for each request. */
interface Count {
  pairs: FreeHours;
  byExhibitor: ReadonlyMap<number, number>;
}

export class FreeHoursCount {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #reader: Reader;
  #catalogue: Catalogue | null = null;
  #countedAt = Number.NEGATIVE_INFINITY;
  #counting: Promise<Count> | null = null;

  constructor(db: Kysely<Database>, clock: Clock, reader: Reader = 'anybody') {
    this.#db = db;
    this.#clock = clock;
    this.#reader = reader;
  }

  async of(catalogue: Catalogue): Promise<FreeHours> {
    return (await this.#latest(catalogue)).pairs;
  }

  /** By exhibitor id. */
  async byExhibitor(catalogue: Catalogue): Promise<ReadonlyMap<number, number>> {
    return (await this.#latest(catalogue)).byExhibitor;
  }

  #latest(catalogue: Catalogue): Promise<Count> {
    const isFresh = this.#catalogue === catalogue && performance.now() - this.#countedAt < KEPT_MS;
    if (this.#counting && isFresh) return this.#counting;
    this.#catalogue = catalogue;
    // Until the query is done, all callers share the same count.
    this.#countedAt = Number.POSITIVE_INFINITY;
    const counting = this.#count(catalogue);
    this.#counting = counting;
    const settle = (isGood: boolean) => () => {
      if (this.#counting === counting)
        this.#countedAt = isGood ? performance.now() : Number.NEGATIVE_INFINITY;
    };
    counting.then(settle(true), settle(false));
    return counting;
  }

  async #count(catalogue: Catalogue): Promise<Count> {
    const now = this.#clock();
    const open = new Set(
      catalogue.days.flatMap(({ day }) => catalogue.hours.map(({ minute }) => `${day}/${minute}`)),
    );
    for (const { day, minute } of catalogue.begunSlots(now, this.#reader)) open.delete(`${day}/${minute}`);
    const ids = catalogue.exhibitors.map(({ id }) => id);
    const free = new Map(ids.map((id) => [id, open.size]));
    for (const { exhibitor_id, day, minute } of await listTakenSlots(this.#db, ids, { now, tokenHash: null }))
      if (open.has(`${day}/${minute}`)) free.set(exhibitor_id, (free.get(exhibitor_id) ?? 0) - 1);
    return { pairs: [...free], byExhibitor: free };
  }
}
