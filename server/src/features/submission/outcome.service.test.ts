// The outcome of a submission is available to the holder of its idempotency key, and to nobody else.
import { describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const PATH = '/api/visitor/register';
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));

describe('the outcome of a submission whose response was lost', () => {
  const KEY = 'a'.repeat(32);
  const outcome = (key: string, programme = 'business') =>
    test.call({
      method: 'POST',
      url: `/api/submissions/${programme}/outcome`,
      headers: { 'idempotency-key': key },
    });

  it('is returned for its key, with the current meetings and a key to change them', async () => {
    expect((await outcome(KEY)).statusCode).toBe(404);
    const first = await test.post(
      PATH,
      submissionOf([
        meetingOf('Hanari Skin Lab', 'A-208', 3, 780),
        meetingOf('Atelier Nacre', 'F-001', 3, 720),
      ]),
      { 'idempotency-key': KEY },
    );
    await updateRows(
      test.db,
      'meeting',
      { registration_id: first.json().registration_id, minute: 720 },
      { status: 3 },
    );
    const response = await outcome(KEY);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      ...first.json(),
      meetings: [
        {
          day: 3,
          date: '2026-06-04',
          dayOfWeek: 'Thursday',
          time: '1.00pm-2.00pm',
          company: 'Hanari Skin Lab',
          boothNumber: 'A-208',
          exhibitorId: edition.exhibitorIds.hanari,
        },
      ],
      schedule_key: expect.any(String),
    });
    const own = await test.get('/api/my-schedule', {
      authorization: `Bearer ${response.json().schedule_key}`,
    });
    expect(own.json().reference).toBe(first.json().reference);
  });

  it('is refused for another key, another programme, and a guessable key', async () => {
    const submission = submissionOf([meetingOf('Atelier Nacre', 'F-001', 3, 960)]);
    await test.post(PATH, submission, { 'idempotency-key': 'one' });
    expect((await outcome('one')).statusCode).toBe(422);
    expect((await outcome('b'.repeat(32))).statusCode).toBe(404);
    expect((await outcome(KEY, 'hosted')).statusCode).toBe(404);
  });

  it('is 404 once the registration is deleted', async () => {
    const key = 'c'.repeat(32);
    const first = await test.post(PATH, submissionOf([meetingOf('Atelier Nacre', 'F-001', 3, 1020)]), {
      'idempotency-key': key,
    });
    await updateRows(
      test.db,
      'registration',
      { id: first.json().registration_id },
      { cancelled_at: TEST_NOW },
    );
    expect((await outcome(key)).statusCode).toBe(404);
  });
});
