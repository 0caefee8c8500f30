// The logo of an edition: encoded in the needed sizes, refused with a readable message, audited, and copied.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach, prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const admin = prepareOnce(() => logInAs(test.db, 'admin'));
const edition = prepareEach(() => createSmallEdition(test.db));

const plain = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
const read = async (id = edition.editionId) => (await test.get(`/api/editions/${id}`, admin)).json();

async function put(payload: Buffer, headers: object = admin) {
  const { version } = await read();
  const url = `/api/editions/${edition.editionId}/logo?version=${version}`;
  return test.call({ method: 'PUT', url, headers: { 'content-type': 'image/png', ...headers }, payload });
}

async function fetched(url: string, accept = 'image/webp') {
  const response = await test.app.inject({ url, headers: { accept } });
  if (response.statusCode !== 200) return { status: response.statusCode };
  const { width, height } = await sharp(response.rawPayload).metadata();
  return { type: response.headers['content-type'], size: [width, height] };
}

it('is served in two sizes and two formats, shown to visitors, and removed; every change is audited', async () => {
  expect(await read()).toMatchObject({ logo: null });
  const response = await put(await plain('#ff0000'));
  expect(response.statusCode, response.body).toBe(200);
  const { logo, version } = response.json();
  expect(logo).toMatch(new RegExp(`^/images/editions/${edition.editionId}/logo\\?v=[0-9a-f]{16}$`));
  expect(await fetched(logo)).toEqual({ type: 'image/webp', size: [720, 360] });
  expect(await fetched(`${logo}&w=240`)).toEqual({ type: 'image/webp', size: [240, 120] });
  expect(await fetched(logo, 'image/png')).toEqual({ type: 'image/jpeg', size: [720, 360] });
  await expect
    .poll(async () => (await test.get('/api/edition')).json(), { timeout: 10_000 })
    .toMatchObject({ id: edition.editionId, logo });

  const next = (await put(await plain('#0000ff'))).json();
  expect(next.logo).not.toBe(logo);
  const url = `/api/editions/${edition.editionId}/logo?version=`;
  const stale = await test.call({ method: 'DELETE', url: url + version, headers: admin });
  expect([stale.statusCode, stale.json().code, stale.json().edition]).toEqual([409, 'edition.stale', next]);
  const removed = await test.call({ method: 'DELETE', url: url + next.version, headers: admin });
  expect([removed.statusCode, removed.json().logo]).toEqual([200, null]);
  expect(await fetched(next.logo)).toEqual({ status: 404 });
  await expect
    .poll(async () => Object.keys((await test.get('/api/edition')).json()), { timeout: 10_000 })
    .not.toContain('logo');
  const audit = await test.db.selectFrom('audit_entry').select(['before', 'after']).orderBy('id').execute();
  expect(audit.slice(-3)).toMatchObject([
    { before: { logo: null }, after: { logo } },
    { before: { logo }, after: { logo: next.logo } },
    { before: { logo: next.logo }, after: { logo: null } },
  ]);
});

it('is refused with a readable message, or for other roles, and is not stored', async () => {
  /** A PNG whose header claims 30,000 by 30,000 pixels. */
  const bomb = await plain('#ffffff');
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refusals = [];
  for (const file of [drawing, bomb, Buffer.alloc(8_000_001)]) {
    const response = await put(file);
    refusals.push([response.statusCode, response.json().fields.file]);
  }
  expect(refusals).toEqual([
    [422, 'Please choose a still picture in PNG, JPEG, WebP or AVIF format.'],
    [422, 'The picture is too wide, too high or has too many pixels. Please make it smaller and try again.'],
    [422, 'The picture is too large. Please choose one of 8000 KB at most.'],
  ]);
  expect((await put(await plain('#ff0000'), await logInAs(test.db, 'editor'))).statusCode).toBe(403);
  expect(await read()).toMatchObject({ logo: null, version: 1 });
});

it('is included in a copy and in an archive; that of a draft is served only at its full address', async () => {
  const { logo } = (await put(await plain('#ff0000'))).json();
  const revision = logo.split('=')[1];
  const copied = await test.post('/api/editions', { from: edition.editionId }, admin);
  const archive = await test.get(`/api/editions/${edition.editionId}/archive`, admin);
  const imported = await test.call({
    method: 'POST',
    url: '/api/editions/archive',
    headers: { 'content-type': 'application/zip', ...admin },
    payload: archive.rawPayload,
  });
  for (const response of [copied, imported]) {
    expect(response.statusCode, response.body).toBe(201);
    const { id, logo: own } = response.json();
    expect(own).toBe(`/images/editions/${id}/logo?v=${revision}`);
    expect(await fetched(own)).toEqual({ type: 'image/webp', size: [720, 360] });
    expect(await fetched(`/images/editions/${id}/logo`)).toEqual({ status: 404 });
  }
  const again = await test.get(`/api/editions/${imported.json().id}/archive`, admin);
  expect(again.rawPayload.equals(archive.rawPayload)).toBe(true);
});
