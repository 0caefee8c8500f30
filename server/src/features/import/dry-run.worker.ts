// The thread that reads a file and plans its import.
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportState } from '@visavis/domain/import/plan-types';
import type { RegistrationState } from '@visavis/domain/import/registrations/state';
import { SheetRefusal } from '../../platform/sheets/limits.ts';
import { stepBack } from '../../platform/threads/step-back.ts';
import { dryRun } from './dry-run.service.ts';
import {
  type LargeParts,
  memoryOf,
  type PlanOutline,
  presentPeople,
  presentPlan,
  type ThreadInput,
} from './plan.present.ts';
import type { DryRun, DryRunInput } from './reading.service.ts';
import { dryRunOfPeople } from './registrations-dry-run.service.ts';

/** Of a file that takes so little time that nobody notices. */
const SMALL_BYTES = 500_000;

try {
  const { kind, bytes, state, part, ...input } = workerData as ThreadInput;
  if (bytes.length + state.length > SMALL_BYTES) stepBack();
  const given = { ...input, bytes: Buffer.from(bytes) };
  const { rows, operations, people, ...outline } =
    kind === 'exhibitors'
      ? planned(JSON.parse(state) as ImportState, given, dryRun, presentPlan)
      : planned(JSON.parse(state) as RegistrationState, given, dryRunOfPeople, presentPeople);
  const wanted = { rows, operations, people }[part];
  parentPort?.postMessage({ result: { ...outline, [part]: wanted } }, memoryOf(wanted));
} catch (error) {
  // Of a class of ours only the reason crosses the border of threads.
  parentPort?.postMessage({ error: error instanceof SheetRefusal ? { refusal: error.reason } : error });
}

function planned<State, Plan>(
  state: State,
  given: Omit<DryRunInput<State>, 'state'>,
  run: (input: DryRunInput<State>) => DryRun<Plan>,
  present: (done: DryRun<Plan>, state: State) => PlanOutline & LargeParts,
): PlanOutline & LargeParts {
  return present(run({ ...given, state }), state);
}
