// Fifty visitors choose and book while organisers change exhibitors, categories and programmes: nobody is double
// booked, no call fails, and everybody ends up with a meeting at the place given in their last email.
import { setTimeout } from 'node:timers/promises';
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { slotRange } from '@visavis/domain/edition/slot-time';
import { expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { type Faults, faultsOf, NO_FAULT } from '../../testing/fair-faults.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { createMakers, createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { ALLOW_SHARED_PLACES, LOSE_NOTICES } from '../../testing/without-defences.ts';

const VISITORS = 50;
const MAKERS = 8;
const HOURS = [660, 720, 780, 840];
const CONTROL_ROUNDS = 10;
/** The number of attempts per visitor; programmes are switched off for less. */
const PATIENCE = 40;

/** Visitors who have booked before anything changes. */
const EARLY = 14;
/** The number of responses to visitors between two changes. */
const ANSWERS_BETWEEN = 6;

interface Fair extends ReviewStand {
  edition: SmallEdition;
  makers: number[];
  /** The responses to visitors. */
  answers: Answer[];
  /** Set when every visitor has finished. */
  isOver: boolean;
}

/** The response to a call of a visitor or an organiser. */
interface Answer {
  statusCode: number;
  json(): { code?: string; message?: string; error?: string };
}

const TAKEN = [200, 201];
/** Conflicts and refusals with a reason. */
const TOLD = [404, 409, 422];

const stand = prepareOnce(openReview);

/** Creates another edition in the same database, with exhibitors without meetings. */
async function openFair(at: ReviewStand): Promise<Fair> {
  const edition = await createSmallEdition(at.test.db);
  const makers = await createMakers(at.test.db, edition.editionId, MAKERS);
  await at.test.restart();
  return { ...at, edition, makers, answers: [], isOver: false };
}

const saysWhy = (answer: Answer): boolean =>
  TAKEN.includes(answer.statusCode) || (TOLD.includes(answer.statusCode) && Boolean(answer.json().message));

/** Resolves when visitors have made progress, however busy the machine is. */
async function letVisitorsGoOn(fair: Fair): Promise<void> {
  const enough = fair.answers.length + ANSWERS_BETWEEN;
  while (!fair.isOver && fair.answers.length < enough) await setTimeout(5);
}

/** Looks up an exhibitor, holds an hour half of the time, and submits; retries until that succeeds. */
async function visit({ test, makers, edition, answers }: Fair, visitor: number): Promise<number | null> {
  const { serums, creams } = edition.subCategoryIds;
  const interests = [serums, creams].slice(visitor % 3 === 0 ? 0 : 1).map((subCategoryId) => ({
    category: 'Skincare',
    subCategory: 'As the page had it',
    categoryId: edition.categoryIds.skincare,
    subCategoryId,
  }));
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    await setTimeout(((visitor * 7) % 12) * 5);
    // Early visitors avoid the exhibitor that is archived later.
    const choice = (visitor + attempt) % MAKERS;
    const exhibitorId = makers[visitor < EARLY && choice === 4 ? 0 : choice] ?? 0;
    const [day, minute] = [1 + ((visitor + attempt) % 3), HOURS[(visitor >> 2) % HOURS.length] ?? 660];
    const seen = await test.get(`/api/directory/${exhibitorId}`);
    answers.push(seen);
    if (seen.statusCode !== 200) continue;
    const headers: Record<string, string> = {};
    if ((visitor + attempt) % 2 === 0) {
      const held = await test.post('/api/holds', { exhibitorId, day, minute });
      answers.push(held);
      if (held.statusCode !== 201) continue;
      headers['x-draft-token'] = held.json().draftToken;
    }
    const { company_name: name, booth_number: booth } = seen.json();
    const meeting = { ...meetingOf(name, booth, day, minute), time: slotRange(minute, 60) };
    const booked = await test.post(
      '/api/visitor/register',
      { ...submissionOf([meeting]), interests },
      headers,
    );
    answers.push(booked);
    if (booked.statusCode === 201) return booked.json().registration_id;
  }
  return null;
}

/** Renames, moves, resizes, blocks, archives and merges exhibitors, each once. */
async function changeExhibitors(fair: Fair, answers: Answer[]): Promise<void> {
  const { test, makers, editor } = fair;
  const calls = exhibitorCalls(test, editor);
  const [renamed = 0, moved = 0, resized = 0, blocked = 0, archived = 0, from = 0, into = 0] = makers;
  const hours = { exhibitorIds: [blocked], hours: HOURS.map((minute) => ({ day: 1, minute, length: 60 })) };
  const block = async () => {
    const { meetings } = (await test.post('/api/blocked-hours/impact', hours, editor)).json();
    const wish = { touched: 'move', rest: 'cancel', expected: meetings };
    return test.post('/api/blocked-hours', { ...hours, ...wish }, editor);
  };
  const merge = async () => {
    const preview = (await test.get(`/api/exhibitors/${from}/merge?into=${into}`, editor)).json();
    const versions = { version: preview.from.version, into, intoVersion: preview.into.version };
    return test.post(`/api/exhibitors/${from}/merge`, versions, editor);
  };
  const steps: (() => Promise<Answer>)[] = [
    () => calls.change(renamed, { companyName: 'Maker One Holdings' }, true),
    () => calls.change(resized, { places: { from: 'hand', count: 2 } }),
    () => calls.change(moved, { boothNumber: 'Z-900' }, true),
    block,
    () => calls.archive([archived]),
    merge,
    () => calls.change(resized, { places: { from: 'hand', count: 1 } }),
    () => calls.change(moved, { boothNumber: 'Z-901', hall: '7' }, true),
  ];
  for (const step of steps) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await step();
      answers.push(answer);
      if (answer.statusCode === 200) break;
    }
    await letVisitorsGoOn(fair);
  }
}

