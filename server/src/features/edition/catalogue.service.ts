// An edition with its lists, read once and indexed for the queries of every visitor.

import { type DepositWay, pricesUnder } from '@visavis/domain/booking/deposit';
import type { PriceTable } from '@visavis/domain/booking/price';
import { extraNightOptions, type StayTerms, stayOptions } from '@visavis/domain/booking/stay';
import type { CategoryTree } from '@visavis/domain/category/schema';
import { fairGridOf } from '@visavis/domain/edition/fair-grid';
import { fairDaysIn, localMinuteAt, slotStartsAt } from '@visavis/domain/edition/fair-time';
import {
  type Closing,
  closingOf,
  PROGRAMMES,
  type Programme,
  type ProgrammeTerms,
} from '@visavis/domain/edition/programme';
import type { Edition, FairDay, FairHour, HostedProgramme } from '@visavis/domain/edition/schema';
import {
  editionLogoAddress,
  imageSlug,
  logoAddress,
  logoPath,
  withRevision,
} from '@visavis/domain/exhibitor/image-path';
import { foldName } from '@visavis/domain/exhibitor/merge';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { type ExhibitorTexts, textIn, untranslated } from '@visavis/domain/exhibitor/texts';
import { formerDay } from '@visavis/domain/impact/days';
import { type EditionLanguages, LANGUAGES, type Language } from '@visavis/domain/language/languages';
import type { ExhibitorLookup } from '@visavis/domain/meeting/submission';
import { DEFAULT_COUNTRY } from '@visavis/domain/profile/fields';
import { areHours } from '@visavis/domain/words/slots';
import { countryOf } from '../country/public.ts';
import { groupByName, groupBySubCategory } from './catalogue-index.service.ts';
import { programmeFigures } from './programme.present.ts';
import type {
  EditionVersion,
  getEditionRow,
  listExhibitorRows,
  listFormerSubCategoryRows,
  PublishedText,
} from './repository.ts';

const MINUTE_MS = 60_000;

/** Who reads an edition: its people have a registration in it, even after it has closed. */
export type Reader = 'anybody' | 'its-people';

/** An exhibitor with its sub-categories, and as it is sent to clients. */
export interface CatalogueExhibitor {
  id: number;
  exhibitor: Exhibitor;
  subCategoryIds: readonly number[];
  /** In languages other than English. */
  texts: ExhibitorTexts;
}

/** An exhibitor as it is sent to a reader of the language. */
export function exhibitorIn({ exhibitor, texts }: CatalogueExhibitor, language: Language): Exhibitor {
  if (language === 'en') return exhibitor;
  const { product_profile, description } = exhibitor;
  return {
    ...exhibitor,
    product_profile: textIn(product_profile, { texts, field: 'productProfile' }, language),
    description: textIn(description, { texts, field: 'description' }, language),
    ...untranslated({ productProfile: product_profile, description }, texts, language),
  };
}

export class Catalogue {
  readonly editionId: number;
  readonly version: number;
  /** Only an open edition takes registrations. */
  readonly isOpen: boolean;
  /** The version of days, hours, blocked hours and withdrawals: a booking based on another one is refused. */
  readonly gridVersion: number;
  readonly days: FairDay[];
  /** Former days that still have meetings; nothing else happens on them. */
  readonly formerDays: FairDay[];
  /** The terms of the free stays that it offers. */
  readonly stayTerms: StayTerms;
  readonly hours: FairHour[];
  /** Length of a slot in minutes. */
  readonly slotMinutes: number;
  /** IANA name of the fair's time zone. */
  readonly timeZone: string;
  readonly limits: Edition['limits'];
  /** In minor units; every price of this edition is calculated from it. */
  readonly prices: PriceTable & { currency: string; depositBy: DepositWay };
  /** The terms for unconfirmed hours. */
  readonly unconfirmed: {
    /** Maximum that one IP address may take in a day, before scaling. */
    hoursADay: number;
    /** Hours after a registration at which they are released; null for never. */
    releasedAfterHours: number | null;
  };
  /** When each programme takes registrations. */
  readonly programmes: Readonly<Record<Programme, ProgrammeTerms>>;
  /** The languages for visitors, the main one first. */
  readonly languages: EditionLanguages;
  /** The texts that organisers published to replace the built-in ones. */
  readonly texts: readonly PublishedText[];
  readonly categories: CategoryTree[];
  /** In ascending order of id. */
  readonly exhibitors: CatalogueExhibitor[];
  readonly #senderName: string;
  /** The slots of all days, in order, with their start in epoch milliseconds. */
  readonly #slots: { slot: { day: number; minute: number }; startsAt: number }[];
  readonly #edition: Omit<Edition, 'begun'>;
  /** The exhibitor that owns the name-based picture addresses, by the slug of its name. */
  readonly #firstOfName: Map<string, number>;
  readonly #exhibitorById: Map<number, CatalogueExhibitor>;
  /** Exhibitors that are no longer shown, by id. */
  readonly #archived: Map<number, CatalogueExhibitor>;
  readonly #exhibitorsByName: Map<string, { id: number; booth: string }[]>;
  readonly #carriersBySubCategory: Map<number, Uint32Array>;
  readonly #subCategoryIdByName: Map<string, number>;
  readonly #subCategoryIds: Set<number>;
  /** By exact spelling: the fast path for pages that send back what they received. */
  readonly #exhibitorIdAsPrinted: Map<string, number>;

