// Watches a body as it comes: how much, how long, and whether it still comes at all.
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../http/app-error.ts';
import type { UploadLimits } from './upload-limits.ts';

export interface BodyWatch {
  /** The body flows from here on: its reader is attached in the same turn. */
  begin(): void;
  /** The work's result, unless the body breaks a limit before. */
  before<T>(work: Promise<T>): Promise<T>;
  /** Work that is no waiting for the body: its time does not count. */
  aside<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

const TOO_MUCH = 'These files are too large to send at once. Please choose files of 2000kb at most.';
const TOO_SLOW = 'The files took too long to arrive. Please try again.';
const GONE = 'This form could not be read. Please send it again.';

type BodyLimits = Pick<UploadLimits, 'bodyBytes' | 'wholeMs' | 'stallMs'>;

/** @throws 'request.too-large' for a body that announces more, 'request.unreadable' for one that has ended already */
export function watchBody(body: IncomingMessage, { bodyBytes, wholeMs, stallMs }: BodyLimits): BodyWatch {
  if (Number(body.headers['content-length'] ?? 0) > bodyBytes)
    throw new AppError('request.too-large', TOO_MUCH, { fields: { documents: TOO_MUCH } });
  if (body.destroyed) throw new AppError('request.unreadable', GONE);

  let refuse: (error: AppError) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // Looked at where something waits for the body; in between it may be refused without anybody waiting.
  refused.catch(() => undefined);

  let bytes = 0;
  let isWhole = false;
  let lastCame = Date.now();
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    lastCame = Date.now();
    if (bytes > bodyBytes) refuse(new AppError('request.too-large', TOO_MUCH));
  };
  const whole = () => {
    isWhole = true;
  };
  const tooSlow = () => refuse(new AppError('request.unreadable', TOO_SLOW));
  let isAside = false;
  let asideMs = 0;
  const began = Date.now();
  const look = setInterval(() => {
    const now = Date.now();
    // While a file is looked at nothing is asked for: then it is not the sender who is slow.
    if (isAside || isWhole || body.isPaused()) lastCame = now;
    if (isAside) return;
    if (now - began - asideMs > wholeMs || now - lastCame > stallMs) tooSlow();
  }, Math.min(wholeMs, stallMs) / 4);

  return {
    begin: () => body.on('data', count).once('end', whole),
    before: (work) => Promise.race([work, refused]),
    aside: async (work) => {
      const from = Date.now();
      isAside = true;
      try {
        return await work();
      } finally {
        isAside = false;
        asideMs += Date.now() - from;
      }
    },
    end: () => {
      clearInterval(look);
      body.off('data', count).off('end', whole);
    },
  };
}
