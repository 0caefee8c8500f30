// Logos and product pictures: encoded in the needed sizes, found by name and by id, and kept through a rename.
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exhibitorCalls, newExhibitor } from '../../testing/exhibitor-form.ts';
import { prepareEach, prepareOnce } from '../../testing/prepare.ts';
import { updateRows } from '../../testing/rows.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareOnce(createTestApp);
const edition = prepareEach(() => createSmallEdition(test.db));
const editor = prepareEach(() => createStaff(test.db, 'editor'));
let calls: ReturnType<typeof exhibitorCalls>;
/** The catalogue is checked once a second; the rest of the timeout is for a busy machine. */
const WITHIN = { timeout: 15_000, interval: 50 };

beforeEach(async () => {
  calls = exhibitorCalls(test, editor.headers);
});

const plain = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });
const red = plain(1200, 600, '#ff0000');

async function put(path: string, content: Buffer, type = 'image/png') {
  const id = Number(path.split('/')[0]);
  const { version } = await calls.read(id);
  return test.call({
    method: 'PUT',
    url: `/api/exhibitors/${path}?version=${version}`,
    headers: { ...editor.headers, 'content-type': type },
    payload: content,
  });
}

async function fetched(url: string, accept = 'image/avif,image/webp,*/*') {
  const response = await test.app.inject({ url, headers: { accept } });
  if (response.statusCode !== 200) return { status: response.statusCode };
  const content = response.rawPayload;
  const { width, height, format, exif } = await sharp(content).metadata();
  const { dominant } = await sharp(content).stats();
  return {
    status: 200,
    type: response.headers['content-type'],
    size: [width, height],
    format,
    hasExif: exif !== undefined,
    colour: dominant.r > 200 ? 'red' : dominant.b > 200 ? 'blue' : 'other',
  };
}

describe('an uploaded logo', () => {
  it.each([
    ['png', () => red.clone().png().toBuffer(), 'image/jpeg'],
    ['jpeg', () => red.clone().jpeg().toBuffer(), 'image/jpeg'],
    ['webp', () => red.clone().webp().toBuffer(), 'image/jpeg'],
    ['avif', () => red.clone().avif({ effort: 0 }).toBuffer(), 'image/jpeg'],
    ['png with transparency', () => plain(1200, 600, '#ff000080', 4).png().toBuffer(), 'image/png'],
  ])(
    'as %s is served as WebP in two sizes, and in a format that every browser supports',
    async (_, make, fallback) => {
      const id = edition.exhibitorIds.proto;
      const response = await put(`${id}/logo`, await make());
      expect([response.statusCode, response.json().version]).toEqual([200, 2]);
      const { logo } = response.json();
      expect(logo).toMatch(new RegExp(`^/images/exhibitors/${id}/logo\\?v=\\d+$`));
      expect(await fetched(logo)).toMatchObject({ type: 'image/webp', size: [320, 160] });
      expect(await fetched(`${logo}&w=90`)).toMatchObject({ type: 'image/webp', size: [96, 48] });
      expect(await fetched(`${logo}&w=97`)).toMatchObject({ size: [320, 160] });
      expect(await fetched(`${logo}&w=9999`)).toMatchObject({ size: [320, 160] });
      expect(await fetched(logo, 'image/png,*/*')).toMatchObject({ type: fallback, size: [320, 160] });
    },
  );

  it('is stripped of metadata and rotated upright', async () => {
    const turned = await plain(400, 200, '#0000ff')
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'At 3.1390, 101.6869' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { logo } = (await put(`${edition.exhibitorIds.proto}/logo`, turned)).json();
    for (const accept of ['image/webp', 'image/*'])
      expect(await fetched(logo, accept)).toMatchObject({ size: [160, 320], hasExif: false, colour: 'blue' });
  });

  it('is served at the specified address, whose suffix changes with the next logo', async () => {
    const id = edition.exhibitorIds.hanari;
    const logoNow = async (): Promise<string> => (await test.get(`/api/directory/${id}`)).json().logo;
    expect(await logoNow()).toBe('/images/companies/hanari-skin-lab.png');
    await put(`${id}/logo`, await red.clone().png().toBuffer());
    await vi.waitFor(
      async () => expect(await logoNow()).toMatch(/^\/images\/companies\/hanari-skin-lab\.png\?v=\d+$/),
      WITHIN,
    );
    expect(await fetched('/images/companies/hanari-skin-lab.png')).toMatchObject({ colour: 'red' });
    const first = await logoNow();
    await put(`${id}/logo`, await plain(300, 300, '#0000ff').png().toBuffer());
    await vi.waitFor(async () => expect(await logoNow()).not.toBe(first), WITHIN);
    expect(await fetched(await logoNow())).toMatchObject({ colour: 'blue', size: [300, 300] });
  });

  it('can be removed, and the removal is recorded', async () => {
    const id = edition.exhibitorIds.proto;
    const { logo, version } = (await put(`${id}/logo`, await red.clone().png().toBuffer())).json();
    const url = `/api/exhibitors/${id}/logo?version=${version}`;
    const removed = await test.call({ method: 'DELETE', url, headers: editor.headers });
    expect([removed.statusCode, removed.json().logo]).toEqual([200, null]);
    expect(await fetched(logo)).toEqual({ status: 404 });
    const history = (await test.get(`/api/exhibitors/${id}/history`, editor.headers)).json();
    expect(history).toMatchObject([
      { action: 'exhibitor.picture', before: { logo }, after: { logo: null } },
      { action: 'exhibitor.picture', before: { logo: null }, after: { logo } },
    ]);
    const late = await test.call({ method: 'DELETE', url, headers: editor.headers });
    expect([late.statusCode, late.json().code]).toEqual([409, 'exhibitor.stale']);
  });
});

