// Turns a dry run into what a thread hands over: large parts as JSON bytes, which are never parsed or copied.
import { createHash } from 'node:crypto';
import type { ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type {
  ImportDecision,
  ImportPlan,
  ImportState,
  StoredCategory,
} from '@visavis/domain/import/plan-types';
import type { RegistrationPlan, RegistrationState } from '@visavis/domain/import/registrations/state';
import { type JsonBytes, jsonBytes } from '../../platform/sql/json-bytes.ts';
import type { DryRun, FileChoices, Remembered } from './reading.service.ts';

/** Limits for the parts of a dry run that a page shows at once. */
const LISTED_TROUBLES = 500;
const LISTED_PICTURES = 200;

export interface ThreadInput {
  kind: ImportKind;
  bytes: Uint8Array;
  choices: FileChoices;
  remembered: Remembered;
  decisions: readonly ImportDecision[];
  part: LargePart;
}

/** What a dry run stores besides its rows. */
export interface ImportSummary
  extends Pick<
    ImportView,
    | 'mended'
    | 'totals'
    | 'troubles'
    | 'troubleCount'
    | 'told'
    | 'isMailed'
    | 'pictures'
    | 'pictureCount'
    | 'categories'
  > {
  /** Ids of the exhibitors whose name, booth or hall changes. */
  moved: readonly number[];
}

/** Arrays of rows, a few thousand each. */
export interface OperationTexts {
  /** An object with the operations on categories. */
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

/** The parts of a plan that may take megabytes: rows for a dry run, and operations or people for an import. */
export interface LargeParts {
  rows: JsonBytes[];
  operations: OperationTexts;
  people: JsonBytes[];
}
export type LargePart = keyof LargeParts;

/** Rows per statement. */
const ROWS_AT_A_TIME = 4000;

const NO_TOTALS: ImportView['totals'] = {
  exhibitorsCreated: 0,
  exhibitorsChanged: 0,
  productsCreated: 0,
  productsChanged: 0,
  representativesCreated: 0,
  representativesChanged: 0,
  categoriesCreated: 0,
  hoursBlocked: 0,
};
const NO_OPERATIONS: OperationTexts = {
  categories: jsonBytes({}),
  exhibitors: [],
  links: [],
  products: [],
  representatives: [],
  blocked: [],
};
/** Few enough to be parsed at once when they are stored. */
const PEOPLE_AT_A_TIME = 250;

/** @param state for which the plan was made */
export function presentPlan(done: DryRun<ImportPlan>, state: ImportState): PlanOutline & LargeParts {
  const { plan } = done;
  const { exhibitors, links, products, representatives, blocked, ...categories } = plan.operations;
  const operations = {
    categories: jsonBytes(categories),
    exhibitors: chunks(exhibitors),
    links: chunks(links),
    products: chunks(products),
    representatives: chunks(representatives),
    blocked: chunks(blocked),
  };
  const { summary, ...outline } = outlineOf(done, state.categories);
  return {
    ...outline,
    summary: {
      ...summary,
      totals: plan.totals,
      moved: plan.moved,
      pictures: plan.pictures.slice(0, LISTED_PICTURES),
      pictureCount: plan.pictures.length,
    },
    digest: digestOf(operations),
    operations,
    people: [],
  };
}

/** @param state for which the plan was made */
export function presentPeople(
  done: DryRun<RegistrationPlan>,
  state: RegistrationState,
): PlanOutline & LargeParts {
  const { people } = done.plan;
  const texts = chunks(people, PEOPLE_AT_A_TIME);
  const { summary, ...outline } = outlineOf(done, state.categories);
  return {
    ...outline,
    summary: {
      ...summary,
      totals: {
        ...NO_TOTALS,
        registrationsCreated: people.length,
        meetingsCreated: people.reduce((sum, { meetings }) => sum + meetings.length, 0),
      },
    },
    digest: digestOf({ people: texts }),
    operations: NO_OPERATIONS,
    people: texts,
  };
}

/** The parts that plans of every kind have. */
function outlineOf(
  { reading, plan, refusedCells }: DryRun<Pick<ImportPlan, 'rows' | 'troubles' | 'mended' | 'counts'>>,
  categories: readonly StoredCategory[],
) {
  const troubles = plan.troubles.sort(
    (one, other) => Number(one.decision !== null) - Number(other.decision !== null),
  );
  const summary: ImportSummary = {
    mended: plan.mended,
    totals: NO_TOTALS,
    moved: [],
    told: 0,
    troubles: troubles.slice(0, LISTED_TROUBLES),
    troubleCount: troubles.length,
    pictures: [],
    pictureCount: 0,
    categories: categories.map(({ id, name, subCategories }) => ({
      id,
      name,
      subCategories: subCategories.map((sub) => ({ id: sub.id, name: sub.name })),
    })),
  };
  const rows = plan.rows.map((row) => ({ ...row, cells: refusedCells.get(row.row) ?? null }));
  return { reading, counts: plan.counts, summary, rows: chunks(rows) };
}

/** The memory of a part, to be transferred rather than copied. */
export const memoryOf = (part: LargeParts[LargePart]): ArrayBuffer[] =>
  Object.values(part)
    .flat()
    .map(({ buffer }: JsonBytes) => buffer);

function digestOf(operations: OperationTexts | Pick<LargeParts, 'people'>): string {
  const digest = createHash('sha256');
  for (const [name, chunk] of Object.entries(operations)) {
    digest.update(name);
    for (const bytes of [chunk].flat<(JsonBytes | JsonBytes[])[]>()) digest.update(bytes);
  }
  return digest.digest('base64url');
}

function chunks(rows: readonly unknown[], size = ROWS_AT_A_TIME): JsonBytes[] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, at) => jsonBytes(rows.slice(at * size, (at + 1) * size)));
}
