// What POST /api/hosted/meetings/save refuses before booking: wrong counts, wrong hours, other buyers' ids.
import { beforeAll, expect, it } from 'vitest';
import { createBooking, createHostedBuyer, type TestBuyer } from '../../testing/hosted-buyer.ts';
import { bearer, eight, hostedSavingWith, maker, NOTHING_SAVED } from '../../testing/hosted-saving.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { createMakers, createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
let buyer: TestBuyer;
const { save, countOf, paidBuyer } = hostedSavingWith(() => ({ test, editionId: edition.editionId }));

beforeAll(async () => {
  await createMakers(test.db, edition.editionId, 9);
  buyer = await paidBuyer();
});

const nine = () => [...eight(), maker(9, 4, 660)];
const cases: [string, () => unknown[], string, string?][] = [
  ['none', () => [], 'meetings', 'Please schedule at least 8 meeting(s).'],
  ['seven', () => eight().slice(1), 'meetings', 'Please schedule at least 8 meeting(s).'],
  ['nine', nine, 'meetings', 'Maximum Meetings Selected (8 reached)'],
  ['one company twice', () => [...eight().slice(1), maker(2, 4, 660)], 'meetings.7.exhibitor'],
  ['one hour twice', () => [...eight().slice(1), maker(1, 1, 780)], 'meetings.7.time'],
  [
    'an unknown company',
    () => [...eight().slice(1), meetingOf('Nobody', 'X-1', 4, 660)],
    'meetings.7.exhibitor',
  ],
  ['a day beyond the fair', () => [...eight().slice(1), { ...maker(1, 4, 660), day: 5 }], 'meetings.7.day'],
  [
    'an hour beyond the fair',
    () => [...eight().slice(1), { ...maker(1, 4, 660), time: '6 pm' }],
    'meetings.7.time',
  ],
  [
    'a wrong weekday',
    () => [...eight().slice(1), { ...maker(1, 4, 660), dayOfWeek: 'Sunday' }],
    'meetings.7.dayOfWeek',
  ],
];

it.each(cases)('%s is 422', async (_name, meetings, field, sentence) => {
  const response = await save(buyer, meetings());
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
  if (sentence) expect(response.json().fields[field]).toBe(sentence);
  expect(await countOf(buyer)).toEqual(NOTHING_SAVED);
});

it('an unknown interest is 422', async () => {
  const interests = [{ category: 'x', subCategory: 'y', categoryId: 1, subCategoryId: 987654 }];
  const response = await save(buyer, eight(), {}, { interests });
  expect(Object.keys(response.json().fields)).toEqual(['interests.0.subCategoryId']);
});

it('the step is closed until the deposit is paid, with or without a booking', async () => {
  const unpaid = await createHostedBuyer(test.db, edition.editionId);
  expect((await save(unpaid)).json().code).toBe('hosted.step-closed');
  await createBooking(test.db, test.storage.sealer, unpaid);
  const response = await save(unpaid);
  expect([response.statusCode, response.json().code]).toEqual([409, 'hosted.step-closed']);
  expect(await countOf(unpaid)).toEqual(NOTHING_SAVED);
});

it('ids or a key of another buyer are 404', async () => {
  const other = await paidBuyer();
  const calls = [
    save(other, eight(), {}, { user_id: buyer.userId, company_id: buyer.companyId }),
    save(other, eight(), {}, { company_id: buyer.companyId }),
    save(buyer, eight(), bearer(other)),
    save(buyer, eight(), { authorization: 'Bearer guessed' }),
  ];
  for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(404);
  expect([await countOf(buyer), await countOf(other)]).toEqual([NOTHING_SAVED, NOTHING_SAVED]);
});
