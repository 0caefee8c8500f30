// Plans imports in a thread, within limits of time and memory.
import { type Message, message } from '@visavis/domain/message/message';
import { AppError } from '../../http/app-error.ts';
import { createThread, ThreadLimitError } from '../../platform/threads/run-thread.ts';
import type { ThreadInput, ThreadResult } from './plan.present.ts';

const thread = createThread<ThreadInput, ThreadResult>('features/import/dry-run.worker', {
  wholeMs: 60_000,
  megabytes: 1024,
});

/** @throws AppError 'import.unreadable' with a sentence for whoever chose the file */
export async function planInThread(input: ThreadInput): Promise<ThreadResult> {
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
