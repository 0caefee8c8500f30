// Caches the catalogues of the current edition and of others in use, and reloads the ones that change.
import { type Programme, refusalOf } from '@visavis/domain/edition/programme';
import { type EditionLanguages, LANGUAGES } from '@visavis/domain/language/languages';
import { message } from '@visavis/domain/message/message';
import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { chosenEdition, readEdition } from '../../http/chosen-edition.ts';
import type { Catalogue, Reader } from './catalogue.service.ts';
import { readCatalogue } from './catalogue-reading.service.ts';
import { type EditionOwner, findEditionOf } from './owner.repository.ts';
import {
  type EditionVersion,
  findCurrentEdition,
  findEdition,
  findNewestDraft,
  listRunningEditions,
} from './repository.ts';

/** The longest time until a change of an edition's lists is seen, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/** Provides the edition to work on, with its current days, hours and lists. */
export interface CatalogueSource {
  /** Throws 'server.unavailable' where there is none. */
  current(): Promise<Catalogue>;
  /** Bypasses the cache: for work that found the edition changed, or changed it. */
  reread(): Promise<Catalogue>;
}

/** As a `CatalogueSource`, it provides the edition that visitors see. */
export interface EditionService extends CatalogueSource {
  /**
   * The edition of a person, a meeting or a booking, open or closed: registrations stay valid when another edition
   * opens. For an unknown owner it is the current one, which does not have it either.
   */
  of(owner: EditionOwner): CatalogueSource;
  /**
   * For public reads: the requested edition, as its people see it, else the current one. Throws
   * 'request.unreadable' for a draft.
   */
  forVisitor(): Promise<{ catalogue: Catalogue; reader: Reader }>;
  /** The edition of an exhibitor, open or closed; the current one if the exhibitor is unknown or in a draft. */
  ofExhibitor(exhibitorId: number): Promise<Catalogue>;
  /** For the dashboard: the requested edition, else the current one, else the newest draft. */
  forStaff(): Promise<Catalogue>;
  /** The site's languages: those of the edition that visitors see, else of the newest draft, else all. */
  siteLanguages(): Promise<EditionLanguages>;
  /** Reloads after a change. Before the first edition opens there is nothing to read, which is not an error. */
  refresh(): Promise<void>;
  /** The id, if the edition exists, even as a draft; if undefined, that of `forStaff`. Throws 'resource.not-found'. */
  idForStaff(id: number | undefined): Promise<number>;
  /** The ids of editions that are or were open and have a day to come. */
  running(now: Date): Promise<number[]>;
}

/** @param termsVersion of the terms in the content files, which buyers accept until a version is published */
export function createEditionService(
  db: Kysely<Database>,
  isLive: boolean,
  termsVersion: string | null = null,
): EditionService {
  const load = createLoader(db, termsVersion);
  const current = checked(() => findCurrentEdition(db, isLive), load);
  const shownOrDraft = checked(
    async () => (await findCurrentEdition(db, isLive)) ?? (await findNewestDraft(db, isLive)),
    load,
  );
  const others = new Map<number, Read>();

  /** Throws 'request.unreadable' where there is no such edition. */
  function numbered(id: number): Read {
    const known = others.get(id) ?? checked(() => findEdition(db, id, isLive), load, notNamed);
    // Least recently used editions are evicted first.
    others.delete(id);
    others.set(id, known);
    forgetFirst(others);
    return known;
  }

  async function own(owner: EditionOwner, isChanged?: boolean): Promise<Catalogue> {
    const id = await findEditionOf(db, owner);
    const found = id === null ? null : await findEdition(db, id, isLive);
    if (!found || found.isDraft) return current(isChanged);
    const read = numbered(found.id);
    const catalogue = await read(isChanged);
    // The query above has the latest version: payments and bookings must see a change at once.
    return catalogue.version === found.catalogueVersion ? catalogue : read(true);
  }

  function forStaff(): Promise<Catalogue> {
    const id = chosenEdition();
    return id === undefined ? shownOrDraft() : numbered(id)();
  }

  async function forVisitor(): Promise<{ catalogue: Catalogue; reader: Reader }> {
    const id = readEdition();
    if (id === undefined) return { catalogue: await current(), reader: 'anybody' };
    const found = await findEdition(db, id, isLive);
    if (!found || found.isDraft) throw notNamed();
    return { catalogue: await own({ editionId: id }), reader: 'its-people' };
  }

  return {
    current: () => current(),
    reread: async () => {
      await shownOrDraft(true);
      return current(true);
    },
    of: (owner) => ({ current: () => own(owner), reread: () => own(owner, true) }),
    forVisitor,
    ofExhibitor: async (exhibitorId) => {
      const catalogue = await current();
      return catalogue.findExhibitor(exhibitorId) ? catalogue : own({ exhibitorId });
    },
    forStaff,
    siteLanguages: async () => (await shownOrDraft().catch(orNoneYet))?.languages ?? LANGUAGES,
    refresh: async () => {
      for (const find of [shownOrDraft, current, ...others.values()]) await find(true).catch(orNoneYet);
    },
    idForStaff: async (id) => {
      if (id === undefined) return (await forStaff()).editionId;
      if (await findEdition(db, id, isLive)) return id;
      throw unknown();
    },
    running: (now) => listRunningEditions(db, isLive, now),
  };
}

