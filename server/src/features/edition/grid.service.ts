// Runs work that depends on an edition's days and hours, and retries it if they change in the meantime.
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { busy } from '../../http/app-error.ts';
import { Conflict, retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import type { Catalogue } from './catalogue.service.ts';
import { raiseGrid, readGridVersion, shareGrid } from './grid.repository.ts';
import type { CatalogueSource } from './service.ts';

/** The days, hours, blocked hours or exhibitors differ from those of the catalogue. */
class GridChanged extends Error {
  override name = 'GridChanged';
}

/** Runs work with the edition's catalogue, and retries with a newer one if its days or hours have changed. */
export function onGrid<T>(edition: CatalogueSource, work: (catalogue: Catalogue) => Promise<T>): Promise<T> {
  const attempt = async (number: number): Promise<T> => {
    const catalogue = number === 1 ? await edition.current() : await edition.reread();
    try {
      return await work(catalogue);
    } catch (error) {
      throw error instanceof GridChanged ? new Conflict('grid-changed') : error;
    }
  };
  return retryOnConflict(attempt, { exhausted: busy });
}

/**
 * Locks days and hours as the catalogue has them until the transaction ends. Call it first: a change that waits for
 * this transaction must not hold locks that the transaction needs.
 * @throws an error that `onGrid` retries, if they have changed
 */
export async function requireGrid(transaction: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  if ((await shareGrid(transaction, catalogue.editionId)) !== catalogue.gridVersion) throw new GridChanged();
}

/** Like `requireGrid`, for work that changes them: bookings wait until its transaction ends. */
export async function takeGrid(transaction: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  if ((await raiseGrid(transaction, catalogue.editionId)) !== catalogue.gridVersion + 1)
    throw new GridChanged();
}

/** Like `requireGrid`, without a lock: for work whose statement stored nothing, to find out why. */
export async function refuseChangedGrid(db: Kysely<Database>, catalogue: Catalogue): Promise<void> {
  if ((await readGridVersion(db, catalogue.editionId)) !== catalogue.gridVersion) throw new GridChanged();
}
