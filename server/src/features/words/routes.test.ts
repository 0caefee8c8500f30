// The texts of an edition: drafts, publishing, versions, outdated translations, and what visitors read.
import { PAGE_TEXTS } from '@visavis/domain/content/page-fields';
import { BUILT_IN_FACTS } from '@visavis/domain/words/programme-facts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let edition: SmallEdition;
let editor: { authorization: string };
beforeEach(async () => {
  test = await createTestApp();
  editor = await logInAs(test.db, 'editor');
  edition = await createSmallEdition(test.db);
});
afterEach(() => test.close());

const read = async (key: string) => (await test.get(`/api/words/${key}`, editor)).json();
const send = (method: 'POST' | 'PUT', path: string, payload: unknown, headers = editor) =>
  test.call({
    method,
    url: `/api/words/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

/** Drafts the text with some changed fields, and publishes it. */
async function publish(key: string, changed: Record<string, Record<string, string>>, isNewVersion = false) {
  const drafted = await draft(key, changed);
  const response = await send('POST', `${key}/publish`, { revision: drafted.json().revision, isNewVersion });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function draft(key: string, changed: Record<string, Record<string, string>>) {
  const { revision, languages } = await read(key);
  const drafts = Object.fromEntries(
    Object.entries(changed).map(([language, fields]) => [
      language,
      { ...languages[language].fields, ...fields },
    ]),
  );
  return send('PUT', `${key}/draft`, { revision, drafts });
}

const shown = async (page: string, language = 'en') =>
  (await test.get(`/api/content/${page}`, { 'accept-language': language })).json();
const listAudit = () =>
  test.db.selectFrom('audit_entry').select(['action', 'subject', 'before', 'after']).orderBy('id').execute();

it('lists every page with its state in each language, initially built in', async () => {
  const texts = (await test.get('/api/words', editor)).json();
  expect(texts.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining([...PAGE_TEXTS]));
  const untouched = { isWritten: true, isBehind: false, hasDraft: false, hasOffer: false };
  for (const { languages } of texts)
    expect(languages).toEqual({ en: untouched, ms: untouched, 'zh-Hans': untouched });
});

it('shows a draft only to organisers, and to visitors within moments of publishing', async () => {
  const before = await shown('about');
  const saved = await draft('about', { en: { lead: 'We open in spring this year.' } });
  expect(saved.json().languages.en).toMatchObject({
    version: 0,
    fields: { lead: before.lead },
    draft: { fields: { lead: 'We open in spring this year.' }, origin: 'typed' },
  });
  expect(await shown('about')).toEqual(before);

  const published = await send('POST', 'about/publish', { revision: saved.json().revision });
  expect(published.json().languages.en).toMatchObject({ version: 1, draft: null });
  await expect
    .poll(() => shown('about'), { timeout: 10_000 })
    .toEqual({ ...before, lead: 'We open in spring this year.' });
  expect(await shown('about', 'ms')).toMatchObject({ lead: expect.stringContaining('bertemu') });
  expect(await listAudit()).toMatchObject([
    { action: 'words.draft', subject: 'about', after: { en: { lead: 'We open in spring this year.' } } },
    { action: 'words.publish', before: { en: { lead: before.lead } } },
  ]);
});

it('publishes every field of every page, and shows visitors the typed text', async () => {
  for (const key of PAGE_TEXTS) {
    const before = await shown(key);
    const { fields } = (await read(key)).languages.en;
    // The built-in texts published with one added space are the same content.
    const [first = ''] = Object.keys(fields);
    await publish(key, { en: { [first]: `${fields[first]} ` } });
    await expect.poll(async () => (await read(key)).languages.en.version).toBe(1);
    expect(await shown(key)).toEqual(before);
  }
});

it('the programme facts keep their placeholders, and visitors read the published text in their language', async () => {
  const refused = await draft('programmes', { en: { 'apply-stay': 'Two nights by the sea.' } });
  expect(refused.json().fields).toEqual({
    'drafts.en.apply-stay': 'The field {amount} is missing. Please insert it where it belongs.',
  });
  expect(await shown('programmes')).toEqual(BUILT_IN_FACTS.en);

  await publish('programmes', { en: { 'apply-stay': 'Two nights by the sea, for {amount}.' } });
  await expect
    .poll(() => shown('programmes'), { timeout: 10_000 })
    .toEqual({ ...BUILT_IN_FACTS.en, 'apply-stay': 'Two nights by the sea, for {amount}.' });
  expect(await shown('programmes', 'ms')).toEqual(BUILT_IN_FACTS.ms);
  expect((await read('programmes')).languages.ms.behind).toEqual(['apply-stay']);
});

it('names each field that it refuses', async () => {
  const response = await draft('privacy', {
    en: { title: ' ', sections: 'No heading here.' },
    ms: { lead: '' },
  });
  expect([response.statusCode, response.json().fields]).toEqual([
    422,
    {
      'drafts.en.title': 'Please write something here.',
      'drafts.en.sections': 'Please begin with a heading: a line that starts with a number sign (#).',
    },
  ]);
  const { revision } = await read('privacy');
  const unknown = await send('PUT', 'privacy/draft', { revision, drafts: { en: { subject: 'x' } } });
  expect(unknown.json().fields).toEqual({ 'drafts.en.subject': 'This text has no such field.' });
  const nasty = `{"revision":${revision},"drafts":{"en":{"__proto__":"x","title":"T"}}}`;
  const response2 = await test.call({
    method: 'PUT',
    url: '/api/words/privacy/draft',
    headers: { 'content-type': 'application/json', ...editor },
    payload: nasty,
  });
  expect(response2.statusCode).toBe(422);
  expect(await listAudit()).toEqual([]);
});

it('refuses a stale revision with the current text, and changes nothing', async () => {
  const { revision } = await read('terms');
  await draft('terms', { en: { lead: 'Somebody else was faster.' } });
  const stale = await send('POST', 'terms/discard', { revision });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'words.stale']);
  expect(stale.json().text.languages.en.draft.fields.lead).toBe('Somebody else was faster.');
  expect((await read('terms')).languages.en.draft).not.toBeNull();
});

it('refuses one of two who publish the same draft at once', async () => {
  const { revision } = (await draft('about', { en: { lead: 'Once.' } })).json();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send('POST', 'about/publish', { revision })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await read('about')).languages.en.version).toBe(1);
});

it('lists fields of a translation that are behind their English, until it is published or confirmed', async () => {
  const fresh = await publish('place', { en: { travel: 'Take the tram.' } });
  expect(fresh.languages.ms.behind).toEqual(['travel']);
  expect(fresh.languages.en.behind).toEqual([]);
  const after = await publish('place', { ms: { travel: 'Naik trem.' } });
  expect([after.languages.ms.behind, after.languages['zh-Hans'].behind]).toEqual([[], ['travel']]);

  const agreed = await send('POST', 'place/agree', { revision: after.revision, language: 'zh-Hans' });
  expect(agreed.json().languages['zh-Hans'].behind).toEqual([]);
  const again = await publish('place', { en: { travel: 'Take the tram.', city: 'Klang' } });
  expect([again.languages.ms.behind, again.languages['zh-Hans'].behind]).toEqual([['city'], ['city']]);
  const list = (await test.get('/api/words', editor)).json();
  expect(list.find(({ key }: { key: string }) => key === 'place').languages).toMatchObject({
    en: { isBehind: false },
    ms: { isBehind: true },
  });
});

it('restores any version as a draft, including the built-in text', async () => {
  const first = (await read('about')).languages.en.fields.lead;
  await publish('about', { en: { lead: 'Version one.' } });
  const { revision } = await publish('about', { en: { lead: 'Version two.' } });
  const versions = (await test.get('/api/words/about/versions', editor)).json();
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(versions[0].publishedBy).toContain('editor.');

  const restored = await send('POST', 'about/restore', { revision, language: 'en', version: 1 });
  expect(restored.json().languages.en).toMatchObject({
    fields: { lead: 'Version two.' },
    draft: { origin: 'version', fields: { lead: 'Version one.' } },
  });
  const built = await send('POST', 'about/restore', {
    revision: restored.json().revision,
    language: 'en',
    version: 0,
  });
  expect(built.json().languages.en.draft.fields.lead).toBe(first);
  const none = await send('POST', 'about/restore', {
    revision: built.json().revision,
    language: 'ms',
    version: 7,
  });
  expect([none.statusCode, none.json().message]).toEqual([404, 'There is no such version.']);
});

it('discards drafts in all languages, and refuses to publish when there are none', async () => {
  const { revision } = (await draft('place', { en: { city: 'Ipoh' }, ms: { city: 'Ipoh' } })).json();
  const without = (await send('POST', 'place/discard', { revision })).json();
  expect([without.languages.en.draft, without.languages.ms.draft]).toEqual([null, null]);
  const nothing = await send('POST', 'place/publish', { revision: without.revision });
  expect([nothing.statusCode, nothing.json().message]).toEqual([422, 'There is no draft to publish.']);
});

it('a draft that equals the published text is not kept', async () => {
  const { revision, languages } = await read('place');
  const same = await send('PUT', 'place/draft', { revision, drafts: { en: languages.en.fields } });
  expect(same.json()).toMatchObject({ revision, languages: { en: { draft: null } } });
  expect(await listAudit()).toEqual([]);
});

describe('the version of the terms', () => {
  it('is unchanged by corrections, and is incremented when people have to agree again', async () => {
    const { version } = await shown('terms');
    const corrected = await publish('terms', { en: { lead: 'A spelling was corrected.' } });
    expect(corrected.documentVersion).toBe(version);
    const raised = await publish('terms', { ms: { lead: 'Syarat baharu.' } }, true);
    expect(raised.documentVersion).not.toBe(version);
    await expect
      .poll(async () => (await shown('terms')).version, { timeout: 10_000 })
      .toBe(raised.documentVersion);
    expect([(await shown('terms', 'ms')).version, (await shown('terms', 'zh')).version]).toEqual([
      raised.documentVersion,
      raised.documentVersion,
    ]);
    const { hosted } = (await test.get('/api/edition')).json();
    expect(hosted.termsVersion).toBe(raised.documentVersion);
    const admin = await logInAs(test.db, 'admin');
    const [{ id }] = (await test.get('/api/editions', admin)).json();
    expect((await test.get(`/api/editions/${id}`, admin)).json().termsVersion).toBe(raised.documentVersion);
    const again = await publish('terms', { en: { lead: 'Again.' } }, true);
    expect(again.documentVersion).toBe(`${raised.documentVersion}.2`);
    expect((await listAudit()).at(-1)).toMatchObject({ after: { version: again.documentVersion } });
  });
});

describe('a preview', () => {
  const preview = async (changed: Record<string, string>) => {
    const { fields } = (await read('about')).languages.en;
    return send('POST', 'about/preview', { language: 'en', fields: { ...fields, ...changed } });
  };

  it('is a document without scripts, whatever is typed', async () => {
    const attack = '</p><script>alert(1)</script><img src=x onerror=alert(1)> "quoted"';
    const { html } = (
      await preview({ lead: attack, figures: `${attack.replaceAll('|', '')} | years` })
    ).json();
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  });

  it('names a field that cannot be shown, and stores nothing', async () => {
    const response = await preview({ years: 'Only a year' });
    expect(response.json().fields).toEqual({
      'fields.years': 'Line 1 does not fit: please write 2 parts, separated by a bar (|).',
    });
    const { rows } = await sql`select 1 from edition_text`.execute(test.db);
    expect(rows).toEqual([]);
  });
});

it('a new edition based on the last one has its texts, drafts and versions', async () => {
  await publish('about', { en: { lead: 'Our fair.' } });
  await draft('place', { ms: { city: 'Melaka' } });
  const admin = await logInAs(test.db, 'admin');
  const created = await test.post('/api/editions', { from: edition.editionId }, admin);
  const at = `?edition=${created.json().id}`;
  const about = (await test.get(`/api/words/about${at}`, editor)).json();
  const place = (await test.get(`/api/words/place${at}`, editor)).json();
  expect(about.languages.en).toMatchObject({ version: 1, fields: { lead: 'Our fair.' } });
  expect(about.languages.ms.behind).toEqual(['lead']);
  expect(place.languages.ms.draft.fields.city).toBe('Melaka');

  // From here on the editions are independent.
  await send('PUT', `about/draft${at}`, {
    revision: about.revision,
    drafts: { en: { ...about.languages.en.fields, lead: 'The next fair.' } },
  });
  expect((await read('about')).languages.en.draft).toBeNull();
});

it('shows English where a language has no text, and its own text once published', async () => {
  const files = { ...test.content, ms: { language: 'en' as const, content: test.content.en.content } };
  await test.close();
  test = await createTestApp({ content: files });
  editor = await logInAs(test.db, 'editor');
  await createSmallEdition(test.db);
  const { languages } = await read('place');
  expect(languages.ms).toMatchObject({ isWritten: false, fields: { city: '' }, behind: [] });
  await publish('place', { en: { city: 'Ipoh' } });
  await expect.poll(async () => (await shown('place', 'ms')).city, { timeout: 10_000 }).toBe('Ipoh');
  await publish('place', { ms: { ...languages.en.fields, city: 'Bandar Ipoh' } });
  await expect.poll(async () => (await shown('place', 'ms')).city, { timeout: 10_000 }).toBe('Bandar Ipoh');
  expect(
    (await test.get('/api/content/place', { 'accept-language': 'ms' })).headers['content-language'],
  ).toBe('ms');
});

it('the archive of an edition contains its published texts, but neither drafts nor who published them', async () => {
  await publish('about', { en: { lead: 'Our "fair"; in spring.' } });
  const published = await publish('terms', { en: { lead: 'New terms.' } }, true);
  await draft('about', { ms: { lead: 'Draf sahaja.' } });
  const admin = await logInAs(test.db, 'admin');
  const archive = await test.get(`/api/editions/${edition.editionId}/archive`, admin);
  const imported = await test.call({
    method: 'POST',
    url: '/api/editions/archive',
    headers: { 'content-type': 'application/zip', ...admin },
    payload: archive.rawPayload,
  });
  expect(imported.statusCode).toBe(201);
  const at = `?edition=${imported.json().id}`;
  const about = (await test.get(`/api/words/about${at}`, editor)).json();
  expect(about.languages).toMatchObject({
    en: { version: 1, fields: { lead: 'Our "fair"; in spring.' }, publishedBy: '' },
    ms: { version: 0, draft: null },
  });
  const terms = (await test.get(`/api/words/terms${at}`, editor)).json();
  expect(terms.documentVersion).toBe(published.documentVersion);
  const again = await test.get(`/api/editions/${imported.json().id}/archive`, admin);
  expect(again.rawPayload.equals(archive.rawPayload)).toBe(true);
});
