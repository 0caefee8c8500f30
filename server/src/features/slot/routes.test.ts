// GET /api/unavailable-slots: blocked hours, live meetings and hours that have begun, in the documented shape.
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const PATH = '/api/unavailable-slots';
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

it('has the documented shape: success, and day and label per company name', async () => {
  const { hanari, nacre, nacreTwin } = edition.exhibitorIds;
  await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'B-145', 2, 900)]));
  await test.post('/api/visitor/register', submissionOf([meetingOf('Atelier Nacre', 'F-001', 2, 960)]));
  const response = await test.get(PATH);
  expect(response.json()).toEqual({
    success: true,
    data: {
      unavailable_slots: {
        'Hanari Skin Lab': [{ day: 1, time: '11 am', exhibitorId: hanari }],
        'Atelier Nacre': [
          { day: 2, time: '3 pm', exhibitorId: nacre },
          { day: 2, time: '4 pm', exhibitorId: nacreTwin },
        ],
      },
    },
  });
});

it('treats __proto__ as an ordinary company name', async () => {
  await test.post('/api/visitor/register', submissionOf([meetingOf('__proto__', 'C-001', 1, 720)]));
  const { body } = await test.get(PATH);
  expect(body).toContain(
    `"__proto__":[{"day":1,"time":"12 pm","exhibitorId":${edition.exhibitorIds.proto}}]`,
  );
});

it('can be limited to some exhibitors', async () => {
  const { hanari, proto } = edition.exhibitorIds;
  const slots = (await test.get(`${PATH}?exhibitors=${hanari},${proto},999999`)).json().data
    .unavailable_slots;
  expect(Object.keys(slots).sort()).toEqual(['Hanari Skin Lab', '__proto__']);
});

it('excludes rejected meetings', async () => {
  await updateRows(test.db, 'meeting', { exhibitor_id: edition.exhibitorIds.nacre }, { status: 3 });
  const slots = (await test.get(PATH)).json().data.unavailable_slots;
  expect(slots['Atelier Nacre']).toEqual([
    { day: 2, time: '4 pm', exhibitorId: edition.exhibitorIds.nacreTwin },
  ]);
});

it('lists hours that have begun once for every exhibitor', async () => {
  test.setNow(new Date('2026-06-02T04:30:00Z'));
  const slots = (await test.get(PATH)).json().data.unavailable_slots;
  expect(slots['Hanari Skin Lab']).toEqual([
    { day: 1, time: '11 am', exhibitorId: edition.exhibitorIds.hanari },
    { day: 1, time: '12 pm', exhibitorId: edition.exhibitorIds.hanari },
  ]);
  test.setNow(TEST_NOW);
});

it.each(['?exhibitors=', '?exhibitors=x', '?exhibitors=1,', `?exhibitors=${Array(51).fill(1).join(',')}`])(
  '%.30s is 422',
  async (query) => {
    expect((await test.get(PATH + query)).statusCode).toBe(422);
  },
);
