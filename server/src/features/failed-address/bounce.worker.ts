// The thread that reads a bounce.
import { threadWork } from '../../platform/threads/thread-work.ts';
import { readBounceMessage } from './bounce.service.ts';

void threadWork(({ bytes }: { bytes: Uint8Array }) => readBounceMessage(Buffer.from(bytes)));
