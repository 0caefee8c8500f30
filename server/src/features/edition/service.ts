// Caches the catalogue of the current edition, and reloads it when it changes.
import { type Programme, refusalOf } from '@visavis/domain/edition/programme';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { Catalogue } from './catalogue.service.ts';
import { readCatalogue } from './catalogue-reading.service.ts';
import { type EditionVersion, findCurrentEdition, findNewestDraft, isVisibleEdition } from './repository.ts';

/** A change in the organiser's lists is seen after this long at the latest, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

export interface EditionService {
  /** The catalogue of the current edition. Throws 'server.unavailable' where there is none. */
  current(): Promise<Catalogue>;
  /** The same for the dashboard, which works on the newest draft while no edition was ever open. */
  forStaff(): Promise<Catalogue>;
  /** The catalogue of the current edition as it is now: for work that found it changed, or has changed it. */
  reread(): Promise<Catalogue>;
  /** Reads both again after a change. Before the first edition opens there is nothing to read, which is no error. */
  refresh(): Promise<void>;
  /** The id of the edition that staff name, also of a draft; without a name that of `forStaff`. Throws 'resource.not-found'. */
  idForStaff(id: number | undefined): Promise<number>;
}

/** @param termsVersion of the terms in the content files, which buyers accept until a version is published */
export function createEditionService(
  db: Kysely<Database>,
  isLive: boolean,
  termsVersion: string | null = null,
): EditionService {
  const read = (find: () => Promise<EditionVersion | null>) => cached(db, find, termsVersion);
  const current = read(() => findCurrentEdition(db, isLive));
  const forStaff = read(
    async () => (await findCurrentEdition(db, isLive)) ?? (await findNewestDraft(db, isLive)),
  );
  return {
    current: () => current(),
    forStaff: () => forStaff(),
    reread: async () => {
      await forStaff(true);
      return current(true);
    },
    refresh: async () => {
      for (const find of [forStaff, current]) await find(true).catch(orNoneYet);
    },
    idForStaff: async (id) => {
      if (id === undefined) return (await forStaff()).editionId;
      if (await isVisibleEdition(db, id, isLive)) return id;
      throw new AppError('resource.not-found', message('edition.unknown'));
    },
  };
}

class NoEditionYet extends AppError {}

/** @returns null where there is no edition for visitors yet; any other error is thrown again */
export function orNoneYet(error: unknown): null {
  if (error instanceof NoEditionYet) return null;
  throw error;
}

/**
 * Refuses what only an open edition takes: registrations, applications and holds.
 * @param programmes of which one at least must take registrations now
 */
export function refuseUnlessOpen(catalogue: Catalogue, programmes: readonly Programme[], now: Date): void {
  if (!catalogue.isOpen) throw new AppError('edition.closed', message('edition.closed'));
  const closings = programmes.map((programme) => catalogue.closingOf(programme, now));
  const [programme] = programmes;
  const [closing] = closings;
  if (programme && closing && closings.every((one) => one !== null))
    throw new AppError('edition.closed', refusalOf(closing, programme));
}

/** Reads the catalogue of the edition that is found, again when another is found or it has changed. */
function cached(
  db: Kysely<Database>,
  find: () => Promise<EditionVersion | null>,
  termsVersion: string | null,
): (isChanged?: boolean) => Promise<Catalogue> {
  let catalogue: Catalogue | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Catalogue> | null = null;

  async function check(): Promise<Catalogue> {
    const found = await find();
    if (!found) throw new NoEditionYet('server.unavailable', message('edition.none-yet'));
    if (catalogue?.editionId !== found.id || catalogue.version !== found.catalogueVersion)
      catalogue = await readCatalogue(db, found, termsVersion);
    checkedAt = performance.now();
    return catalogue;
  }

  return async (isChanged = false) => {
    // A check that is under way may have read the edition before it changed.
    if (isChanged) await checking;
    else if (catalogue && performance.now() - checkedAt < CHECK_INTERVAL_MS) return catalogue;
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
}
