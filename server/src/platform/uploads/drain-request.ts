// After an early answer the rest of a body is thrown away for a moment, so that the sender reads the answer; whoever
// goes on sending is cut off.
import type { IncomingMessage } from 'node:http';
import type { UploadLimits } from './upload-limits.ts';

const LOOK_MS = 20;

export function throwAwayRest(
  body: IncomingMessage,
  { lingerMs, lingerBytes }: Pick<UploadLimits, 'lingerMs' | 'lingerBytes'>,
): void {
  const isOver = () => body.complete || body.readableEnded || body.destroyed;
  if (isOver()) return;
  const { socket } = body;
  const readBefore = socket.bytesRead;
  const began = Date.now();
  body.unpipe();
  body.resume();
  const look = setInterval(() => {
    const isTooMuch = socket.bytesRead - readBefore > lingerBytes || Date.now() - began > lingerMs;
    if (isOver() || socket.destroyed) clearInterval(look);
    else if (isTooMuch) {
      clearInterval(look);
      body.destroy();
    }
  }, LOOK_MS);
  look.unref();
}
