// Applies the forms' rules to an archive: a value that no form accepts cannot enter through a file.
import { namesInput } from '@visavis/contract/category-tree/tree';
import { editionSettingsSchema } from '@visavis/contract/edition/stored';
import {
  exhibitorFields,
  productFields,
  representativeFields,
} from '@visavis/contract/exhibitor-profile/profile';
import { ROOM_TYPE_LENGTH } from '@visavis/domain/booking/schema';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { cleanFields, problemsOf } from '@visavis/domain/words/text-fields';
import { TEXT_KEYS } from '@visavis/domain/words/texts';
import * as z from 'zod/mini';
import type { StoredRow } from './rows.repository.ts';
import { UnfitRow } from './table-reading.service.ts';
import type { ArchivedTable, TableName } from './tables.repository.ts';

type Rules = Readonly<Record<string, z.ZodMiniType>>;

/** The schema of the English text; translations are in a separate column. */
const english = <T extends z.ZodMiniType>({ shape }: { shape: { en: T } }): T => shape.en;

const translated = (fields: Rules) =>
  z.object({ ms: z.optional(z.object(fields)), 'zh-Hans': z.optional(z.object(fields)) });

const { productProfile, description } = exhibitorFields;

const RULES: Partial<Record<TableName, Rules>> = {
  edition: {
    name: editionSettingsSchema.shape.name,
    wordmark_first: editionSettingsSchema.shape.wordmarkFirst,
    wordmark_second: editionSettingsSchema.shape.wordmarkSecond,
    sender_name: editionSettingsSchema.shape.senderName,
    contact_email: editionSettingsSchema.shape.contactEmail,
    contact_whatsapp: editionSettingsSchema.shape.contactWhatsapp,
    country: editionSettingsSchema.shape.country,
    time_zone: editionSettingsSchema.shape.timeZone,
    currency: editionSettingsSchema.shape.currency,
    transfer_details: editionSettingsSchema.shape.transferDetails,
    room_types: editionSettingsSchema.shape.roomTypes,
  },
  room_quota: { room_type: z.string().check(z.minLength(1), z.maxLength(ROOM_TYPE_LENGTH)) },
  category: namesInput,
  sub_category: namesInput,
  exhibitor: {
    company_name: exhibitorFields.companyName,
    booth_number: exhibitorFields.boothNumber,
    hall: exhibitorFields.hall,
    region_country: exhibitorFields.regionCountry,
    website: exhibitorFields.website,
    contact_email: exhibitorFields.contactEmail,
    product_profile: english(productProfile),
    description: english(description),
    texts: translated({ productProfile: productProfile.shape.ms, description: description.shape.ms }),
  },
  product: {
    name: english(productFields.name),
    description: english(productFields.description),
    texts: translated({ name: productFields.name.shape.ms, description: productFields.description.shape.ms }),
  },
  representative: {
    name: representativeFields.name,
    title: representativeFields.title,
    email: representativeFields.email,
    languages: representativeFields.languages,
    hours: representativeFields.hours,
  },
};

/**
 * @param row its number in the file
 * @returns the values as a form would store them
 * @throws UnfitRow for a value that a form refuses
 */
export function asForm(table: ArchivedTable, values: StoredRow, row: number): StoredRow {
  if (table.name === 'edition_text' || table.name === 'edition_text_version')
    return { ...values, fields: asWritten(values, row) };
  const kept = { ...values };
  for (const [column, rule] of Object.entries(RULES[table.name] ?? {})) {
    if (!(column in values)) continue;
    const { success, data } = z.safeParse(rule, values[column]);
    if (!success) throw new UnfitRow(row, column);
    kept[column] = data;
  }
  return kept;
}

const wordsSchema = z.object({ key: z.enum(TEXT_KEYS), language: z.enum(LANGUAGES) });
const fieldsSchema = z.nullable(z.record(z.string(), z.string()));

/** Fields that this version no longer has are kept: nothing reads them. */
function asWritten(values: StoredRow, row: number): unknown {
  const of = wordsSchema.safeParse(values).data;
  if (!of) throw new UnfitRow(row, 'key');
  const given = fieldsSchema.safeParse(values.fields ?? null);
  if (!given.success) throw new UnfitRow(row, 'fields');
  if (given.data === null) return null;
  const fields = cleanFields(of.key, given.data);
  const isRefused = Object.values(problemsOf(of.key, fields, of.language)).some(
    ({ code }) => code !== 'words.field-unknown',
  );
  if (isRefused) throw new UnfitRow(row, 'fields');
  return fields;
}
