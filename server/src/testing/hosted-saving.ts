// Eight meetings of a hosted buyer, and the call that saves them, for tests.
import { createPaidBuyer, type TestBuyer } from './hosted-buyer.ts';
import { meetingOf } from './submission.ts';
import type { TestApp } from './test-app.ts';

type Meeting = ReturnType<typeof meetingOf>;

/** A meeting with one of the exhibitors of createMakers. */
export const maker = (number: number, day: number, minute: number): Meeting =>
  meetingOf(`Maker ${number}`, `M-${number}`, day, minute);

/** Makers 1 to 8, in eight slots of days 1 and 2. */
export const eight = (): Meeting[] =>
  Array.from({ length: 8 }, (_, index) =>
    maker(index + 1, 1 + Math.floor(index / 4), 720 + 60 * (index % 4)),
  );

export const bearer = ({ key }: TestBuyer) => ({ authorization: `Bearer ${key}` });

/** The result of countOf when nothing was stored. */
export const NOTHING_SAVED = { meetings: 0, interests: 0, emails: 0, actions: 0, saved: 0 };

/** @param at returns app and edition at call time, as they are created after the tests are defined */
export function hostedSavingWith(at: () => { test: TestApp; editionId: number }) {
  return {
    save: (
      buyer: TestBuyer,
      meetings: unknown[] = eight(),
      headers: Record<string, string> = {},
      changes: object = {},
    ) =>
      at().test.post(
        '/api/hosted/meetings/save',
        { user_id: buyer.userId, company_id: buyer.companyId, interests: [], meetings, ...changes },
        { ...bearer(buyer), ...headers },
      ),
    paidBuyer: () => createPaidBuyer(at().test.db, at().test.storage.sealer, at().editionId),
    countOf: async ({ registrationId }: TestBuyer) => {
      const { rows } = await at().test.database.pool.query<object>(
        `select (select count(*)::int from meeting where registration_id = $1) as meetings,
          (select count(*)::int from registration_interest where registration_id = $1) as interests,
          (select count(*)::int from email where registration_id = $1) as emails,
          (select count(*)::int from audit_entry where registration_id = $1) as actions,
          (select count(*)::int from application
            where registration_id = $1 and meetings_saved_at is not null) as saved`,
        [registrationId],
      );
      return rows[0];
    },
  };
}
