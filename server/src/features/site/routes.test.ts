// What search engines and devices fetch from the site: sitemap, robots.txt, manifest and its own files.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../adapters/database/schema.ts';
import { logInAs } from '../../testing/organisers.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { prepareEdition } from '../edition/prepare.service.ts';

const SITE = 'https://beauty-fair.example';
let folder: string;
let test: TestApp;
let edition: SmallEdition;
/** The sitemap's addresses and the manifest, without any edition, and with a draft that has published texts. */
const before: { addresses: (string | undefined)[]; manifest: Record<string, unknown> }[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'icons'));
  await writeFile(join(folder, 'icons/icon-192.png'), 'picture');
  await writeFile(join(folder, 'social-card.png'), 'picture');
  await writeFile(join(folder, 'service-worker.js'), '"worker";');
  await writeFile(join(folder, 'index.html'), 'a page');
  const pages = {
    template: '',
    render: async () => ({ status: 200 as const, html: 'a page' }),
  };
  test = await createTestApp({ publicUrl: `${SITE}/`, webRoot: folder, pages });
  const note = async () =>
    before.push({
      addresses: addressesIn((await test.get('/sitemap.xml')).body),
      manifest: (await test.get('/manifest.webmanifest')).json(),
    });
  await note();
  await prepareDraft(test.db);
  await vi.waitFor(
    async () =>
      expect((await test.get('/api/content/published')).json()).toEqual({
        pages: ['about'],
        opening: { name: 'Spring Fair', date: '2026-03-20', minute: 540 },
      }),
    {
      timeout: 10_000,
    },
  );
  await note();
  edition = await createSmallEdition(test.db);
  await vi.waitFor(async () => expect((await test.get('/api/edition')).statusCode).toBe(200), {
    timeout: 10_000,
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

/** A draft named Spring Fair whose About page is published; its Terms are a draft. */
async function prepareDraft(db: Kysely<Database>): Promise<void> {
  await prepareEdition(db, {
    now: new Date('2026-03-01T00:00:00Z'),
    demo: null,
  });
  await updateRows(
    db,
    'edition',
    {},
    { name: 'Spring Fair', contact_email: '', business_opens: '2026-03-20T09:00' },
  );
  const editor = await logInAs(db, 'editor');
  for (const [key, field] of [
    ['about', 'lead'],
    ['terms', 'title'],
  ] as const) {
    const { revision, languages } = (await test.get(`/api/words/${key}`, editor)).json();
    const headers = { 'content-type': 'application/json', ...editor };
    const drafted = await test.put(
      `/api/words/${key}/draft`,
      {
        revision,
        drafts: { en: { ...languages.en.fields, [field]: 'In our words' } },
      },
      headers,
    );
    expect(drafted.statusCode).toBe(200);
    if (key === 'terms') continue;
    const payload = { revision: drafted.json().revision, isNewVersion: false };
    expect((await test.post(`/api/words/${key}/publish`, payload, editor)).statusCode).toBe(200);
  }
}

it('before an edition opens, sitemap and manifest list only what exists', () => {
  const [empty, drafted] = before;
  expect(empty?.addresses).toEqual([`${SITE}/`]);
  expect(empty?.manifest).toMatchObject({ name: 'Business matching', shortcuts: [] });
  expect(drafted?.addresses).toEqual([`${SITE}/`, `${SITE}/about`]);
  expect(drafted?.manifest).toMatchObject({ name: 'Spring Fair', short_name: 'Spring Fair', shortcuts: [] });
});

it('the sitemap lists the public pages and every exhibitor by their public URLs', async () => {
  const { statusCode, headers, body } = await test.get('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const exhibitors = Object.values(edition.exhibitorIds).sort((a, b) => a - b);
  expect(addressesIn(body)).toEqual([
    ...[
      '/',
      '/exhibitions',
      '/about',
      '/privacy',
      '/terms',
      '/business/registration',
      '/hosted/registration',
    ].map((path) => `${SITE}${path}`),
    ...exhibitors.map((id) => `${SITE}/exhibitions/${id}`),
  ]);
});

it('robots.txt allows public pages, and disallows pages that need a key or a login', async () => {
  const { statusCode, headers, body } = await test.get('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of [
    '/dashboard',
    '/dashboard/staff',
    '/api/edition',
    '/business/my-schedule?key=secret',
    '/exhibitor/meetings?key=secret',
    '/hosted/payment-gateway?key=secret',
    '/hosted/payment-card',
    '/payment-result?RefNo=1',
  ])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const address of addressesIn((await test.get('/sitemap.xml')).body))
    expect([address, isClosed(new URL(address ?? '').pathname)]).toEqual([address, false]);
});

it.each([
  ['en', 'Exhibitions'],
  ['ms', 'Pempamer'],
  ['zh-Hans', '参展商'],
])('the manifest in %s has the name of the edition', async (language, directory) => {
  const { headers, ...answer } = await test.get('/manifest.webmanifest', { cookie: `language=${language}` });
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(headers.vary).toContain('cookie, accept-language');
  const { name } = (await test.get('/api/edition')).json();
  expect(answer.json()).toMatchObject({
    name,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    shortcuts: [{ name: directory, url: '/exhibitions' }, { url: '/business/my-link' }],
  });
  const { short_name: short, icons } = answer.json();
  expect(short.length).toBeLessThanOrEqual(12);
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it.each([
  ['/icons/icon-192.png', 'image/png', 'public, max-age=604800'],
  ['/social-card.png', 'image/png', 'public, max-age=604800'],
  // A new worker must be picked up at once.
  ['/service-worker.js', 'application/javascript; charset=utf-8', 'no-cache'],
])('%s is served from the build', async (path, type, cache) => {
  const { statusCode, headers, body } = await test.get(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  expect(body).not.toBe('a page');
});

it.each(['/icons/nothing.png', '/icons/', '/icons/..%2findex.html'])(
  '%s is not an icon and gets an error, not a page',
  async (path) => {
    const { statusCode, body } = await test.app.inject(path);
    expect([400, 403, 404]).toContain(statusCode);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String) });
  },
);

it('pages may start workers only from their own site', async () => {
  const { headers } = await test.get('/');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});