/** Twice moves, merges and tries to delete the sub-categories that visitors choose, and undoes the merge. */
async function changeCategories(fair: Fair, answers: Answer[]): Promise<void> {
  const { test, edition, editor } = fair;
  const { serums, creams, sunCare } = edition.subCategoryIds;
  const path = '/api/category-tree';
  const tree = async (): Promise<StoredTree> => (await test.get(path, editor)).json();
  const post = async (rest: string, body: object) => {
    const { version } = await tree();
    return test.post(`${path}${rest}`, { version, ...body }, editor);
  };
  const remove = async (id: number) => {
    const { version } = await tree();
    const url = `${path}/sub-category/${id}?version=${version}`;
    return test.call({ method: 'DELETE', url, headers: editor });
  };
  for (const categoryId of [edition.categoryIds.empty, edition.categoryIds.skincare]) {
    answers.push(
      await post(`/sub-category/${serums}/move`, { categoryId, position: 0 }),
      await post(`/sub-category/${creams}/merge`, { into: serums }),
      await remove(serums),
      await remove(sunCare),
    );
    const [merge] = (await tree()).merges;
    answers.push(await post(`/merges/${merge?.id}/undo`, {}));
    await letVisitorsGoOn(fair);
  }
}

/** Switches the business programme off and on. */
async function changeProgrammes(fair: Fair, answers: Answer[]): Promise<void> {
  const { test, edition, admin } = fair;
  const url = `/api/editions/${edition.editionId}`;
  for (const businessOn of [false, true, false, true]) {
    for (let isDone = false; !isDone; ) {
      const { version, settings } = (await test.get(url, admin)).json();
      const payload = { version, settings: { ...settings, businessOn } };
      const answer = await test.call({ method: 'PUT', url, headers: admin, payload });
      answers.push(answer);
      isDone = answer.statusCode !== 409;
    }
    await letVisitorsGoOn(fair);
  }
}

/** Registrations that have lost the sub-categories they chose. */
async function countLostInterests(
  { test, edition }: Fair,
  registrationIds: readonly number[],
): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select count(*)::int as lost from unnest($1::int[]) as id where not exists (
      select from registration_interest where registration_id = id and sub_category_id = any($2))`,
    [registrationIds, [edition.subCategoryIds.serums, edition.subCategoryIds.creams]],
  );
  return rows[0].lost;
}

interface Outcome {
  /** Responses that neither succeed nor give a reason. */
  failed: string[];
  changed: number;
  refused: number;
  withoutMeeting: number;
  lostInterests: number;
  faults: Faults;
}

async function race(at: ReviewStand): Promise<Outcome> {
  const fair = await openFair(at);
  const ofOrganisers: Answer[] = [];
  const bookings = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, index) => visit(fair, from + index)));
  const early = await bookings(0, EARLY);
  const late = bookings(EARLY, VISITORS).finally(() => {
    fair.isOver = true;
  });
  await Promise.all([
    changeExhibitors(fair, ofOrganisers),
    changeCategories(fair, ofOrganisers),
    changeProgrammes(fair, ofOrganisers),
  ]);
  const ids = [...early, ...(await late)].filter((id) => id !== null);
  return {
    failed: [...ofOrganisers, ...fair.answers]
      .filter((answer) => !saysWhy(answer))
      .map((answer) => `${answer.statusCode} ${JSON.stringify(answer.json())}`),
    changed: ofOrganisers.filter(({ statusCode }) => statusCode === 200).length,
    refused: fair.answers.filter(({ statusCode }) => !TAKEN.includes(statusCode)).length,
    withoutMeeting: VISITORS - ids.length,
    lostInterests: await countLostInterests(fair, ids),
    faults: await faultsOf(at.test),
  };
}

it(`leaves nobody stranded: ${VISITORS} visitors against changes of exhibitors, categories and programmes`, async () => {
  for (let round = 0; round < 2; round += 1) {
    const { changed, refused, ...outcome } = await race(stand);
    expect(outcome).toEqual({ failed: [], withoutMeeting: 0, lostInterests: 0, faults: NO_FAULT });
    expect(changed).toBeGreaterThan(12);
    expect(refused).toBeGreaterThan(0);
  }
}, 120_000);

it.each([
  { defence: 'places that only one can take', removed: ALLOW_SHARED_PLACES },
  { defence: 'letters about changes', removed: LOSE_NOTICES },
])(
  'control: without $defence somebody is stranded or double booked',
  async ({ removed }) => {
    const damaged = await openReview();
    try {
      await damaged.test.database.pool.query(removed);
      let faults: Faults = NO_FAULT;
      for (
        let round = 0;
        round < CONTROL_ROUNDS && JSON.stringify(faults) === JSON.stringify(NO_FAULT);
        round += 1
      )
        ({ faults } = await race(damaged));
      expect(faults).not.toEqual(NO_FAULT);
    } finally {
      await damaged.close();
    }
  },
  120_000,
);
