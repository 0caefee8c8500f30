// Plans imports in a thread, within limits of time and memory.
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { createThread, ThreadLimitError } from '../../platform/threads/run-thread.ts';
import type { LargePart, LargeParts, PlanOutline, ThreadInput } from './plan.present.ts';

const thread = createThread<ThreadInput, PlanOutline & LargeParts>('features/import/dry-run.worker', {
  wholeMs: 60_000,
  megabytes: 1024,
  // An expensive file of one organiser never makes the others wait.
  atOnce: 2,
});

/** A plan with only the part that the caller wants. */
export type PlannedIn<Part extends LargePart> = PlanOutline & Pick<LargeParts, Part>;

/**
 * @param readState reads the edition as JSON in parts, which may be megabytes: called after the file has been read, as
 * many files may wait or be refused
 * @throws AppError 'import.unreadable' with a sentence for the person who chose the file
 */
export async function planInThread<Part extends LargePart>(
  input: ThreadInput & { part: Part },
  readState: () => Promise<string[]>,
): Promise<PlannedIn<Part>> {
  try {
    return await thread(input, readState);
  } catch (error) {
    const { refusal } = error as { refusal?: Message };
    if (refusal) throw new AppError('import.unreadable', refusal);
    if (error instanceof ThreadLimitError)
      throw new AppError('import.unreadable', message('import.too-slow'), { cause: error });
    throw error;
  }
}
