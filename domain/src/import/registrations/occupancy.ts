// Tracks free places in the hours that a list of people requests, as its rows take one place after another.
import { hasBegun } from '../../edition/fair-time.ts';
import { overlaps, type SlotTime } from '../../edition/slot-time.ts';
import { type Message, message } from '../../message/message.ts';
import type { ListedExhibitor } from './exhibitor-index.ts';
import type { PlacedSlot, RegistrationState } from './state.ts';

/** A place in an hour, or the reason why there is none. */
export type Place = { place: number } | { about: Message };

export class Occupancy {
  readonly #state: RegistrationState;
  readonly #now: Date;
  readonly #taken = new Map<number, PlacedSlot[]>();

  constructor(state: RegistrationState) {
    this.#state = state;
    this.#now = new Date(state.now);
  }

  /** The first free place. Each claim on a place beyond the current number makes the highest free place unavailable. */
  placeFor(exhibitor: ListedExhibitor, slot: SlotTime): Place {
    const { grid, timeZone, claims, blocked } = this.#state;
    const date = grid.dates[slot.day - 1] ?? '';
    const at = { date, minute: slot.minute, length: slot.length };
    if (hasBegun(date, slot.minute, this.#now, timeZone))
      return { about: message('meeting.hour-begun', { at }) };
    const about = { exhibitor: exhibitor.company, at };
    if (blocked[exhibitor.id]?.some((one) => overlaps(one, slot)))
      return { about: message('meeting.exhibitor-blocked', about) };
    const own = [...(claims[exhibitor.id] ?? []), ...(this.#taken.get(exhibitor.id) ?? [])];
    const places = new Set(own.filter((one) => overlaps(one, slot)).map(({ place }) => place));
    const free = Array.from({ length: exhibitor.places }, (_, index) => index + 1).filter(
      (one) => !places.has(one),
    );
    const [place] = free;
    return places.size >= exhibitor.places || place === undefined
      ? { about: message('import.hour-taken', about) }
      : { place };
  }

  take(exhibitorId: number, slot: PlacedSlot): void {
    this.#taken.set(exhibitorId, [...(this.#taken.get(exhibitorId) ?? []), slot]);
  }
}
