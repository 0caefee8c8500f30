// A change of settings that would delete documents needs confirmation, waits a week, lists the people and is revocable.
import { readdir } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../adapters/log.ts';
import { createBooking, createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { listActions } from '../../testing/staff.ts';
import { storeDocument } from '../../testing/stored-document.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { sweep } from './retention.job.ts';

/** A day after the fair: documents are due in four weeks. */
const AFTER_THE_FAIR = new Date('2026-06-06T04:00:00Z');
const DAY_MS = 86_400_000;

const test = prepareEach(createTestApp);
let edition: number;
let admin: { authorization: string };
let now: Date;
let buyers: Awaited<ReturnType<typeof createHostedBuyer>>[];

async function at(instant: Date): Promise<void> {
  now = instant;
  test.setNow(instant);
  admin = await logInAs(test.db, 'admin', instant);
}
const days = (count: number) => new Date(AFTER_THE_FAIR.getTime() + count * DAY_MS);
const runSweep = () => sweep({ db: test.db, clock: () => now, files: test.storage.files, log: silentLog });
const stored = async () => (await readdir(test.storage.folder)).length;
const passports = async () =>
  (await test.db.selectFrom('booking').select('passport').execute()).filter(({ passport }) => passport)
    .length;
const read = async () => (await test.get(`/api/editions/${edition}`, admin)).json();
const save = async (changes: object, deletesOf?: number) => {
  const { version, settings } = await read();
  return test.put(
    `/api/editions/${edition}`,
    { version, settings: { ...settings, ...changes }, deletesOf },
    admin,
  );
};
const path = () => `/api/editions/${edition}/document-deletion`;
const waiting = async () => (await test.get(path(), admin)).json().deletion;
const person = async () =>
  (await test.get(`/api/people/${await referenceOf(buyers[0]?.registrationId ?? 0)}`, admin)).json();
const referenceOf = async (id: number) =>
  (await readRow(test.db, 'registration', { id }, ['reference'])).reference;
const actions = async () =>
  (await listActions(test.db)).map(({ action }) => action).filter((action) => action.startsWith('document.'));

beforeEach(async () => {
  ({ editionId: edition } = await createSmallEdition(test.db));
  buyers = [];
  for (let index = 0; index < 2; index += 1) {
    const buyer = await createHostedBuyer(test.db, edition);
    await createBooking(test.db, test.storage.sealer, buyer);
    await storeDocument(test, buyer.registrationId, { kind: 'passport', filename: 'passport.pdf' });
    buyers.push(buyer);
  }
  await at(AFTER_THE_FAIR);
});

it('is refused with the list of people, and deletes nothing, until their number is confirmed', async () => {
  const refused = await save({ documentsKeptDays: 0 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'edition.deletes-documents']);
  expect(refused.json().message).toBe('This deletes the documents and passport numbers of 2 people.');
  expect(refused.json().deletion).toMatchObject({ dueAt: days(7).toISOString(), people: [{}, {}] });
  expect((await save({ documentsKeptDays: 0 }, 1)).statusCode).toBe(409);
  expect((await read()).settings.documentsKeptDays).toBe(30);
  await runSweep();
  expect([await stored(), await passports(), await waiting()]).toEqual([2, 2, null]);
});

it('waits a week, is shown with each person, and then deletes', async () => {
  expect((await save({ documentsKeptDays: 0 }, 2)).statusCode).toBe(200);
  const reference = await referenceOf(buyers[0]?.registrationId ?? 0);
  expect(await waiting()).toMatchObject({ dueAt: days(7).toISOString() });
  expect((await waiting()).people.map((one: { reference: string }) => one.reference)).toContain(reference);
  expect((await person()).documentsDeletedAt).toBe(days(7).toISOString());
  await at(new Date(days(7).getTime() - 1));
  await runSweep();
  expect([await stored(), await passports()]).toEqual([2, 2]);
  await at(days(7));
  await runSweep();
  expect([await stored(), await passports(), await waiting()]).toEqual([0, 0, null]);
  expect(await actions()).toEqual(['document.plan-deletion', 'document.expire', 'document.expire']);
});

it('when revoked, keeps everything until the previous due date; then the settings count again', async () => {
  await save({ documentsKeptDays: 0 }, 2);
  const viewer = await logInAs(test.db, 'viewer', now);
  expect((await test.post(`${path()}/keep`, {}, viewer)).statusCode).toBe(403);
  expect((await test.post(`${path()}/keep`, {}, admin)).statusCode).toBe(200);
  expect([await waiting(), (await person()).documentsDeletedAt]).toEqual([null, null]);
  expect((await test.post(`${path()}/keep`, {}, admin)).statusCode).toBe(404);
  await at(days(8));
  await runSweep();
  expect([await stored(), await passports()]).toEqual([2, 2]);
  await at(new Date('2026-07-08T16:00:00Z'));
  await runSweep();
  expect([await stored(), await passports()]).toEqual([0, 0]);
  expect((await actions()).slice(0, 2)).toEqual(['document.plan-deletion', 'document.keep']);
});

it('is cancelled when the settings are corrected in time, and deletes nothing', async () => {
  await save({ documentsKeptDays: 0 }, 2);
  await at(days(3));
  expect((await save({ documentsKeptDays: 30 })).statusCode).toBe(200);
  expect(await waiting()).toBeNull();
  await at(days(8));
  await runSweep();
  expect([await stored(), await passports()]).toEqual([2, 2]);
});

it('moving the days of a closed edition into the past waits as well', async () => {
  await test.db.updateTable('edition').set({ state: 'closed' }).execute();
  const { settings } = await read();
  const dates = (settings.dates as string[]).map((date) => date.replace('2026', '2025'));
  expect((await save({ dates })).json().code).toBe('edition.deletes-documents');
  expect((await save({ dates }, 2)).statusCode).toBe(200);
  await runSweep();
  expect([await stored(), await passports()]).toEqual([2, 2]);
});

it('a second wrong change does not delete what the first has delayed, and needs its own confirmation', async () => {
  await save({ documentsKeptDays: 10 }, 2);
  expect(await waiting()).toBeNull();
  await save({ documentsKeptDays: 1 }, 2);
  await at(days(2));
  expect((await save({ documentsKeptDays: 0 })).statusCode).toBe(409);
  expect((await save({ documentsKeptDays: 0 }, 2)).statusCode).toBe(200);
  await test.post(`${path()}/keep`, {}, admin);
  await at(days(9));
  await runSweep();
  expect([await stored(), await passports()]).toEqual([2, 2]);
});

it('needs no confirmation when nothing is deleted earlier, or nobody has documents', async () => {
  expect((await save({ documentsKeptDays: 60 })).statusCode).toBe(200);
  expect((await save({ name: 'Summer Fair' })).statusCode).toBe(200);
  await test.db.updateTable('document').set({ deleted_at: now, storage_name: null }).execute();
  await test.db.updateTable('booking').set({ passport: null, additional_passport: null }).execute();
  expect((await save({ documentsKeptDays: 0 })).statusCode).toBe(200);
  expect(await actions()).toEqual([]);
});
