// What an import is about, and the words that its page uses for it.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ImportView, ListedImport } from '@visavis/contract/import/plan';
import { isOfCategories } from '@visavis/domain/import/fields';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { FieldName } from '@visavis/domain/profile/fields';
import { NEEDED_OF_STAFF } from '@visavis/domain/profile/fields';
import type { TextId } from '../../i18n/text.ts';

export type Subject = 'exhibitors' | 'categories' | 'people';

/** An exhibitor file counts as exhibitors until one of its columns is recognised. */
export function subjectOf({ kind, reading }: Pick<ImportView, 'kind' | 'reading'>): Subject {
  if (kind === 'registrations') return 'people';
  const fields = reading.columns.map(({ field }) => field);
  return isOfCategories(fields) && fields.some((field) => field !== null) ? 'categories' : 'exhibitors';
}

export const SUBJECT_OF: Record<ImportKind, Subject> = { exhibitors: 'exhibitors', registrations: 'people' };

/** The page for imports of a kind. */
export const PATH_OF: Record<ImportKind, string> = {
  exhibitors: DASHBOARD_PATHS.import,
  registrations: DASHBOARD_PATHS.importPeople,
};

/** The latest event of a file: who did it, and when. */
export function latestOf(file: ListedImport): { who: string; at: string } {
  const { createdAt, createdBy, appliedAt, appliedBy, undoneAt, undoneBy } = file;
  if (undoneAt !== null && undoneBy !== null) return { who: undoneBy, at: undoneAt };
  if (appliedAt !== null && appliedBy !== null) return { who: appliedBy, at: appliedAt };
  return { who: createdBy, at: createdAt };
}

/** Whether the encoding has to be chosen before anything is imported. */
export const isUnsure = ({ reading, choices }: Pick<ImportView, 'reading' | 'choices'>): boolean =>
  reading.isEncodingSure === false && choices.encoding === null;

/** Whether an exhibitor file has no column for their names. A file of categories only needs none. */
export function lacksCompany(view: Pick<ImportView, 'kind' | 'reading'>): boolean {
  const { columns } = view.reading;
  return (
    columns.length > 0 &&
    subjectOf(view) === 'exhibitors' &&
    view.kind === 'exhibitors' &&
    columns.every(({ field }) => field !== 'company')
  );
}

/** Required columns that a file of people lacks. */
export function missingFields({ kind, reading }: Pick<ImportView, 'kind' | 'reading'>): readonly FieldName[] {
  if (kind !== 'registrations' || reading.columns.length === 0) return [];
  return NEEDED_OF_STAFF.filter((needed) => reading.columns.every(({ field }) => field !== needed));
}

interface SubjectWords {
  title: TextId;
  back: TextId;
  backTo: string;
  /** The column heading for a row's name. */
  name: TextId;
}

export const SUBJECT_WORDS = {
  exhibitors: {
    title: 'imports.title',
    back: 'imports.back',
    backTo: DASHBOARD_PATHS.exhibitors,
    name: 'imports.exhibitor',
  },
  categories: {
    title: 'imports.titleCategories',
    back: 'imports.backToCategories',
    backTo: DASHBOARD_PATHS.categories,
    name: 'imports.category',
  },
  people: {
    title: 'imports.titlePeople',
    back: 'dashboard.businessMatching',
    backTo: DASHBOARD_PATHS.businessMatching,
    name: 'imports.person',
  },
} as const satisfies Record<Subject, SubjectWords>;
