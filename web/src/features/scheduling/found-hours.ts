// Keeps apart what somebody finds taken on coming back, and what is taken while they look.
import type { SlotChange } from '@visavis/contract/live/events';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { HourRef } from './holds.ts';

type Slots = readonly UnavailableSlot[];

const keyOf = ({ exhibitorId, day, hour }: { exhibitorId: number; day: number; hour: number | null }) =>
  `${exhibitorId}/${day}/${hour}`;
const keyOfSlot = (slot: UnavailableSlot) => keyOf({ ...slot, hour: parseSlotTime(slot.time) });

/**
 * It is told when a list comes, and not when one is drawn: by then the next may be on its way, or the stream may
 * have said more.
 */
export class FoundHours {
  /** Whoever opens the page comes to it as well: what it remembers may be old. */
  #isBack = true;
  #found: ReadonlySet<string> = new Set();

  /** Somebody looks again: a list is asked for. */
  comeBack(): void {
    this.#isBack = true;
  }

  /** A list is asked for. The function returned is called when it is there, with what was known until then. */
  ask(): (known: Slots, list: Slots) => void {
    const isFirst = this.#isBack;
    return (known, list) => {
      const before = new Set(known.map(keyOfSlot));
      const isFound = (key: string) => this.#found.has(key) || (this.#isBack && !before.has(key));
      this.#found = new Set(list.map(keyOfSlot).filter(isFound));
      // One that was asked for earlier may be older than the return.
      if (isFirst) this.#isBack = false;
    };
  }

  /** The stream speaks: an hour that is free again can be taken under their eyes. */
  hear(changes: readonly SlotChange[]): void {
    const free = new Set(
      changes.flatMap(([exhibitorId, day, hour, taken]) =>
        taken === 0 ? keyOf({ exhibitorId, day, hour }) : [],
      ),
    );
    this.#found = new Set([...this.#found].filter((key) => !free.has(key)));
  }

  has(hour: HourRef): boolean {
    return this.#found.has(keyOf(hour));
  }
}
