// Places for uploads: as many as memory allows are read at a time, others wait for a moment or are sent away.
import { AppError } from '../../http/app-error.ts';
import type { UploadLimits } from './upload-limits.ts';

interface Waiting {
  address: string;
  enter: () => void;
}

export interface Places {
  /**
   * Waits for a place.
   * @returns gives it back; called once
   * @throws 'server.unavailable' when too many wait, or it took too long
   */
  take(address: string): Promise<() => void>;
  /** Uploads that have a place. */
  readonly taken: number;
}

type PlaceLimits = Pick<UploadLimits, 'places' | 'placesPerAddress' | 'waiting' | 'waitMs'>;

export function createPlaces(limits: PlaceLimits): Places {
  const takenByAddress = new Map<string, number>();
  let taken = 0;
  let line: Waiting[] = [];

  const of = (address: string): number => takenByAddress.get(address) ?? 0;
  const isFree = (address: string): boolean => taken < limits.places && of(address) < limits.placesPerAddress;

  function enter(address: string): () => void {
    taken += 1;
    takenByAddress.set(address, of(address) + 1);
    return () => {
      taken -= 1;
      if (of(address) === 1) takenByAddress.delete(address);
      else takenByAddress.set(address, of(address) - 1);
      const next = line.find((waiting) => isFree(waiting.address));
      next?.enter();
    };
  }

  return {
    get taken() {
      return taken;
    },
    take(address) {
      if (isFree(address)) return Promise.resolve(enter(address));
      if (line.length >= limits.waiting) return Promise.reject(tooManyUploads());
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          line = line.filter((other) => other !== waiting);
        };
        const waiting: Waiting = {
          address,
          enter: () => {
            leave();
            resolve(enter(address));
          },
        };
        const timer = setTimeout(() => {
          leave();
          reject(tooManyUploads());
        }, limits.waitMs);
        line.push(waiting);
      });
    },
  };
}

const RETRY_AFTER_SECONDS = 5;

function tooManyUploads(): AppError {
  return new AppError(
    'server.unavailable',
    'Many people are sending files right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
