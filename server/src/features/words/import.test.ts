// The files of CONTENT_DIR are imported once, offered when they change, and never published automatically.
import { expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { ContentFiles } from '../content/public.ts';
import { importContent } from './import.service.ts';

const test = prepareEach(createTestApp);
const editor = prepareEach(() => logInAs(test.db, 'editor'));
const edition = prepareEach(() => createSmallEdition(test.db));

/** The files with a different travel sentence in English, and without Malay. */
function filesWith(travel: string): ContentFiles {
  const { content } = test.content.en;
  const english = { language: 'en' as const, content: { ...content, place: { ...content.place, travel } } };
  return { ...test.content, en: english, ms: english };
}
const start = (files: ContentFiles) =>
  importContent({ db: test.db, clock: () => new Date('2025-05-20T02:00:00Z'), files }, edition.editionId);
const place = async () => (await test.get('/api/words/place', editor)).json();
const send = async (path: string, payload: object) =>
  test.post(`/api/words/place/${path}`, { revision: (await place()).revision, ...payload }, editor);
const listAudit = () =>
  test.db.selectFrom('audit_entry').select(['action', 'actor', 'subject']).orderBy('id').execute();

it('publishes every page in the languages that have a file, once', async () => {
  await start(filesWith('By train.'));
  const { languages } = await place();
  expect(languages.en).toMatchObject({ version: 1, fields: { travel: 'By train.' }, publishedBy: '' });
  expect(languages.ms.version).toBe(0);
  expect(languages['zh-Hans']).toMatchObject({ version: 1, behind: [], draft: null, offer: null });
  const terms = (await test.get('/api/words/terms', editor)).json();
  expect(terms.documentVersion).toBe(test.content.en.content.terms.version);
  expect(await listAudit()).toHaveLength(4);

  await start(filesWith('By train.'));
  expect(await listAudit()).toHaveLength(4);
  expect((await place()).revision).toBe(languages.en.version + languages['zh-Hans'].version);
});

it('when several processes start at once, only one imports the files', async () => {
  await Promise.all(Array.from({ length: 4 }, () => start(filesWith('By train.'))));
  expect((await place()).languages.en.version).toBe(1);
  expect(await listAudit()).toHaveLength(4);
});

it('offers what changed in the folder, and shows it to visitors only once it is published', async () => {
  await start(filesWith('By train.'));
  await start(filesWith('By tram.'));
  expect((await place()).languages.en).toMatchObject({
    fields: { travel: 'By train.' },
    draft: null,
    offer: { travel: 'By tram.' },
  });
  expect((await test.get('/api/content/place')).json().travel).toBe('By train.');
  const taken = await send('offer', { language: 'en', take: true });
  expect(taken.json().languages.en).toMatchObject({
    offer: null,
    draft: { origin: 'folder', fields: { travel: 'By tram.' } },
  });
  await send('publish', {});
  await expect
    .poll(async () => (await test.get('/api/content/place')).json().travel, { timeout: 10_000 })
    .toBe('By tram.');
});

it('a declined offer returns only when the file changes again', async () => {
  await start(filesWith('By train.'));
  await start(filesWith('By tram.'));
  await send('offer', { language: 'en', take: false });
  await start(filesWith('By tram.'));
  expect((await place()).languages.en.offer).toBeNull();
  const none = await send('offer', { language: 'en', take: true });
  expect([none.statusCode, none.json().message]).toEqual([
    422,
    'There is no text from the folder to decide on any more.',
  ]);
  await start(filesWith('By boat.'));
  expect((await place()).languages.en.offer.travel).toBe('By boat.');
  // Back to the published text: nothing is left to decide.
  await start(filesWith('By train.'));
  expect((await place()).languages.en.offer).toBeNull();
});

it('never replaces what an organiser wrote before the files were imported', async () => {
  const { revision, languages } = await place();
  const drafts = { en: { ...languages.en.fields, travel: 'On foot.' } };
  await test.put('/api/words/place/draft', { revision, drafts }, editor);
  await start(filesWith('By train.'));
  expect((await place()).languages.en).toMatchObject({
    version: 0,
    draft: { fields: { travel: 'On foot.' } },
    offer: { travel: 'By train.' },
  });
});
