// Batches changes, queries the affected hours once, and broadcasts them to every stream; organisers also get parts.
import { CHANGED_EVENT, REFRESH_EVENT, SLOTS_EVENT, type SlotChange } from '@visavis/contract/live/events';
import { mayRead, PART_OF_SLOTS, PARTS, type Part } from '@visavis/domain/live/parts';
import type { OrganiserRole } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import type { Log } from '../../adapters/log.ts';
import type { ChangeFeed, Listener, SlotKey } from '../../platform/changes/listener.ts';
import { listOverlapped, listTakenSlots, type TakenSlot } from '../slot/public.ts';

/** Changes are batched for this long, in milliseconds: fewer repaints, and one query for a burst. */
const GATHER_MS = 200;
/** Minimum interval between sending parts, as each makes pages refetch. */
const PARTS_REST_MS = 1_000;
/** Proxies close connections that stay silent for long. */
const HEARTBEAT_MS = 25_000;
/** A reader that lags behind by this much is disconnected, then reconnects and refetches everything. */
const LAG_LIMIT_BYTES = 32 * 1024;

/** The operations of a stream's socket that this service uses. */
export interface Stream {
  readonly writableLength: number;
  write(text: string): unknown;
  destroy(): unknown;
}

const HEARTBEAT = ':\n\n';

export class Broadcast {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #changes: ChangeFeed;
  readonly #log: Log;
  readonly #streams = new Set<Stream>();
  /** The streams of organisers, with their roles. */
  readonly #organisers = new Map<Stream, OrganiserRole>();
  readonly #gathered = new Map<string, SlotKey>();
  readonly #parts = new Set<Part>();
  #hasGap = false;
  #timer: NodeJS.Timeout | null = null;
  #partsTimer: NodeJS.Timeout | null = null;
  #partsSentAt = 0;
  #heartbeat: NodeJS.Timeout | null = null;
  #isPublishing = false;

  readonly #listener: Listener = {
    onSlots: (slots) => {
      for (const slot of slots) this.#gathered.set(keyOf(slot), slot);
      this.#publishSoon();
      this.#tell([PART_OF_SLOTS]);
    },
    onParts: (parts) => this.#tell(PARTS.filter((part) => parts.includes(part))),
    onGap: () => {
      this.#hasGap = true;
      this.#publishSoon();
      this.#tell(PARTS);
    },
  };

  constructor(db: Kysely<Database>, clock: Clock, changes: ChangeFeed, log: Log) {
    this.#db = db;
    this.#clock = clock;
    this.#changes = changes;
    this.#log = log;
  }

  get size(): number {
    return this.#streams.size + this.#organisers.size;
  }

  /** @param role of an organiser, who receives parts; without it, slots are sent */
  add(stream: Stream, role?: OrganiserRole): void {
    if (role) this.#organisers.set(stream, role);
    else this.#streams.add(stream);
    this.#changes.listen(this.#listener);
    this.#heartbeat ??= setInterval(() => {
      this.#send(HEARTBEAT);
      this.#sendToOrganisers(() => HEARTBEAT);
    }, HEARTBEAT_MS);
  }

  remove(stream: Stream): void {
    this.#streams.delete(stream);
    this.#organisers.delete(stream);
    if (this.size > 0) return;
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#partsTimer) clearTimeout(this.#partsTimer);
    for (const stream of [...this.#streams, ...this.#organisers.keys()]) {
      this.remove(stream);
      stream.destroy();
    }
  }

  #publishSoon(): void {
    if (this.size === 0) {
      this.#gathered.clear();
      this.#hasGap = false;
    } else if (!this.#isPublishing) this.#timer ??= setTimeout(() => void this.#publish(), GATHER_MS);
  }

  async #publish(): Promise<void> {
    this.#timer = null;
    this.#isPublishing = true;
    const slots = [...this.#gathered.values()];
    const hasGap = this.#hasGap;
    this.#gathered.clear();
    this.#hasGap = false;
    try {
      if (hasGap) this.#send(event(REFRESH_EVENT, null));
      else if (slots.length > 0 && this.#streams.size > 0)
        this.#send(event(SLOTS_EVENT, await this.#statesOf(slots)));
    } catch (error) {
      // The database is down: pages refetch when it is back.
      this.#log.warn(`Changed hours could not be read: ${error instanceof Error ? error.message : error}`);
      this.#send(event(REFRESH_EVENT, null));
    } finally {
      this.#isPublishing = false;
      if (this.#gathered.size > 0 || this.#hasGap) this.#publishSoon();
    }
  }

  #tell(parts: readonly Part[]): void {
    if (this.#organisers.size === 0) return;
    for (const part of parts) this.#parts.add(part);
    const restMs = this.#partsSentAt + PARTS_REST_MS - Date.now();
    if (this.#parts.size > 0)
      this.#partsTimer ??= setTimeout(() => this.#sendParts(), Math.max(GATHER_MS, restMs));
  }

  /** Each role gets only the parts that it may read. */
  #sendParts(): void {
    this.#partsTimer = null;
    this.#partsSentAt = Date.now();
    const parts = [...this.#parts];
    this.#parts.clear();
    this.#sendToOrganisers((role) => {
      if (parts.length === PARTS.length) return event(REFRESH_EVENT, null);
      const readable = parts.filter((part) => mayRead(role, part));
      return readable.length > 0 ? event(CHANGED_EVENT, readable) : null;
    });
  }

  #sendToOrganisers(textFor: (role: OrganiserRole) => string | null): void {
    for (const [stream, role] of this.#organisers) {
      const text = textFor(role);
      if (stream.writableLength > LAG_LIMIT_BYTES) stream.destroy();
      else if (text) stream.write(text);
    }
  }

  async #statesOf(slots: readonly SlotKey[]): Promise<SlotChange[]> {
    const ids = [...new Set(slots.map(({ exhibitorId }) => exhibitorId))];
    const now = this.#clock();
    const affected = await listOverlapped(this.#db, slots);
    const taken = await listTakenSlots(this.#db, ids, { now, tokenHash: null });
    const nameOf = (slot: TakenSlot) => `${slot.exhibitor_id}.${slot.day}.${slot.minute}`;
    const takenNames = new Set(taken.map(nameOf));
    return affected.map((slot) => [
      slot.exhibitor_id,
      slot.day,
      slot.minute,
      takenNames.has(nameOf(slot)) ? 1 : 0,
    ]);
  }

  #send(text: string): void {
    for (const stream of this.#streams)
      if (stream.writableLength > LAG_LIMIT_BYTES) stream.destroy();
      else stream.write(text);
  }
}

const keyOf = ({ exhibitorId, day, minute, length }: SlotKey): string =>
  `${exhibitorId}.${day}.${minute}.${length}`;

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
