// Visitors book while an edition gains an hour, or while an import is undone: nobody books an absent representative.
import { slotRange } from '@visavis/domain/edition/slot-time';
import { expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview, type ReviewStand } from '../../testing/review.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { ALLOW_SHARED_PLACES, KEEP_GRID_VERSION, LOSE_ABSENCES } from '../../testing/without-defences.ts';

const ROUNDS = roundsOf(3, 6);
const VISITORS = 4;
const HOURS = [660, 720, 780];
const ADDED = 600;
const LIST = 'Company name;Booth number;Representative\nMaker 1;M-1;Ana Kim\n';

const stand = prepareOnce(openReview);

const book = ({ test }: ReviewStand, minute: number) =>
  test.post(
    '/api/visitor/register',
    submissionOf([{ ...meetingOf('Maker 1', 'M-1', 1, minute), time: slotRange(minute, 60) }]),
  );

/** One representative, present from 11 am to 1 pm on the first day. */
async function startOver(at: ReviewStand): Promise<void> {
  const { test, edition, makers, admin } = at;
  await test.database.pool.query(
    'truncate claim, registration, visitor, company, draft, representative, import_file cascade',
  );
  const starts = HOURS;
  await test.db.updateTable('edition').set({ starts }).where('id', '=', edition.editionId).execute();
  await test.database.pool.query('update edition_grid set version = version + 1');
  await expect
    .poll(async () => (await test.get('/api/edition')).json().hours.length, { timeout: 10_000 })
    .toBe(HOURS.length);
  const hours = [{ day: 1, minute: 660, length: 120 }];
  const saved = await exhibitorCalls(test, admin).change(makers[0] ?? 0, {
    representatives: [{ id: null, name: 'Mei', title: '', email: '', languages: [], hours }],
    places: { from: 'representatives', count: 1 },
  });
  expect(saved.statusCode, saved.body).toBe(200);
}

/** Number of meetings of the first maker on the first day, by hour. */
async function metAt({ test, makers }: ReviewStand): Promise<Map<number, number>> {
  const { rows } = await test.database.pool.query(
    'select minute, count(*)::int as met from meeting where exhibitor_id = $1 and status in (2, 4) group by 1',
    [makers[0]],
  );
  return new Map(rows.map(({ minute, met }) => [minute, met]));
}

/** The edition gains an hour while visitors try to book it. @returns whether somebody meets an absent person */
async function gain(at: ReviewStand): Promise<boolean> {
  await startOver(at);
  const { test, edition, admin } = at;
  const url = `/api/editions/${edition.editionId}`;
  const stored = (await test.get(url, admin)).json();
  let isChanged = false;
  const visit = async () => {
    for (let left = 1; left > 0; left -= isChanged ? 1 : 0) {
      const { statusCode } = await book(at, ADDED);
      expect([201, 409, 422]).toContain(statusCode);
    }
  };
  const add = async () => {
    const settings = { ...stored.settings, starts: [ADDED, ...HOURS] };
    const headers = { 'content-type': 'application/json', ...admin };
    const payload = JSON.stringify({ version: stored.version, settings });
    const changed = await test.call({ method: 'PUT', url, headers, payload });
    isChanged = true;
    expect(changed.statusCode, changed.body).toBe(200);
  };
  await Promise.all([...Array.from({ length: VISITORS }, visit), add()]);
  return (await metAt(at)).has(ADDED);
}

/** An import's representative is removed while visitors book. @returns whether there are more meetings than people */
async function undo(at: ReviewStand): Promise<boolean> {
  await startOver(at);
  const { test, edition, editor } = at;
  const file = await test.call({
    method: 'POST',
    url: `/api/imports?filename=list.csv&edition=${edition.editionId}`,
    headers: { ...editor, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(LIST),
  });
  const act = ({ id, version }: { id: number; version: number }, action: string) =>
    test.post(`/api/imports/${id}/${action}`, { version }, editor);
  const applied = await act(file.json(), 'apply');
  expect(applied.statusCode, applied.body).toBe(200);
  const answers = await Promise.all([
    book(at, 780),
    act(applied.json(), 'undo'),
    book(at, 660),
    book(at, 660),
  ]);
  for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
  if (answers[1]?.statusCode !== 200) return false;
  const met = await metAt(at);
  return met.has(780) || (met.get(660) ?? 0) > 1;
}

it(`nobody books an added hour without a representative, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await gain(stand)).toBe(false);
}, 120_000);

it(`nobody books a representative who is removed with an import, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await undo(stand)).toBe(false);
}, 120_000);

it.each([
  { what: 'absences somebody books the added hour', defences: [LOSE_ABSENCES], race: gain },
  {
    what: 'the version of the grid and the constraints on places somebody meets one who goes',
    defences: [KEEP_GRID_VERSION, ALLOW_SHARED_PLACES],
    race: undo,
  },
])(
  'control: without $what',
  async ({ defences, race }) => {
    const bare = await openReview();
    try {
      for (const defence of defences) await bare.test.database.pool.query(defence);
      let isAway = false;
      for (let round = 0; round < 30 && !isAway; round += 1) isAway = await race(bare);
      expect(isAway).toBe(true);
    } finally {
      await bare.close();
    }
  },
  120_000,
);
