// The same hostile values through form, import and archive: each refuses them, or stores what the form would store.
import { namesInput } from '@visavis/contract/category-tree/tree';
import { editionSettingsSchema } from '@visavis/contract/edition/stored';
import {
  exhibitorFields,
  productFields,
  representativeFields,
} from '@visavis/contract/exhibitor-profile/profile';
import type { ImportState } from '@visavis/domain/import/plan-types';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { dryRun } from '../import/dry-run.service.ts';
import { asForm } from './fields.service.ts';
import { UnfitRow } from './table-reading.service.ts';
import { archivedTable, type TableName } from './tables.repository.ts';

const HOSTILE = [
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'me@kenari.example\r\nBcc: all@kenari.example',
  'me@kenari.example\r\n',
  'a\r\nb',
  'a\u0000b',
  'half \ud800 letter',
  '\u202eevil\u202c com\u200bpany',
  `${'e\u0301'.repeat(3)} x`,
  ' blanks around ',
  'y'.repeat(9_000),
];

interface Field {
  table: TableName;
  column: string;
  schema: z.ZodMiniType;
  /** The column's heading in an imported list; absent if no import reads it. */
  heading?: string;
  /** The operations in which the import stores it. */
  list?: 'exhibitors' | 'products' | 'representatives';
  as?: string;
}

const field = (
  table: TableName,
  column: string,
  schema: z.ZodMiniType,
  [heading, list, as]: [string?, Field['list']?, string?] = [],
): Field => ({ table, column, schema, ...(heading && list && as && { heading, list, as }) });

const { en: profile } = exhibitorFields.productProfile.shape;
const settings = editionSettingsSchema.shape;
const FIELDS: readonly Field[] = [
  field('exhibitor', 'company_name', exhibitorFields.companyName, ['Company name', 'exhibitors', 'company']),
  field('exhibitor', 'booth_number', exhibitorFields.boothNumber, ['Booth number', 'exhibitors', 'booth']),
  field('exhibitor', 'hall', exhibitorFields.hall, ['Hall', 'exhibitors', 'hall']),
  field('exhibitor', 'region_country', exhibitorFields.regionCountry),
  field('exhibitor', 'website', exhibitorFields.website, ['Website', 'exhibitors', 'website']),
  field('exhibitor', 'contact_email', exhibitorFields.contactEmail, ['Email', 'exhibitors', 'email']),
  field('exhibitor', 'product_profile', profile, ['Product profile', 'exhibitors', 'profile']),
  field('exhibitor', 'description', exhibitorFields.description.shape.en, [
    'Description',
    'exhibitors',
    'description',
  ]),
  field('product', 'name', productFields.name.shape.en, ['Product name', 'products', 'name']),
  field('product', 'description', productFields.description.shape.en),
  field('representative', 'name', representativeFields.name, ['Representative', 'representatives', 'name']),
  field('representative', 'title', representativeFields.title),
  field('representative', 'email', representativeFields.email),
  field('category', 'name', namesInput.name),
  field('sub_category', 'name', namesInput.name),
  field('edition', 'name', settings.name),
  field('edition', 'wordmark_first', settings.wordmarkFirst),
  field('edition', 'wordmark_second', settings.wordmarkSecond),
  field('edition', 'sender_name', settings.senderName),
  field('edition', 'contact_email', settings.contactEmail),
  field('edition', 'contact_whatsapp', settings.contactWhatsapp),
  field('edition', 'country', settings.country),
  field('edition', 'transfer_details', settings.transferDetails),
];

/** The value as the form stores it; null if the form refuses it. */
function kept(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  return success ? data : null;
}

const CASES = FIELDS.flatMap((one) => HOSTILE.map((value) => ({ ...one, value })));

it.each(CASES)(
  '$table.$column of an archive is checked like the form: %#',
  ({ table, column, schema, value }) => {
    const wanted = kept(schema, value);
    const read = () => asForm(archivedTable(table), { [column]: value }, 1)[column];
    if (wanted === null) expect(read).toThrow(UnfitRow);
    else expect(read()).toBe(wanted);
  },
);

const STATE: ImportState = {
  merged: [],
  exhibitors: [],
  categories: [],
  grid: { dates: ['2026-06-02'], starts: [660], slotMinutes: 60 },
  busy: {},
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

it.each(CASES.filter(({ heading }) => heading !== undefined))(
  '$column of an imported list is checked like the form: %#',
  ({ schema, value, heading = '', list = 'exhibitors', as = '' }) => {
    const cells = new Map([
      ['Company name', 'Terra Clay'],
      ['Booth number', 'A-1'],
      ['Country', 'Poland'],
      [heading, value],
    ]);
    const text = [[...cells.keys()], [...cells.values()]].map((row) => row.map(quoted).join(';')).join('\n');
    // A file with this character is not even a table.
    if (value.includes('\0')) return;
    const { plan } = dryRun({
      bytes: Buffer.from(`\ufeff${text}`),
      choices: { encoding: null, delimiter: ';', sheet: null, headingRow: 1, columns: null },
      remembered: {},
      decisions: [],
      readState: () => STATE,
    });
    for (const operation of plan.operations[list] as unknown as Record<string, unknown>[])
      expect(kept(schema, operation[as])).toBe(operation[as]);
  },
);