/** Cached catalogues besides those of the current edition and of the newest draft. */
const MOST_KEPT = 4;

function forgetFirst(kept: Map<number, unknown>): void {
  const [first] = kept.keys();
  if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first);
}

class NoEditionYet extends AppError {}

/** @returns null if there is no edition for visitors yet; rethrows any other error */
export function orNoneYet(error: unknown): null {
  if (error instanceof NoEditionYet) return null;
  throw error;
}

const unknown = () => new AppError('resource.not-found', message('edition.unknown'));
/** Any call may get this error: its header does not name an edition. */
const notNamed = () => new AppError('request.unreadable', message('edition.unknown'));
const noneYet = () => new NoEditionYet('server.unavailable', message('edition.none-yet'));

/**
 * Refuses what only an open edition accepts: registrations, applications and holds.
 * @param programmes at least one of these must accept registrations now
 */
export function refuseUnlessOpen(catalogue: Catalogue, programmes: readonly Programme[], now: Date): void {
  if (!catalogue.isOpen) throw new AppError('edition.closed', message('edition.closed'));
  const closings = programmes.map((programme) => catalogue.closingOf(programme, now));
  const [programme] = programmes;
  const [closing] = closings;
  if (programme && closing && closings.every((one) => one !== null))
    throw new AppError('edition.closed', refusalOf(closing, programme));
}

type Read = (isChanged?: boolean) => Promise<Catalogue>;
type Load = (found: EditionVersion) => Promise<Catalogue>;

/** Reads catalogues, each version once, however many callers request it. */
function createLoader(db: Kysely<Database>, termsVersion: string | null): Load {
  const kept = new Map<number, { version: number; catalogue: Promise<Catalogue> }>();
  return (found) => {
    const known = kept.get(found.id);
    kept.delete(found.id);
    const entry =
      known?.version === found.catalogueVersion
        ? known
        : { version: found.catalogueVersion, catalogue: readCatalogue(db, found, termsVersion) };
    kept.set(found.id, entry);
    forgetFirst(kept);
    entry.catalogue.catch(() => {
      if (kept.get(found.id) === entry) kept.delete(found.id);
    });
    return entry.catalogue;
  };
}

/** Caches the catalogue of the edition that `find` returns, and reloads it when that edition or its version changes. */
function checked(
  find: () => Promise<EditionVersion | null>,
  load: Load,
  missing: () => AppError = noneYet,
): Read {
  let catalogue: Catalogue | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Catalogue> | null = null;

  async function check(): Promise<Catalogue> {
    const found = await find();
    if (!found) throw missing();
    if (catalogue?.editionId !== found.id || catalogue.version !== found.catalogueVersion)
      catalogue = await load(found);
    checkedAt = performance.now();
    return catalogue;
  }

  return async (isChanged = false) => {
    // A check in progress may have read the edition before it changed.
    if (isChanged) await checking;
    else if (catalogue && performance.now() - checkedAt < CHECK_INTERVAL_MS) return catalogue;
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
}
