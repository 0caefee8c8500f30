// Turns stored imports into responses, and their refused rows into a table.
import type { ImportView, ListedImport } from '@visavis/contract/import/plan';
import type { Column } from '../../platform/tables/table.ts';
import type { ImportFileRow } from './repository.ts';

export function presentListed(row: ImportFileRow): ListedImport {
  return {
    id: row.id,
    kind: row.kind,
    filename: row.filename,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    appliedAt: row.applied_at?.toISOString() ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    createdBy: row.created_by,
    appliedBy: row.applied_by,
    undoneBy: row.undone_by,
    counts: row.counts,
    forgottenAt: row.forgotten_at?.toISOString() ?? null,
  };
}

export function presentImport(row: ImportFileRow): ImportView {
  const { version, reading, choices, decisions } = row;
  const { moved: _, ...summary } = row.summary;
  return { ...presentListed(row), version, reading, choices, decisions, ...summary };
}

export interface RefusedLine {
  row: number;
  cells: readonly string[];
  reason: string;
}

/** The file's own columns, preceded by the row number and the reason for the refusal. */
export function refusedColumns(
  { columns, surplus = 0 }: ImportView['reading'],
  titles: { row: string; reason: string },
): Column<RefusedLine>[] {
  return [
    { title: titles.row, width: 8, value: ({ row }) => String(row) },
    { title: titles.reason, width: 50, value: ({ reason }) => reason },
    ...[...columns, ...Array.from({ length: surplus }, () => ({ heading: '' }))].map(
      ({ heading }, index) => ({
        title: heading,
        width: 24,
        value: ({ cells }: RefusedLine) => cells[index] ?? '',
      }),
    ),
  ];
}
