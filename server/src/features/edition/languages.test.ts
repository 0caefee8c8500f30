// An edition is available in the languages that its organisers enabled; the main one replaces the others.
import { fieldsOfPage } from '@visavis/domain/content/page-fields';
import { expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));
const admin = prepareEach(() => logInAs(test.db, 'admin'));

const send = (method: 'POST' | 'PUT', url: string, body: object) =>
  test.call({
    method,
    url,
    headers: { 'content-type': 'application/json', ...admin },
    payload: JSON.stringify(body),
  });

async function setLanguages(languages: string[]) {
  const url = `/api/editions/${edition.editionId}`;
  const { version, settings } = (await test.get(url, admin)).json();
  return send('PUT', url, { version, settings: { ...settings, languages } });
}

async function publish(key: string, language: string, fields: Record<string, string>) {
  const { revision } = (await test.get(`/api/words/${key}`, admin)).json();
  const drafted = await send('PUT', `/api/words/${key}/draft`, { revision, drafts: { [language]: fields } });
  expect(drafted.statusCode, drafted.body).toBe(200);
  const published = await send('POST', `/api/words/${key}/publish`, { revision: drafted.json().revision });
  expect(published.statusCode, published.body).toBe(200);
}

const languageOfPage = async (page: string, accepted: string) =>
  (await test.get(`/api/content/${page}`, { 'accept-language': accepted })).headers['content-language'];

const fieldsIn = async (key: string, language: string): Promise<Record<string, string>> =>
  (await test.get(`/api/words/${key}`, admin)).json().languages[language].fields;

const emptied = (fields: Record<string, string>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

it('has all three languages at first, and does not list them to visitors', async () => {
  expect((await test.get(`/api/editions/${edition.editionId}`, admin)).json().settings.languages).toEqual([
    'en',
    'ms',
    'zh-Hans',
  ]);
  expect((await test.get('/api/edition')).json()).not.toHaveProperty('languages');
  expect(await languageOfPage('about', 'zh-CN')).toBe('zh-Hans');
});

it.each([[[]], [['en', 'en']], [['de']]])('refuses %j with a message on the field', async (languages) => {
  const refused = await setLanguages(languages);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().fields)[0]).toMatch(/^settings\.languages/);
});

it('falls back to its main language for readers of a disabled one', async () => {
  expect((await setLanguages(['ms', 'en'])).statusCode).toBe(200);
  await expect.poll(async () => (await test.get('/api/edition')).json().languages).toEqual(['ms', 'en']);
  expect(await languageOfPage('about', 'zh-CN')).toBe('ms');
  expect(await languageOfPage('programmes', 'zh-CN')).toBe('ms');
  expect(await languageOfPage('about', 'en-GB')).toBe('en');
});

it.each(['about', 'terms', 'programmes'])(
  'a text left empty falls back to the main language: %s',
  async (key) => {
    const malay = await fieldsIn(key, 'ms');
    await publish(key, 'ms', emptied(malay));
    await expect.poll(() => languageOfPage(key, 'ms')).toBe('en');
    const refused = await send('PUT', `/api/words/${key}/draft`, {
      revision: (await test.get(`/api/words/${key}`, admin)).json().revision,
      drafts: { en: emptied(malay) },
    });
    expect(refused.statusCode, 'the main language itself').toBe(422);
  },
);

it('an email cannot be left empty: it has built-in sentences in every language', async () => {
  const key = 'mail:registration-received';
  const { revision, languages } = (await test.get(`/api/words/${key}`, admin)).json();
  const drafts = { ms: emptied(languages.ms.fields) };
  expect((await send('PUT', `/api/words/${key}/draft`, { revision, drafts })).statusCode).toBe(422);
});

async function lacking() {
  const { items } = (await test.get(`/api/editions/${edition.editionId}/readiness`, admin)).json();
  const of = (check: string) =>
    items.find((item: { check: string }) => item.check === check)?.languages ?? [];
  return { words: of('words'), place: of('place-of-demo'), offer: of('offer-as-built-in') };
}

it('readiness lists each enabled language whose texts are still the demo’s, published or not', async () => {
  const all = ['en', 'ms', 'zh-Hans'];
  expect(await lacking()).toEqual({ words: all, place: all, offer: all });
  for (const key of ['about', 'privacy', 'terms']) {
    const fields = await fieldsIn(key, 'en');
    await publish(key, 'en', { ...fields, lead: `${fields.lead} Of our own.` });
    await publish(key, 'ms', emptied(await fieldsIn(key, 'ms')));
  }
  const place = await fieldsIn('place', 'en');
  await publish('place', 'en', { ...place, city: 'Ipoh' });
  expect(await lacking()).toEqual({ words: ['zh-Hans'], place: ['ms', 'zh-Hans'], offer: all });
  expect((await setLanguages(['en', 'ms'])).statusCode).toBe(200);
  expect(await lacking()).toEqual({ words: [], place: ['ms'], offer: ['en', 'ms'] });
});

it('the demo’s texts, published again, still count as the demo’s', async () => {
  const demo = fieldsOfPage('place', (await test.get('/api/content/place')).json());
  await publish('place', 'en', { ...demo, city: 'Ipoh' });
  await publish('place', 'en', demo);
  expect((await lacking()).place).toContain('en');
});
