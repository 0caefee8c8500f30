// Reads archives in a thread, within limits of time and memory.
import { type Message, message } from '@visavis/domain/message/message';
import { invalid } from '../../http/bind.ts';
import { createThread, ThreadLimitError } from '../../platform/threads/run-thread.ts';
import type { ReadingInput, ReadTables } from './reading.service.ts';

const thread = createThread<ReadingInput, ReadTables>('features/edition-archive/read-archive.worker', {
  wholeMs: 10 * 60_000,
  megabytes: 1024,
  atOnce: 1,
});

export const refuse = (problem: Message) => invalid({ file: problem });

/** @throws 'request.invalid' with what is wrong, and where */
export async function readArchiveInThread(input: ReadingInput): Promise<ReadTables> {
  try {
    return await thread(input);
  } catch (error) {
    const { refusal } = error as { refusal?: Message };
    if (refusal) throw refuse(refusal);
    if (error instanceof ThreadLimitError) throw refuse(message('archive.too-large'));
    throw error;
  }
}
