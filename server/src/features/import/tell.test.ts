// An import that moves exhibitors, and its undo, each send one email to the people who meet them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCalls } from '../../testing/import-calls.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createStaff, type Staff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let edition: SmallEdition;
let headers: Staff['headers'];
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  test = await createTestApp();
  edition = await createSmallEdition(test.db);
  ({ headers } = await createStaff(test.db, 'editor'));
  calls = importCalls(test, headers);
});
afterAll(() => test.close());

it('on request sends one email to people about all exhibitors that it moves, and one about the undo', async () => {
  const meetings = [
    meetingOf('Hanari Skin Lab', 'A-208', 2, 720),
    meetingOf('Atelier Nacre', 'B-145', 2, 900),
  ];
  const { registration_id: visitor } = (
    await test.post('/api/visitor/register', submissionOf(meetings))
  ).json();
  const letters = () =>
    test.db
      .selectFrom('email')
      .select(['registration_id', 'content'])
      .where('kind', '=', 'exhibitor-changed')
      .where('edition_id', '=', edition.editionId)
      .orderBy('id')
      .execute();
  const view = await calls.upload(
    'Company,Booth,Hall\nHanari Skin Lab,A-208,5\nAtelier Nacre,B-145,6\nTerra,A-1,7\n',
  );
  const impact = async () => (await test.get(`/api/imports/${view.id}/impact`, headers)).json();
  expect(await impact()).toEqual({ people: 1, blocked: null });
  const applied = await calls.act(view, 'apply', { tell: true });
  expect(applied.told).toBe(1);
  const places = (was: [string, string], is: [string, string]) => [
    {
      was: { name: 'Hanari Skin Lab', booth: 'A-208', hall: was[0] },
      is: { name: 'Hanari Skin Lab', booth: 'A-208', hall: is[0] },
    },
    {
      was: { name: 'Atelier Nacre', booth: 'B-145', hall: was[1] },
      is: { name: 'Atelier Nacre', booth: 'B-145', hall: is[1] },
    },
  ];
  const told = { registration_id: visitor, content: { meetings: [{}, {}] } };
  const first = await letters();
  expect(first).toMatchObject([told]);
  expect(first[0]?.content).toMatchObject({
    exhibitors: places(['', ''], ['5', '6']),
  });
  expect(await impact()).toEqual({ people: 1, blocked: null });
  await calls.act(applied, 'undo');
  const [, second, ...others] = await letters();
  expect([second?.registration_id, others]).toEqual([visitor, []]);
  expect(second?.content).toMatchObject({
    exhibitors: places(['5', '6'], ['', '']),
  });
  const untold = await calls.act(
    await calls.upload('Company,Booth,Hall\nHanari Skin Lab,A-208,5\n'),
    'apply',
  );
  expect(untold.told).toBe(0);
  await calls.act(untold, 'undo');
  expect(await letters()).toHaveLength(2);
});
