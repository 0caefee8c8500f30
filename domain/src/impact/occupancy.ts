// Occupied times of exhibitors and people, by date: slots and time spans of any length.
import type { MeetingTime } from './touched.ts';

interface Taken {
  minute: number;
  length: number;
  place: number;
}

const overlap = (one: Pick<Taken, 'minute' | 'length'>, other: Pick<Taken, 'minute' | 'length'>): boolean =>
  one.minute < other.minute + other.length && other.minute < one.minute + one.length;

/** A meeting or hold in its current slot. */
export interface Occupant extends MeetingTime {
  exhibitorId: number;
  /** The registration; null for a hold, whose visitor has no meetings yet. */
  personId: number | null;
  place: number;
}

export class Occupancy {
  readonly #places: (exhibitorId: number) => number;
  readonly #wanted: (exhibitorId: number, time: MeetingTime) => number | null;
  readonly #atExhibitor = new Map<string, Taken[]>();
  readonly #ofPerson = new Map<string, Taken[]>();
  readonly #blocked = new Map<string, Taken[]>();

  /**
   * @param places number of parallel meetings of an exhibitor
   * @param wanted a lower number for a given time; null if it is not reduced
   */
  constructor(
    places: (exhibitorId: number) => number,
    wanted: (exhibitorId: number, time: MeetingTime) => number | null = () => null,
  ) {
    this.#places = places;
    this.#wanted = wanted;
  }

  add({ exhibitorId, personId, date, minute, length, place }: Occupant): void {
    push(this.#atExhibitor, `${exhibitorId}/${date}`, { minute, length, place });
    if (personId !== null) push(this.#ofPerson, `${personId}/${date}`, { minute, length, place });
  }

  block({ exhibitorId, date, minute, length }: MeetingTime & { exhibitorId: number }): void {
    push(this.#blocked, `${exhibitorId}/${date}`, { minute, length, place: 0 });
  }

  /**
   * The available places, lowest first. Claims on places beyond the current number, from when it was larger, count
   * too: each makes the highest free place unavailable.
   */
  freePlaces(exhibitorId: number, time: MeetingTime): number[] {
    return this.#free(exhibitorId, time, this.#wanted(exhibitorId, time) ?? Number.POSITIVE_INFINITY);
  }

  /** Whether the place itself is free, regardless of the wanted number. */
  isPlaceFree(exhibitorId: number, time: MeetingTime, place: number): boolean {
    return this.#free(exhibitorId, time, Number.POSITIVE_INFINITY).includes(place);
  }

  #free(exhibitorId: number, { date, minute, length }: MeetingTime, most: number): number[] {
    const time = { minute, length };
    if (this.#blocked.get(`${exhibitorId}/${date}`)?.some((other) => overlap(other, time))) return [];
    const taken = new Set(
      this.#atExhibitor
        .get(`${exhibitorId}/${date}`)
        ?.filter((other) => overlap(other, time))
        .map(({ place }) => place),
    );
    const places = this.#places(exhibitorId);
    return Array.from({ length: places }, (_, index) => index + 1)
      .filter((place) => !taken.has(place))
      .slice(0, Math.max(0, Math.min(places, most) - taken.size));
  }

  isFree(personId: number, { date, minute, length }: MeetingTime): boolean {
    return !this.#ofPerson.get(`${personId}/${date}`)?.some((other) => overlap(other, { minute, length }));
  }
}

function push(map: Map<string, Taken[]>, key: string, taken: Taken): void {
  const list = map.get(key);
  if (list) list.push(taken);
  else map.set(key, [taken]);
}
