// Plans imports in a thread, within limits of time and memory.
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { createThread, ThreadLimitError } from '../../platform/threads/run-thread.ts';
import type { LargePart, LargeParts, PlanOutline, ThreadInput } from './plan.present.ts';

const thread = createThread<ThreadInput, PlanOutline & LargeParts>('features/import/dry-run.worker', {
  wholeMs: 60_000,
  megabytes: 1024,
});

/** A plan with the part of it that is wanted. */
export type PlannedIn<Part extends LargePart> = PlanOutline & Pick<LargeParts, Part>;

/** @throws AppError 'import.unreadable' with a sentence for whoever chose the file */
export async function planInThread<Part extends LargePart>(
  input: ThreadInput & { part: Part },
): Promise<PlannedIn<Part>> {
  try {
    return await thread(input);
  } catch (error) {
    const { refusal } = error as { refusal?: Message };
    if (refusal) throw new AppError('import.unreadable', refusal);
    if (error instanceof ThreadLimitError)
      throw new AppError('import.unreadable', message('import.too-slow'), { cause: error });
    throw error;
  }
}
