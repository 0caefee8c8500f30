// What a dry run is made from and what it says: rows, troubles, decisions, and the operations of the import.
import type { SlotTime } from '../edition/slot-time.ts';
import type { Message } from '../message/message.ts';
import type { Grid } from './blocked-hours.ts';
import type { ImportField } from './fields.ts';
import type { PersonField } from './registrations/fields.ts';

/** What the edition has now, as far as an import compares with it. */
export interface ImportState {
  exhibitors: readonly StoredExhibitor[];
  /** Duplicates that were merged into others of the edition, with the name of the one that remains. */
  merged: readonly { company: string; booth: string; into: string }[];
  categories: readonly StoredCategory[];
  grid: Grid;
  /** Meetings and holds by exhibitor: these hours cannot be blocked by an import. */
  busy: Readonly<Record<string, readonly SlotTime[]>>;
}

/** The texts of an exhibitor that a file can have. An empty cell leaves what is stored. */
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
  /** As set by hand. */
  places: number;
  placesFrom: 'hand' | 'representatives';
  /** Visitors do not find it. */
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

/** Characters that a question repeats of a cell, by which it is answered for all like it. */
const LABEL_LENGTH = 200;
export const asLabel = (text: string): string => text.slice(0, LABEL_LENGTH).trim();

/** In place of an id: a suggested sub-category that the file has, and the edition not yet. */
export const NAME_OF_FILE = 0;

export const CHOICES = ['merge', 'different', 'use', 'create', 'split', 'leave', 'set', 'leave-out'] as const;

/** An organiser's answer to a trouble, valid for everything of the same key. */
export interface ImportDecision {
  kind: TroubleKind;
  /** Of the trouble. */
  key: string;
  /**
   * alike: merge or different. category: use one that exists, create it, or leave it out. country and size: use; of
   * people also leave, which leaves the field empty. booth: set.
   * booth: also leave, for an exhibitor that has none yet. hour: leave. exhibitor: use, set the booth, or leave, which leaves
   * the meeting out. taken: leave. cells: use, the first of those that are one. absence, shared: leave, which imports the rows
   * all the same. commas: split or leave. category: also split, where commas stand between several. For all but category and a blocked hour also 'leave-out', which leaves out the rows.
   */
  choice: (typeof CHOICES)[number];
  /**
   * use: the id of a sub-category or an exhibitor, the name of a sub-category that the file has in another spelling, the name of a country, or a company size. create: the id of the category, or a new one's name. set:
   * the booth.
   */
  value?: string | undefined;
  /** merge: the text that is kept of each field, where it is not the longest. */
  picks?: { readonly [F in ExhibitorText]?: string | undefined } | undefined;
}

/** One of those that look alike. */
export interface AlikeMember extends ExhibitorTexts {
  /** Of the file; null for an exhibitor of the edition. */
  row: number | null;
  exhibitorId: number | null;
}

export interface Trouble {
  kind: TroubleKind;
  key: string;
  /** As written in the file; '' for empty cells. */
  label: string;
  /** taken, cells, shared: what stands against it. */
  about?: Message;
  /** Numbers of the first rows with it. */
  rows: number[];
  /** How many rows have it. */
  count: number;
  /** category: the closest that exist; cells: which may be one, by the first of them. The best first. */
  suggestions: { id: number; name: string }[];
  /** alike. */
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
  /** In the file, from 1. */
  row: number;
  result: RowResult;
  name: string;
  booth: string;
  /** Of a person, folded. */
  email?: string;
  notes: Message[];
  changes: FieldChange[];
  /** Troubles that keep it from being imported, as 'kind key'. */
  troubles: string[];
}

/** What was put right without asking, and what was left out. */
export interface MendedKinds {
  brokenText: number;
  /** Of the heading, where it is not the first row; else 0. */
  headingRow: number;
  /** Cells that cannot be used, in rows that can. */
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

/** New categories and sub-categories are numbered from -1 downwards, until they have an id. */
export interface ImportOperations {
  categories: { n: number; name: string; names: Record<string, string> }[];
  subCategories: { n: number; category: number; name: string; names: Record<string, string> }[];
  /** Names that are added to what exists. */
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
  /** Ids of exhibitors that people find under another name, booth or hall afterwards. */
  moved: number[];
  operations: ImportOperations;
}
