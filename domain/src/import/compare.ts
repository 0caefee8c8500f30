// Compares an exhibitor's rows with the stored data, and collects the operations of an import.
import type { SlotTime } from '../edition/slot-time.ts';
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { freeOf, mostAtOnce } from './busy-hours.ts';
import type { Group } from './exhibitor-groups.ts';
import type { ImportField } from './fields.ts';
import {
  EXHIBITOR_TEXTS,
  type ExhibitorText,
  type ExhibitorTexts,
  type FieldChange,
  type ImportedRepresentative,
  type ImportOperations,
  type ImportState,
  type RowResult,
} from './plan-types.ts';
import type { RowFinding } from './resolve-row.ts';

interface Comparison {
  group: Group;
  findings: readonly RowFinding[];
  /** Index of the exhibitor in the operations. */
  n: number;
  operations: ImportOperations;
  busy: ImportState['busy'];
  nameOfSubCategory(id: number): string;
}

export interface ComparedExhibitor {
  result: RowResult;
  company: string;
  booth: string;
  notes: Message[];
  changes: FieldChange[];
}

/** Adds the changes to the operations. Empty cells and missing columns change nothing. */
export function compareExhibitor(comparison: Comparison): ComparedExhibitor {
  const { group, n, operations } = comparison;
  const { stored } = group;
  const texts = textsOf(comparison);
  const notes: Message[] = stored?.isArchived ? [message('import.archived')] : [];
  const places = placesOf(comparison, notes);
  const changes: FieldChange[] = stored ? changesOf(stored, texts) : [];
  if (stored && places !== stored.places)
    changes.push({ field: 'places', before: String(stored.places), after: String(places) });
  const hasOwn = !stored || changes.length > 0;
  changes.push(
    ...addLinks(comparison),
    ...addProducts(comparison),
    ...addRepresentatives(comparison),
    ...addBlocked(comparison, notes),
  );
  if (hasOwn || changes.length > 0)
    operations.exhibitors.push({
      ...texts,
      n,
      id: stored?.id ?? null,
      foldedName: foldName(texts.company),
      foldedBooth: foldName(texts.booth),
      places,
    });
  const about = { company: texts.company, booth: texts.booth };
  if (!stored)
    return {
      ...about,
      result: 'created',
      notes: [message('import.new-exhibitor', partsOf(changes)), ...notes],
      changes: [],
    };
  if (changes.length === 0)
    return { ...about, result: 'unchanged', notes: [message('import.nothing-changes'), ...notes], changes };
  return {
    ...about,
    result: 'changed',
    notes: [message('import.fields-change', { count: changes.length }), ...notes],
    changes,
  };
}

/** The number of places requested by the file, as far as the exhibitor's meetings allow it. */
function placesOf({ group: { rows, stored }, busy }: Comparison, notes: Message[]): number {
  const wanted = Math.max(0, ...rows.map((row) => row.places ?? 0));
  if (!stored) return wanted || 1;
  if (wanted === 0 || wanted === stored.places) return stored.places;
  const taken = mostAtOnce(busy[stored.id] ?? []);
  if (stored.placesFrom === 'representatives') notes.push(message('import.places-of-people'));
  else if (wanted < taken) notes.push(message('import.places-in-use', { taken }));
  else return wanted;
  return stored.places;
}

/** Number of parts added with a new exhibitor. */
const partsOf = (changes: readonly FieldChange[]) => {
  const count = (field: ImportField) => changes.filter((change) => change.field === field).length;
  const [links] = changes.filter(({ field }) => field === 'subCategories');
  const [hours] = changes.filter(({ field }) => field === 'blocked');
  return {
    subCategories: links ? links.after.split('; ').length : 0,
    products: count('product'),
    representatives: count('representative'),
    blocked: hours ? Number(hours.after) : 0,
  };
};

const LONGEST: ReadonlySet<ExhibitorText> = new Set([
  'profile',
  'description',
  'profileMs',
  'profileZh',
  'descriptionMs',
  'descriptionZh',
]);

function textsOf({ group, findings }: Comparison): ExhibitorTexts {
  const { stored, rows, picks } = group;
  const given = (field: ExhibitorText): string => {
    if (field === 'company') return group.company;
    if (field === 'booth') return group.booth;
    if (field === 'country') return findings.find(({ country }) => country !== '')?.country ?? '';
    const texts = rows.map((row) => row[field]).filter((text) => text !== '');
    return (LONGEST.has(field) ? longestOf(texts) : texts[0]) ?? '';
  };
  return Object.fromEntries(
    EXHIBITOR_TEXTS.map((field) => {
      const text = (field === 'country' ? '' : picks[field]) || given(field);
      const before = stored?.[field] ?? '';
      const isSame = (field === 'company' || field === 'booth') && foldName(text) === foldName(before);
      return [field, text === '' || isSame ? before : text];
    }),
  ) as ExhibitorTexts;
}

