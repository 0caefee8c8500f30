// Words why one of many things was not done, for a response about all of them.
import type { Message } from '@visavis/domain/message/message';
import { AppError } from './app-error.ts';

/** The reason to show a person; any other error is the server's fault and ends the call. */
export function refusalOf(error: unknown): { message: string; reason: Message } {
  if (!(error instanceof AppError) || error.code === 'server.unavailable') throw error;
  return { message: error.message, reason: error.reason };
}
