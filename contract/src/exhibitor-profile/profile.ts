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
  /** In the order of the edition's lists. */
  subCategories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Meetings that it can have at the same time; with representatives' own hours, the most of any slot. */
  places: z.int(),
  /** Slots of all places that are neither blocked nor without a representative. */
  hours: z.int(),
  /** Live meetings, each a slot of one place: pending or approved. */
  hoursTaken: z.int(),
  productCount: z.int(),
  representativeCount: z.int(),
  /** Path of the logo, with a suffix that changes with the picture; null without one. */
  logo: z.nullable(z.string()),
  /** What the profile lacks first; null when it is complete. */
  firstGap: z.nullable(z.enum(PROFILE_GAPS)),
  isArchived: z.boolean(),
});
export type ListedExhibitor = z.infer<typeof listedExhibitorSchema>;

/** A text in English, and in the languages that the organiser gave; visitors of others read the English one. */
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
  /** Empty where there is none. */
  email: z.string(),
  /** What they speak, as typed: 'Italian', '中文'. */
  languages: z.array(z.string()),
  /** When they are at the booth; null for all hours of the fair. */
  hours: z.nullable(z.array(presenceSchema)),
});
export type Representative = z.infer<typeof representativeSchema>;

export const exhibitorProfileSchema = z.object({
  ...listedExhibitorSchema.shape,
  editionId: z.int(),
  /** As typed, empty where there is none; `websiteUrl` is what a link opens, http or https. */
  website: z.string(),
  websiteUrl: z.nullable(z.string()),
  /** Of the contact at the company, for organisers alone; empty where there is none. */
  contactEmail: z.string(),
  productProfile: localisedSchema,
  description: localisedSchema,
  /** In the order in which visitors see them. */
  products: z.array(
    z.object({
      id: z.int(),
      name: localisedSchema,
      description: localisedSchema,
      /** As `logo`. */
      image: z.nullable(z.string()),
    }),
  ),
  representatives: z.array(representativeSchema),
  /** Whether `places` was set by hand, or follows from the representatives who are present. */
  placesFrom: z.enum(['hand', 'representatives']),
  /** For each slot of the edition's grid, how many meetings can take place and how many do, in order. */
  slots: z.array(
    z.object({
      day: z.int(),
      minute: z.int(),
      /** 0 where no representative is present. */
      places: z.int(),
      taken: z.int(),
      isBlocked: z.boolean(),
    }),
  ),
  /** People with a live meeting here: whom a change of name or booth concerns. */
  people: z.int(),
  /** Registrations with one of the sub-categories among their interests. */
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

/** An empty translation counts as none. */
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

/** Of an exhibitor: forms, imports and archives keep the same rules. */
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

/** What an organiser fills in. Lists are whole: products and representatives that are left out are removed. */
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
  /** 'representatives': a place for each who is present; `count` then does not matter. */
  places: z.strictObject({
    from: z.enum(['hand', 'representatives']),
    count: z.int().check(z.minimum(1), z.maximum(PLACES_LIMIT)),
  }),
});
export type ExhibitorInput = z.infer<typeof exhibitorInputSchema>;

/** A meeting that prevents a change; the person is null where a visitor still chooses the slot. */
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
  /** Live meetings of each before, and of the one that remains after: always their sum. */
  meetings: z.object({ from: z.int(), into: z.int(), after: z.int() }),
  /** Slots that visitors still choose, carried over; `ended` are those of a visitor who chooses at both. */
  holds: z.object({ carried: z.int(), ended: z.int() }),
  /** Blocked stretches that the remaining one gains. */
  blocked: z.int(),
  /** Meetings at the same time: raised where both have a meeting in the same slot. */
  places: z.object({ before: z.int(), after: z.int() }),
  /** Names of products and representatives that are added to the remaining one. */
  products: z.array(z.string()),
  representatives: z.array(z.string()),
  subCategories: z.array(z.string()),
  /** Texts that the remaining one takes over, since its own are shorter or empty. */
  texts: z.array(
    z.enum(['productProfile', 'description', 'website', 'contactEmail', 'regionCountry', 'hall', 'logo']),
  ),
  /** Private links of the exhibitor's desk that go on working for the remaining one. */
  links: z.int(),
  /** People whose meeting is then with another name, booth or hall, which an email says. */
  told: z.int(),
  /** People with a meeting at both, each of which has to be moved or rejected first; the merge is refused until then. */
  conflicts: z.array(meetingInTheWaySchema),
});
export type ExhibitorMergePreview = z.infer<typeof exhibitorMergePreviewSchema>;

/** Counts for the head of the list and for its filters; archived exhibitors count in `archived` alone. */
export const exhibitorFactsSchema = z.object({
  editionId: z.int(),
  exhibitors: z.int(),
  archived: z.int(),
  hours: z.int(),
  hoursTaken: z.int(),
  /** No free slot; no live meeting. */
  full: z.int(),
  withoutMeetings: z.int(),
  /** By what is missing first; gaps that nobody has are left out. */
  gaps: z.array(z.object({ gap: z.enum(PROFILE_GAPS), count: z.int() })),
  /** As written in the profiles, in order of the alphabet. */
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
    /** The fields that changed, before and after; empty where there was none. */
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
);
export type ExhibitorHistory = z.infer<typeof exhibitorHistorySchema>;
