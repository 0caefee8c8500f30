// Turns a dry run into what a thread hands over: large parts as bytes of JSON, which nobody parses or copies.
import { createHash } from 'node:crypto';
import type { ImportView } from '@visavis/contract/import/plan';
import type { ImportField } from '@visavis/domain/import/fields';
import type { ImportDecision, ImportState } from '@visavis/domain/import/plan-types';
import { type JsonBytes, jsonBytes } from '../../platform/sql/json-bytes.ts';
import type { DryRun, FileChoices } from './dry-run.service.ts';

/** Of a dry run that a page shows at once. */
const LISTED_TROUBLES = 500;
const LISTED_PICTURES = 200;

export interface ThreadInput {
  bytes: Uint8Array;
  choices: FileChoices;
  remembered: Readonly<Record<string, ImportField | null>>;
  decisions: readonly ImportDecision[];
  /** An ImportState as JSON. */
  state: string;
  part: LargePart;
}

/** What a dry run stores besides its rows. */
export interface ImportSummary
  extends Pick<
    ImportView,
    'mended' | 'totals' | 'troubles' | 'troubleCount' | 'told' | 'pictures' | 'pictureCount' | 'categories'
  > {
  /** Ids of exhibitors that get another name, booth or hall. */
  moved: readonly number[];
}

/** Arrays of rows, a few thousand in each. */
export interface OperationTexts {
  /** Object with the operations on categories. */
  categories: JsonBytes;
  exhibitors: JsonBytes[];
  links: JsonBytes[];
  products: JsonBytes[];
  representatives: JsonBytes[];
  blocked: JsonBytes[];
}

export interface PlanOutline {
  reading: ImportView['reading'];
  counts: ImportView['counts'];
  summary: ImportSummary;
  digest: string;
}

/** What a plan has megabytes of: a dry run stores the rows, and an import follows the operations. */
export interface LargeParts {
  rows: JsonBytes[];
  operations: OperationTexts;
}
export type LargePart = keyof LargeParts;

/** Rows in one statement. */
const ROWS_AT_A_TIME = 4000;

/** @param state of which the plan was made */
export function presentPlan(
  { reading, plan, refusedCells }: DryRun,
  state: ImportState,
): PlanOutline & LargeParts {
  const rows = plan.rows.map((row) => ({ ...row, cells: refusedCells.get(row.row) ?? null }));
  const { exhibitors, links, products, representatives, blocked, ...categories } = plan.operations;
  const operations = {
    categories: jsonBytes(categories),
    exhibitors: chunks(exhibitors),
    links: chunks(links),
    products: chunks(products),
    representatives: chunks(representatives),
    blocked: chunks(blocked),
  };
  const troubles = plan.troubles.sort(
    (one, other) => Number(one.decision !== null) - Number(other.decision !== null),
  );
  return {
    reading,
    counts: plan.counts,
    summary: {
      mended: plan.mended,
      totals: plan.totals,
      moved: plan.moved,
      told: 0,
      troubles: troubles.slice(0, LISTED_TROUBLES),
      troubleCount: troubles.length,
      pictures: plan.pictures.slice(0, LISTED_PICTURES),
      pictureCount: plan.pictures.length,
      categories: state.categories.map(({ id, name, subCategories }) => ({
        id,
        name,
        subCategories: subCategories.map((sub) => ({ id: sub.id, name: sub.name })),
      })),
    },
    digest: digestOf(operations),
    rows: chunks(rows),
    operations,
  };
}

/** The memory of a part, which is transferred rather than copied. */
export const memoryOf = (part: LargeParts[LargePart]): ArrayBuffer[] =>
  Object.values(part)
    .flat()
    .map(({ buffer }: JsonBytes) => buffer);

function digestOf(operations: OperationTexts): string {
  const digest = createHash('sha256');
  for (const [name, chunk] of Object.entries(operations)) {
    digest.update(name);
    for (const bytes of [chunk].flat()) digest.update(bytes);
  }
  return digest.digest('base64url');
}

function chunks(rows: readonly unknown[]): JsonBytes[] {
  const count = Math.ceil(rows.length / ROWS_AT_A_TIME);
  return Array.from({ length: count }, (_, at) =>
    jsonBytes(rows.slice(at * ROWS_AT_A_TIME, (at + 1) * ROWS_AT_A_TIME)),
  );
}
