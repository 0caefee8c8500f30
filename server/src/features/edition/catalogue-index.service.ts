// Indexes of a catalogue: exhibitors by name and by sub-category.
import type { listExhibitorRows } from './repository.ts';

type ExhibitorRow = Awaited<ReturnType<typeof listExhibitorRows>>[number];

export function groupByName(rows: readonly ExhibitorRow[], all: readonly ExhibitorRow[]) {
  const groups = new Map<string, { id: number; booth: string }[]>();
  const groupOf = (row: ExhibitorRow) => groups.get(row.folded_name) ?? [];
  for (const row of rows)
    groups.set(row.folded_name, [...groupOf(row), { id: row.id, booth: row.folded_booth }]);
  for (const row of all) {
    const isTaken = groupOf(row).some(({ booth }) => booth === row.folded_booth);
    if (row.merged_into !== null && !isTaken)
      groups.set(row.folded_name, [...groupOf(row), { id: row.merged_into, booth: row.folded_booth }]);
  }
  return groups;
}

export function groupBySubCategory(
  exhibitors: readonly { subCategoryIds: readonly number[] }[],
): Map<number, Uint32Array> {
  const groups = new Map<number, number[]>();
  for (const [place, { subCategoryIds }] of exhibitors.entries())
    for (const id of subCategoryIds) {
      const group = groups.get(id) ?? [];
      group.push(place);
      groups.set(id, group);
    }
  return new Map([...groups].map(([id, places]) => [id, Uint32Array.from(places)]));
}
