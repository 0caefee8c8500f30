// Receives notifications from the database about changed slots and parts, whichever process changed them.
import pg from 'pg';
import type { Log } from '../../adapters/log.ts';

/** The notification channel between processes. */
export const SLOTS_CHANNEL = 'slots';
/** Names the parts of the edition that somebody changed. */
export const PARTS_CHANNEL = 'parts';
const RECONNECT_MS = 500;
const RECONNECT_LONGEST_MS = 2_000;
/** Probes the connection, which detects one that has died silently. */
const PROBE_INTERVAL_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 5_000;

export interface SlotKey {
  exhibitorId: number;
  day: number;
  /** Start and length in minutes, counted from midnight. */
  minute: number;
  length: number;
}

export interface Listener {
  onSlots(slots: SlotKey[]): void;
  onParts(parts: string[]): void;
  /** Notifications may have been missed. */
  onGap(): void;
}

export interface ChangeFeed {
  /** Supports one listener at a time; the first call opens the connection. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** @param connection opened separately from the pool: notifications arrive on the connection that listens */
export function createChangeFeed(connection: pg.ClientConfig, log: Log): ChangeFeed {
  let listener: Listener | null = null;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let probeTimer: NodeJS.Timeout | null = null;
  let waitMs = RECONNECT_MS;
  let isClosed = false;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      ...connection,
      application_name: 'visavis live',
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    client = opened;
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      if (probeTimer) clearInterval(probeTimer);
      log.warn(`The listening connection was lost${error ? `: ${error.message}` : ''}.`);
      opened.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), waitMs);
      waitMs = Math.min(2 * waitMs, RECONNECT_LONGEST_MS);
    };
    opened.on('error', lose);
    opened.on('end', () => lose());
    opened.on('notification', ({ channel, payload }) =>
      channel === PARTS_CHANNEL ? listener?.onParts((payload ?? '').split(',')) : notify(payload ?? '*'),
    );
    try {
      await opened.connect();
      await opened.query(`listen ${SLOTS_CHANNEL}; listen ${PARTS_CHANNEL}`);
      waitMs = RECONNECT_MS;
      probeTimer = setInterval(() => void opened.query('select').catch(lose), PROBE_INTERVAL_MS);
      listener?.onGap();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
    }
  }

  function notify(payload: string): void {
    if (payload === '*') listener?.onGap();
    else listener?.onSlots(payload.split(',').map(readSlot));
  }

  return {
    listen(newListener) {
      listener = newListener;
      if (!client && !isClosed) void connect();
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      if (probeTimer) clearInterval(probeTimer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** 'exhibitor.day.minute.length', as the triggers write it. */
function readSlot(text: string): SlotKey {
  const [exhibitorId = 0, day = 0, minute = 0, length = 0] = text.split('.').map(Number);
  return { exhibitorId, day, minute, length };
}
