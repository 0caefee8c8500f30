// Fake of the browser's EventSource: opens at once, and emits events on demand.
import { LIVE_PATH, SLOTS_EVENT } from '@visavis/contract/live/events';

type Listener = (event: { data: string }) => void;

export class FakeStream {
  static readonly CLOSED = 2;
  static latest: FakeStream | undefined;
  readonly url: string;
  readyState = 1;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(url: string) {
    if (url !== LIVE_PATH) throw new RangeError(`unexpected stream URL ${url}`);
    this.url = url;
    FakeStream.latest = this;
    queueMicrotask(() => this.emit('open'));
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }

  /** Taken is 1, free is 0. */
  static slots(...changes: [exhibitorId: number, day: number, minute: number, taken: 0 | 1][]): void {
    FakeStream.latest?.emit(SLOTS_EVENT, JSON.stringify(changes));
  }

  emit(name: string, data = ''): void {
    if (this.readyState === FakeStream.CLOSED) return;
    for (const listener of this.#listeners.get(name) ?? []) listener({ data });
  }
}
