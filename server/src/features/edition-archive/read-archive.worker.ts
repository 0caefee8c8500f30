// The thread that reads and checks an exported edition.
import { threadWork } from '../../platform/threads/thread-work.ts';
import { ArchiveRefusal, type ReadingInput, type ReadTables, readArchive } from './reading.service.ts';

void threadWork<ReadingInput, ReadTables>(readArchive, {
  memoryOf: (tables) => Object.values(tables).flatMap((parts) => parts.map(({ buffer }) => buffer)),
  partsOf: (error) => (error instanceof ArchiveRefusal ? { refusal: error.reason } : error),
});
