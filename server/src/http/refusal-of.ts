// Why one of many things was not done, as a part of an answer about all.
import type { Message } from '@visavis/domain/message/message';
import { AppError } from './app-error.ts';

/** What a person can be told; anything else is a fault of the server and ends the call. */
export function refusalOf(error: unknown): { message: string; reason: Message } {
  if (!(error instanceof AppError) || error.code === 'server.unavailable') throw error;
  return { message: error.message, reason: error.reason };
}
