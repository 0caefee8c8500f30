// Queues the decoding of pictures: large and common ones in separate queues, in which addresses take turns.
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { SHARES } from '../../http/limits.ts';
import { createQueue } from '../../http/queue.ts';

/** Runs work on a picture when its turn comes. */
export type Decode = <T>(isLarge: boolean, work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 30;

/** @returns the queue for one address */
export function createDecoding(): (address: string) => Decode {
  const [large, common] = [createQueue(SHARES.decodes, tooMany), createQueue(SHARES.decodes, tooMany)];
  return (address) => async (isLarge, work) => {
    const release = await (isLarge ? large : common).take(address);
    try {
      return await work();
    } finally {
      release();
    }
  };
}

const tooMany = () =>
  new AppError('server.unavailable', message('upload.pictures-busy'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