describe('a picture is refused with a readable message', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  /** A PNG whose header claims 30,000 by 30,000 pixels. */
  const bomb = async () => {
    const png = await plain(1, 1, '#ffffff').png().toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    return png;
  };
  it.each([
    ['a drawing', async () => svg, 'Please choose a still picture in PNG, JPEG, WebP or AVIF format.'],
    [
      'nothing',
      async () => Buffer.alloc(0),
      'Please choose a still picture in PNG, JPEG, WebP or AVIF format.',
    ],
    [
      'a broken one',
      async () => (await red.clone().jpeg().toBuffer()).subarray(0, 900),
      'The picture could not be read. Please save it again, or choose another one.',
    ],
    [
      'a header alone',
      async () => (await red.clone().webp().toBuffer()).subarray(0, 40),
      'The picture could not be read. Please save it again, or choose another one.',
    ],
    [
      'a bomb',
      bomb,
      'The picture is too wide, too high or has too many pixels. Please make it smaller and try again.',
    ],
    [
      'too many bytes',
      async () => Buffer.alloc(8_000_001),
      'The picture is too large. Please choose one of 8000 KB at most.',
    ],
  ])('%s', async (_, make, sentence) => {
    const id = edition.exhibitorIds.proto;
    const response = await put(`${id}/logo`, await make());
    expect([response.statusCode, response.json().fields]).toEqual([422, { file: sentence }]);
    expect(await calls.read(id)).toMatchObject({ logo: null, version: 1 });
  });

  it('when the page is stale, and is not stored', async () => {
    const id = edition.exhibitorIds.proto;
    await calls.change(id, { hall: '2' });
    const late = await test.call({
      method: 'PUT',
      url: `/api/exhibitors/${id}/logo?version=1`,
      headers: { ...editor.headers, 'content-type': 'image/png' },
      payload: await red.clone().png().toBuffer(),
    });
    expect([late.statusCode, late.json().exhibitor.hall]).toEqual([409, '2']);
  });
});