  constructor(
    { id, catalogueVersion }: EditionVersion,
    edition: EditionRow,
    categories: CategoryTree[],
    rows: Awaited<ReturnType<typeof listExhibitorRows>>,
    formerSubCategories: FormerRows,
  ) {
    const exhibitors = rows.filter((row) => !row.is_archived);
    this.editionId = id;
    this.version = catalogueVersion;
    this.isOpen = edition.state === 'open';
    this.timeZone = edition.time_zone;
    this.gridVersion = edition.grid_version;
    this.stayTerms = stayTermsOf(edition);
    this.formerDays = fairDaysIn(edition.former_dates, edition.starts[0] ?? 0, this.timeZone).map(
      (one, index) => ({
        ...one,
        day: formerDay(index),
      }),
    );
    const grid = fairGridOf({
      dates: edition.dates,
      starts: edition.starts,
      slotMinutes: edition.slot_minutes,
      timeZone: this.timeZone,
    });
    this.hours = grid.hours;
    this.slotMinutes = grid.slotMinutes;
    this.days = grid.days;
    this.#slots = this.days.flatMap(({ day, date }) =>
      this.hours.map(({ minute }) => ({
        slot: { day, minute },
        startsAt: slotStartsAt(date, minute, this.timeZone).getTime(),
      })),
    );
    this.limits = {
      businessMinimum: edition.business_minimum,
      businessMaximum: edition.business_maximum,
      hostedMinimum: edition.hosted_minimum,
      hostedMaximum: edition.hosted_maximum,
    };
    this.prices = {
      ...pricesUnder(edition.deposit_by, {
        depositMinor: edition.deposit_sen,
        extraNightMinor: edition.extra_night_sen,
      }),
      currency: edition.currency,
      depositBy: edition.deposit_by,
    };
    this.unconfirmed = {
      hoursADay: edition.unconfirmed_hours_a_day,
      releasedAfterHours: edition.unconfirmed_released_after,
    };
    this.programmes = {
      business: { isOn: edition.business_on, opens: edition.business_opens, closes: edition.business_closes },
      hosted: { isOn: edition.hosted_on, opens: edition.hosted_opens, closes: edition.hosted_closes },
    };
    this.languages = edition.languages;
    this.texts = edition.texts;
    this.categories = categories;
    this.#firstOfName = new Map();
    for (const { id: exhibitorId, company_name } of exhibitors) {
      const slug = imageSlug(company_name);
      if (!this.#firstOfName.has(slug)) this.#firstOfName.set(slug, exhibitorId);
    }
    const present = (row: ExhibitorRow): CatalogueExhibitor => ({
      id: row.id,
      subCategoryIds: row.sub_category_ids,
      texts: row.texts,
      exhibitor: {
        id: row.id,
        company_name: row.company_name,
        booth_number: row.booth_number,
        ...(row.hall !== '' && { hall: row.hall }),
        region_country: row.region_country,
        product_profile: row.product_profile,
        description: row.description,
        ...(row.has_logo ? { logo: this.#logoOf(row) } : {}),
        subCategoryIds: row.sub_category_ids,
      },
    });
    this.exhibitors = exhibitors.map(present);
    const country = edition.country === DEFAULT_COUNTRY.cca2 ? null : countryOf(edition.country);
    this.#edition = {
      id,
      name: edition.name,
      ...grid,
      ...(this.formerDays.length > 0 && { formerDays: this.formerDays }),
      timeZone: this.timeZone,
      limits: this.limits,
      hosted: hostedProgrammeOf(edition),
      contacts: { email: edition.contact_email, whatsapp: edition.contact_whatsapp },
      ...(edition.next ? { next: edition.next } : {}),
      ...(country && { country }),
      ...(edition.is_demo && { isDemo: true }),
      ...(this.languages.join() !== LANGUAGES.join() && { languages: [...this.languages] }),
      ...(edition.logo_revision !== null && { logo: editionLogoAddress(id, edition.logo_revision) }),
      ...(edition.wordmark_first + edition.wordmark_second !== '' && {
        wordmark: [edition.wordmark_first, edition.wordmark_second],
      }),
    };
    this.#senderName = edition.sender_name;
    this.#exhibitorById = new Map(this.exhibitors.map((entry) => [entry.id, entry]));
    this.#archived = new Map(rows.filter((row) => row.is_archived).map((row) => [row.id, present(row)]));
    for (const { id: former, merged_into } of rows) {
      const remaining = merged_into === null ? undefined : this.#exhibitorById.get(merged_into);
      if (remaining) this.#exhibitorById.set(former, remaining);
    }
    this.#exhibitorsByName = groupByName(exhibitors, rows);
    this.#exhibitorIdAsPrinted = new Map(
      exhibitors.map((row) => [printedKey(row.company_name, row.booth_number), row.id]),
    );
    this.#carriersBySubCategory = groupBySubCategory(this.exhibitors);
    const subCategories = categories.flatMap((category) => category.subCategories);
    // A reused name belongs to the sub-category that has it now.
    this.#subCategoryIdByName = new Map([
      ...formerSubCategories.map((row) => [row.name, row.sub_category_id] as const),
      ...subCategories.map((sub) => [sub.name, sub.id] as const),
    ]);
    this.#subCategoryIds = new Set([
      ...subCategories.map(({ id }) => id),
      ...formerSubCategories.flatMap((row) => row.former_id ?? []),
    ]);
  }

  /** The edition as sent to clients, with the slots that have begun, and whether the last one has ended. */
  editionAt(now: Date, reader: Reader = 'anybody'): Edition {
    const last = this.#slots.at(-1);
    const hasEnded = last !== undefined && last.startsAt + this.slotMinutes * MINUTE_MS <= now.getTime();
    const closed = Object.fromEntries(
      PROGRAMMES.flatMap((programme) => {
        const closing = this.closingOf(programme, now);
        return closing ? [[programme, closing]] : [];
      }),
    );
    return {
      ...this.#edition,
      begun: this.begunSlots(now, reader),
      ...(!this.isOpen && { isClosed: true }),
      ...(hasEnded && { hasEnded }),
      ...(Object.keys(closed).length > 0 && { closed }),
    };
  }

  /** Why a programme takes no registrations now; null while it does. */
  closingOf(programme: Programme, now: Date): Closing | null {
    return closingOf(this.programmes[programme], localMinuteAt(now, this.timeZone));
  }

  /** The day of a meeting, by its number: a current or a former day of the edition. */
  dayOf(day: number): FairDay | undefined {
    return [...this.days, ...this.formerDays].find((one) => one.day === day);
  }

  /** What the Hosted Buyer programme offers and requires. */
  get hosted(): HostedProgramme {
    return this.#edition.hosted;
  }

  /** The path of its own logo; undefined for the demo. */
  get logo(): string | undefined {
    return this.#edition.isDemo ? undefined : this.#edition.logo;
  }

  /** The edition's details for emails. */
  get exhibition() {
    const { name, contacts } = this.#edition;
    return {
      name,
      firstDate: this.days[0]?.date ?? '',
      lastDate: this.days.at(-1)?.date ?? '',
      contactEmail: contacts.email,
      contactWhatsapp: contacts.whatsapp,
      ...(this.#senderName !== '' && { senderName: this.#senderName }),
      timeZone: this.timeZone,
      ...(!areHours(this.slotMinutes) && { slotMinutes: this.slotMinutes }),
    };
  }

  /**
   * The slots that have begun. Unless the edition is open, all count as begun, except to its people, who can still move
   * their meetings after it has closed.
   */
  begunSlots(now: Date, reader: Reader = 'anybody'): { day: number; minute: number }[] {
    const isOpen = this.isOpen || reader === 'its-people';
    return this.#slots.filter(({ startsAt }) => !isOpen || startsAt <= now.getTime()).map(({ slot }) => slot);
  }

  /** Whether the name-based picture addresses belong to this exhibitor, not to another one of the same name. */
  ownsImagePaths(id: number, companyName: string): boolean {
    return this.#firstOfName.get(imageSlug(companyName)) === id;
  }

  #logoOf({
    id,
    company_name,
    logo_revision,
  }: Awaited<ReturnType<typeof listExhibitorRows>>[number]): string {
    return this.ownsImagePaths(id, company_name)
      ? withRevision(logoPath(company_name), logo_revision)
      : logoAddress({ id, revision: logo_revision });
  }

  findCategory(id: number): CategoryTree | null {
    return this.categories.find((category) => category.id === id) ?? null;
  }

  /** An exhibitor that is shown; for a merged one, the one that remains. */
  findExhibitor(id: number): CatalogueExhibitor | null {
    return this.#exhibitorById.get(id) ?? null;
  }

  /** Like `findExhibitor`, but includes archived ones, for the names in past meetings. */
  findAnyExhibitor(id: number): CatalogueExhibitor | null {
    return this.findExhibitor(id) ?? this.#archived.get(id) ?? null;
  }

  /** All exhibitors, shown and archived. */
  everyExhibitor(): CatalogueExhibitor[] {
    return [...this.exhibitors, ...this.#archived.values()];
  }

  /** Ids of the sub-categories that have, or had, these names; unknown names are left out. */
  subCategoryIds(names: readonly string[]): number[] {
    const ids = names.map((name) => this.#subCategoryIdByName.get(name));
    return [...new Set(ids.filter((id) => id !== undefined))];
  }

  /** Whether the sub-category, or one that replaced it, exists. */
  hasSubCategory(id: number): boolean {
    return this.#subCategoryIds.has(id);
  }

  /** For each sub-category, the ascending indexes of its exhibitors in the list of exhibitors. */
  carriersOf(subCategoryIds: readonly number[]): Uint32Array[] {
    return subCategoryIds.flatMap((id) => this.#carriersBySubCategory.get(id) ?? []);
  }

  /** Finds by name and booth; the name alone is enough if it is unique. */
  readonly findByNameAndBooth: ExhibitorLookup = (name, booth) => {
    const asPrinted = this.#exhibitorIdAsPrinted.get(printedKey(name, booth));
    if (asPrinted !== undefined) return asPrinted;
    const namesakes = this.#exhibitorsByName.get(foldName(name)) ?? [];
    const wanted = foldName(booth);
    const atBooth = namesakes.filter((exhibitor) => wanted === '' || exhibitor.booth === wanted);
    const ids = new Set(atBooth.map(({ id }) => id));
    if (ids.size > 1) return 'ambiguous';
    return atBooth[0]?.id ?? 'unknown';
  };
}

type ExhibitorRow = Awaited<ReturnType<typeof listExhibitorRows>>[number];
type FormerRows = Awaited<ReturnType<typeof listFormerSubCategoryRows>>;
export type EditionRow = Awaited<ReturnType<typeof getEditionRow>> & {
  next: string[] | null;
  texts: readonly PublishedText[];
};

const stayTermsOf = (row: EditionRow): StayTerms => ({
  nights: row.stay_nights,
  arrivals: row.stay_arrivals,
});

function hostedProgrammeOf(row: EditionRow): HostedProgramme {
  const isFree = row.deposit_by === 'none';
  return {
    ...programmeFigures(row),
    ...(isFree && { deposit: 0, extraNight: 0 }),
    currency: row.currency,
    termsVersion: row.terms_version,
    stays: stayOptions(row.dates, stayTermsOf(row)),
    extraNights: isFree ? [] : extraNightOptions(row.dates, stayTermsOf(row)),
    roomTypes: row.room_types,
  };
}

const printedKey = (name: string, booth: string): string => `${name}\n${booth}`;
