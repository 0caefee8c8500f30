// A programme that is off, not yet open or closed refuses registrations with the reason; custom names are shown.
import { expect, it } from 'vitest';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { pdfOf } from '../../testing/document-files.ts';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const admin = prepareEach(() => logInAs(test.db, 'admin'));
const edition = prepareEach(() => createSmallEdition(test.db));

const path = () => `/api/editions/${edition.editionId}`;
const put = async (changes: object) => {
  const { version, settings } = (await test.get(path(), admin)).json();
  return test.put(path(), { version, settings: { ...settings, ...changes } }, admin);
};
/** Saves, and waits until the server has read it. */
async function set(changes: object): Promise<void> {
  expect((await put(changes)).statusCode).toBe(200);
  await test.restart();
}
const shown = async () => (await test.get('/api/edition')).json();
const register = () =>
  test.post('/api/visitor/register', submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 720)]));
const apply = () =>
  test.call({
    method: 'POST',
    url: '/api/hosted-registration',
    headers: FORM_HEADERS,
    payload: formBody([...fieldParts(), filePart(0, pdfOf())]),
  });
const hold = () => test.post('/api/holds', { exhibitorId: edition.exhibitorIds.hanari, day: 2, minute: 780 });
const outcome = async (sent: ReturnType<typeof register>) => {
  const { statusCode, body } = await sent;
  const { code, message } = JSON.parse(body);
  return statusCode < 300 ? 'taken' : [statusCode, code, message];
};

it('the default edition has both programmes, always open', async () => {
  expect((await shown()).closed).toBeUndefined();
  expect([await outcome(register()), await outcome(apply())]).toEqual(['taken', 'taken']);
});

// The tests' clock shows 12.00pm on 02 March 2026 in the fair's time zone.
it('a programme that is not open yet says when it opens, and does not affect the other one', async () => {
  await set({ businessOpens: '2026-03-02T12:01', hostedOpens: '2026-03-02T12:00' });
  expect((await shown()).closed).toEqual({ business: { reason: 'later', date: '2026-03-02', minute: 721 } });
  expect(await outcome(register())).toEqual([
    409,
    'edition.closed',
    'Registration opens on 02 March 2026, 12.01 pm.',
  ]);
  expect([await outcome(apply()), await outcome(hold())]).toEqual(['taken', 'taken']);
});

it('a closed programme refuses registrations, but repeats its response to an accepted one', async () => {
  const key = { 'idempotency-key': 'a-key-of-a-draft-0001' };
  const body = submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 1, 720)]);
  const first = await test.post('/api/visitor/register', body, key);
  await set({ businessCloses: '2026-03-02T12:00', hostedCloses: '2026-03-02T12:01' });
  expect((await shown()).closed).toEqual({ business: { reason: 'past' } });
  expect((await test.post('/api/visitor/register', body, key)).json()).toEqual(first.json());
  expect(await outcome(register())).toEqual([
    409,
    'edition.closed',
    'Registration for this edition is closed.',
  ]);
  expect(await outcome(apply())).toBe('taken');
});

it('a disabled programme refuses registrations, and with no programme open nobody can hold hours', async () => {
  await set({ hostedOn: false });
  expect(await outcome(apply())).toEqual([
    409,
    'edition.closed',
    'This edition has no Hosted Buyer programme.',
  ]);
  expect([await outcome(register()), await outcome(hold())]).toEqual(['taken', 'taken']);
  await set({ businessCloses: '2026-03-01T12:00' });
  expect(await outcome(hold())).toEqual([409, 'edition.closed', 'Registration for this edition is closed.']);
});

it('refuses to close before it opens, and to switch both programmes off', async () => {
  const refused = async (changes: object) => (await put(changes)).json().fields;
  expect(await refused({ businessOpens: '2026-05-01T09:00', businessCloses: '2026-05-01T09:00' })).toEqual({
    'settings.businessCloses': 'Registration must close after it opens.',
  });
  expect(await refused({ businessOn: false, hostedOn: false })).toEqual({
    'settings.hostedOn': 'At least one programme must be on.',
  });
  expect(Object.keys(await refused({ hostedOpens: '2026-02-30T09:00' }))).toEqual(['settings.hostedOpens']);
});

it('shows the configured lines beside the mark, and uses the configured sender of emails', async () => {
  expect((await shown()).wordmark).toBeUndefined();
  await set({ wordmarkFirst: 'Gulf', wordmarkSecond: 'Beauty Week', senderName: 'Gulf Beauty team' });
  expect((await shown()).wordmark).toEqual(['Gulf', 'Beauty Week']);
  expect(await outcome(register())).toBe('taken');
  const { content } = await test.db.selectFrom('email').select('content').executeTakeFirstOrThrow();
  expect(content).toMatchObject({ exhibition: { senderName: 'Gulf Beauty team' } });
});
