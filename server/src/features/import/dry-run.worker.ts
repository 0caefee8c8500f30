// The thread that reads a file and plans its import.
import type { ImportState } from '@visavis/domain/import/plan-types';
import type { RegistrationState } from '@visavis/domain/import/registrations/state';
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
  ({ kind, bytes, state, part, ...input }: ThreadInput) => {
    const given = { ...input, bytes: Buffer.from(bytes) };
    const { rows, operations, people, ...outline } =
      kind === 'exhibitors'
        ? planned(JSON.parse(state) as ImportState, given, dryRun, presentPlan)
        : planned(JSON.parse(state) as RegistrationState, given, dryRunOfPeople, presentPeople);
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
  state: State,
  given: Omit<DryRunInput<State>, 'state'>,
  run: (input: DryRunInput<State>) => DryRun<Plan>,
  present: (done: DryRun<Plan>, state: State) => PlanOutline & LargeParts,
): PlanOutline & LargeParts {
  return present(run({ ...given, state }), state);
}
