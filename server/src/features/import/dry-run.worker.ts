// The thread that reads a file and plans its import.
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportState } from '@visavis/domain/import/plan-types';
import { SheetRefusal } from '../../platform/sheets/limits.ts';
import { stepBack } from '../../platform/threads/step-back.ts';
import { dryRun } from './dry-run.service.ts';
import { memoryOf, presentPlan, type ThreadInput } from './plan.present.ts';

/** Of a file that takes so little time that nobody notices. */
const SMALL_BYTES = 500_000;

try {
  const { bytes, state, part, ...input } = workerData as ThreadInput;
  if (bytes.length + state.length > SMALL_BYTES) stepBack();
  const parsed: ImportState = JSON.parse(state);
  const done = dryRun({ ...input, bytes: Buffer.from(bytes), state: parsed });
  const { rows, operations, ...outline } = presentPlan(done, parsed);
  const wanted = { rows, operations }[part];
  parentPort?.postMessage({ result: { ...outline, [part]: wanted } }, memoryOf(wanted));
} catch (error) {
  // Of a class of ours only the reason crosses the border of threads.
  parentPort?.postMessage({ error: error instanceof SheetRefusal ? { refusal: error.reason } : error });
}
