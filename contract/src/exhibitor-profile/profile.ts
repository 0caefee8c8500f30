// An exhibitor as organisers read and change it: texts in three languages, products, representatives and version.
import { editionSchema } from '@visavis/domain/edition/schema';
import {
  EXHIBITOR_TEXT_LIMITS as LIMITS,
  PLACES_LIMIT,
  PRODUCTS_LIMIT,
  REPRESENTATIVES_LIMIT,
  SUB_CATEGORIES_LIMIT,
} from '@visavis/domain/exhibitor/limits';
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { coded } from '@visavis/domain/message/coded';
import { EMAIL_INVALID } from '@visavis/domain/message/form-messages';
import { message } from '@visavis/domain/message/message';
import { EMAIL_LIMIT, EMAIL_SHAPE, WEBSITE_SHAPE } from '@visavis/domain/profile/shapes';
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';

const id = z.int().check(z.positive(), z.maximum(2147483647));

/** An exhibitor in the organisers' list. */
export const listedExhibitorSchema = z.object({
  id: z.int(),
  /** Sent back with a change, so that a stale page cannot overwrite a newer one. */
  version: z.int(),
  companyName: z.string(),
  boothNumber: z.string(),
  hall: z.string(),
  regionCountry: z.string(),
  /** In the order of the edition's category tree. */
  subCategories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Parallel meetings it can have; if representatives have their own hours, the maximum over all slots. */
  places: z.int(),
  /** Slots across all places that are not blocked and have a representative. */
  hours: z.int(),
  /** Live meetings, pending or approved; each takes one slot of one place. */
  hoursTaken: z.int(),
  productCount: z.int(),
  representativeCount: z.int(),
  /** Path of the logo, with a cache-busting suffix; null if there is none. */
  logo: z.nullable(z.string()),
  /** First gap of the profile; null if it is complete. */
  firstGap: z.nullable(z.enum(PROFILE_GAPS)),
  isArchived: z.boolean(),
});
export type ListedExhibitor = z.infer<typeof listedExhibitorSchema>;

/** A text in English and in the languages that the organiser provided; other languages fall back to English. */
export const localisedSchema = z.object({
  en: z.string(),
  ms: z.optional(z.string()),
  'zh-Hans': z.optional(z.string()),
});
export type Localised = z.infer<typeof localisedSchema>;

/** A stretch of a day at the booth, in minutes from midnight at the fair. */
export const presenceSchema = z.object({ day: z.int(), minute: z.int(), length: z.int() });
export type Presence = z.infer<typeof presenceSchema>;

export const representativeSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  /** Empty if unknown. */
  email: z.string(),
  /** Languages spoken, as entered: 'Italian', '中文'. */
  languages: z.array(z.string()),
  /** Hours at the booth; null for all hours of the fair. */
  hours: z.nullable(z.array(presenceSchema)),
});
export type Representative = z.infer<typeof representativeSchema>;

export const exhibitorProfileSchema = z.object({
  ...listedExhibitorSchema.shape,
  editionId: z.int(),
  /** As entered, empty if none; `websiteUrl` is the http or https address for links. */
  website: z.string(),
  websiteUrl: z.nullable(z.string()),
  /** Of the contact at the company, shown to organisers only; empty if none. */
  contactEmail: z.string(),
  productProfile: localisedSchema,
  description: localisedSchema,
  /** In display order. */
  products: z.array(
    z.object({
      id: z.int(),
      name: localisedSchema,
      description: localisedSchema,
      /** Same format as `logo`. */
      image: z.nullable(z.string()),
    }),
  ),
  representatives: z.array(representativeSchema),
  /** Whether `places` was set manually or is derived from the representatives present. */
  placesFrom: z.enum(['hand', 'representatives']),
  /** Capacity and number of meetings for each slot of the edition's grid, in order. */
  slots: z.array(
    z.object({
      day: z.int(),
      minute: z.int(),
      /** 0 if no representative is present. */
      places: z.int(),
      taken: z.int(),
      isBlocked: z.boolean(),
    }),
  ),
  /** People with a live meeting here, who are affected by a change of name or booth. */
  people: z.int(),
  /** Registrations that have one of the sub-categories among their interests. */
  followers: z.int(),
  /** Null if nothing has changed since it was loaded. */
  lastChange: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** The exhibitor that this one was merged into; null otherwise. */
  mergedInto: z.nullable(z.int()),
});
export type ExhibitorProfile = z.infer<typeof exhibitorProfileSchema>;

const line = (most: number, least = 0) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(least), z.maxLength(most));
const paragraphs = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** An empty translation counts as missing. */
const localised = <T extends z.ZodMiniString>(english: T, other: z.ZodMiniString) =>
  z.strictObject({ en: english, ms: z.optional(other), 'zh-Hans': z.optional(other) });
const lines = (most: number, least = 0) => localised(line(most, least), line(most));
const texts = (most: number) => localised(paragraphs(most), paragraphs(most));

const presenceInput = z.strictObject({
  day: z.int().check(z.minimum(1), z.maximum(31)),
  minute: z.int().check(z.minimum(0), z.maximum(1439)),
  length: z.int().check(z.minimum(5), z.maximum(1440)),
});

const address = line(EMAIL_LIMIT).check(
  z.refine((text) => text === '' || EMAIL_SHAPE.test(text), { error: EMAIL_INVALID }),
);

