// Schemas of the organiser's site content: the exhibition, privacy and terms, in every language.
import * as z from 'zod/mini';

/** A non-blank line or paragraph. */
const words = z.string().check(z.regex(/\S/, 'must not be empty'));
const paragraphs = z.array(words).check(z.minLength(1, 'must hold at least one paragraph'));

/** A heading with paragraphs, and optional bullet points. */
const sectionSchema = z.strictObject({
  heading: words,
  paragraphs,
  points: z.optional(z.array(words)),
});
export type ContentSection = z.infer<typeof sectionSchema>;

const personSchema = z.strictObject({ name: words, role: words, words: z.optional(words) });

/** The About page's four tabs, and figures presented as the organiser's own claims. */
export const aboutContentSchema = z.strictObject({
  /** The exhibition in one sentence. */
  lead: words,
  about: sectionSchema,
  mission: sectionSchema,
  team: z.strictObject({ heading: words, paragraphs, people: z.array(personSchema) }),
  history: z.strictObject({
    heading: words,
    paragraphs,
    years: z.array(z.strictObject({ year: words, words })),
  }),
  voices: z.array(z.strictObject({ words, name: words, role: words })),
  figures: z.array(z.strictObject({ figure: words, name: words })),
});
export type AboutContent = z.infer<typeof aboutContentSchema>;

/** Privacy or terms: a document whose version records what users agreed to. */
export const documentContentSchema = z.strictObject({
  title: words,
  lead: words,
  /** Such as '2026-11'; identical in all languages. */
  version: z
    .string()
    .check(z.regex(/^[\w.-]{1,40}$/, "must be up to 40 letters, digits, dots and dashes, such as '2026-11'")),
  sections: z.array(sectionSchema).check(z.minLength(1, 'must hold at least one section')),
});

/** Where the exhibition takes place. */
export const placeContentSchema = z.strictObject({
  name: words,
  address: z.array(words).check(z.minLength(1, 'must hold at least one line')),
  city: words,
  country: words,
  /** Directions, in a sentence or two. */
  travel: words,
});

/** A content file in one language. */
export const siteContentSchema = z.strictObject({
  place: placeContentSchema,
  about: aboutContentSchema,
  privacy: documentContentSchema,
  terms: documentContentSchema,
});
export type SiteContent = z.infer<typeof siteContentSchema>;
