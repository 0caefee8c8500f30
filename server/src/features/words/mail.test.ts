// An organiser's texts in emails: refused by field, previewed, and used in every email sent from then on.
import { randomUUID } from 'node:crypto';
import { EMAIL_KINDS } from '@visavis/domain/email/schema';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { beforeEach, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const editor = prepareEach(() => logInAs(test.db, 'editor'));
beforeEach(() => createSmallEdition(test.db));

const at = (key: string) => `/api/words/${encodeURIComponent(key)}`;
const read = async (key: string) => (await test.get(at(key), editor)).json();
async function draft(key: string, changed: Record<string, string>, language = 'en') {
  const { revision, languages } = await read(key);
  return test.put(
    `${at(key)}/draft`,
    {
      revision,
      drafts: { [language]: { ...languages[language].fields, ...changed } },
    },
    editor,
  );
}
async function publish(key: string, changed: Record<string, string>, language = 'en') {
  const { revision } = (await draft(key, changed, language)).json();
  const response = await test.post(`${at(key)}/publish`, { revision }, editor);
  expect(response.statusCode).toBe(200);
}
/** The text of the newest email to an invited colleague. */
async function invited(address: string) {
  const admin = await logInAs(test.db, 'admin');
  await test.post('/api/organisers', { email: address, role: 'viewer' }, admin);
  const { emails } = (await test.get(`/api/emails?search=${address}`, admin)).json();
  return (await test.get(`/api/emails/${emails[0].id}`, admin)).json();
}

it('names each missing or unknown placeholder before anything is saved', async () => {
  const response = await draft('mail:meeting-status', {
    subject: 'Your meetings',
    greeting: 'Hello!',
    'outcome-some': '{approved} of {meetings}, {others} not, {company}',
    heading: ' ',
  });
  expect([response.statusCode, response.json().fields]).toEqual([
    422,
    {
      'drafts.en.subject': 'The field {exhibition} is missing. Please insert it where it belongs.',
      'drafts.en.greeting': 'The field {name} is missing. Please insert it where it belongs.',
      'drafts.en.outcome-some':
        '{company} is not a field of this sentence. Please remove it or choose one from the menu.',
      'drafts.en.heading': 'Please write something here.',
    },
  ]);
  expect(response.json().reasons['drafts.en.greeting']).toEqual({
    code: 'words.placeholder-missing',
    values: { placeholder: 'name' },
  });
  expect((await read('mail:meeting-status')).languages.en.draft).toBeNull();
});

it('lists the placeholders that a sentence needs, in each language', async () => {
  const { fields } = await read('mail:room-free');
  expect(fields.find(({ name }: { name: string }) => name === 'kept')).toEqual({
    name: 'kept',
    kind: 'sentence',
    placeholders: { en: ['time', 'zone'], ms: ['time', 'zone'], 'zh-Hans': ['time', 'zone'] },
  });
});

it('an email written after publishing has the new text; one written before keeps its own', async () => {
  const before = await invited('first@exhibition.example');
  await publish('mail:staff-invitation', {
    subject: 'Come and help at the {exhibition}',
    login: 'Please log in as {email}, <b>today</b>.',
  });
  await expect
    .poll(async () => (await invited(`second.${randomUUID()}@exhibition.example`)).subject, {
      timeout: 10_000,
    })
    .toBe('Come and help at the International Beauty Exhibition');
  const { html, text } = await invited('third@exhibition.example');
  expect(text).toContain('Please log in as third@exhibition.example, <b>today</b>.');
  expect(html).toContain('Please log in as third@exhibition.example, &lt;b&gt;today&lt;/b&gt;.');
  // Unchanged texts stay as before.
  expect(text).toContain('The link works for 7 days');

  const admin = await logInAs(test.db, 'admin');
  const same = (await test.get(`/api/emails/${before.id}`, admin)).json();
  expect([same.subject, same.text]).toEqual([before.subject, before.text]);
});

it('a line break in a subject becomes a space', async () => {
  const saved = await draft('mail:password-reset', { subject: 'Reset\r\nBcc: x@y.example, {exhibition}' });
  expect(saved.json().languages.en.draft.fields.subject).toBe('Reset Bcc: x@y.example, {exhibition}');
});

it('marks a sentence in the other languages when its English has changed', async () => {
  await publish('mail:hosted-link', { opening: 'Your pages at the {exhibition}.' });
  const { languages } = await read('mail:hosted-link');
  expect([languages.ms.behind, languages['zh-Hans'].behind]).toEqual([['opening'], ['opening']]);
});

it.each(LANGUAGES)('previews every kind in %s with data of the edition', async (language) => {
  // The heading of a message to a group comes from its author.
  for (const kind of EMAIL_KINDS.filter((one) => one !== 'group-message')) {
    const { languages, fields } = await read(`mail:${kind}`);
    const heading = `Own <heading> of ${kind}`;
    const response = await test.post(
      `${at(`mail:${kind}`)}/preview`,
      { language, fields: { ...languages[language].fields, heading } },
      editor,
    );
    expect(response.statusCode, kind).toBe(200);
    const { subject, html, text } = response.json();
    expect(html).toContain(`Own &lt;heading&gt; of ${kind}`);
    expect(text).toContain(heading);
    expect(`${subject}${text}`).not.toMatch(/\{[a-z-]+\}|undefined/);
    expect(fields.length).toBeGreaterThan(3);
  }
});

it('a preview shows the typed text, not the published one', async () => {
  await publish('mail:schedule-link', { 'not-you': 'Published words.' });
  const { languages } = await read('mail:schedule-link');
  const fields = { ...languages.en.fields, 'not-you': 'Typed words.' };
  const { text } = (
    await test.post(`${at('mail:schedule-link')}/preview`, { language: 'en', fields }, editor)
  ).json();
  expect(text).toContain('Typed words.');
  expect(text).not.toContain('Published words.');
});
