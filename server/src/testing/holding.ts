// The hold endpoints as tests call them.
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const HOLDS = '/api/holds';

/** The header that identifies a draft; none without a token. */
export const named = (token?: string): Record<string, string> => (token ? { 'x-draft-token': token } : {});

/** @param test returns the app at call time, as it is created after the tests are defined */
export function holdingWith(test: () => TestApp) {
  const hold = (exhibitorId: number, day: number, minute: number, token?: string) =>
    test().post(HOLDS, { exhibitorId, day, minute }, named(token));
  return {
    hold,
    holdMany: (slots: readonly object[], token?: string) =>
      test().post(`${HOLDS}/many`, { slots }, named(token)),
    renew: (token?: string) => test().call({ method: 'POST', url: `${HOLDS}/renew`, headers: named(token) }),
    release: (token: string, exhibitorId?: number) =>
      test().call({
        method: 'DELETE',
        url: exhibitorId === undefined ? HOLDS : `${HOLDS}/${exhibitorId}`,
        headers: named(token),
      }),
    /** Holds with a new draft, and returns its token. */
    newHold: async (exhibitorId: number, day: number, minute: number): Promise<string> => {
      const response = await hold(exhibitorId, day, minute);
      expect(response.statusCode).toBe(201);
      return response.json().draftToken;
    },
    /** Slots unavailable to the caller, such as '2 2 pm'. */
    unavailable: async (exhibitorId: number, token?: string): Promise<string[]> => {
      const answer = await test().get(`/api/unavailable-slots?exhibitors=${exhibitorId}`, named(token));
      const slots = Object.values(answer.json().data.unavailable_slots).flat() as {
        day: number;
        time: string;
      }[];
      return slots.map(({ day, time }) => `${day} ${time}`);
    },
  };
}
