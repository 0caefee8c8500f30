// The columns of the exported file of exhibitors: those of the template by which exhibitors are imported, in English.
import type { ImportField } from '@visavis/domain/import/fields';
import { importFields } from '@visavis/domain/words/en/import';
import type { Column } from '../../platform/tables/table.ts';
import type { ExportedExhibitor } from './export.repository.ts';

const column = (
  field: ImportField,
  width: number,
  value: (row: ExportedExhibitor) => string | undefined,
): Column<ExportedExhibitor> => ({ title: importFields[field], width, value: (row) => value(row) ?? '' });

export const EXHIBITOR_COLUMNS: readonly Column<ExportedExhibitor>[] = [
  column('company', 30, ({ company }) => company),
  column('booth', 14, ({ booth }) => booth),
  column('hall', 12, ({ hall }) => hall),
  column('country', 20, ({ country }) => country),
  column('subCategories', 50, ({ subCategories }) => subCategories.join('; ')),
  column('profile', 50, ({ profile }) => profile),
  column('description', 50, ({ description }) => description),
  column('website', 30, ({ website }) => website),
  column('email', 32, ({ email }) => email),
  column('places', 18, ({ places }) => String(places)),
  column('profileMs', 50, ({ texts }) => texts.ms?.productProfile),
  column('profileZh', 50, ({ texts }) => texts['zh-Hans']?.productProfile),
  column('descriptionMs', 50, ({ texts }) => texts.ms?.description),
  column('descriptionZh', 50, ({ texts }) => texts['zh-Hans']?.description),
];
