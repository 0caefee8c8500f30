// The thread that reads a file and plans its import.
import type { ImportPlan, ImportState } from '@visavis/domain/import/plan-types';
import type { RegistrationPlan, RegistrationState } from '@visavis/domain/import/registrations/state';
import { SheetRefusal } from '../../platform/sheets/limits.ts';
import { threadWork } from '../../platform/threads/thread-work.ts';
import { dryRun } from './dry-run.service.ts';
import {
  type LargePart,
  type LargeParts,
  memoryOf,
  type PlanOutline,
  presentPeople,
  presentPlan,
  type ThreadInput,
} from './plan.present.ts';
import type { DryRun, DryRunInput } from './reading.service.ts';
import { dryRunOfPeople } from './registrations-dry-run.service.ts';

void threadWork(
  ({ kind, bytes, part, ...input }: ThreadInput, ask) => {
    const given = { ...input, bytes: Buffer.from(bytes) };
    const { rows, operations, people, ...outline } =
      kind === 'exhibitors'
        ? planned<ImportState, ImportPlan>(ask, given, dryRun, presentPlan)
        : planned<RegistrationState, RegistrationPlan>(ask, given, dryRunOfPeople, presentPeople);
    return { ...outline, [part]: { rows, operations, people }[part] } as PlanOutline & Partial<LargeParts>;
  },
  {
    memoryOf: ({ rows, operations, people }) =>
      [rows, operations, people].flatMap((part: LargeParts[LargePart] | undefined) =>
        part ? memoryOf(part) : [],
      ),
    partsOf: (error) => (error instanceof SheetRefusal ? { refusal: error.reason } : error),
  },
);

function planned<State, Plan>(
  ask: () => string,
  given: Omit<DryRunInput<State>, 'readState'>,
  run: (input: DryRunInput<State>) => DryRun<Plan>,
  present: (done: DryRun<Plan>, state: State) => PlanOutline & LargeParts,
): PlanOutline & LargeParts {
  let state: State | undefined;
  const readState = (): State => {
    state ??= JSON.parse(ask()) as State;
    return state;
  };
  return present(run({ ...given, readState }), readState());
}