describe('pictures of exhibitors and products', () => {
  it('equal names do not overwrite each other, in one edition or in two', async () => {
    const { nacre, nacreTwin } = edition.exhibitorIds;
    await put(`${nacre}/logo`, await red.clone().png().toBuffer());
    await put(`${nacreTwin}/logo`, await plain(50, 50, '#0000ff').png().toBuffer());
    const logos = async () => {
      const found = (
        await test.post('/api/exhibitors/search', {
          subcategories: ['Serums and ampoules', 'Barrier creams'],
        })
      ).json();
      return found
        .filter((row: { company_name: string }) => row.company_name === 'Atelier Nacre')
        .map((row: { logo: string }) => row.logo);
    };
    await vi.waitFor(async () => expect((await logos())[0]).toContain('?v='), WITHIN);
    const [one, other] = await logos();
    expect(one).toMatch(/^\/images\/companies\/atelier-nacre\.png\?v=/);
    expect(other).toMatch(new RegExp(`^/images/exhibitors/${nacreTwin}/logo`));
    expect([(await fetched(one)).colour, (await fetched(other)).colour]).toEqual(['red', 'blue']);
    const next = await createSmallEdition(test.db);
    await put(`${next.exhibitorIds.nacre}/logo`, await plain(50, 50, '#0000ff').png().toBuffer());
    await vi.waitFor(
      async () => expect((await fetched('/images/companies/atelier-nacre.png')).colour).toBe('blue'),
      WITHIN,
    );
    expect(
      await fetched(one.replace('companies/atelier-nacre.png', `exhibitors/${nacre}/logo`)),
    ).toMatchObject({ colour: 'red' });
  });

  it('a rename keeps the old address, until another exhibitor has that name', async () => {
    const id = edition.exhibitorIds.hanari;
    const [dew] = (await calls.read(id)).products;
    if (!dew) throw new Error('The edition has a product.');
    await put(`${id}/logo`, await red.clone().png().toBuffer());
    await put(`${id}/products/${dew.id}/image`, await red.clone().png().toBuffer());
    const { products } = await calls.read(id);
    await calls.change(id, {
      companyName: 'Hanari Labs',
      products: products.map(({ image: _, ...one }) => ({ ...one, name: { en: `New ${one.name.en}` } })),
    });
    const addresses = [
      'hanari-skin-lab.png',
      'hanari-skin-lab/dew-ampoule.png',
      'hanari-labs.png',
      'hanari-labs/new-dew-ampoule.png',
    ];
    for (const path of addresses)
      await vi.waitFor(
        async () => expect(await fetched(`/images/companies/${path}`)).toMatchObject({ colour: 'red' }),
        WITHIN,
      );
    expect(await fetched('/images/companies/hanari-skin-lab.png')).toMatchObject({ size: [320, 160] });
    expect(await fetched('/images/companies/hanari-skin-lab/dew-ampoule.png')).toMatchObject({
      size: [960, 480],
    });
    const namesake = await test.post(
      '/api/exhibitors',
      newExhibitor({ companyName: 'Hanari Skin Lab' }),
      editor.headers,
    );
    await put(`${namesake.json().id}/logo`, await plain(50, 50, '#0000ff').png().toBuffer());
    await vi.waitFor(
      async () => expect((await fetched('/images/companies/hanari-skin-lab.png')).colour).toBe('blue'),
      WITHIN,
    );
  });

  it('a picture stored only by its path is kept when the exhibitor is renamed', async () => {
    const id = edition.exhibitorIds.hanari;
    await calls.change(id, { companyName: 'Hanari Labs' });
    const type = async (path: string) =>
      (await test.app.inject(`/images/companies/${path}`)).headers['content-type'];
    for (const path of ['hanari-labs/dew-ampoule.png', 'hanari-skin-lab/dew-ampoule.png'])
      await vi.waitFor(async () => expect(await type(path)).toBe('image/svg+xml'), WITHIN);
  });

  it('a picture of a draft is served only at its full address', async () => {
    const id = edition.exhibitorIds.proto;
    const { logo } = (await put(`${id}/logo`, await red.clone().png().toBuffer())).json();
    await updateRows(test.db, 'edition', { id: edition.editionId }, { state: 'draft' });
    expect(await fetched(logo)).toMatchObject({ colour: 'red' });
    expect(await fetched(`/images/exhibitors/${id}/logo`)).toEqual({ status: 404 });
    expect(await fetched(`/images/exhibitors/${id}/logo?v=2`)).toEqual({ status: 404 });
  });

  it('a product of another exhibitor is 404', async () => {
    const [dew] = (await calls.read(edition.exhibitorIds.hanari)).products;
    const response = await put(
      `${edition.exhibitorIds.nacre}/products/${dew?.id}/image`,
      await red.clone().png().toBuffer(),
    );
    expect(response.statusCode).toBe(404);
  });
});
