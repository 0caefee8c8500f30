// Caches the catalogue of the current edition, and reloads it when it changes.

import { fairDateAt } from '@visavis/domain/edition/calendar';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { type Catalogue, readCatalogue } from './catalogue.service.ts';
import { findCurrentEdition } from './repository.ts';

/** A change in the organiser's lists is seen after this long at the latest, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

export interface EditionService {
  /** The catalogue of the current edition. Throws 'server.unavailable' where there is none. */
  current(): Promise<Catalogue>;
}

/** @param termsVersion of the terms that the site shows: buyers must accept the version that they can read */
export function createEditionService(
  db: Kysely<Database>,
  clock: Clock,
  isLive: boolean,
  termsVersion: string | null = null,
): EditionService {
  let catalogue: Catalogue | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Catalogue> | null = null;

  async function check(): Promise<Catalogue> {
    const found = await findCurrentEdition(db, fairDateAt(clock()), isLive);
    if (!found) throw new AppError('server.unavailable', message('edition.none-yet'));
    if (catalogue?.editionId !== found.id || catalogue.version !== found.catalogueVersion)
      catalogue = await readCatalogue(db, found, termsVersion);
    checkedAt = performance.now();
    return catalogue;
  }

  return {
    current() {
      if (catalogue && performance.now() - checkedAt < CHECK_INTERVAL_MS) return Promise.resolve(catalogue);
      checking ??= check().finally(() => {
        checking = null;
      });
      return checking;
    },
  };
}
