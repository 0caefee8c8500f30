// Selects the choices about a file that are remembered for the next file of the edition.
import { foldHeading } from '@visavis/domain/import/headings';
import type { ImportDecision } from '@visavis/domain/import/plan-types';
import type { ImportFileRow } from './repository.ts';

/** Columns chosen by hand, and decisions on problems. */
export function lastingChoices({ reading, choices, decisions }: ImportFileRow) {
  const columns = choices.columns
    ? reading.columns
        .filter(({ heading }) => heading !== '')
        .map(({ heading, field }) => ({ kind: 'column', key: foldHeading(heading), choice: { field } }))
    : [];
  const lasting = decisions.filter(isLasting);
  return [...columns, ...lasting.map((choice) => ({ kind: choice.kind, key: choice.key, choice }))];
}

/** Decisions about hours, exhibitors to meet, broken rows and shared booths apply to one file only. */
const OF_ONE_FILE: ReadonlySet<ImportDecision['kind']> = new Set([
  'cells',
  'shared',
  'hour',
  'exhibitor',
  'taken',
]);

/** A new category exists after the import; a booth cell corrected by hand is the same in the next file. */
const isLasting = ({ kind, key, choice }: ImportDecision): boolean =>
  !OF_ONE_FILE.has(kind) &&
  // The value for empty cells is asked for every file.
  key !== '' &&
  choice !== 'create' &&
  choice !== 'leave-out';
