// The dry run of a file of people to register.
import { guessPersonColumns } from '@visavis/domain/import/registrations/columns';
import { type PersonColumns, personFieldOfHeading } from '@visavis/domain/import/registrations/fields';
import { planRegistrations } from '@visavis/domain/import/registrations/plan';
import type { RegistrationPlan, RegistrationState } from '@visavis/domain/import/registrations/state';
import { countryCodeOf, countryNameOf, countryOf } from '../country/public.ts';
import { type DryRun, type DryRunInput, readAndPlan } from './reading.service.ts';

/** @throws SheetRefusal for a file that cannot be read */
export function dryRunOfPeople(input: DryRunInput<RegistrationState>): DryRun<RegistrationPlan> {
  const { readState, decisions } = input;
  const remembered = new Map(Object.entries(input.remembered));
  return readAndPlan(input, {
    fieldOf: personFieldOfHeading,
    guess: (table, known) => guessPersonColumns(table, { ...known, remembered }),
    plan: (table, columns) =>
      planRegistrations({
        table,
        columns: columns as PersonColumns,
        state: readState(),
        decisions,
        countryOf: countryNameOf,
        diallingOf: (country) => countryOf(countryCodeOf(country) ?? ''),
      }),
  });
}
