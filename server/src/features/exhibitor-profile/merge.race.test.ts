// Merging two entries of one exhibitor keeps every meeting, even those booked during the merge.
import type { ExhibitorMergePreview } from '@visavis/contract/exhibitor-profile/profile';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { insertRows } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ALLOW_SHARED_PLACES } from '../../testing/without-defences.ts';

const ROUNDS = 12;
/** The catalogue is checked once a second; the rest of the timeout is for a busy machine. */
const WITHIN = { timeout: 15_000, interval: 50 };

interface Stand {
  test: TestApp;
  edition: SmallEdition;
  editor: Staff;
  calls: ReturnType<typeof exhibitorCalls>;
}

async function open(): Promise<Stand> {
  const test = await createTestApp();
  const edition = await createSmallEdition(test.db);
  const editor = await createStaff(test.db, 'editor');
  return { test, edition, editor, calls: exhibitorCalls(test, editor.headers) };
}

/** Resets to the state before any merge. */
async function reset(at: Stand): Promise<void> {
  const { nacre, nacreTwin } = at.edition.exhibitorIds;
  await at.test.database.pool.query('truncate claim, registration, visitor, company, draft cascade');
  await at.test.database.pool.query(
    "update exhibitor set merged_into = null, archived_at = null, places = 1, wanted_places = null, places_from = 'hand' where id = any($1)",
    [[nacre, nacreTwin]],
  );
  await at.test.database.pool.query('delete from representative where exhibitor_id = any($1)', [
    [nacre, nacreTwin],
  ]);
  await at.test.database.pool.query('delete from blocked_slot where exhibitor_id = any($1)', [
    [nacre, nacreTwin],
  ]);
}

const BOOTHS = { from: 'F-001', into: 'B-145' };
type Which = keyof typeof BOOTHS;

const book = ({ test }: Stand, meetings: readonly (readonly [Which, number])[], day = 2) =>
  test.post(
    '/api/visitor/register',
    submissionOf(meetings.map(([which, minute]) => meetingOf('Atelier Nacre', BOOTHS[which], day, minute))),
  );

const idsOf = ({ edition }: Stand) => ({
  from: edition.exhibitorIds.nacreTwin,
  into: edition.exhibitorIds.nacre,
});

async function previewOf(at: Stand): Promise<ExhibitorMergePreview> {
  const { from, into } = idsOf(at);
  return (await at.test.get(`/api/exhibitors/${from}/merge?into=${into}`, at.editor.headers)).json();
}

async function merge(at: Stand, preview?: ExhibitorMergePreview) {
  const { from, into } = preview ?? (await previewOf(at));
  const body = { version: from.version, into: into.id, intoVersion: into.version };
  return at.test.post(`/api/exhibitors/${from.id}/merge`, body, at.editor.headers);
}

const meetingsOf = async ({ test }: Stand, exhibitorId: number) =>
  (
    await test.database.pool.query(
      'select day, minute, place from claim where exhibitor_id = $1 and status = 2 order by minute, place',
      [exhibitorId],
    )
  ).rows;

const stand = prepareOnce(open);

beforeEach(() => reset(stand));
afterAll(() => stand.test.close());

