// The language of an email: that of the registration, or of the request for another link.
import { beforeEach, expect, it } from 'vitest';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { FORM_HEADERS, fieldParts, filePart, formBody } from '../../testing/application-form.ts';
import { jpegOf, pdfOf, pngOf } from '../../testing/document-files.ts';
import { openMailStand } from '../../testing/mail-harness.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { readRow } from '../../testing/rows.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';

const stand = prepareOnce(openMailStand);

beforeEach(() => stand.mailServer.received.splice(0));

const MALAY = { 'accept-language': 'ms-MY,ms;q=0.9,en;q=0.8' };
const CHINESE = { 'accept-language': 'en', cookie: 'language=zh-Hans' };

let minute = 600;
async function register(headers: Record<string, string>, email: string, key?: string) {
  minute += 60;
  const submission = submissionOf([meetingOf('Maker 1', 'M-1', 1, minute)], { email });
  const path = '/api/visitor/register';
  const send = (other: Record<string, string>, hours = submission.meetings) =>
    stand.test.post(
      path,
      { ...submission, meetings: hours },
      { ...other, ...(key && { 'idempotency-key': key }) },
    );
  const answer = await send(headers);
  expect(answer.statusCode).toBe(201);
  return { id: Number(answer.json().registration_id), body: answer.body, send };
}

const registrationOf = (id: number) =>
  readRow(stand.test.db, 'registration', { id }, ['language', 'terms_version']);

