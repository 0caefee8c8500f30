// Whose picture is decoded next: large ones and common ones each in a line of their own, and addresses take turns.
import { message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { SHARES } from '../../http/limits.ts';
import { createQueue } from '../../http/queue.ts';

/** Runs work on a picture when it is its turn. */
export type Decode = <T>(isLarge: boolean, work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 30;

/** @returns the turns of an address */
export function createDecoding(): (address: string) => Decode {
  const [large, common] = [createQueue(SHARES.decodes, tooMany), createQueue(SHARES.decodes, tooMany)];
  return (address) => async (isLarge, work) => {
    const leave = await (isLarge ? large : common).take(address);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

const tooMany = () =>
  new AppError('server.unavailable', message('upload.pictures-busy'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