describe('a merge', () => {
  it('keeps every meeting, adds places where both have one, and matches its preview', async () => {
    const { from, into } = idsOf(stand);
    await book(stand, [['from', 660]]);
    await book(stand, [['into', 660]]);
    await book(stand, [['from', 720]]);
    const hold = await stand.test.post('/api/holds', { exhibitorId: from, day: 2, minute: 780 });
    await insertRows(stand.test.db, 'blocked_slot', { exhibitor_id: from, day: 4, minute: 900 });
    await stand.calls.change(into, { description: { en: '' } });
    await stand.calls.change(from, {
      description: { en: 'A small studio near Venice that mills its own pearl pigments.' },
      website: 'nacre.example',
      products: [{ id: null, name: { en: 'Pearl Serum' }, description: { en: '' } }],
      representatives: [{ id: null, name: 'Giulia', title: '', email: '', languages: [], hours: null }],
    });
    const preview = await previewOf(stand);
    expect(preview).toMatchObject({
      meetings: { from: 2, into: 1, after: 3 },
      holds: { carried: 1, ended: 0 },
      blocked: 1,
      places: { before: 1, after: 2 },
      products: ['Pearl Serum'],
      representatives: ['Giulia'],
      subCategories: ['Barrier creams'],
      texts: ['description', 'website'],
      links: 0,
      conflicts: [],
    });
    const merged = await merge(stand, preview);
    expect([merged.statusCode, merged.json()]).toEqual([200, await stand.calls.read(into)]);
    expect(merged.json()).toMatchObject({
      id: into,
      boothNumber: 'B-145',
      description: { en: 'A small studio near Venice that mills its own pearl pigments.' },
      website: 'nacre.example',
      places: 2,
      hoursTaken: 3,
      people: 3,
      products: [{ name: { en: 'Pearl Serum' } }],
    });
    expect(await meetingsOf(stand, into)).toEqual([
      { day: 2, minute: 660, place: 1 },
      { day: 2, minute: 660, place: 2 },
      { day: 2, minute: 720, place: 1 },
    ]);
    expect(await meetingsOf(stand, from)).toEqual([]);
    expect(await stand.calls.read(from)).toMatchObject({ isArchived: true, mergedInto: into });
    const token = { 'x-draft-token': hold.json().draftToken };
    const renewed = await stand.test.post('/api/holds/renew', {}, token);
    expect(renewed.json().holds).toMatchObject([{ exhibitorId: into, day: 2, minute: 780 }]);
    const history = (await stand.test.get(`/api/exhibitors/${into}/history`, stand.editor.headers)).json();
    expect(history[0]).toMatchObject({ action: 'exhibitor.merge', after: { meetings: 3 } });
    expect(history.map(({ action }: { action: string }) => action)).toContain('exhibitor.change');
  });

  it('carries meetings over when both have representatives with individual hours', async () => {
    const { from, into } = idsOf(stand);
    const person = (name: string, day: number) => ({
      ...{ id: null, name, title: '', email: '', languages: [] },
      hours: [{ day, minute: 660, length: 420 }],
    });
    for (const [id, name] of [
      [from, 'Giulia'],
      [into, 'Marta'],
    ] as const) {
      const saved = await stand.calls.change(id, {
        representatives: [person(name, 2), person(`${name} B.`, id === from ? 3 : 4)],
        places: { from: 'representatives', count: 1 },
      });
      expect(saved.statusCode, saved.body).toBe(200);
    }
    for (const which of ['from', 'into'] as const)
      expect((await book(stand, [[which, 660]])).statusCode).toBe(201);
    expect((await book(stand, [['from', 720]], 3)).statusCode).toBe(201);
    const merged = await merge(stand);
    expect(merged.statusCode, merged.body).toBe(200);
    expect(await meetingsOf(stand, into)).toEqual([
      { day: 2, minute: 660, place: expect.any(Number) },
      { day: 2, minute: 660, place: expect.any(Number) },
      { day: 3, minute: 720, place: expect.any(Number) },
    ]);
  });

  it('fills empty fields and replaces no existing text, in any language', async () => {
    const { from, into } = idsOf(stand);
    const long = 'A much longer description of the same studio, from another list.';
    await stand.calls.change(from, { description: { en: long, ms: 'Studio' }, website: 'other.example' });
    await stand.calls.change(into, { description: { en: 'Ours.', ms: 'Kami.' }, website: '' });
    expect((await previewOf(stand)).texts).toEqual(['website']);
    expect((await merge(stand)).json()).toMatchObject({
      description: { en: 'Ours.', ms: 'Kami.' },
      website: 'other.example',
    });
  });

  it('makes the former booth, name and address lead to the remaining exhibitor', async () => {
    const { from, into } = idsOf(stand);
    expect((await merge(stand)).statusCode).toBe(200);
    await vi.waitFor(
      async () => expect((await stand.test.get(`/api/directory/${from}`)).json().id).toBe(into),
      WITHIN,
    );
    expect((await book(stand, [['from', 840]])).statusCode).toBe(201);
    expect(await meetingsOf(stand, into)).toEqual([{ day: 2, minute: 840, place: 1 }]);
    const { headers } = stand.editor;
    const schedule = await stand.test.get(`/api/exhibitor-schedules/${from}`, headers);
    expect(schedule.json()).toMatchObject({ exhibitor: { id: into }, meetings: [{ day: 2, minute: 840 }] });
    expect((await stand.test.get(`/api/meetings?exhibitor=${from}&limit=10`, headers)).json()).toHaveLength(
      1,
    );
    const again = await stand.calls.restore(from);
    expect([again.statusCode, again.json().error]).toEqual([
      422,
      'This exhibitor was merged into another and cannot be shown again.',
    ]);
  });

  it('is refused with the people who meet both, and changes nothing', async () => {
    const { from } = idsOf(stand);
    const both = () =>
      book(stand, [
        ['from', 660],
        ['into', 720],
      ]);
    // The site may still have the previous test's merge cached.
    await vi.waitFor(async () => expect((await both()).statusCode).toBe(201), WITHIN);
    const preview = await previewOf(stand);
    expect(preview.conflicts).toMatchObject([{ day: 2, minute: 660, person: expect.any(String) }]);
    const refused = await merge(stand, preview);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'exhibitor.merge-conflict']);
    expect(refused.json().inTheWay).toEqual(preview.conflicts);
    expect(refused.json().error).toMatch(/^Both exhibitors meet .+\. Please move or reject/);
    expect(await meetingsOf(stand, from)).toHaveLength(1);
  });

  it('is refused for a stale preview, and for an exhibitor with itself', async () => {
    const { from, into } = idsOf(stand);
    const preview = await previewOf(stand);
    await stand.calls.change(into, { hall: '7' });
    const stale = await merge(stand, preview);
    expect([stale.statusCode, stale.json().exhibitor.id]).toEqual([409, into]);
    const self = await stand.test.get(`/api/exhibitors/${from}/merge?into=${from}`, stand.editor.headers);
    expect(self.statusCode).toBe(422);
  });
});

