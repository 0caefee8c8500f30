// The organiser's own content: which language is served, and which files prevent the start.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@visavis/domain/language/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { createTestApp, DEMO_CONTENT } from '../../testing/test-app.ts';
import { type ContentFiles, currentTermsVersion, openContent } from './service.ts';

describe('reading', () => {
  const test = prepareOnce(createTestApp);

  it.each([
    [{}, 'en', 'Privacy'],
    [{ 'accept-language': 'ms-MY,ms;q=0.9,en;q=0.8' }, 'ms', 'Privasi'],
    [{ 'accept-language': 'fr, zh-CN;q=0.7' }, 'zh-Hans', '隐私政策'],
    [{ 'accept-language': 'zh-TW' }, 'en', 'Privacy'],
    [{ cookie: 'theme=dark; language=zh-Hans', 'accept-language': 'ms' }, 'zh-Hans', '隐私政策'],
    [{ cookie: 'language="ms"' }, 'ms', 'Privasi'],
    [{ cookie: 'language=tlh; mylanguage=ms', 'accept-language': 'zh' }, 'zh-Hans', '隐私政策'],
  ])('%j is answered in %s', async (headers: Record<string, string>, language, title) => {
    const answer = await test.get('/api/content/privacy', headers);
    expect([answer.headers['content-language'], answer.json().title]).toEqual([language, title]);
  });

  it('declares what a response varies on, even when compressed', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await test.app.inject({
        url: '/api/content/terms',
        headers: { 'accept-encoding': encoding },
      });
      const varies = String(headers.vary)
        .split(',')
        .map((part) => part.trim());
      expect(varies).toEqual(expect.arrayContaining(['cookie', 'accept-language']));
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('serves place, About and terms, in the version that a submission accepts', async () => {
    const [place, about, terms] = await Promise.all(
      ['place', 'about', 'terms'].map(async (part) => (await test.get(`/api/content/${part}`)).json()),
    );
    expect(place).toMatchObject({ city: 'Kuala Lumpur', travel: expect.stringContaining('on foot') });
    expect(about.figures.map(({ figure }: { figure: string }) => figure)).toEqual([
      '15+',
      '200+',
      '10k+',
      '50k+',
      '120+',
    ]);
    expect(terms.version).toBe(currentTermsVersion(test.content));
  });
});

describe('starting', () => {
  let folder: string;
  let english: Record<string, Record<string, unknown>>;
  const warnings: string[] = [];
  const log = { warn: (line: string) => warnings.push(line) };
  const open = (isLive = false): Promise<ContentFiles> =>
    openContent({ folder, demoFolder: DEMO_CONTENT, isLive }, log);
  const write = (name: string, content: unknown) =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

  beforeEach(async () => {
    warnings.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    english = JSON.parse(await readFile(join(DEMO_CONTENT, 'en.json'), 'utf8'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('falls back to English for a language without a file, and labels it as English', async () => {
    await write('en.json', english);
    const files = await open();
    expect(LANGUAGES.map((language) => files[language].language)).toEqual(['en', 'en', 'en']);
    expect(files.ms.content).toBe(files.en.content);
  });

  it('refuses a folder without an English file', async () => {
    await write('ms.json', english);
    await expect(open()).rejects.toThrow(`The content file ${join(folder, 'en.json')} is missing`);
  });

  it.each([
    [
      'a missing field',
      (file: typeof english) => delete file.privacy?.lead,
      "'privacy.lead' must be a text.",
    ],
    [
      'a field of another kind',
      (file: typeof english) => Object.assign(file.about ?? {}, { figures: [{ figure: 15, name: 'years' }] }),
      "'about.figures.0.figure' must be a text.",
    ],
    [
      'blank words',
      (file: typeof english) => Object.assign(file.place ?? {}, { travel: ' ' }),
      "'place.travel' must not be empty.",
    ],
    [
      'a misspelt field',
      (file: typeof english) => Object.assign(file.place ?? {}, { trvael: 'By train.' }),
      "'place.trvael' is not known.",
    ],
    [
      'a document without a section',
      (file: typeof english) => Object.assign(file.terms ?? {}, { sections: [] }),
      "'terms.sections' must hold at least one section.",
    ],
    [
      'terms of another version than the English ones',
      (file: typeof english) => Object.assign(file.terms ?? {}, { version: '2025-01' }),
      "'terms.version' must be '2026-11' as in en.json.",
    ],
  ])('names the file and field of %s', async (_fault, spoil, sentence) => {
    await write('en.json', english);
    const spoilt = structuredClone(english);
    spoil(spoilt);
    await write('ms.json', spoilt);
    await expect(open()).rejects.toThrow(
      `The content file ${join(folder, 'ms.json')} cannot be used: ${sentence}`,
    );
  });

  it('refuses a file that is not JSON, or not an object', async () => {
    await write('en.json', '{ "place": ');
    await expect(open()).rejects.toThrow('en.json is not JSON: ');
    await write('en.json', '[]');
    await expect(open()).rejects.toThrow('en.json cannot be used: all of it must be an object.');
  });

  it('warns on a live site that shows the content of the demo edition', async () => {
    await write('en.json', english);
    await open(true);
    await openContent({ folder: DEMO_CONTENT, demoFolder: DEMO_CONTENT, isLive: false }, log);
    expect(warnings).toEqual([]);
    await openContent({ folder: DEMO_CONTENT, demoFolder: DEMO_CONTENT, isLive: true }, log);
    expect(warnings).toEqual([expect.stringContaining('set CONTENT_DIR')]);
  });
});

it('the demo content has the same structure in every language', async () => {
  const files = await openContent(
    { folder: DEMO_CONTENT, demoFolder: DEMO_CONTENT, isLive: false },
    { warn: () => undefined },
  );
  for (const language of LANGUAGES) {
    expect(files[language].language).toBe(language);
    expect(shapeOf(files[language].content)).toEqual(shapeOf(files.en.content));
  }
});

/** The structure without the texts. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
