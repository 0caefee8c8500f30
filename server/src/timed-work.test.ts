// Jobs that run on a timer, and what they destroy or email: each is listed, and no setting that a person can type makes
// one do so at once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMINDER_RULES } from '@visavis/domain/reminder/rules';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './adapters/database/schema.ts';
import { silentLog } from './adapters/log.ts';
import { sweepOnce as releaseUnconfirmed } from './features/confirmation/release.job.ts';
import { sweep as deleteDocuments } from './features/document/retention.job.ts';
import { prepareEdition } from './features/edition/prepare.service.ts';
import { createEditionService } from './features/edition/service.ts';
import { createOutbox } from './features/email/outbox.service.ts';
import { sweepOnce as sendDueMessages } from './features/group-message/due.job.ts';
import { removeOldDrafts, sweepLapsed } from './features/hold/repository.ts';
import { sweepOnce as forgetImports } from './features/import/forget.job.ts';
import { settleUndecided } from './features/registration/undecided.job.ts';
import { sweepOnce as remind } from './features/reminder/due.job.ts';
import { createBooking, createHostedBuyer } from './testing/hosted-buyer.ts';
import { logInAs } from './testing/organisers.ts';
import { openReview, type ReviewStand } from './testing/review.ts';
import { TEST_NOW } from './testing/small-edition.ts';
import { storeDocument } from './testing/stored-document.ts';

const SOURCE = import.meta.dirname;
const DAY_MS = 86_400_000;

interface Run {
  stand: ReviewStand;
  now: Date;
}
const swept = ({ stand: { test }, now }: Run) => ({
  db: test.db,
  clock: () => now,
  editions: createEditionService(test.db, false),
  outbox: createOutbox({
    clock: () => now,
    publicUrl: 'https://exhibition.example',
    mail: { wake: () => undefined },
  }),
});

/**
 * Jobs that destroy or email something, with a run to try with every setting of an edition. 'of-no-setting' reads
 * nothing that an organiser can set, only fixed times and what is stored for one record.
 */
const JOBS: Readonly<Record<string, ((run: Run) => Promise<unknown>) | 'of-no-setting'>> = {
  'main.ts': ({ stand: { test }, now }) => prepareEdition(test.db, { now, demo: null }),
  'features/confirmation/release.job.ts': (run) => releaseUnconfirmed(swept(run)),
  'features/document/retention.job.ts': ({ stand: { test }, now }) =>
    deleteDocuments({ db: test.db, clock: () => now, files: test.storage.files, log: silentLog }),
  'features/group-message/due.job.ts': (run) => sendDueMessages(swept(run)),
  'features/hold/expiry.job.ts': async ({ stand: { test }, now }) => {
    await sweepLapsed(test.db, now);
    await removeOldDrafts(test.db, now);
  },
  'features/import/forget.job.ts': ({ stand: { test }, now }) => forgetImports(test.db, now),
  'features/registration/undecided.job.ts': ({ stand: { test }, now }) => settleUndecided(test.db, now),
  'features/reminder/due.job.ts': (run) => remind(swept(run)),
  'features/email/send.job.ts': 'of-no-setting',
  'features/payment/reconcile.job.ts': 'of-no-setting',
};

it('every job and every timer is listed', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.ts$/.test(path) &&
      (path.endsWith('.job.ts') || /sweeps\/repeat\.ts'/.test(readFileSync(join(SOURCE, path), 'utf8'))),
  );
  expect(files.sort()).toEqual(Object.keys(JOBS).sort());
});

/** Counts what cannot be restored once it is gone, and the emails. */
async function count(db: Kysely<Database>) {
  const [documents, bookings, claims, registrations, emails] = await Promise.all([
    db.selectFrom('document').select('id').where('deleted_at', 'is', null).execute(),
    db.selectFrom('booking').select('id').where('passport', 'is not', null).execute(),
    db.selectFrom('claim').select('id').where('released_at', 'is', null).execute(),
    db.selectFrom('registration').select('id').where('cancelled_at', 'is', null).execute(),
    // A shorter time for unconfirmed hours sends reminders at once, and leaves half of it before anything is released.
    db.selectFrom('email').select('id').where('kind', '!=', 'confirmation-reminder').execute(),
  ]);
  return {
    documents: documents.length,
    passports: bookings.length,
    claims: claims.length,
    registrations: registrations.length,
    emails: emails.length,
  };
}