/** Four visitors book during a merge. @returns whether places are shared, or a meeting was left behind */
async function race(at: Stand, round: number): Promise<boolean> {
  await reset(at);
  const { from, into } = idsOf(at);
  const preview = await previewOf(at);
  const visits = (['from', 'into', 'from', 'into'] as const).map((which) => () => book(at, [[which, 660]]));
  const order = visits.flatMap((visit, index) =>
    index === round % 4 ? [() => merge(at, preview), visit] : [visit],
  );
  const answers = await Promise.all(order.map((call) => call()));
  for (const { statusCode } of answers) expect([200, 201, 409, 422]).toContain(statusCode);
  const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
  const [kept, left] = [await meetingsOf(at, into), await meetingsOf(at, from)];
  expect(kept.length + left.length).toBe(booked);
  const isMerged = (await at.calls.read(from)).mergedInto === into;
  const isShared = new Set(kept.map(({ place }) => place)).size < kept.length;
  return isShared || (isMerged && left.length > 0);
}

it(`no meeting is lost or left behind, ${ROUNDS} rounds of a merge against four visitors`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await race(stand, round)).toBe(false);
});

it('control: without the constraints on places a meeting is lost or left behind', async () => {
  const bare = await open();
  try {
    await bare.test.database.pool.query(ALLOW_SHARED_PLACES);
    let isWrong = false;
    for (let round = 0; round < 40 && !isWrong; round += 1) isWrong = await race(bare, round);
    expect(isWrong).toBe(true);
  } finally {
    await bare.test.close();
  }
});
