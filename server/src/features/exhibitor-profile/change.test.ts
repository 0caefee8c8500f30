// Organisers create, change, archive and restore exhibitors, of the open edition and of a draft.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exhibitorCalls, formOf, newExhibitor } from '../../testing/exhibitor-form.ts';
import { prepareEach, prepareOnce } from '../../testing/prepare.ts';
import { createSmallEdition } from '../../testing/small-edition.ts';
import { createStaff } from '../../testing/staff.ts';
import { meetingOf, submissionOf } from '../../testing/submission.ts';
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

/** Names the edition: the server may take a second to notice that the previous test's edition is closed. */
const create = (changes: Parameters<typeof newExhibitor>[0] = {}, query = `?edition=${edition.editionId}`) =>
  test.post(`/api/exhibitors${query}`, newExhibitor(changes), editor.headers);

async function historyOf(id: number): Promise<{ action: string; before: object; after: object }[]> {
  return (await test.get(`/api/exhibitors/${id}/history`, editor.headers)).json();
}

async function found(subCategory: string): Promise<string[]> {
  const response = await test.post('/api/exhibitors/search', { subcategories: [subCategory] });
  return response.json().map((row: { company_name: string }) => row.company_name);
}

describe('a new exhibitor', () => {
  it('is stored as entered, is found by visitors, and has an entry in its history', async () => {
    const { serums } = edition.subCategoryIds;
    const response = await create({
      companyName: '  Maison Argile ',
      hall: '3',
      website: 'argile.example',
      contactEmail: 'léa@argile.example',
      productProfile: { en: 'Clay masks', ms: 'Topeng tanah liat', 'zh-Hans': '' },
      subCategoryIds: [serums, serums],
      products: [
        { id: null, name: { en: 'Pink clay', 'zh-Hans': '粉红泥' }, description: { en: 'For dry skin.' } },
      ],
      representatives: [
        { id: null, name: 'Léa Roux', title: 'Sales', email: '', languages: ['Français'], hours: null },
      ],
      places: { from: 'hand', count: 2 },
    });
    const created: ExhibitorProfile = response.json();
    expect(response.statusCode).toBe(201);
    expect(created).toMatchObject({
      version: 1,
      editionId: edition.editionId,
      companyName: 'Maison Argile',
      hall: '3',
      websiteUrl: 'https://argile.example',
      productProfile: { en: 'Clay masks', ms: 'Topeng tanah liat' },
      subCategories: [{ id: serums, name: 'Serums and ampoules' }],
      products: [{ name: { en: 'Pink clay', 'zh-Hans': '粉红泥' }, image: null }],
      representatives: [{ name: 'Léa Roux', languages: ['Français'], hours: null }],
      places: 2,
      hours: 56,
      firstGap: 'description',
      lastChange: { by: editor.email },
    });
    expect(created.productProfile).not.toHaveProperty('zh-Hans');
    expect(await calls.read(created.id)).toEqual(created);
    await vi.waitFor(
      async () => expect(await found('Serums and ampoules')).toContain('Maison Argile'),
      WITHIN,
    );
    expect(await historyOf(created.id)).toMatchObject([
      { action: 'exhibitor.create', by: editor.email, before: {}, after: { companyName: 'Maison Argile' } },
    ]);
  });

  it.each([
    ['companyName', { companyName: ' ' }],
    ['companyName', { companyName: 'HANARI  skin lab', boothNumber: 'a-208' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['subCategoryIds', { subCategoryIds: [999_999] }],
    ['products.1.name.en', { products: ['Balm', 'balm'].map((en) => product(en)) }],
    ['products.0.name.en', { products: [{ ...product('Balm'), id: 999_999 }] }],
    ['representatives.0.email', { representatives: [{ ...person('Léa'), email: 'x' }] }],
    ['representatives.0.name', { representatives: [{ ...person('Léa'), id: 999_999 }] }],
    ['places.from', { places: { from: 'representatives' as const, count: 1 } }],
    ['places.count', { places: { from: 'hand' as const, count: 51 } }],
  ])('is refused with a message for %s', async (field, changes) => {
    const response = await create(changes);
    expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([422, [field]]);
  });

  it('of a draft is not shown to visitors, and may share its name with one of another edition', async () => {
    const draft = await test.db
      .insertInto('edition')
      .columns([
        'name',
        'dates',
        'starts',
        'business_minimum',
        'business_maximum',
        'contact_email',
        'contact_whatsapp',
      ])
      .expression((from) =>
        from
          .selectFrom('edition')
          .select([
            'name',
            'dates',
            'starts',
            'business_minimum',
            'business_maximum',
            'contact_email',
            'contact_whatsapp',
          ])
          .where('id', '=', edition.editionId),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const hanari = { companyName: 'Hanari Skin Lab', boothNumber: 'A-208' };
    const response = await create(hanari, `?edition=${draft.id}`);
    expect([response.statusCode, response.json().editionId]).toEqual([201, draft.id]);
    const foreign = { subCategoryIds: [edition.subCategoryIds.serums] };
    expect(
      (await create({ ...hanari, boothNumber: '1', ...foreign }, `?edition=${draft.id}`)).json().fields,
    ).toEqual({
      subCategoryIds: 'A sub-category does not exist any more. Please choose again.',
    });
    expect((await create({}, '?edition=999999')).statusCode).toBe(404);
  });
});

const product = (en: string) => ({ id: null, name: { en }, description: { en: '' } });
const person = (name: string) => ({ id: null, name, title: '', email: '', languages: [], hours: null });

describe('a change', () => {
  it('is refused on a stale page, with the current exhibitor', async () => {
    const id = edition.exhibitorIds.hanari;
    const seen = await calls.read(id);
    expect((await calls.change(id, { boothNumber: 'A-210' })).statusCode).toBe(200);
    const late = await calls.put(id, {
      version: seen.version,
      tell: false,
      profile: formOf(seen, { hall: '9' }),
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'exhibitor.stale']);
    expect(late.json().exhibitor).toEqual(await calls.read(id));
    expect(late.json().exhibitor).toMatchObject({ boothNumber: 'A-210', hall: '', version: 2 });
  });

  it('of a booth appears in search and directory, and is recorded with the old and new values', async () => {
    const id = edition.exhibitorIds.hanari;
    await calls.change(id, { boothNumber: 'A-999' });
    await vi.waitFor(
      async () => expect((await test.get(`/api/directory/${id}`)).json().booth_number).toBe('A-999'),
      WITHIN,
    );
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'exhibitor.change',
        before: { boothNumber: 'A-208' },
        after: { boothNumber: 'A-999' },
      },
    ]);
    const [entry] = await historyOf(id);
    expect(Object.keys(entry?.before ?? {})).toEqual(['boothNumber']);
  });

  it('can exchange the names of two products, reorder them, and add and remove others', async () => {
    const id = edition.exhibitorIds.hanari;
    const [dew, night] = (await calls.read(id)).products;
    if (!dew || !night) throw new Error('The edition has two products.');
    const response = await calls.change(id, {
      products: [
        { ...night, name: { en: 'Dew Ampoule' } },
        product('Sun Stick'),
        { ...dew, name: { en: 'Night Cream' } },
      ].map(({ id: one, name, description }) => ({ id: one, name, description })),
    });
    const { products } = response.json();
    expect([response.statusCode, products.map((one: { id: number }) => one.id)]).toEqual([
      200,
      [night.id, expect.any(Number), dew.id],
    ]);
    expect(products.map(({ name }: { name: object }) => name)).toEqual([
      { en: 'Dew Ampoule' },
      { en: 'Sun Stick' },
      { en: 'Night Cream' },
    ]);
    const fewer = await calls.change(id, { products: [products[1]].map(({ image: _, ...one }) => one) });
    expect(fewer.json().products).toEqual([products[1]]);
  });

  it('of representatives keeps their ids, merges adjoining hours, and removes omitted ones', async () => {
    const id = edition.exhibitorIds.hanari;
    const at = (minute: number) => ({ day: 1, minute, length: 60 });
    const first = await calls.change(id, {
      representatives: [{ ...person('Jia'), hours: [at(720), at(660), at(900)] }, person('Min')],
    });
    const [jia, min] = first.json().representatives;
    expect(jia.hours).toEqual([{ day: 1, minute: 660, length: 120 }, at(900)]);
    const second = await calls.change(id, { representatives: [{ ...min, title: 'Director' }] });
    expect(second.json().representatives).toEqual([{ ...min, title: 'Director' }]);
  });

  it('cannot take the name and booth, or the products, of another exhibitor', async () => {
    const { hanari, nacre } = edition.exhibitorIds;
    const [foreign] = (await calls.read(hanari)).products;
    if (!foreign) throw new Error('The edition has a product.');
    const taken = await calls.change(nacre, { companyName: 'Hanari Skin Lab', boothNumber: 'A-208' });
    expect(taken.json().fields).toEqual({
      'profile.companyName': 'There is another exhibitor called Hanari Skin Lab at booth A-208.',
    });
    const { id, name, description } = foreign;
    const stolen = await calls.change(nacre, { products: [{ id, name, description }] });
    expect(Object.keys(stolen.json().fields)).toEqual(['profile.products.0.name.en']);
  });

  it('by several organisers to the same name and booth succeeds for only one', async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });
});