const longestOf = (texts: readonly string[]): string | undefined =>
  texts.reduce<string | undefined>(
    (longest, text) => (longest === undefined || text.length > longest.length ? text : longest),
    undefined,
  );

const changesOf = (stored: ExhibitorTexts, texts: ExhibitorTexts): FieldChange[] =>
  EXHIBITOR_TEXTS.filter((field) => texts[field] !== stored[field]).map((field) => ({
    field,
    before: stored[field],
    after: texts[field],
  }));

function addLinks({ group, findings, n, operations, nameOfSubCategory }: Comparison): FieldChange[] {
  const known = new Set(group.stored?.subCategories);
  const added = [...new Set(findings.flatMap(({ subCategories }) => subCategories))].filter(
    (id) => !known.has(id),
  );
  for (const subCategory of added) operations.links.push({ n, subCategory });
  const names = added.map(nameOfSubCategory).join('; ');
  return added.length > 0 ? [{ field: 'subCategories', before: '', after: names }] : [];
}

/** The products of all rows by name, each with its longer description. */
export function productsOf({
  rows,
}: Pick<Group, 'rows'>): Map<string, { name: string; description: string }> {
  const products = new Map<string, { name: string; description: string }>();
  for (const { name, description } of rows.flatMap((row) => row.products)) {
    const key = foldName(name);
    const known = products.get(key);
    if (!known) products.set(key, { name, description });
    else if (description.length > known.description.length) products.set(key, { ...known, description });
  }
  return products;
}

function addProducts({ group, n, operations }: Comparison): FieldChange[] {
  const stored = group.stored?.products ?? [];
  const storedByName = new Map(stored.map((product) => [foldName(product.name), product]));
  const changes: FieldChange[] = [];
  let position = stored.length;
  for (const [key, { name, description }] of productsOf(group)) {
    const before = storedByName.get(key);
    if (before && (description === '' || description === before.description)) continue;
    if (!before) position += 1;
    operations.products.push({
      n,
      id: before?.id ?? null,
      name: before?.name ?? name,
      description,
      position,
    });
    changes.push(
      before
        ? { field: 'productDescription', before: before.description, after: description }
        : { field: 'product', before: '', after: name },
    );
  }
  return changes;
}

function addRepresentatives({ group, n, operations }: Comparison): FieldChange[] {
  const stored = group.stored?.representatives ?? [];
  const people = new Map<string, ImportedRepresentative>();
  for (const person of group.rows.flatMap((row) => row.representatives)) {
    const known = people.get(foldName(person.name));
    people.set(foldName(person.name), {
      name: known?.name ?? person.name,
      title: known?.title || person.title,
      email: known?.email || person.email,
    });
  }
  const changes: FieldChange[] = [];
  let position = stored.length;
  for (const [key, person] of people) {
    const before = stored.find(({ name }) => foldName(name) === key);
    const after = {
      ...person,
      title: person.title || (before?.title ?? ''),
      email: person.email || (before?.email ?? ''),
    };
    if (before && before.title === after.title && before.email === after.email) continue;
    if (!before) position += 1;
    operations.representatives.push({
      ...after,
      n,
      id: before?.id ?? null,
      name: before?.name ?? after.name,
      position,
    });
    changes.push({ field: 'representative', before: before ? written(before) : '', after: written(after) });
  }
  return changes;
}

const written = ({ name, title, email }: ImportedRepresentative): string =>
  [name, title, email].filter((text) => text !== '').join(', ');

function addBlocked({ group, findings, n, operations, busy }: Comparison, notes: Message[]): FieldChange[] {
  const { stored } = group;
  const wanted = new Map(findings.flatMap(({ blocked }) => blocked).map((slot) => [slotKey(slot), slot]));
  for (const slot of stored?.blocked ?? []) wanted.delete(slotKey(slot));
  const { free, taken } = freeOf([...wanted.values()], stored ? (busy[stored.id] ?? []) : []);
  if (taken > 0) notes.push(message('import.hours-with-meetings', { count: taken }));
  for (const slot of free) operations.blocked.push({ n, ...slot });
  return free.length > 0 ? [{ field: 'blocked', before: '', after: String(free.length) }] : [];
}

const slotKey = ({ day, minute }: SlotTime): string => `${day} ${minute}`;
