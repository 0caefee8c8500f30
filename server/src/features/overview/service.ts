// The figures of an edition, counted by the database at most once a second, and the loads of its exhibitors.
import type { Overview } from '@visavis/contract/overview/endpoints';
import { fairDateAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import { majorOf } from '@visavis/domain/money/money';
import { foldForSearch } from '@visavis/domain/text/fold';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { cachedBriefly } from '../../platform/cache/short-lived.ts';
import { readBursts } from '../confirmation/public.ts';
import type { Catalogue } from '../edition/public.ts';
import { countEmails } from '../email/public.ts';
import { type HoursRow, listHours } from '../exhibitor-profile/public.ts';
import { countPayments } from '../refund/public.ts';
import {
  countMeetings,
  countRegistrations,
  type FillRow,
  findNewestDecision,
  findNewestEmail,
  getApplicationRow,
  listFillRows,
  type RegistrationCountRow,
} from './repository.ts';

/** Number of days in the chart. */
const DAYS_SHOWN = 14;
const DAY_MS = 24 * 3_600_000;
/** Number of exhibitors in each of the two rankings. */
const RANKED = 5;

interface Load {
  id: number;
  name: string;
  boothNumber: string;
  country: string;
  places: number;
  meetings: number;
  pending: number;
  approved: number;
  capacity: number;
}

interface OverviewService {
  /** @param isStaffShown whether emails to staff count, as they do only for those who see them in the list */
  overview(catalogue: Catalogue, isStaffShown: boolean): Promise<Overview>;
  /** Every exhibitor of the edition, ordered by id. */
  loads(catalogue: Catalogue): Promise<readonly Load[]>;
}

export function createOverviewService(
  db: Kysely<Database>,
  clock: Clock,
  rateLimitScale: number,
): OverviewService {
  const loads = cachedBriefly(async (catalogue: Catalogue) => {
    const rows = await listHours(db, catalogue.editionId);
    return rows.flatMap((row) => toLoad(row, catalogue));
  });

  const counted = cachedBriefly(async (catalogue: Catalogue) => {
    const { editionId } = catalogue;
    const today = fairDateAt(clock(), catalogue.timeZone);
    const dates = Array.from({ length: DAYS_SHOWN }, (_, index) => daysBefore(today, DAYS_SHOWN - 1 - index));
    const { hosted, prices } = catalogue;
    const [
      exhibitors,
      fill,
      registrations,
      meetings,
      newestDecision,
      newestEmail,
      ofAll,
      ofOthers,
      applications,
      payments,
      bursts,
    ] = await Promise.all([
      loads(catalogue),
      listFillRows(db, editionId),
      countRegistrations(
        db,
        editionId,
        dates.map((date) => slotStartsAt(date, 0, catalogue.timeZone)),
      ),
      countMeetings(db, editionId),
      findNewestDecision(db),
      findNewestEmail(db),
      countEmails(db, { search: '', isStaffShown: true, editionId }),
      countEmails(db, { search: '', isStaffShown: false, editionId }),
      getApplicationRow(db, editionId),
      countPayments(db, { editionId, refundAfterMeetings: hosted.refundAfterMeetings }),
      readBursts(db, { catalogue, scale: rateLimitScale, now: clock() }),
    ]);
    const totalOf = (number: (load: Load) => number) => total(exhibitors, number);
    const overview: Omit<Overview, 'emails'> = {
      registrations: {
        business: total(registrations, ({ business }) => business),
        hosted: total(registrations, ({ hosted }) => hosted),
      },
      meetings: { ...meetings, capacity: totalOf(({ capacity }) => capacity) },
      waitingRegistrations: total(registrations, ({ waiting }) => waiting),
      applications,
      deposits: {
        paid: payments.paid,
        sum: majorOf(payments.sumMinor, prices.currency),
        currency: prices.currency,
        refundsDue: payments.due,
      },
      days: dates.map((date, index) => ({ date, ...countsOf(registrations, index + 1) })),
      fill: fillOf(
        catalogue,
        fill,
        totalOf(({ places }) => places),
      ),
      ...rankedOf(exhibitors),
      countries: countriesOf(registrations),
      exhibitorCount: exhibitors.length,
      bursts,
      lastChangeAt: newestOf([...registrations.map(({ newestAt }) => newestAt), newestDecision, newestEmail]),
    };
    return { overview, ofAll, ofOthers };
  });
  return {
    async overview(catalogue, isStaffShown) {
      const { overview, ofAll, ofOthers } = await counted(catalogue);
      const { queued, sent, failed, unsent } = isStaffShown ? ofAll : ofOthers;
      return { ...overview, emails: { queued, sent, failed, unsent } };
    },
    loads,
  };
}

function toLoad({ id, places, hours, pending, approved }: HoursRow, catalogue: Catalogue): Load[] {
  const exhibitor = catalogue.findExhibitor(id)?.exhibitor;
  // An exhibitor added after the catalogue was read is counted a second later.
  if (!exhibitor) return [];
  return [
    {
      id,
      name: exhibitor.company_name,
      boothNumber: exhibitor.booth_number,
      country: exhibitor.region_country,
      places,
      pending,
      approved,
      meetings: pending + approved,
      capacity: hours,
    },
  ];
}

function total<Row>(rows: readonly Row[], number: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + number(row), 0);
}