describe('an archived exhibitor', () => {
  it('disappears from the site and cannot be booked, and is restored with its places', async () => {
    const id = edition.exhibitorIds.hanari;
    // Visitors book in the previous test's edition until the server has noticed this one.
    const shown = async () => (await test.get('/api/edition')).json().id;
    await vi.waitFor(async () => expect(await shown()).toBe(edition.editionId), WITHIN);
    await calls.change(id, { places: { from: 'hand', count: 3 } });
    await calls.change(id, { places: { from: 'hand', count: 2 } });
    expect((await calls.archive([id])).json()).toEqual({ archived: 1, outcome: null });
    expect(await calls.read(id)).toMatchObject({ isArchived: true, places: 2, hours: 0 });
    const submit = () =>
      test.post('/api/visitor/register', submissionOf([meetingOf('Hanari Skin Lab', 'A-208', 2, 720)]));
    // Before the catalogue is read again, the database refuses; afterwards it is unknown.
    expect([409, 422]).toContain((await submit()).statusCode);
    await vi.waitFor(
      async () => expect((await test.get(`/api/directory/${id}`)).statusCode).toBe(404),
      WITHIN,
    );
    expect(await found('Serums and ampoules')).not.toContain('Hanari Skin Lab');
    expect((await submit()).statusCode).toBe(422);
    const restored = await calls.restore(id);
    expect(restored.json()).toMatchObject({ isArchived: false, places: 2, hours: 54 });
    await vi.waitFor(async () => expect((await submit()).statusCode).toBe(201), WITHIN);
    expect((await historyOf(id)).map(({ action }) => action).slice(0, 2)).toEqual([
      'exhibitor.restore',
      'exhibitor.archive',
    ]);
  });
});

