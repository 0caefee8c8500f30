// The link to a schedule is emailed only to its own address, rate limited, and the response reveals nothing.

import { message } from '@visavis/domain/message/message';
import { inEnglish } from '@visavis/domain/words/english';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outcomeOf } from '../../http/outcome.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';

const NO_LINK_SENTENCE = inEnglish(message('my-schedule.no-mail-server'));

const LINK_ON_ITS_WAY = outcomeOf(message('my-schedule.link-on-its-way'));

const stand = prepareOnce(() =>
  openReview({
    mail: {
      wake: () => {
        woken += 1;
      },
    },
  }),
);
let woken = 0;

const ask = (email: string) => stand.test.post('/api/schedule-link', { email });
const linksOf = (registrationId: number) =>
  readRows(
    stand.test.db,
    'email',
    { registration_id: registrationId, kind: 'schedule-link' },
    ['recipient', 'recipient_name', 'state', 'content', 'edition_id'],
    'id',
  );

describe('POST /api/schedule-link', () => {
  it('emails the address of the registration, ignoring case and spaces, and wakes the mail sender', async () => {
    const { id, email, registrationNumber } = await stand.register([[1, 1, 660]]);
    const before = woken;
    const answer = await ask(` ${email.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, ...LINK_ON_ITS_WAY }]);
    expect(await linksOf(id)).toMatchObject([
      {
        recipient: email,
        recipient_name: 'Amira Rahman',
        state: 'queued',
        edition_id: stand.edition.editionId,
        content: {
          kind: 'schedule-link',
          reference: registrationNumber,
          meetings: [{ exhibitor: 'Maker 1', day: 1, status: 2, event: null }],
        },
      },
    ]);
    expect(woken).toBeGreaterThan(before);
  });

  it('gives unknown addresses and those of deleted registrations the same response, and sends nothing', async () => {
    const gone = await stand.register([[1, 1, 720]]);
    const { id, user_id, visitor_company_id } = gone;
    await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
    const known = await stand.register([[1, 1, 780]]);
    const count = async () =>
      (await stand.test.db.selectFrom('email').select('id').where('kind', '=', 'schedule-link').execute())
        .length;
    const before = await count();
    const timed = async (email: string) => {
      const begun = performance.now();
      const answer = await ask(email);
      return { body: answer.body, status: answer.statusCode, took: performance.now() - begun };
    };
    const answers = [await timed('nobody@visavis.example'), await timed(gone.email)];
    expect(await count()).toBe(before);
    answers.push(await timed(known.email));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    // Timers may fire slightly early.
    for (const { took } of answers) expect(took).toBeGreaterThan(390);
  });

  it('sends at most three an hour, even for concurrent requests, all with the same response', async () => {
    const { id, email } = await stand.register([[1, 2, 660]]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await linksOf(id)).toHaveLength(3);
    stand.test.setNow(new Date(TEST_NOW.getTime() + 3_600_000));
    await ask(email);
    expect(await linksOf(id)).toHaveLength(4);
    stand.test.setNow(TEST_NOW);
  });

  it.each([{}, { email: '' }, { email: 'nobody' }, { email: 'a@b.example', more: 1 }])(
    '%j is 422',
    async (body) => {
      expect((await stand.test.post('/api/schedule-link', body)).statusCode).toBe(422);
    },
  );

  it('is rate limited per network address', async () => {
    const limited = await openReview({ mail: { wake: () => undefined }, rateLimitScale: 0.1 });
    onTestFinished(() => limited.close());
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push(
        (await limited.test.post('/api/schedule-link', { email: `n${index}@visavis.example` })).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('a second registration of an address', () => {
  const again = async (email: string, exhibitor = 2) =>
    stand.test.post(
      '/api/visitor/register',
      submissionOf([meetingOf(`Maker ${exhibitor}`, `M-${exhibitor}`, 3, 660)], { email }),
    );

  it('is refused with a neutral message, and the link goes to the existing registration', async () => {
    const { id, email } = await stand.register([[1, 3, 720]]);
    const answer = await again(email.toUpperCase());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'registration.email-taken',
      message:
        'A new registration could not be made with this email address. If you have registered before, the link to your meetings is on its way to this address.',
    });
    expect(await linksOf(id)).toMatchObject([{ recipient: email, state: 'queued' }]);
    for (let index = 0; index < 4; index += 1) await again(email);
    await ask(email);
    expect(await linksOf(id)).toHaveLength(3);
  });

  it('promises no email when no mail server is configured', async () => {
    const silent = await openReview();
    onTestFinished(() => silent.close());
    const { id, email } = await silent.register([[1, 3, 720]]);
    const answer = await silent.test.post(
      '/api/visitor/register',
      submissionOf([meetingOf('Maker 2', 'M-2', 3, 660)], { email }),
    );
    expect(answer.json().message).toContain('please contact us to change them');
    for (const address of [email, 'nobody@visavis.example']) {
      const link = await silent.test.post('/api/schedule-link', { email: address });
      expect(link.statusCode).toBe(409);
      expect(link.json()).toMatchObject({ code: 'email.not-configured', message: NO_LINK_SENTENCE });
    }
    const kept = await readRows(silent.test.db, 'email', { registration_id: id, kind: 'schedule-link' }, [
      'state',
    ]);
    expect(kept).toEqual([{ state: 'unsent' }, { state: 'unsent' }]);
  });
});
