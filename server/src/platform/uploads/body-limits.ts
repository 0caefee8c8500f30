// Watches a body as it comes: how much, how fast, how long, and whether it still comes at all.

import type { IncomingMessage } from 'node:http';
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import type { Occupant } from '../../http/queue.ts';
import type { Pace, UploadLimits } from './upload-limits.ts';

/** It holds a place while it is read, and gives way where it is slow and another waits. */
export interface BodyWatch extends Occupant {
  /** The body flows from here on: its reader is attached in the same turn. */
  begin(): void;
  /** The work's result, unless the body breaks a limit before. */
  before<T>(work: Promise<T>): Promise<T>;
  /** Work that is no waiting for the body: its time does not count. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

const TOO_MUCH = message('upload.too-large');
const TOO_SLOW = message('upload.too-slow');
const GONE = message('upload.unreadable');
/** How often it is looked at, in milliseconds, where the limits are no shorter. */
const LOOK_MS = 250;

type BodyLimits = Pick<UploadLimits, 'bodyBytes' | 'wholeMs' | 'stallMs' | 'least' | 'steady'>;

/** @throws 'request.too-large' for a body that announces more, 'request.unreadable' for one that has ended already */
export function watchBody(body: IncomingMessage, limits: BodyLimits): BodyWatch {
  const { bodyBytes, wholeMs, stallMs } = limits;
  if (Number(body.headers['content-length'] ?? 0) > bodyBytes)
    throw new AppError('request.too-large', TOO_MUCH, { fields: { documents: TOO_MUCH } });
  if (body.destroyed) throw new AppError('request.unreadable', GONE);

  let refuse: (error: AppError) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // Looked at where something waits for the body; in between it may be refused without anybody waiting.
  refused.catch(() => undefined);
  const tooSlow = () => refuse(new AppError('request.unreadable', TOO_SLOW));

  const least = owing(limits.least);
  const steady = owing(limits.steady);
  let bytes = 0;
  let flowedMs = 0;
  let quietMs = 0;
  let isWhole = false;
  let isAside = false;
  let lookedAt = 0;
  let look: NodeJS.Timeout | undefined;

  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    quietMs = 0;
    least.came(chunk.length);
    steady.came(chunk.length);
    if (bytes > bodyBytes) refuse(new AppError('request.too-large', TOO_MUCH));
  };
  const whole = () => {
    isWhole = true;
  };
  /** Only the time counts in which the sender could send: while a file is looked at nothing is asked for. */
  function passTime(): void {
    const now = Date.now();
    const passedMs = now - lookedAt;
    lookedAt = now;
    if (isAside || isWhole || body.isPaused()) return;
    flowedMs += passedMs;
    quietMs += passedMs;
    least.passed(passedMs);
    steady.passed(passedMs);
    if (flowedMs > wholeMs || quietMs > stallMs || least.isOwing()) tooSlow();
  }

  return {
    begin: () => {
      if (body.destroyed) throw new AppError('request.unreadable', GONE);
      lookedAt = Date.now();
      look = setInterval(passTime, Math.min(LOOK_MS, Math.min(wholeMs, stallMs) / 4));
      body.on('data', count).once('end', whole);
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
      clearInterval(look);
      body.off('data', count).off('end', whole);
    },
    pace: () => (steady.isOwing() && !isAside && !isWhole ? bytes / Math.max(1, flowedMs) : null),
    giveWay: tooSlow,
  };
}

/** Each moment owes some bytes; what came is paid, and never more than the grace ahead. */
function owing({ bytesPerSecond, graceMs }: Pace) {
  const most = (bytesPerSecond * graceMs) / 1000;
  let credit = most;
  return {
    passed: (ms: number) => {
      credit -= (bytesPerSecond * ms) / 1000;
    },
    came: (bytes: number) => {
      credit = Math.min(most, credit + bytes);
    },
    isOwing: () => credit < 0,
  };
}