it('visitors read texts in their language, and in English where there is none', async () => {
  const id = edition.exhibitorIds.nacre;
  await calls.change(id, {
    productProfile: { en: 'Lip colour', ms: 'Pewarna bibir' },
    description: { en: 'A studio.' },
    products: [{ id: null, name: { en: 'Satin Lip', ms: 'Bibir Satin' }, description: { en: 'Soft.' } }],
  });
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const detail = (await test.get(`/api/directory/${id}`, headers)).json();
    const [product] = (await test.get(`/api/exhibitors/${id}/products`, headers)).json();
    const searched = (
      await test.post('/api/exhibitors/search', { subcategories: ['Serums and ampoules'] }, headers)
    ).json();
    const listed = (await test.get('/api/directory?search=nacre', headers)).json();
    const profileIn = (rows: { id: number; product_profile: string }[]) =>
      rows.find((row) => row.id === id)?.product_profile;
    return [
      detail.product_profile,
      detail.description,
      product?.name,
      profileIn(searched),
      profileIn(listed),
    ];
  };
  const malay = 'Pewarna bibir';
  await vi.waitFor(
    async () => expect(await read('ms')).toEqual([malay, 'A studio.', 'Bibir Satin', malay, malay]),
    WITHIN,
  );
  for (const language of ['en', 'zh-CN'])
    expect(await read(language)).toEqual([
      'Lip colour',
      'A studio.',
      'Satin Lip',
      'Lip colour',
      'Lip colour',
    ]);
});
