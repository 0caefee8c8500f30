// Reads bounces in a thread, within limits of time and memory.
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { createThread, ThreadLimitError } from '../../platform/threads/run-thread.ts';
import type { Bounce } from './bounce.service.ts';

const thread = createThread<{ bytes: Uint8Array }, Bounce>('features/failed-address/bounce.worker', {
  wholeMs: 20_000,
  megabytes: 256,
  atOnce: 1,
});

/** @throws AppError 'failed-address.unreadable' for a file that takes too long */
export async function readBounceInThread(bytes: Buffer): Promise<Bounce> {
  try {
    return await thread({ bytes });
  } catch (error) {
    if (error instanceof ThreadLimitError)
      throw new AppError('failed-address.unreadable', message('failed-address.unreadable'), { cause: error });
    throw error;
  }
}
