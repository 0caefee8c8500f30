// Search, products and pictures through the API.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const SEARCH = '/api/exhibitors/search';
const test = prepareOnce(createTestApp);
const edition = prepareOnce(() => createSmallEdition(test.db));
beforeAll(async () => {
  // One response that is compressed synchronously, and one that is large enough for another thread.
  const describe = (id: number, description: string) =>
    test.db.updateTable('exhibitor').set({ description }).where('id', '=', id).execute();
  await describe(edition.exhibitorIds.nacre, 'Ampoules of many kinds. '.repeat(100));
  await describe(edition.exhibitorIds.nacreTwin, 'Creams of many kinds. '.repeat(1000));
});

async function namesFor(subcategories: string[]): Promise<string[]> {
  const response = await test.post(SEARCH, { subcategories });
  expect(response.statusCode).toBe(200);
  return response
    .json()
    .map((row: { company_name: string; booth_number: string }) => `${row.company_name} ${row.booth_number}`);
}

describe('search', () => {
  it('ranks exhibitors that cover more of the interests first, then by smaller id', async () => {
    expect(await namesFor(['Serums and ampoules', 'Barrier creams'])).toEqual([
      'Hanari Skin Lab A-208',
      'Atelier Nacre B-145',
      'Atelier Nacre F-001',
    ]);
  });

  it('finds nothing without interests or for unknown ones, including __proto__', async () => {
    expect(await namesFor([])).toEqual([]);
    expect(await namesFor(['Unknown', '__proto__', 'constructor'])).toEqual([]);
    expect(await namesFor(['Unknown', 'Sun care'])).toEqual(['__proto__ C-001']);
  });

  it('has the documented fields, and a logo only if there is one', async () => {
    const rows = (await test.post(SEARCH, { subcategories: ['Sun care', 'Barrier creams'] })).json();
    const hanari = rows.find((row: { id: number }) => row.id === edition.exhibitorIds.hanari);
    expect(hanari).toEqual({
      id: edition.exhibitorIds.hanari,
      company_name: 'Hanari Skin Lab',
      booth_number: 'A-208',
      region_country: 'South Korea',
      product_profile: 'Ampoules, sheet masks',
      description: 'Hanari Skin Lab makes things for the skin.',
      logo: '/images/companies/hanari-skin-lab.png',
      subCategoryIds: [edition.subCategoryIds.serums, edition.subCategoryIds.creams],
    });
    expect(rows.find((row: { id: number }) => row.id === edition.exhibitorIds.proto)).not.toHaveProperty(
      'logo',
    );
  });

  it.each([
    ['Serums and ampoules', [2_000, 16_000]],
    ['Barrier creams', [17_000, 100_000]],
  ])('answers %s with the same content, compressed or plain', async (interest, [least = 0, most = 0]) => {
    const plain = await test.post(SEARCH, { subcategories: [interest] });
    expect(plain.body.length).toBeGreaterThan(least);
    expect(plain.body.length).toBeLessThan(most);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await test.app.inject({
        method: 'POST',
        url: SEARCH,
        headers: { 'accept-encoding': encoding },
        payload: { subcategories: [interest] },
      });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(decode(response.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('is paged if the request has a limit, with the total count', async () => {
    const subcategories = ['Serums and ampoules', 'Barrier creams', 'Sun care'];
    const whole = await test.post(SEARCH, { subcategories });
    expect(whole.headers).not.toHaveProperty('x-total-count');
    const all = whole.json();
    expect(all.length).toBe(4);
    for (const limit of [1, 2, 3, 4, 5, 100]) {
      const joined = [];
      for (let offset = 0; offset < all.length + limit; offset += limit) {
        const response = await test.post(SEARCH, { subcategories, offset, limit });
        expect([response.statusCode, response.headers['x-total-count']]).toEqual([200, '4']);
        expect(response.json().length).toBe(Math.max(0, Math.min(limit, all.length - offset)));
        joined.push(...response.json());
      }
      expect(joined).toEqual(all);
    }
    expect((await test.post(SEARCH, { subcategories, limit: 2 })).json()).toEqual(all.slice(0, 2));
    const beyond = await test.post(SEARCH, { subcategories, offset: 1e9, limit: 10 });
    expect([beyond.body, beyond.headers['x-total-count']]).toEqual(['[]', '4']);
    // The pages requested in between have not changed the whole list.
    expect((await test.post(SEARCH, { subcategories })).body).toBe(whole.body);
  });

  it('does not compress a response below 1 kB', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: SEARCH,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      payload: { subcategories: ['Sun care'], limit: 1 },
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.json()).toHaveLength(1);
  });

  it.each([0, 101, -1, 1.5, '5', null])('refuses %j as a limit', async (limit) => {
    const response = await test.post(SEARCH, { subcategories: ['Sun care'], limit });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['limit']]);
  });

  it.each([-1, 1.5, '5', null, 1e20])('refuses %j as an offset', async (offset) => {
    const response = await test.post(SEARCH, { subcategories: ['Sun care'], limit: 5, offset });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, ['offset']]);
  });

  it.each([
    [{ subcategories: ['Sun care'], offset: 1 }, 422],
    [{}, 422],
    [{ subcategories: 'Sun care' }, 422],
    [{ subcategories: [1] }, 422],
    [{ subcategories: Array.from({ length: 201 }, () => 'x') }, 422],
    ['{', 400],
  ])('%.40j is refused', async (body, status) => {
    const response = await test.post(SEARCH, body);
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toBeTruthy();
  });
});

describe('products', () => {
  it('lists the products of an exhibitor, with a picture if there is one', async () => {
    const response = await test.get(`/api/exhibitors/${edition.exhibitorIds.hanari}/products`);
    expect(response.json()).toMatchObject([
      {
        name: 'Dew Ampoule',
        image: '/images/companies/hanari-skin-lab/dew-ampoule.png',
        company_name: 'Hanari Skin Lab',
      },
      { name: 'Night Cream', exhibitor_id: edition.exhibitorIds.hanari },
    ]);
    expect(response.json()[1]).not.toHaveProperty('image');
    expect((await test.get(`/api/exhibitors/${edition.exhibitorIds.nacre}/products`)).json()).toEqual([]);
  });

  it.each([
    ['999999', 404],
    ['x', 422],
  ])('exhibitor %s is %i', async (id, status) => {
    expect((await test.get(`/api/exhibitors/${id}/products`)).statusCode).toBe(status);
  });
});

describe('pictures', () => {
  const path = '/images/companies/hanari-skin-lab/dew-ampoule.png';

  it('are served with their own media type and cannot run anything', async () => {
    const response = await test.app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    const again = await test.app.inject({
      url: path,
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    '/images/companies/nobody.png',
    '/images/companies/..%2f..%2fetc%2fpasswd',
    '/images/companies/%00.png',
    `/images/companies/${'x'.repeat(3000)}.png`,
  ])('%.50s is 404', async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(404);
  });
});
