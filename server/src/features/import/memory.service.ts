// What of the choices about a file is remembered for the next file of the edition.
import { foldHeading } from '@visavis/domain/import/headings';
import type { ImportDecision } from '@visavis/domain/import/plan-types';
import type { ImportFileRow } from './repository.ts';

/** Of columns, what was chosen by hand; of troubles, what was decided. */
export function lastingChoices({ reading, choices, decisions }: ImportFileRow) {
  const columns = choices.columns
    ? reading.columns
        .filter(({ heading }) => heading !== '')
        .map(({ heading, field }) => ({ kind: 'column', key: foldHeading(heading), choice: { field } }))
    : [];
  const lasting = decisions.filter(isLasting);
  return [...columns, ...lasting.map((choice) => ({ kind: choice.kind, key: choice.key, choice }))];
}

/** Hours, those who are met, broken rows and who shares a booth belong to one file. */
const OF_ONE_FILE: ReadonlySet<ImportDecision['kind']> = new Set([
  'cells',
  'shared',
  'hour',
  'exhibitor',
  'taken',
]);

/** A new category exists after the import; the cell of a booth that was given by hand is the same in the next file. */
const isLasting = ({ kind, key, choice }: ImportDecision): boolean =>
  !OF_ONE_FILE.has(kind) &&
  // What rows without a value get is asked about each file.
  key !== '' &&
  choice !== 'create' &&
  choice !== 'leave-out';
