// Stores files in a bucket of an S3-compatible service, as private objects accessed with the server's own key.
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { checkStorageName, FileStoreUnavailable, type ListedFileStore } from './file-store.ts';

export interface S3Place {
  /** URL of the service, without bucket and without trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Patience {
  /** Per request, including the response body. */
  timeoutMs: number;
  /** Pause before each retry. */
  pausesMs: readonly number[];
}

const PATIENCE: S3Patience = { timeoutMs: 10_000, pausesMs: [200, 800] };

/** A retry may help: rate limited, or a fault of the service itself. */
const isTransient = (status: number): boolean => status === 429 || status >= 500;

export function createS3FileStore(place: S3Place, patience: S3Patience = PATIENCE): ListedFileStore {
  const bucket = new S3mini({
    endpoint: `${place.endpoint}/${place.bucket}`,
    region: place.region,
    accessKeyId: place.accessKeyId,
    secretAccessKey: place.secretAccessKey,
    requestAbortTimeout: patience.timeoutMs,
  });

  /** All our requests are idempotent, so each may be retried. */
  async function withRetries<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const status = error instanceof S3ServiceError ? error.status : null;
        // The service's message may repeat our request, key id and signature included: its status and code are enough.
        const refusal = status === null ? nameOf(error) : `${status} ${(error as S3ServiceError).code ?? ''}`;
        if (status !== null && !isTransient(status))
          throw new Error(`the S3 store refused: ${refusal.trim()} (see S3_* in the settings)`);
        const wait = patience.pausesMs[attempt];
        if (wait === undefined)
          throw new FileStoreUnavailable(`the S3 store did not answer: ${refusal.trim()}`);
        await pause(wait);
      }
    }
  }

  return {
    async put(name, content) {
      checkStorageName(name);
      await withRetries(() => bucket.putObject(name, content));
    },
    async get(name) {
      checkStorageName(name);
      const content = await withRetries(() => bucket.getObjectArrayBuffer(name));
      return content && Buffer.from(content);
    },
    async remove(name) {
      checkStorageName(name);
      await withRetries(() => bucket.deleteObject(name));
    },
    async list(prefix) {
      const objects = await withRetries(() => bucket.listObjects('/', prefix));
      return (objects ?? []).map(({ Key }) => Key).sort();
    },
  };
}

/** Such as ECONNREFUSED, or TimeoutError. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause } = error as { code?: unknown; cause?: { code?: string } };
  return cause?.code ?? (typeof code === 'string' ? code : error.name);
}
