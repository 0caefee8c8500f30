// An exhibitor as organisers read it: texts in three languages, products, representatives and version.
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import * as z from 'zod/mini';

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
});
export type ExhibitorFacts = z.infer<typeof exhibitorFactsSchema>;