/** @param date YYYY-MM-DD */
function daysBefore(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

function countsOf(rows: readonly RegistrationCountRow[], day: number): { business: number; hosted: number } {
  const made = rows.filter(({ passed }) => passed === day);
  return { business: total(made, ({ business }) => business), hosted: total(made, ({ hosted }) => hosted) };
}

function countriesOf(rows: readonly RegistrationCountRow[]): Overview['countries'] {
  const counts = new Map<string, number>();
  for (const { country, business, hosted } of rows)
    counts.set(country, (counts.get(country) ?? 0) + business + hosted);
  return [...counts]
    .map(([country, registrations]) => ({ country, registrations }))
    .sort((a, b) => b.registrations - a.registrations || compare(a.country, b.country));
}

function fillOf({ days, hours }: Catalogue, rows: readonly FillRow[], places: number): Overview['fill'] {
  return days.flatMap(({ day }) =>
    hours.map(({ minute }) => {
      const row = rows.find((one) => one.day === day && one.minute === minute);
      return { day, minute, taken: row?.taken ?? 0, capacity: places - (row?.blockedPlaces ?? 0) };
    }),
  );
}

function rankedOf(loads: readonly Load[]): Pick<Overview, 'mostBooked' | 'leastBooked'> {
  const firstBy = (order: LoadOrder, among: readonly Load[]) =>
    sortLoads(among, order)
      .slice(0, RANKED)
      .map(({ id, name, boothNumber, meetings, capacity }) => ({
        id,
        name,
        boothNumber,
        meetings,
        capacity,
      }));
  return {
    mostBooked: firstBy(
      'most-booked',
      loads.filter(({ meetings }) => meetings > 0),
    ),
    leastBooked: firstBy('least-booked', loads),
  };
}

type LoadOrder = 'name' | 'most-booked' | 'least-booked';

const { compare } = new Intl.Collator('en');

/** A stable order: exhibitors with equal load or name always come in the same order. */
export function sortLoads(loads: readonly Load[], order: LoadOrder): Load[] {
  const byName = (a: Load, b: Load) => compare(a.name, b.name) || compare(a.boothNumber, b.boothNumber);
  const sign = { name: 0, 'most-booked': -1, 'least-booked': 1 }[order];
  return [...loads].sort((a, b) => sign * (a.meetings - b.meetings) || byName(a, b) || a.id - b.id);
}

/** Loads whose company name, booth or country contains the text, folded as in every search; keeps the order. */
export function filterLoads(loads: readonly Load[], text: string): readonly Load[] {
  const wanted = foldForSearch(text.trim());
  if (wanted === '') return loads;
  return loads.filter(({ name, boothNumber, country }) =>
    [name, boothNumber, country].some((field) => foldForSearch(field).includes(wanted)),
  );
}

function newestOf(instants: readonly (Date | null)[]): string | null {
  const times = instants.filter((instant) => instant !== null).map((instant) => instant.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
