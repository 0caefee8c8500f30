// The dry run of a file of exhibitors or categories.
import { guessColumns } from '@visavis/domain/import/columns';
import { type ColumnFields, fieldOfHeading, type ImportField } from '@visavis/domain/import/fields';
import { planImport } from '@visavis/domain/import/plan';
import type { ImportState } from '@visavis/domain/import/plan-types';
import { countryNameOf } from '../country/public.ts';
import { type DryRun, type DryRunInput, readAndPlan } from './reading.service.ts';

export type { DryRun };

/** @throws SheetRefusal for a file that cannot be read */
export function dryRun(input: DryRunInput<ImportState>): DryRun {
  const { readState, decisions } = input;
  const remembered = new Map(Object.entries(input.remembered)) as Map<string, ImportField | null>;
  return readAndPlan(input, {
    fieldOf: fieldOfHeading,
    guess: (table, known) => guessColumns(table, { ...known, remembered }),
    plan: (table, columns) =>
      planImport({
        table,
        columns: columns as ColumnFields,
        state: readState(),
        decisions,
        countryOf: countryNameOf,
      }),
  });
}
