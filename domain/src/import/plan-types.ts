// Input and output of a dry run: rows, issues, decisions, and the operations of the import.
import type { SlotTime } from '../edition/slot-time.ts';
import type { Message } from '../message/message.ts';
import type { Grid } from './blocked-hours.ts';
import type { ImportField } from './fields.ts';
import type { PersonField } from './registrations/fields.ts';

/** The edition's current data that an import compares with. */
export interface ImportState {
  exhibitors: readonly StoredExhibitor[];
  /** Duplicates merged into others in the edition, with the name of the remaining one. */
  merged: readonly { company: string; booth: string; into: string }[];
  categories: readonly StoredCategory[];
  grid: Grid;
  /** Meetings and holds by exhibitor: an import cannot block these hours. */
  busy: Readonly<Record<string, readonly SlotTime[]>>;
}

/** The texts of an exhibitor in a file. An empty cell leaves the stored text unchanged. */
export const EXHIBITOR_TEXTS = [
  'company',
  'booth',
  'hall',
  'country',
  'website',
  'email',
  'profile',
  'description',
  'profileMs',
  'profileZh',
  'descriptionMs',
  'descriptionZh',
] as const satisfies readonly ImportField[];
export type ExhibitorText = (typeof EXHIBITOR_TEXTS)[number];
export type ExhibitorTexts = Record<ExhibitorText, string>;

export interface ImportedRepresentative {
  name: string;
  title: string;
  email: string;
}

export interface StoredExhibitor extends ExhibitorTexts {
  id: number;
  /** The number set manually. */
  places: number;
  placesFrom: 'hand' | 'representatives';
  /** Hidden from visitors. */
  isArchived: boolean;
  subCategories: readonly number[];
  products: readonly { id: number; name: string; description: string }[];
  blocked: readonly SlotTime[];
  representatives: readonly (ImportedRepresentative & { id: number })[];
}

export interface StoredCategory extends StoredName {
  subCategories: readonly (StoredName & { former?: readonly string[] })[];
}

export interface StoredName {
  id: number;
  name: string;
  names: Readonly<Record<string, string | undefined>>;
}

export const TROUBLE_KINDS = [
  'cells',
  'absence',
  'alike',
  'category',
  'country',
  'size',
  'booth',
  'shared',
  'commas',
  'exhibitor',
  'hour',
  'taken',
] as const;
export type TroubleKind = (typeof TROUBLE_KINDS)[number];

/** Maximum characters of a cell quoted by a question; the answer applies to all cells with the same quote. */
const LABEL_LENGTH = 200;
export const asLabel = (text: string): string => text.slice(0, LABEL_LENGTH).trim();

/** Replaces the ID of a suggested sub-category that is in the file but not yet in the edition. */
export const NAME_OF_FILE = 0;

export const CHOICES = ['merge', 'different', 'use', 'create', 'split', 'leave', 'set', 'leave-out'] as const;

/** An organiser's answer to an issue, valid for everything with the same key. */
export interface ImportDecision {
  kind: TroubleKind;
  /** Key of the issue. */
  key: string;
  /**
   * alike: merge or different. category: use an existing one, create it, split it at commas, or leave it out. country
   * and size: use; for people also leave, which leaves the field empty. booth: set, or leave for an exhibitor that
   * has none yet. hour: leave. exhibitor: use, set the booth, or leave, which skips the meeting. taken: leave. cells:
   * use, with the index of the first cell to join. absence, shared: leave, which imports the rows anyway. commas:
   * split or leave. All but category and a blocked hour also accept 'leave-out', which skips the rows.
   */
  choice: (typeof CHOICES)[number];
  /**
   * use: the ID of a sub-category or exhibitor, the index of a cell, another spelling of a sub-category in the file,
   * a country name, or a company size. create: the ID of the category, or the name of a new one. set: the booth.
   */
  value?: string | undefined;
  /** merge: the text to keep for each field, if not the longest. */
  picks?: { readonly [F in ExhibitorText]?: string | undefined } | undefined;
}

/** A row or exhibitor in a group of similar ones. */
export interface AlikeMember extends ExhibitorTexts {
  /** In the file; null for an exhibitor of the edition. */
  row: number | null;
  exhibitorId: number | null;
}

export interface Trouble {
  kind: TroubleKind;
  key: string;
  /** As written in the file; '' for empty cells. */
  label: string;
  /** taken, cells, shared: the reason for the issue. */
  about?: Message;
  /** Numbers of the first rows affected. */
  rows: number[];
  /** Number of rows affected. */
  count: number;
  /** category: the closest existing ones; cells: possible joins, by the index of the first cell. Best first. */
  suggestions: { id: number; name: string }[];
  /** alike: the similar rows and exhibitors. */
  members: AlikeMember[];
  /** alike: whether they can be merged into one. */
  canMerge: boolean;
  /** Null until it is decided. */
  decision: ImportDecision | null;
}

export const ROW_RESULTS = ['created', 'changed', 'merged', 'unchanged', 'refused'] as const;
export type RowResult = (typeof ROW_RESULTS)[number];

export interface FieldChange {
  field: ImportField | PersonField;
  before: string;
  after: string;
}

export interface PlanRow {
  /** Row number in the file, from 1. */
  row: number;
  result: RowResult;
  name: string;
  booth: string;
  /** For a person, folded. */
  email?: string;
  notes: Message[];
  changes: FieldChange[];
  /** Issues that prevent the import of the row, as 'kind key'. */
  troubles: string[];
}

/** Numbers of corrections made without asking, and of skipped cells. */
export interface MendedKinds {
  brokenText: number;
  /** Row number of the headings if not the first row, else 0. */
  headingRow: number;
  /** Unusable cells in usable rows. */
  leftOut: number;
  footers: number;
}

export interface PlanTotals {
  exhibitorsCreated: number;
  exhibitorsChanged: number;
  productsCreated: number;
  productsChanged: number;
  categoriesCreated: number;
  representativesCreated: number;
  representativesChanged: number;
  hoursBlocked: number;
}

/** New categories and sub-categories have provisional ids from -1 downwards. */
export interface ImportOperations {
  categories: { n: number; name: string; names: Record<string, string> }[];
  subCategories: { n: number; category: number; name: string; names: Record<string, string> }[];
  /** Names added to existing ones. */
  categoryNames: { id: number; names: Record<string, string> }[];
  subCategoryNames: { id: number; names: Record<string, string> }[];
  exhibitors: (ExhibitorTexts & {
    n: number;
    /** Null for a new one. */
    id: number | null;
    foldedName: string;
    foldedBooth: string;
    places: number;
  })[];
  links: { n: number; subCategory: number }[];
  products: { n: number; id: number | null; name: string; description: string; position: number }[];
  representatives: (ImportedRepresentative & { n: number; id: number | null; position: number })[];
  blocked: { n: number; day: number; minute: number; length: number }[];
}

export interface ImportPlan {
  rows: PlanRow[];
  troubles: Trouble[];
  mended: MendedKinds;
  /** Links to pictures, which are not fetched. */
  pictures: { row: number; name: string; link: string }[];
  counts: Record<RowResult, number>;
  totals: PlanTotals;
  /** Ids of exhibitors whose name, booth or hall changes for people. */
  moved: number[];
  operations: ImportOperations;
}