/** The newest message to an address. */
const lastMail = (recipient: string) =>
  stand.test.db
    .selectFrom('email')
    .select(['kind', 'subject', 'content'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

it('a visitor whose browser requests Malay gets this and every later mail in Malay', async () => {
  const email = 'nurul@melati.example';
  const { id } = await register(MALAY, email);
  const { received } = stand.mailServer;
  await expect.poll(() => received.length, { timeout: 10_000, interval: 20 }).toBe(1);
  expect(received[0]?.parsed.subject).toBe('Pendaftaran anda untuk International Beauty Exhibition');
  expect(received[0]?.parsed.html).toContain('<html lang="ms">');
  for (const form of [received[0]?.parsed.html, received[0]?.parsed.text]) {
    expect(form).toContain('Selasa, 2 Jun 2026');
    expect(form).toContain('Menunggu');
  }
  expect(await registrationOf(id)).toEqual({
    language: 'ms',
    terms_version: stand.test.content.en.content.terms.version,
  });
  // The organiser's browser is English: that does not affect the visitor.
  await stand.sendStatus(id);
  expect(await lastMail(email)).toMatchObject({ kind: 'meeting-status', content: { language: 'ms' } });
  const key = await createAccessKey(stand.test.db, {
    registrationId: id,
    lastDate: '2026-06-05',
    now: stand.now(),
  });
  const calendar = await stand.test.get('/api/my-schedule/calendar', { authorization: `Bearer ${key}` });
  expect(calendar.body).toContain('SUMMARY:Pertemuan dengan Maker 1');
});

it('the language chosen on the site takes precedence over that of the browser; the fallback is English', async () => {
  const chosen = await register(CHINESE, 'wei@jinlan.example');
  expect((await registrationOf(chosen.id)).language).toBe('zh-Hans');
  expect((await lastMail('wei@jinlan.example')).subject).toBe(
    '已收到您的报名，International Beauty Exhibition',
  );
  const unknown = await register({ cookie: 'language=tlh', 'accept-language': 'de' }, 'jonas@linden.example');
  expect((await registrationOf(unknown.id)).language).toBe('en');
  expect((await lastMail('jonas@linden.example')).subject).toBe(
    'Your registration for the International Beauty Exhibition',
  );
});

it('a replay of a submission in another language changes nothing', async () => {
  const { id, body, send } = await register(MALAY, 'siti@melati.example', 'one-submission');
  const repeat = await send(CHINESE);
  expect([repeat.statusCode, repeat.body]).toEqual([201, body]);
  expect((await registrationOf(id)).language).toBe('ms');
  expect(await lastMail('siti@melati.example')).toMatchObject({ content: { language: 'ms' } });
});

it('a link requested again comes in the language of the request, and the registration keeps its own', async () => {
  const email = 'mei@jinlan.example';
  const { id, send } = await register(CHINESE, email);
  await stand.test.post('/api/schedule-link', { email }, MALAY);
  expect(await lastMail(email)).toMatchObject({ kind: 'schedule-link', content: { language: 'ms' } });
  // Registering again, for other hours, sends the link too.
  minute += 60;
  expect((await send({}, [meetingOf('Maker 1', 'M-1', 1, minute)])).statusCode).toBe(409);
  expect(await lastMail(email)).toMatchObject({ kind: 'schedule-link', content: { language: 'en' } });
  expect((await registrationOf(id)).language).toBe('zh-Hans');
});

it('an application stores language and terms, and its decision is mailed in that language', async () => {
  const email = 'aisyah@melati.example';
  const [jpeg, png] = await Promise.all([jpegOf(), pngOf()]);
  const form = formBody([
    ...fieldParts({ email }),
    filePart(0, jpeg, 'Visiting card.jpg'),
    filePart(1, pdfOf(), 'SSM certificate.pdf'),
    filePart(2, png, 'scan.png'),
  ]);
  const apply = (headers: Record<string, string>) =>
    stand.test.call({
      method: 'POST',
      url: '/api/hosted-registration',
      headers: { ...FORM_HEADERS, 'idempotency-key': 'one-application', ...headers },
      payload: form,
    });
  const first = await apply(MALAY);
  expect(first.statusCode).toBe(201);
  expect((await apply(CHINESE)).body).toBe(first.body);
  const stored = await readRow(stand.test.db, 'registration', { reference: first.json().reference }, [
    'id',
    'language',
    'terms_version',
    'visitor_id',
    'company_id',
  ]);
  expect(stored).toMatchObject({
    language: 'ms',
    terms_version: stand.test.content.en.content.terms.version,
  });
  expect(await lastMail(email)).toMatchObject({ kind: 'application-received', content: { language: 'ms' } });
  const ids = { user_id: stored.visitor_id, visitor_company_id: stored.company_id };
  const answer = await stand.test.post('/api/hosted/verification-email', ids, stand.editor);
  expect(answer.statusCode).toBe(200);
  expect(await lastMail(email)).toMatchObject({ kind: 'application-approved', content: { language: 'ms' } });
});

it('a reset is in the language of the request, an invitation in English', async () => {
  const { email } = await createStaff(stand.test.db, 'editor');
  await stand.test.post('/api/password-reset', { email }, CHINESE);
  expect(await lastMail(email)).toMatchObject({
    kind: 'password-reset',
    subject: '设置新密码，International Beauty Exhibition',
  });
  const invited = { email: 'newcomer@exhibition.example', role: 'editor' };
  expect((await stand.test.post('/api/organisers', invited, { ...stand.admin, ...MALAY })).statusCode).toBe(
    201,
  );
  expect((await lastMail(invited.email)).subject).toMatch(/^You are invited/);
});

it('the database rejects any other language', async () => {
  await expect(
    stand.test.database.pool.query("update registration set language = 'zh'"),
  ).rejects.toMatchObject({ constraint: 'registration_language' });
});

it('a visitor whose language the edition no longer has gets mail in its main language', async () => {
  const email = 'aisyah@melati.example';
  const { id } = await register(MALAY, email);
  const setLanguages = async (languages: ('en' | 'ms' | 'zh-Hans')[]) => {
    await stand.test.db.updateTable('edition').set({ languages }).execute();
    const shown = languages.length === 3 ? undefined : languages;
    await expect
      .poll(async () => (await stand.test.get('/api/edition')).json().languages, { timeout: 10_000 })
      .toEqual(shown);
  };
  await setLanguages(['zh-Hans', 'en']);
  await stand.sendStatus(id);
  expect(await lastMail(email)).toMatchObject({ kind: 'meeting-status', content: { language: 'zh-Hans' } });
  await setLanguages(['en', 'ms', 'zh-Hans']);
});
