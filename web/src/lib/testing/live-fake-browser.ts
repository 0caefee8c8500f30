// A fake browser for tests of the live stream: its tabs, locks, channels and streams are controlled by the test.
import { createLive, type LivePlace } from '../live-listeners.ts';

/** A stream whose events come from the test. */
export class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** Fails for good, or so that the browser reconnects. */
  fail(how: 'for good' | 'reconnecting'): void {
    this.readyState = how === 'for good' ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }

  say(event: string, data: unknown): void {
    this.dispatchEvent(
      new MessageEvent(event, { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    );
  }
}

interface LockRequest {
  start(): void;
  stolen(): void;
}

/** The browser's lock: one holder, others wait in order, and a steal goes first. */
class FakeLocks {
  holder: LockRequest | undefined;
  readonly waiting: LockRequest[] = [];
  forbidden = false;

  request(_name: string, how: LockOptions, hold: () => Promise<void> | undefined): Promise<void> {
    if (this.forbidden) return Promise.reject(new DOMException('no storage', 'SecurityError'));
    return new Promise<void>((resolve, reject) => {
      const lockRequest: LockRequest = {
        start: () => {
          this.holder = lockRequest;
          void Promise.resolve(hold()).then(() => {
            if (this.holder === lockRequest) this.pass();
            resolve();
          });
        },
        stolen: () => reject(new DOMException('stolen', 'AbortError')),
      };
      how.signal?.addEventListener('abort', () => {
        const place = this.waiting.indexOf(lockRequest);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        reject(new DOMException('withdrawn', 'AbortError'));
      });
      if (how.steal) {
        this.holder?.stolen();
        this.holder = lockRequest;
        queueMicrotask(lockRequest.start);
      } else {
        this.waiting.push(lockRequest);
        queueMicrotask(() => {
          if (!this.holder) this.pass();
        });
      }
    });
  }

  private pass(): void {
    this.holder = undefined;
    this.waiting.shift()?.start();
  }
}

/** What the tabs of one browser share. */
export class FakeBrowser {
  readonly streams: FakeStream[] = [];
  readonly locks = new FakeLocks();
  readonly channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null; deaf: boolean }>();

  /** The streams that are open or opening. */
  get running(): FakeStream[] {
    return this.streams.filter((stream) => stream.readyState !== FakeStream.CLOSED);
  }

  /** The newest stream. */
  get stream(): FakeStream {
    const stream = this.streams.at(-1);
    if (!stream) throw new Error('no stream was opened');
    return stream;
  }

  openTab(missing: Partial<Record<'EventSource' | 'locks' | 'BroadcastChannel', undefined>> = {}): FakeTab {
    return new FakeTab(this, missing);
  }
}

/** One tab: records what its listener received, in order. */
export class FakeTab {
  readonly received: unknown[] = [];
  readonly document = new CountingTarget();
  readonly window = new CountingTarget();
  readonly live: ReturnType<typeof createLive>;
  /** A hung tab neither receives nor sends messages. */
  hangs = false;
  visibilityState: DocumentVisibilityState = 'visible';

  constructor(browser: FakeBrowser, missing: object) {
    const tab = this;
    class Stream extends FakeStream {
      constructor(url: string) {
        super(url);
        browser.streams.push(this);
      }
    }
    class Channel {
      onmessage: ((event: MessageEvent) => void) | null = null;
      constructor() {
        browser.channels.add(this);
      }
      get deaf(): boolean {
        return tab.hangs;
      }
      postMessage(data: unknown): void {
        if (tab.hangs) return;
        const copy: unknown = structuredClone(data);
        for (const other of browser.channels) {
          if (other === this) continue;
          queueMicrotask(() => {
            if (browser.channels.has(other) && !other.deaf)
              other.onmessage?.(new MessageEvent('message', { data: copy }));
          });
        }
      }
      close(): void {
        browser.channels.delete(this);
      }
    }
    Object.defineProperty(this.document, 'visibilityState', { get: () => this.visibilityState });
    const place = {
      EventSource: Stream,
      BroadcastChannel: Channel,
      locks: browser.locks,
      document: this.document,
      window: this.window,
      random: () => 0.5,
      now: () => 1_000,
      ...missing,
    };
    this.live = createLive(place as unknown as LivePlace);
  }

  listen(received = this.received): () => void {
    return this.live.subscribe({
      onSlots: (changes) => received.push(changes),
      onRefresh: () => received.push('refresh'),
      onStatus: (status, at) => received.push(at === null ? status : `${status} ${at}`),
    });
  }

  see(visibilityState: DocumentVisibilityState): void {
    this.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  /** What was received since the last call. */
  news(): unknown[] {
    return this.received.splice(0);
  }

  get listeners(): number {
    return this.document.listeners.size + this.window.listeners.size;
  }
}

/** Counts its listeners. */
class CountingTarget extends EventTarget {
  readonly listeners = new Set<string>();
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    this.listeners.add(given[0]);
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners.delete(given[0]);
    super.removeEventListener(...given);
  }
}
