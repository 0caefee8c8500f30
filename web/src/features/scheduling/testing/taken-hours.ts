// Simulates other visitors: taken hours, refused holds, and holds that wait for their response.

import { act } from '@testing-library/react';
import { slotLabel } from '@visavis/domain/edition/slot-time';
import { ApiError } from '../../../lib/api-client.ts';
import type { HourRef } from '../holds.ts';
import { fakeHolds } from './fake-holds.ts';
import { FakeStream } from './fake-stream.ts';

export const taken = () => new ApiError(409, 'meeting.slot-taken', { message: 'Taken.' });

/** Holds that stay pending until a test answers them. */
export function waitingHolds(held: readonly HourRef[] = []) {
  const holds = fakeHolds(held);
  const waiting: ((error?: ApiError) => void)[] = [];
  holds.answer = () =>
    new Promise<void>((resolve, reject) => {
      waiting.push((error) => (error ? reject(error) : resolve()));
    });
  return {
    holds,
    answer: (error?: ApiError) =>
      act(async () => {
        for (const settle of waiting.splice(0)) settle(error);
      }),
  };
}

/** The server's list follows the emitted stream events. */
export function takingServer() {
  const gone = new Set<string>();
  return {
    unavailable: () =>
      [...gone].map((key) => {
        const [exhibitorId = 0, day = 0, minute = 0] = key.split('/').map(Number);
        return { exhibitorId, day, time: slotLabel(minute) };
      }),
    emit: (exhibitorId: number, day: number, minute: number, state: 0 | 1) => {
      const key = `${exhibitorId}/${day}/${minute}`;
      if (state === 1) gone.add(key);
      else gone.delete(key);
      act(() => FakeStream.slots([exhibitorId, day, minute, state]));
    },
  };
}
