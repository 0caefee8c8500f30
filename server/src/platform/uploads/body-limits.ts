// Enforces limits on a request body as it arrives: size, pace, duration and stalls.

import type { IncomingMessage } from 'node:http';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Occupant } from '../../http/queue.ts';
import type { Pace, UploadLimits } from './upload-limits.ts';

/** Occupies a place in the upload queue while the body is read, and gives way if it is slow while another waits. */
export interface BodyWatch extends Occupant {
  /** Starts watching: the reader must be attached in the same turn of the event loop. */
  begin(): void;
  /** Resolves with the work's result, unless the body breaks a limit first. */
  before<T>(work: Promise<T>): Promise<T>;
  /** Runs work that does not wait for the body, so its time does not count. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

const TOO_MUCH = message('upload.too-large');
const TOO_SLOW = message('upload.too-slow');
const GONE = message('upload.unreadable');
/** How often the limits are checked, in milliseconds, unless they are shorter. */
const CHECK_MS = 250;

type BodyLimits = Pick<UploadLimits, 'bodyBytes' | 'wholeMs' | 'stallMs' | 'least' | 'steady'>;

/** @throws 'request.too-large' if the body announces more, 'request.unreadable' if it has already ended */
export function watchBody(body: IncomingMessage, limits: BodyLimits): BodyWatch {
  const { bodyBytes, wholeMs, stallMs } = limits;
  if (Number(body.headers['content-length'] ?? 0) > bodyBytes)
    throw new AppError('request.too-large', TOO_MUCH, { fields: { documents: TOO_MUCH } });
  if (body.destroyed) throw new AppError('request.unreadable', GONE);

  let refuse: (error: AppError) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // Handled when something waits for the body; between reads nothing may be listening.
  refused.catch(() => undefined);
  const tooSlow = () => refuse(new AppError('request.unreadable', TOO_SLOW));

  const least = createBudget(limits.least);
  const steady = createBudget(limits.steady);
  let bytes = 0;
  let flowedMs = 0;
  let quietMs = 0;
  let isWhole = false;
  let isAside = false;
  let checkedAt = 0;
  let checkTimer: NodeJS.Timeout | undefined;

  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    quietMs = 0;
    least.received(chunk.length);
    steady.received(chunk.length);
    if (bytes > bodyBytes) refuse(new AppError('request.too-large', TOO_MUCH));
  };
  const onEnd = () => {
    isWhole = true;
  };
  /** Counts only time in which the sender could send: while a file is processed, the body is paused. */
  function passTime(): void {
    const now = Date.now();
    const passedMs = now - checkedAt;
    checkedAt = now;
    if (isAside || isWhole || body.isPaused()) return;
    flowedMs += passedMs;
    quietMs += passedMs;
    least.passed(passedMs);
    steady.passed(passedMs);
    if (flowedMs > wholeMs || quietMs > stallMs || least.isSpent()) tooSlow();
  }

  return {
    begin: () => {
      if (body.destroyed) throw new AppError('request.unreadable', GONE);
      checkedAt = Date.now();
      checkTimer = setInterval(passTime, Math.min(CHECK_MS, Math.min(wholeMs, stallMs) / 4));
      body.on('data', count).once('end', onEnd);
    },
    before: (work) => Promise.race([work, refused]),
    aside: async (work) => {
      passTime();
      isAside = true;
      try {
        return await work();
      } finally {
        passTime();
        isAside = false;
      }
    },
    end: () => {
      clearInterval(checkTimer);
      body.off('data', count).off('end', onEnd);
    },
    pace: () => (steady.isSpent() && !isAside && !isWhole ? bytes / Math.max(1, flowedMs) : null),
    giveWay: tooSlow,
  };
}

/** A token bucket: time consumes bytes, arriving bytes refill it up to the grace. */
function createBudget({ bytesPerSecond, graceMs }: Pace) {
  const most = (bytesPerSecond * graceMs) / 1000;
  let credit = most;
  return {
    passed: (ms: number) => {
      credit -= (bytesPerSecond * ms) / 1000;
    },
    received: (bytes: number) => {
      credit = Math.min(most, credit + bytes);
    },
    isSpent: () => credit < 0,
  };
}
