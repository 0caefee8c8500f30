// Registering somebody by hand: by the rules of the form, confirmed at once, and only once despite retries.
import { randomBytes } from 'node:crypto';
import { exampleRegistration } from '@visavis/domain/profile/example';
import { expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { readRows } from '../../testing/rows.ts';

const stand = prepareOnce(openReview);
let count = 0;

const keyOf = () => randomBytes(16).toString('hex');
const bodyOf = (changes: object = {}, fields: object = {}) => {
  count += 1;
  return {
    key: keyOf(),
    registration: { ...exampleRegistration(), email: `phone${count}@kenari.example`, ...fields },
    language: 'ms',
    interests: [stand.edition.subCategoryIds.serums],
    meetings: [{ exhibitorId: stand.makers[0], day: 1, minute: 660 + 60 * (count % 5) }],
    consent: true,
    isMailed: true,
    ...changes,
  };
};
const register = (body: object, headers = stand.editor) =>
  stand.test.post('/api/registrations', body, headers);
const personOf = async (reference: string) =>
  (await stand.test.get(`/api/people/${reference}`, stand.admin)).json();
const emailsOf = (id: number) =>
  stand.test.db.selectFrom('email').select(['kind', 'content']).where('registration_id', '=', id).execute();

it("is confirmed at once, in the person's language, with the recorder of the consent", async () => {
  const answer = await register(bodyOf());
  expect(answer.statusCode).toBe(201);
  const { registration_id: id, reference } = answer.json();
  const person = await personOf(reference);
  expect(person).toMatchObject({
    language: 'ms',
    confirmedAt: expect.any(String),
    registration: { schedules: [{ exhibitor: 'Maker 1', status: 2 }], status: 'Pending' },
    history: [{ action: 'registration.add', actorKind: 'organiser' }],
  });
  expect(person.registeredBy).toBe(person.history[0].actor);
  expect(person.registration.unconfirmed).toBeUndefined();
  const [entry] = await readRows(stand.test.db, 'audit_entry', { registration_id: id }, ['after']);
  expect(entry?.after).toMatchObject({ consent: 'by telephone', termsVersion: expect.any(String) });
  const [email, ...others] = await emailsOf(id);
  expect(others).toEqual([]);
  expect(email?.kind).toBe('registration-received');
  // Without a request to confirm, as staff were given the address.
  expect(email?.content).not.toHaveProperty('unconfirmed');
});

it('sends no email if staff choose so', async () => {
  const { registration_id: id } = (await register(bodyOf({ isMailed: false }))).json();
  expect(await emailsOf(id)).toEqual([]);
});

it('happens once, even if it is sent several times at the same moment', async () => {
  const body = bodyOf();
  const answers = await Promise.all([register(body), register(body), register(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
  const changed = { ...body, registration: { ...body.registration, name: 'Somebody Else' } };
  expect((await register(changed)).json().code).toBe('submission.key-reused');
});

it('names the person who already has the address, and never books an hour twice', async () => {
  const first = bodyOf();
  const { reference } = (await register(first)).json();
  const again = await register({
    ...first,
    key: keyOf(),
    meetings: [{ ...first.meetings[0], minute: 1020 }],
  });
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({
    code: 'registration.email-taken',
    reason: { code: 'person.email-taken', values: { reference } },
  });
  expect(again.json().fields['registration.email']).toContain(reference);
  const rivals = await Promise.all(
    Array.from({ length: 4 }, () =>
      register(bodyOf({ meetings: [{ exhibitorId: stand.makers[1], day: 2, minute: 720 }] })),
    ),
  );
  expect(rivals.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  expect(rivals.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'meeting.slot-taken',
    lost: [{ exhibitor: 'Maker 2', day: 2 }],
  });
});

it('follows the rules of the form, and requires the consent', async () => {
  const wrong = await register(bodyOf({ meetings: [] }, { email: 'nobody', name: '' }));
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().fields)).toEqual(
    expect.arrayContaining(['registration.email', 'registration.name']),
  );
  expect((await register(bodyOf({ meetings: [] }))).json().fields.meetings).toBeDefined();
  expect((await register(bodyOf({ consent: false }))).json().fields.consent).toBe(
    'Please ask the person whether they agree to the terms, and tick the box.',
  );
  const unknown = await register(bodyOf({ meetings: [{ exhibitorId: 999_999, day: 1, minute: 660 }] }));
  expect(Object.keys(unknown.json().fields)).toEqual(['meetings.0.exhibitor']);
  const [exhibitorId] = stand.makers;
  const unfit = await register(
    bodyOf({
      interests: [999_999],
      meetings: [
        { exhibitorId, day: 9, minute: 661 },
        { exhibitorId, day: 1, minute: 660 },
      ],
    }),
  );
  expect(Object.keys(unfit.json().fields)).toEqual([
    'interests.0.subCategoryId',
    'meetings.0.day',
    'meetings.0.time',
    'meetings.1.exhibitor',
  ]);
  expect((await register(bodyOf(), stand.viewer)).statusCode).toBe(403);
});

it('is possible after registration has closed, but not once the edition has', async () => {
  const { db } = stand.test;
  const setEdition = async (values: { business_closes?: string | null; state?: 'open' | 'closed' }) => {
    await db.updateTable('edition').set(values).execute();
    await stand.test.restart();
  };
  await setEdition({ business_closes: '2026-01-01T00:00' });
  expect(
    (await register(bodyOf({ meetings: [{ exhibitorId: stand.makers[3], day: 3, minute: 660 }] })))
      .statusCode,
  ).toBe(201);
  await setEdition({ business_closes: null, state: 'closed' });
  expect((await register(bodyOf())).json().code).toBe('edition.closed');
});
