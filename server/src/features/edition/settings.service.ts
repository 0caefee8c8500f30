// Organisers change the settings and states of editions: versioned, audited, and refused with a reason for each field.
import type { EditionSettings, SentSettings, StoredEdition } from '@visavis/contract/edition/stored';
import { extraNightOptions } from '@visavis/domain/booking/stay';
import { fairDateAt } from '@visavis/domain/edition/fair-time';
import { lacksOf } from '@visavis/domain/edition/readiness';
import { isSameGrid } from '@visavis/domain/impact/grid';
import type { TouchedOutcome } from '@visavis/domain/impact/schema';
import { type Message, message } from '@visavis/domain/message/message';
import { digitsOf, mostOfBooking, priceDecimals, priceOf } from '@visavis/domain/money/money';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { AppError, busy } from '../../http/app-error.ts';
import { invalid } from '../../http/bind.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { retryOnConflict } from '../../platform/sql/retry-on-conflict.ts';
import { countryOf } from '../country/public.ts';
import { settleRetention } from '../document/public.ts';
import { copyEdition } from './copy.repository.ts';
import { faultsOfChange, type GridChanges, gridAfter, type TouchedWish } from './grid-changes.service.ts';
import { lockPreparation } from './prepare.repository.ts';
import { columnsOf, presentEdition, presentSummary } from './settings.present.ts';
import * as stored from './settings.repository.ts';
import { closeOpenEdition, countOffered, findOpenId, openEdition } from './state.repository.ts';

export interface SettingsDependencies {
  db: Kysely<Database>;
  clock: Clock;
  /** A live site has no demo editions. */
  isLive: boolean;
  /** The version of the terms in the content files; null without files. */
  termsVersion: string | null;
  /** Whether a mail server is configured. */
  canMail: boolean;
  gridChanges: GridChanges;
}

/** The edition and version that the organiser saw, and the organiser. */
export interface Seen {
  id: number;
  version: number;
  organiser: Organiser;
}

const unknown = () => new AppError('resource.not-found', message('edition.unknown'));

export async function listStored({ db, isLive }: SettingsDependencies) {
  return (await stored.listEditionRows(db, isLive)).map(presentSummary);
}

export async function readStored(
  { db, isLive, termsVersion }: Pick<SettingsDependencies, 'db' | 'isLive' | 'termsVersion'>,
  id: number,
): Promise<StoredEdition> {
  const row = await stored.findEditionRow(db, id, isLive);
  if (!row) throw unknown();
  return presentEdition(row, termsVersion);
}

/** The people affected by closing an edition: those with meetings that have not begun. */
export async function countAheadOf({ db, clock, isLive }: SettingsDependencies, id: number) {
  if (!(await stored.hasEdition(db, id, isLive))) throw unknown();
  return stored.countAhead(db, id, clock());
}

/** @throws 'edition.stale' for another version, with the edition as it is now */
function refuseStale(edition: StoredEdition, version: number): void {
  if (edition.version !== version)
    throw new AppError('edition.stale', message('edition.changed'), { edition });
}

/** An early check before slow work: the change itself checks again. */
export async function requireSeen(dependencies: SettingsDependencies, { id, version }: Seen): Promise<void> {
  refuseStale(await readStored(dependencies, id), version);
}

/** Locks the edition, lets `work` change it, and records it. Throws 'edition.stale' for another version. */
export function change(
  { db, clock, isLive, termsVersion }: SettingsDependencies,
  { id, version, organiser }: Seen,
  work: (transaction: Transaction<Database>, before: StoredEdition) => Promise<void>,
): Promise<StoredEdition> {
  const once = () =>
    db.transaction().execute(async (transaction) => {
      await lockPreparation(transaction);
      const row = await stored.lockEditionRow(transaction, id, isLive);
      if (!row) throw unknown();
      const before = presentEdition(row, termsVersion);
      refuseStale(before, version);
      await work(transaction, before);
      const after = await readStored({ db: transaction, isLive, termsVersion }, id);
      await recordAction(transaction, {
        at: clock(),
        actor: organiser,
        action: 'edition.change',
        subject: after.name,
        before: { state: before.state, logo: before.logo, ...before.settings },
        after: { state: after.state, logo: after.logo, ...after.settings },
      });
      return after;
    });
  return retryOnConflict(once, { exhausted: busy });
}