/** Fields of an exhibitor: forms, imports and archives share these rules. */
export const exhibitorFields = {
  companyName: line(LIMITS.companyName, 1),
  boothNumber: line(LIMITS.boothNumber),
  hall: line(LIMITS.hall),
  regionCountry: line(LIMITS.regionCountry),
  website: line(LIMITS.website).check(
    z.refine((text) => text === '' || WEBSITE_SHAPE.test(text), {
      error: coded(message('exhibitor.website')),
    }),
  ),
  contactEmail: address,
  productProfile: lines(LIMITS.productProfile),
  description: texts(LIMITS.description),
};

export const productFields = {
  name: lines(LIMITS.productName, 1),
  description: texts(LIMITS.productDescription),
};

export const representativeFields = {
  name: line(LIMITS.personName, 1),
  title: line(LIMITS.personTitle),
  email: address,
  languages: z.array(line(60, 1)).check(z.maxLength(20)),
  hours: z.nullable(z.array(presenceInput).check(z.maxLength(500))),
};

/** What an organiser enters. Lists are complete: omitted products and representatives are removed. */
export const exhibitorInputSchema = z.strictObject({
  ...exhibitorFields,
  subCategoryIds: z.array(id).check(z.maxLength(SUB_CATEGORIES_LIMIT)),
  /** In order. `id` is null for a new one. */
  products: z
    .array(z.strictObject({ id: z.nullable(id), ...productFields }))
    .check(z.maxLength(PRODUCTS_LIMIT)),
  /** In order. `id` is null for a new one. */
  representatives: z
    .array(z.strictObject({ id: z.nullable(id), ...representativeFields }))
    .check(z.maxLength(REPRESENTATIVES_LIMIT)),
  /** 'representatives': one place for each representative present; `count` is then ignored. */
  places: z.strictObject({
    from: z.enum(['hand', 'representatives']),
    count: z.int().check(z.minimum(1), z.maximum(PLACES_LIMIT)),
  }),
});
export type ExhibitorInput = z.infer<typeof exhibitorInputSchema>;

/** A meeting that blocks a change; the person is null while a visitor is still choosing the slot. */
export const meetingInTheWaySchema = z.object({
  day: z.int(),
  minute: z.int(),
  length: z.int(),
  registrationId: z.nullable(z.int()),
  person: z.nullable(z.string()),
});
export type MeetingInTheWay = z.infer<typeof meetingInTheWaySchema>;

/** What a merge of two exhibitors would do. */
export const exhibitorMergePreviewSchema = z.object({
  from: z.object({ id: z.int(), version: z.int(), companyName: z.string(), boothNumber: z.string() }),
  into: z.object({ id: z.int(), version: z.int(), companyName: z.string(), boothNumber: z.string() }),
  /** Live meetings of each before, and of the remaining one after: always their sum. */
  meetings: z.object({ from: z.int(), into: z.int(), after: z.int() }),
  /** Holds carried over; `ended` are those of a visitor who holds slots with both. */
  holds: z.object({ carried: z.int(), ended: z.int() }),
  /** Blocked stretches that the remaining one gains. */
  blocked: z.int(),
  /** Number of parallel meetings: raised if both have a meeting in the same slot. */
  places: z.object({ before: z.int(), after: z.int() }),
  /** Names of products and representatives that are added to the remaining one. */
  products: z.array(z.string()),
  representatives: z.array(z.string()),
  subCategories: z.array(z.string()),
  /** Texts that the remaining one takes over because its own are shorter or empty. */
  texts: z.array(
    z.enum(['productProfile', 'description', 'website', 'contactEmail', 'regionCountry', 'hall', 'logo']),
  ),
  /** Exhibitor desk links that keep working for the remaining one. */
  links: z.int(),
  /** People who are emailed because the name, booth or hall of their meeting changes. */
  told: z.int(),
  /** People with a meeting at both. Each must be moved or rejected first; the merge is refused until then. */
  conflicts: z.array(meetingInTheWaySchema),
});
export type ExhibitorMergePreview = z.infer<typeof exhibitorMergePreviewSchema>;

/** Counts for the list header and its filters; archived exhibitors count only in `archived`. */
export const exhibitorFactsSchema = z.object({
  editionId: z.int(),
  exhibitors: z.int(),
  archived: z.int(),
  hours: z.int(),
  hoursTaken: z.int(),
  /** No free slot; no live meeting. */
  full: z.int(),
  withoutMeetings: z.int(),
  /** By first gap of the profile; gaps that no exhibitor has are omitted. */
  gaps: z.array(z.object({ gap: z.enum(PROFILE_GAPS), count: z.int() })),
  /** As written in the profiles, in alphabetical order. */
  countries: z.array(z.object({ name: z.string(), count: z.int() })),
  halls: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The grid of the edition, which may be a draft. */
  fair: z.pick(editionSchema, { days: true, hours: true, slotMinutes: true, utcOffsetLabel: true }),
});
export type ExhibitorFacts = z.infer<typeof exhibitorFactsSchema>;

export const exhibitorHistorySchema = z.array(
  z.object({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.string(),
    action: z.string(),
    /** The changed fields, before and after; empty if there were none. */
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
);
export type ExhibitorHistory = z.infer<typeof exhibitorHistorySchema>;