/** Plausible typing errors, by the kind of setting. */
function slips(value: unknown): unknown[] {
  if (typeof value === 'number') return [0, 1, value * 10 + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return ['', '2020-01-01T08:00', 'Pacific/Kiritimati', 'Asia/Tokyo'];
  if (!Array.isArray(value)) return [1, 24, '2020-01-01T08:00'];
  const shifted = (years: number) =>
    value.map((one) =>
      /^\d{4}-/.test(String(one)) ? `${Number(one.slice(0, 4)) + years}${one.slice(4)}` : one,
    );
  return [[], value.slice(0, 1), shifted(-1), shifted(1)];
}

describe.each([
  ['the evening before', '2026-06-01T10:30:00Z'],
  ['after the fair', '2026-06-06T04:00:00Z'],
])('%s, whatever is typed into a setting of the edition', (_, instant) => {
  let stand: ReviewStand;
  let now: Date;
  let admin: { authorization: string };
  beforeEach(async () => {
    now = TEST_NOW;
    stand = await openReview({ clock: () => now });
    const { test, edition } = stand;
    for (let index = 0; index < 2; index += 1) {
      const buyer = await createHostedBuyer(test.db, edition.editionId);
      await createBooking(test.db, test.storage.sealer, buyer);
      await storeDocument(test, buyer.registrationId, { kind: 'passport', filename: 'passport.pdf' });
      const { schedules } = await stand.register([
        [index + 1, 1, 660],
        [index + 3, 3, 720],
      ]);
      await test.post(`/api/meetings/${schedules[0]?.id}/approve`, {}, stand.editor);
    }
    const rules = REMINDER_RULES.map((rule) => ({
      edition_id: edition.editionId,
      rule,
      set_at: now,
      set_by: null,
    }));
    await test.db.insertInto('reminder_rule').values(rules).execute();
    now = new Date(instant);
    admin = await logInAs(test.db, 'admin', now);
  });
  afterEach(() => stand.close());

  const runAll = async () => {
    for (const run of Object.values(JOBS)) if (run !== 'of-no-setting') await run({ stand, now });
  };
  const path = () => `/api/editions/${stand.edition.editionId}`;
  let stored: { version: number; settings: Record<string, unknown> };
  const save = async (changes: object) => {
    const { version, settings } = stored;
    const send = (deletesOf?: number) =>
      stand.test.put(
        path(),
        {
          version,
          settings: { ...settings, ...changes },
          touched: 'keep',
          deletesOf,
        },
        admin,
      );
    let answer = await send();
    // Even if the organiser confirmed hastily.
    if (answer.json().code === 'edition.deletes-documents')
      answer = await send(answer.json().deletion.people.length);
    if (answer.statusCode === 200) stored = answer.json();
    return answer.statusCode;
  };

  it('destroys nothing and emails nobody a minute later', async () => {
    stored = (await stand.test.get(path(), admin)).json();
    const { dates, ...others } = stored.settings;
    await runAll();
    let accepted = 0;
    for (const [name, value] of Object.entries({ ...others, dates }))
      for (const slip of slips(value)) {
        if ((await save({ [name]: slip })) !== 200) continue;
        accepted += 1;
        const before = await count(stand.test.db);
        now = new Date(now.getTime() + 60_000);
        await runAll();
        expect(await count(stand.test.db), `${name}: ${JSON.stringify(slip)}`).toEqual(before);
        const restored = await save({ [name]: value });
        // Past days do not return, so they are tried last.
        if (name !== 'dates') expect([name, restored]).toEqual([name, 200]);
      }
    // If all of them were refused, this would prove nothing.
    expect(accepted).toBeGreaterThan(20);
    expect(now.getTime() - new Date(instant).getTime()).toBeLessThan(DAY_MS);
  }, 240_000);
});