/** @param wish what to do with the meetings affected by changed days and hours */
export async function changeSettings(
  dependencies: SettingsDependencies,
  seen: Seen,
  settings: SentSettings,
  { deletesOf, ...wish }: TouchedWish & { deletesOf?: number | undefined },
): Promise<StoredEdition & { outcome?: TouchedOutcome }> {
  const { gridChanges } = dependencies;
  let outcome: TouchedOutcome | null = null;
  const after = await change(dependencies, seen, async (transaction, before) => {
    const releasesNow =
      settings.unconfirmedReleasedAfterHours !== null &&
      before.settings.unconfirmedReleasedAfterHours === null;
    const grid = gridAfter(before.settings, settings);
    const isZoneFixed =
      settings.timeZone !== before.settings.timeZone && (await stored.hasClaims(transaction, seen.id));
    const isCurrencyFixed =
      settings.currency !== before.settings.currency && (await stored.hasBookings(transaction, seen.id));
    const columns = checked(settings, {
      dates: grid.dates,
      cannotRelease: releasesNow && !dependencies.canMail,
      isZoneFixed,
      isCurrencyFixed,
      gridFaults: faultsOfChange({ ...before.settings, state: before.state }, grid, dependencies.clock()),
    });
    outcome = isSameGrid(before.settings, grid)
      ? null
      : await gridChanges.apply(transaction, {
          editionId: seen.id,
          grid,
          organiser: seen.organiser,
          ...wish,
        });
    await stored.writeSettings(transaction, seen.id, columns);
    await settleRetention(transaction, {
      editionId: seen.id,
      before: before.settings,
      after: { ...settings, dates: grid.dates },
      agreedPeople: deletesOf,
      organiser: seen.organiser,
      now: dependencies.clock(),
    });
  });
  await gridChanges.announce();
  return outcome === null ? after : { ...after, outcome };
}

/** Settings as columns. Throws 'request.invalid' with a sentence for each field that breaks a rule. */
function checked(
  settings: EditionSettings,
  {
    dates,
    cannotRelease,
    isZoneFixed,
    isCurrencyFixed,
    gridFaults,
  }: {
    dates: readonly string[];
    cannotRelease: boolean;
    isZoneFixed: boolean;
    isCurrencyFixed: boolean;
    gridFaults: Record<string, Message>;
  },
) {
  const depositMinor = priceOf(settings.deposit, settings.currency);
  const extraNightMinor = priceOf(settings.extraNight, settings.currency);
  const limits = message('edition.fewest-above-most');
  const amount = message('edition.amount', { decimals: priceDecimals(settings.currency) });
  const tooLarge = tooLargeAmounts(settings, dates);
  const programmes = programmeFaults(settings);
  const isCountryUnknown = countryOf(settings.country) === null;
  const lacksDetails = settings.depositBy === 'transfer' && settings.transferDetails === '';
  if (
    depositMinor !== null &&
    depositMinor > 0 &&
    extraNightMinor !== null &&
    Object.keys(tooLarge).length === 0 &&
    settings.businessMinimum <= settings.businessMaximum &&
    settings.hostedMinimum <= settings.hostedMaximum &&
    settings.refundAfterMeetings <= settings.hostedMaximum &&
    Object.keys(programmes).length === 0 &&
    !isCountryUnknown &&
    !lacksDetails &&
    !cannotRelease &&
    !isZoneFixed &&
    !isCurrencyFixed &&
    Object.keys(gridFaults).length === 0
  )
    return columnsOf(settings, { depositMinor, extraNightMinor });
  throw invalid({
    ...gridFaults,
    ...(isCountryUnknown && { 'settings.country': message('edition.country') }),
    ...(!depositMinor && {
      'settings.deposit': settings.deposit > 0 ? amount : message('edition.deposit-above-zero'),
    }),
    ...(lacksDetails && { 'settings.transferDetails': message('edition.transfer-details') }),
    ...(extraNightMinor === null && { 'settings.extraNight': amount }),
    ...tooLarge,
    ...(settings.businessMinimum > settings.businessMaximum && { 'settings.businessMinimum': limits }),
    ...(settings.hostedMinimum > settings.hostedMaximum && { 'settings.hostedMinimum': limits }),
    ...(settings.refundAfterMeetings > settings.hostedMaximum && {
      'settings.refundAfterMeetings': message('edition.refund-never', { most: settings.hostedMaximum }),
    }),
    ...programmes,
    ...(isZoneFixed && { 'settings.timeZone': message('edition.time-zone-fixed') }),
    ...(isCurrencyFixed && { 'settings.currency': message('edition.currency-fixed') }),
    ...(cannotRelease && {
      'settings.unconfirmedReleasedAfterHours': message('confirmation.no-mail-server'),
    }),
  });
}

