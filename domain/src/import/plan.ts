// The dry run: what a file would create, change, merge, leave unchanged or reject, with a reason for each row.
import { exhibitorKey, foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { looseName } from './alike.ts';
import { settleBroken } from './broken-rows.ts';
import { planCategories } from './category-plan.ts';
import { splitProducts } from './comma-products.ts';
import { type ComparedExhibitor, compareExhibitor, productsOf } from './compare.ts';
import { Decisions, Troubles, troubleId } from './decisions.ts';
import { type AlikeGroups, findAlike, type Group, groupRows, mergeGroups } from './exhibitor-groups.ts';
import { type ColumnFields, type ImportField, isOfCategories } from './fields.ts';
import {
  EXHIBITOR_TEXTS,
  type ImportDecision,
  type ImportOperations,
  type ImportPlan,
  type ImportState,
  type PlanRow,
  type PlanTotals,
  ROW_RESULTS,
} from './plan-types.ts';
import { CategoryResolver } from './resolve-categories.ts';
import { type RowContext, type RowFinding, resolveRow } from './resolve-row.ts';
import { type RowDraft, readRows } from './row-drafts.ts';
import { askAboutShared } from './shared-booths.ts';
import type { Table } from './table.ts';
import { PRODUCTS_LIMIT } from './text-limits.ts';
import { withVehicleCodes } from './vehicle-codes.ts';

export interface PlanInput {
  table: Table;
  columns: ColumnFields;
  state: ImportState;
  decisions: readonly ImportDecision[];
  /** The product's name of a country; null for any other text. */
  countryOf(text: string): string | null;
}

/** Deterministic and idempotent: if everything is already stored as in the file, there is nothing to do. */
export function planImport(input: PlanInput): ImportPlan {
  const { columns, state } = input;
  const operations: ImportOperations = {
    categories: [],
    subCategories: [],
    categoryNames: [],
    subCategoryNames: [],
    exhibitors: [],
    links: [],
    products: [],
    representatives: [],
    blocked: [],
  };
  const decisions = new Decisions(input.decisions);
  const troubles = new Troubles();
  const categories = new CategoryResolver(state.categories, decisions, troubles, operations);
  const { table, refused } = settleBroken(input.table, decisions, troubles);
  const read = readRows(table, columns);
  const countryOf = withVehicleCodes(
    read.drafts.map(({ country }) => country),
    input.countryOf,
  );
  const mended = {
    brokenText: read.brokenText,
    headingRow: (table.headingRow ?? 1) > 1 ? (table.headingRow ?? 0) : 0,
    leftOut: read.drafts.reduce((sum, { leftOut }) => sum + leftOut.length, 0),
    footers: table.footers.length,
  };
  const hasCategories = isOfCategories(columns);
  const moved: number[] = [];
  const rows = hasCategories
    ? [...planCategories({ table, columns, state, categories, operations }), ...refused]
    : [
        ...planExhibitors(
          read.drafts,
          { ...input, countryOf, decisions, troubles, categories, moved },
          operations,
        ),
        ...read.nameless.map(namelessRow),
        ...refused,
      ];
  categories.proposeSpellings();
  return {
    rows: rows.sort((a, b) => a.row - b.row),
    troubles: troubles.list(),
    mended: hasCategories ? { ...mended, leftOut: 0 } : mended,
    pictures: read.drafts.flatMap(({ row, company, pictures }) =>
      pictures.map((link) => ({ row, name: company, link })),
    ),
    counts: Object.fromEntries(
      ROW_RESULTS.map((result) => [result, rows.filter((row) => row.result === result).length]),
    ) as ImportPlan['counts'],
    totals: totalsOf(operations),
    moved,
    operations,
  };
}

/** @param moved to which exhibitors are added that get another name, booth or hall */
type Context = Omit<PlanInput, 'decisions'> & RowContext & { moved: number[] };

const PLACE: ReadonlySet<string> = new Set<ImportField>(['company', 'booth', 'hall']);

const namelessRow = ({ row, booth }: RowDraft): PlanRow => ({
  row,
  result: 'refused',
  name: '',
  booth,
  notes: [message('import.no-name')],
  changes: [],
  troubles: [],
});

function planExhibitors(
  drafts: readonly RowDraft[],
  context: Context,
  operations: ImportOperations,
): PlanRow[] {
  context.categories.create(drafts.map(({ subCategories }) => subCategories));
  const split = drafts.map((draft) => splitProducts(draft, context.decisions));
  const groups = settleGroups(groupRows(split, context.state.exhibitors), context);
  const taken = new Map(
    context.state.exhibitors.map(({ id, company, booth }) => [keyOf(company, booth), id as number | null]),
  );
  const merged = new Map(
    context.state.merged.map(({ company, booth, into }) => [keyOf(company, booth), into]),
  );
  let n = 0;
  return groups.flatMap((group) => {
    const findings = group.rows.map((row) => resolveRow(row, context));
    const refused = refusalsOf(group, findings, { taken, merged });
    if (refused) return refused;
    const done = compareExhibitor({
      group,
      findings,
      n,
      operations,
      busy: context.state.busy,
      nameOfSubCategory: context.categories.nameOf,
    });
    taken.set(keyOf(done.company, done.booth), group.stored?.id ?? null);
    n += 1;
    if (group.stored && done.changes.some(({ field }) => PLACE.has(field)))
      context.moved.push(group.stored.id);
    return rowsOf(group, findings, done);
  });
}

const keyOf = (company: string, booth: string): string =>
  exhibitorKey({ company_name: company, booth_number: booth });

/** Merges groups as decided, and marks groups that await a decision. */
function settleGroups(groups: readonly Group[], context: Context): Group[] {
  const { decisions, troubles, state } = context;
  const settled = new Set<Group>(groups);
  // Booths decided for an earlier file are already in the edition, so names are compared with them.
  const given = new Set(groups.filter((group) => giveBooth(group, context)));
  for (const alike of findAlike(groups, state.exhibitors)) {
    const given = decisions.of('alike', alike.key);
    const decision = given?.choice === 'merge' && !alike.canMerge ? null : given;
    for (const { row } of alike.groups.flatMap((group) => group.rows))
      troubles.add('alike', alike.key, row, {
        label: alike.members[0]?.company ?? '',
        members: alike.members,
        canMerge: alike.canMerge,
        decision,
      });
    if (decision?.choice === 'different') continue;
    if (decision?.choice === 'merge') {
      for (const group of alike.groups) settled.delete(group);
      settled.add(mergeGroups(alike, usablePicks(alike, decision)));
      continue;
    }
    const isLeftOut = decision?.choice === 'leave-out';
    for (const group of alike.groups)
      if (group.stored === null) group.trouble = { kind: 'alike', key: alike.key, isLeftOut };
  }
  for (const group of settled) {
    keepPicks(group, context);
    if (!given.has(group)) settleBooth(group, context);
  }
  askAboutShared([...settled], context);
  return [...settled].sort((one, other) => (one.rows[0]?.row ?? 0) - (other.rows[0]?.row ?? 0));
}

/** Picks from an earlier merge of the same rows are kept. */
function keepPicks(group: Group, { decisions }: Context): void {
  const { stored } = group;
  const decision = decisions.of('alike', looseName(group.company));
  if (!stored || decision?.choice !== 'merge' || Object.keys(group.picks).length > 0) return;
  for (const field of EXHIBITOR_TEXTS) {
    const pick = decision.picks?.[field];
    if (pick !== undefined && pick === stored[field]) group.picks[field] = pick;
  }
}

/** Picks are remembered for later files; those not in this file are ignored. */
function usablePicks(
  { members }: Pick<AlikeGroups, 'members'>,
  { picks = {} }: ImportDecision,
): Partial<Record<string, string>> {
  const usable = EXHIBITOR_TEXTS.flatMap((field) => {
    const pick = picks[field];
    return pick !== undefined && members.some((member) => member[field] === pick) ? [[field, pick]] : [];
  });
  return Object.fromEntries(usable);
}

/** Whether the file does not tell the booth: none is written, or a spreadsheet altered all of them. */
const lacksBooth = ({ rows, booth }: Group): boolean =>
  booth === '' || (rows.length > 0 && rows.every(({ boothFault }) => boothFault !== null));

/** @returns whether the booth was decided, and is the group's now */
function giveBooth(group: Group, { decisions, troubles, state }: Context): boolean {
  if (group.trouble || group.stored || !lacksBooth(group)) return false;
  const key = foldName(group.company);
  const decision = decisions.of('booth', key);
  if (decision?.choice !== 'set' || !decision.value) return false;
  const booth = decision.value;
  for (const { row } of group.rows)
    troubles.add('booth', key, row, { label: group.company, decision, members: [] });
  group.booth = booth;
  group.stored =
    state.exhibitors.find((one) => keyOf(one.company, one.booth) === keyOf(group.company, booth)) ?? null;
  return true;
}

function settleBooth(group: Group, context: Context): void {
  if (group.trouble || group.stored || !lacksBooth(group) || giveBooth(group, context)) return;
  const key = foldName(group.company);
  const decision = context.decisions.of('booth', key);
  for (const { row } of group.rows)
    context.troubles.add('booth', key, row, { label: group.company, decision, members: [] });
  if (decision?.choice === 'leave') {
    group.booth = '';
    return;
  }
  group.trouble = { kind: 'booth', key, isLeftOut: decision?.choice === 'leave-out' };
}

/** Why the rows cannot be imported; null if all can. One rejected row blocks the others of its exhibitor. */
function refusalsOf(
  group: Group,
  findings: readonly RowFinding[],
  { taken, merged }: { taken: ReadonlyMap<string, number | null>; merged: ReadonlyMap<string, string> },
): PlanRow[] | null {
  const { trouble } = group;
  if (trouble) {
    const reason = trouble.isLeftOut ? message('import.left-out') : reasonOf(group, trouble);
    return group.rows.map((row) => refusedRow(group, row, [reason], [troubleId(trouble.kind, trouble.key)]));
  }
  const key = keyOf(group.picks.company ?? group.company, group.picks.booth ?? group.booth);
  const exhibitor = group.stored ? undefined : merged.get(key);
  if (exhibitor !== undefined)
    return group.rows.map((row) => refusedRow(group, row, [message('import.was-merged', { exhibitor })], []));
  const holder = taken.get(key);
  if (holder !== undefined && holder !== (group.stored?.id ?? undefined))
    return group.rows.map((row) => refusedRow(group, row, [message('import.name-and-booth-taken')], []));
  if (productsOf(group).size + (group.stored?.products.length ?? 0) > PRODUCTS_LIMIT)
    return group.rows.map((row) =>
      refusedRow(group, row, [message('import.too-many-products', { most: PRODUCTS_LIMIT })], []),
    );
  const bad = findings.find(({ reasons }) => reasons.length > 0);
  if (!bad) return null;
  return group.rows.map((row, index) => {
    const { reasons = [], troubles = [] } = findings[index] ?? {};
    const why = reasons.length > 0 ? reasons : [message('import.with-row', { row: bad.row })];
    return refusedRow(group, row, why, troubles);
  });
}

const reasonOf = ({ rows }: Group, { kind, about }: NonNullable<Group['trouble']>): Message => {
  if (kind === 'alike') return message('import.looks-alike');
  if (about) return about;
  const fault = rows.map(({ boothFault }) => boothFault).find((one) => one !== null);
  return message(fault ?? 'import.no-booth');
};

/** As written, or as decided instead. */
const boothOf = (group: Group, row: RowDraft): string =>
  (row.boothFault ? group.booth : row.booth) || group.booth;

const refusedRow = (group: Group, row: RowDraft, notes: Message[], troubles: string[]): PlanRow => ({
  row: row.row,
  result: 'refused',
  name: row.company,
  booth: boothOf(group, row),
  notes,
  changes: [],
  troubles,
});

/** The first row shows the result for the exhibitor; the others are merged into it. */
function rowsOf(group: Group, findings: readonly RowFinding[], done: ComparedExhibitor): PlanRow[] {
  const [first] = group.rows;
  return group.rows.map((row, index) => {
    const notes = findings[index]?.notes ?? [];
    const shared = { row: row.row, name: row.company, booth: boothOf(group, row), troubles: [] };
    if (row !== first)
      return {
        ...shared,
        result: 'merged',
        notes: [message('import.same-as-row', { row: first?.row ?? 0 }), ...notes],
        changes: [],
      };
    return { ...shared, result: done.result, notes: [...done.notes, ...notes], changes: done.changes };
  });
}

const totalsOf = (operations: ImportOperations): PlanTotals => {
  const count = (rows: readonly { id: number | null }[], isNew: boolean) =>
    rows.filter(({ id }) => (id === null) === isNew).length;
  return {
    exhibitorsCreated: count(operations.exhibitors, true),
    exhibitorsChanged: count(operations.exhibitors, false),
    productsCreated: count(operations.products, true),
    productsChanged: count(operations.products, false),
    representativesCreated: count(operations.representatives, true),
    representativesChanged: count(operations.representatives, false),
    categoriesCreated: operations.categories.length + operations.subCategories.length,
    hoursBlocked: operations.blocked.length,
  };
};
