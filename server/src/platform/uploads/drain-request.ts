// After an early response, discards the rest of a body for a moment, so that the sender reads the response; a sender
// that continues is cut off.
import type { IncomingMessage } from 'node:http';
import type { UploadLimits } from './upload-limits.ts';

const CHECK_MS = 20;

export function drainRequest(
  body: IncomingMessage,
  { drainMs, drainBytes }: Pick<UploadLimits, 'drainMs' | 'drainBytes'>,
): void {
  const hasEnded = () => body.complete || body.readableEnded || body.destroyed;
  if (hasEnded()) return;
  const { socket } = body;
  const readBefore = socket.bytesRead;
  const startedAt = Date.now();
  body.unpipe();
  body.resume();
  const timer = setInterval(() => {
    const isTooMuch = socket.bytesRead - readBefore > drainBytes || Date.now() - startedAt > drainMs;
    if (hasEnded() || socket.destroyed) clearInterval(timer);
    else if (isTooMuch) {
      clearInterval(timer);
      body.destroy();
    }
  }, CHECK_MS);
  timer.unref();
}