/** A message for the price that makes the largest booking, with every extra night, exceed what can be paid. */
function tooLargeAmounts(
  { deposit, depositBy, extraNight, currency, stayNights, stayArrivals }: EditionSettings,
  dates: readonly string[],
): Record<string, Message> {
  const most = mostOfBooking(currency, depositBy === 'card');
  const nights = extraNightOptions(dates, { nights: stayNights, arrivals: stayArrivals }).length;
  const isAbove = (major: number) => Math.round(major * 10 ** digitsOf(currency)) > most;
  const reason = message(depositBy === 'card' ? 'edition.amount-above-card' : 'edition.amount-above', {
    sen: most,
    currency,
  });
  if (isAbove(deposit)) return { 'settings.deposit': reason };
  return isAbove(deposit + extraNight * nights) ? { 'settings.extraNight': reason } : {};
}

/** A message for each programme field that breaks a rule. */
function programmeFaults(settings: EditionSettings): Record<string, Message> {
  const closesBefore = (opens: string | null, closes: string | null) =>
    opens !== null && closes !== null && closes <= opens;
  const before = message('edition.closes-before');
  return {
    ...(!settings.businessOn &&
      !settings.hostedOn && { 'settings.hostedOn': message('edition.no-programme') }),
    ...(closesBefore(settings.businessOpens, settings.businessCloses) && {
      'settings.businessCloses': before,
    }),
    ...(closesBefore(settings.hostedOpens, settings.hostedCloses) && { 'settings.hostedCloses': before }),
  };
}

export function createDraft(
  { db, clock, isLive, termsVersion, gridChanges }: SettingsDependencies,
  from: number,
  organiser: Organiser,
): Promise<StoredEdition> {
  return db.transaction().execute(async (transaction) => {
    const original = await stored.lockEditionRow(transaction, from, isLive);
    if (!original) throw unknown();
    const id = await copyEdition(transaction, from);
    await gridChanges.arrangeCopy(transaction, id);
    const draft = await readStored({ db: transaction, isLive, termsVersion }, id);
    await recordAction(transaction, {
      at: clock(),
      actor: organiser,
      action: 'edition.change',
      subject: draft.name,
      before: { id: from, state: original.state },
      after: { id, state: draft.state, ...draft.settings },
    });
    return draft;
  });
}

/** @param closes the open edition that the organiser agreed to close; null if none was open */
export function open(
  dependencies: SettingsDependencies,
  seen: Seen,
  closes: number | null,
): Promise<StoredEdition> {
  return change(dependencies, seen, async (transaction, { id, state, isDemo }) => {
    if (state === 'open') throw invalid({ state: message('edition.wrong-state') });
    await requireReady(transaction, dependencies, id);
    const openId = await findOpenId(transaction, isDemo);
    if (openId !== closes) throw invalid({ closes: message('edition.closes-another') });
    if (openId !== null) await recordClosing(transaction, dependencies, openId, seen.organiser);
    await openEdition(transaction, { id, isDemo });
  });
}

/** Refuses an edition in which nobody could register. */
async function requireReady(
  transaction: Transaction<Database>,
  { clock, isLive, termsVersion }: SettingsDependencies,
  id: number,
): Promise<void> {
  const { dates, settings } = await readStored({ db: transaction, isLive, termsVersion }, id);
  const today = fairDateAt(clock(), settings.timeZone);
  const lacks = lacksOf({ dates, today, ...(await countOffered(transaction, id)) });
  if (lacks.length > 0)
    throw invalid({
      state: message('edition.not-ready', {
        lacksDates: lacks.includes('dates'),
        lacksCategories: lacks.includes('categories'),
        lacksExhibitors: lacks.includes('exhibitors'),
      }),
    });
}

async function recordClosing(
  transaction: Transaction<Database>,
  { clock, isLive, termsVersion }: SettingsDependencies,
  id: number,
  organiser: Organiser,
): Promise<void> {
  const { name } = await readStored({ db: transaction, isLive, termsVersion }, id);
  await recordAction(transaction, {
    at: clock(),
    actor: organiser,
    action: 'edition.change',
    subject: name,
    before: { id, state: 'open' },
    after: { id, state: 'closed' },
  });
}

export function close(dependencies: SettingsDependencies, seen: Seen): Promise<StoredEdition> {
  return change(dependencies, seen, async (transaction, { state, isDemo }) => {
    if (state !== 'open') throw invalid({ state: message('edition.wrong-state') });
    await closeOpenEdition(transaction, isDemo);
  });
}
