// Distinguishes hours found taken on return to the page from hours taken while the visitor is looking.
import type { SlotChange } from '@visavis/contract/live/events';
import type { UnavailableSlot } from '@visavis/contract/slot/endpoints';
import { parseSlotTime } from '@visavis/domain/edition/slot-time';
import type { HourRef } from './holds.ts';

type Slots = readonly UnavailableSlot[];

const keyOf = ({ exhibitorId, day, minute }: { exhibitorId: number; day: number; minute: number | null }) =>
  `${exhibitorId}/${day}/${minute}`;
const keyOfSlot = (slot: UnavailableSlot) => keyOf({ ...slot, minute: parseSlotTime(slot.time) });

/**
 * Updated when a list arrives, not when it is rendered: by then the next one may be in flight, or the stream may have
 * reported more.
 */
export class FoundHours {
  /** Opening the page counts as a return too: its cached list may be stale. */
  #isReturning = true;
  #found: ReadonlySet<string> = new Set();

  /** The visitor has returned to the page, and a list will be requested. */
  markReturn(): void {
    this.#isReturning = true;
  }

  /** A list is requested. Call the returned function when it arrives, with what was known until then. */
  beginFetch(): (known: Slots, list: Slots) => void {
    const isFirst = this.#isReturning;
    return (known, list) => {
      const before = new Set(known.map(keyOfSlot));
      const isFound = (key: string) => this.#found.has(key) || (this.#isReturning && !before.has(key));
      this.#found = new Set(list.map(keyOfSlot).filter(isFound));
      // A list requested earlier may be older than the return.
      if (isFirst) this.#isReturning = false;
    };
  }

  /** Changes from the stream: an hour that is free again can be taken while the visitor is looking. */
  apply(changes: readonly SlotChange[]): void {
    const free = new Set(
      changes.flatMap(([exhibitorId, day, minute, taken]) =>
        taken === 0 ? keyOf({ exhibitorId, day, minute }) : [],
      ),
    );
    this.#found = new Set([...this.#found].filter((key) => !free.has(key)));
  }

  has(hour: HourRef): boolean {
    return this.#found.has(keyOf(hour));
  }
}
