// The edition's calls for organisers: settings with versions, drafts from an edition, opening and closing.
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { logInAs } from '../../testing/organisers.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { insertRows } from '../../testing/rows.ts';
import { createSmallEdition, type SmallEdition } from '../../testing/small-edition.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = prepareEach(createTestApp);
let edition: SmallEdition;
let admin: { authorization: string };
beforeEach(async () => {
  admin = await logInAs(test.db, 'admin');
  edition = await createSmallEdition(test.db);
});

const read = async (id = edition.editionId) => (await test.get(`/api/editions/${id}`, admin)).json();
const send = (method: 'POST' | 'PUT', path: string, payload: unknown) =>
  test.call({
    method,
    url: `/api/editions${path}`,
    headers: { 'content-type': 'application/json', ...admin },
    payload: JSON.stringify(payload),
  });
const put = (payload: unknown) => send('PUT', `/${edition.editionId}`, payload);
const listAudit = () =>
  test.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id').execute();
const stateOf = async (id: number) => (await read(id)).state;

it('changes every setting, raises the version, and records the old and new values', async () => {
  const { version, settings } = await read();
  const shown = async () => (await test.get('/api/edition')).json();
  expect((await shown()).country).toBeUndefined();
  const wanted = {
    name: 'Autumn fair',
    wordmarkFirst: 'Autumn',
    wordmarkSecond: 'Fair of Beauty',
    senderName: 'Autumn team',
    contactEmail: 'autumn@exhibition.example',
    contactWhatsapp: '',
    country: 'AE',
    languages: ['ms', 'en'],
    businessOn: true,
    businessOpens: '2026-02-01T09:00',
    businessCloses: '2026-05-30T18:00',
    hostedOn: false,
    hostedOpens: null,
    hostedCloses: null,
    timeZone: 'Europe/Berlin',
    businessMinimum: 2,
    businessMaximum: 6,
    hostedMinimum: 5,
    hostedMaximum: 7,
    programmeMeetings: 11,
    meetingsADay: 4,
    stagePrograms: 1,
    refundAfterMeetings: 3,
    refundWithinDays: 20,
    currency: 'AED',
    deposit: 450.5,
    depositBy: 'transfer',
    transferDetails: 'Kenari Bank',
    extraNight: 0,
    stayNights: 3,
    stayArrivals: 2,
    roomTypes: ['Sea view', 'Suite'],
    documentsKeptDays: 10,
    unconfirmedHoursADay: 99,
    unconfirmedReleasedAfterHours: null,
    dates: ['2026-06-02', '2026-06-03', '2026-06-05', '2026-06-08'],
    starts: [600, 645],
    slotMinutes: 45,
  };
  expect(Object.keys(wanted)).toEqual(Object.keys(settings));
  const response = await put({ version, settings: wanted });
  expect([response.statusCode, response.json().settings]).toEqual([200, wanted]);
  expect(await read()).toMatchObject({ version: version + 1, settings: wanted, state: 'open' });
  expect(await listAudit()).toMatchObject([{ action: 'edition.change', before: settings, after: wanted }]);
  await expect.poll(shown, { timeout: 10_000 }).toMatchObject({
    name: 'Autumn fair',
    country: { cca2: 'AE', name: 'United Arab Emirates', diallingCode: '+971' },
  });
});

it('refuses a stale version with the current edition, and changes nothing', async () => {
  const { version, settings } = await read();
  await put({ version, settings: { ...settings, name: '\u202eFi\u200brst' } });
  const stale = await put({ version, settings: { ...settings, name: 'Second' } });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'edition.stale']);
  expect(stale.json().edition).toEqual(await read());
  expect((await read()).settings.name).toBe('First');
});

it('refuses each field that breaks a rule with its own message', async () => {
  const { version, settings } = await read();
  const rules = await put({
    version,
    settings: {
      ...settings,
      deposit: 0,
      extraNight: 1.005,
      businessMinimum: 9,
      country: 'XX',
      hostedMinimum: 9,
      refundAfterMeetings: 9,
      unconfirmedReleasedAfterHours: 24,
    },
  });
  expect([rules.statusCode, Object.keys(rules.json().fields).sort()]).toEqual([
    422,
    [
      'settings.businessMinimum',
      'settings.country',
      'settings.deposit',
      'settings.extraNight',
      'settings.hostedMinimum',
      'settings.refundAfterMeetings',
      'settings.unconfirmedReleasedAfterHours',
    ],
  ]);
  expect(rules.json().fields['settings.deposit']).toBe(
    'Please give an amount above 0, or choose to take no deposit.',
  );
  const large = await put({ version, settings: { ...settings, deposit: 99_999_999_999 } });
  const above = (most: string) => `A booking with every extra night would cost more than ${most}`;
  const aboveCard = `${above('RM 999,999.99')}, the most that can be paid by card. Please give a smaller amount, or take the deposit by bank transfer.`;
  expect(large.json().fields).toEqual({ 'settings.deposit': aboveCard });
  const nights = await put({ version, settings: { ...settings, deposit: 900, extraNight: 200_000 } });
  expect(nights.json().fields).toEqual({ 'settings.extraNight': aboveCard });
  const transfer = { ...settings, depositBy: 'transfer', transferDetails: 'Bank 1', deposit: 99_999_999_999 };
  expect((await put({ version, settings: transfer })).json().fields).toEqual({
    'settings.deposit': `${above('RM 9,999,999,999.99')}. Please give a smaller amount.`,
  });
  const shapes = await put({
    version,
    settings: {
      ...settings,
      name: '  ',
      contactEmail: 'nobody',
      timeZone: 'Asia/Atlantis',
      currency: 'RM',
      refundWithinDays: 0.5,
    },
  });
  expect([shapes.statusCode, Object.keys(shapes.json().fields).sort()]).toEqual([
    422,
    [
      'settings.contactEmail',
      'settings.currency',
      'settings.name',
      'settings.refundWithinDays',
      'settings.timeZone',
    ],
  ]);
  expect(shapes.json().fields['settings.name']).toBe('This is required.');
  expect((await read()).settings).toEqual(settings);
});

it('creates a draft for the next year with everything but blocked hours and claims', async () => {
  await insertRows(test.db, 'former_sub_category', {
    sub_category_id: edition.subCategoryIds.serums,
    former_id: 4711,
    name: 'Serum',
    names: { ms: 'Serum' },
  });
  const created = await send('POST', '', { from: edition.editionId });
  expect(created.statusCode).toBe(201);
  const { id, state, dates, settings } = created.json();
  const original = await read();
  expect([state, settings]).toEqual(['draft', { ...original.settings, dates }]);
  // On the same weekdays.
  expect(dates).toEqual(['2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04']);
  const lists = async (of: number) => {
    const { rows } = await test.database.pool.query(
      `select
        array(select name from category where edition_id = $1 order by position) as categories,
        array(select sub.name || former.name || former.names from former_sub_category former
          join sub_category sub on sub.id = sub_category_id where edition_id = $1) as former,
        array(select company_name || booth_number || places from exhibitor where edition_id = $1 order by id) as exhibitors,
        array(select company_name || sub.name from exhibitor_sub_category link
          join exhibitor on exhibitor.id = exhibitor_id join sub_category sub on sub.id = sub_category_id
          where exhibitor.edition_id = $1 and sub.edition_id = $1 order by 1) as links,
        array(select company_name || product.name from product join exhibitor on exhibitor.id = exhibitor_id
          where edition_id = $1 order by 1) as products,
        (select count(*)::int from blocked_slot join exhibitor on exhibitor.id = exhibitor_id
          where edition_id = $1) as blocked`,
      [of],
    );
    return rows[0];
  };
  const [before, after] = [await lists(edition.editionId), await lists(id)];
  expect(before.former).toHaveLength(1);
  expect([before.links.length > 0, before.products.length > 0, before.blocked]).toEqual([true, true, 1]);
  expect(after).toEqual({ ...before, blocked: 0 });
  expect(await listAudit()).toHaveLength(1);
  const list = (await test.get('/api/editions', admin)).json();
  expect([list[0].id, list[0].state, list[1].id, list[1].state]).toEqual([
    id,
    'draft',
    edition.editionId,
    'open',
  ]);
});

it('opens a draft only when the request names the edition to be closed, and records both', async () => {
  const { id, version } = (await send('POST', '', { from: edition.editionId })).json();
  const unnamed = await send('POST', `/${id}/open`, { version, closes: null });
  expect([unnamed.statusCode, Object.keys(unnamed.json().fields)]).toEqual([422, ['closes']]);
  expect([await stateOf(id), await stateOf(edition.editionId)]).toEqual(['draft', 'open']);
  expect((await send('POST', `/${id}/open`, { version, closes: edition.editionId })).statusCode).toBe(200);
  expect([await stateOf(id), await stateOf(edition.editionId)]).toEqual(['open', 'closed']);
  const changes = (await listAudit()).slice(1);
  expect(changes).toMatchObject([
    { before: { id: edition.editionId, state: 'open' }, after: { state: 'closed' } },
    { before: { state: 'draft' }, after: { state: 'open' } },
  ]);
});

it('is not opened while nobody could register: without exhibitors, categories, or a day to come', async () => {
  const { id, version, settings } = (await send('POST', '', { from: edition.editionId })).json();
  const refusal = async (seen: number) => {
    const refused = await send('POST', `/${id}/open`, { version: seen, closes: edition.editionId });
    return [refused.statusCode, refused.json().fields?.state];
  };
  await test.db.deleteFrom('exhibitor').where('edition_id', '=', id).execute();
  const sentence = 'Registration cannot be opened yet. What is missing: exhibitors.';
  expect(await refusal(version)).toEqual([422, sentence]);
  await test.db
    .deleteFrom('sub_category')
    .where('category_id', 'in', (category) =>
      category.selectFrom('category').select('id').where('edition_id', '=', id),
    )
    .execute();
  const dates = ['2025-01-06', '2025-01-07'];
  const changed = await send('PUT', `/${id}`, { version, settings: { ...settings, dates } });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await refusal(changed.json().version)).toEqual([
    422,
    'Registration cannot be opened yet. What is missing: a day that is still to come, categories and exhibitors.',
  ]);
  expect(await stateOf(id)).toBe('draft');
});

it('closes an open edition once, and only with its version', async () => {
  const { version } = await read();
  const path = `/${edition.editionId}/close`;
  expect((await send('POST', path, { version: version + 1 })).statusCode).toBe(409);
  expect((await send('POST', path, { version })).json()).toMatchObject({
    state: 'closed',
    version: version + 1,
  });
  expect((await send('POST', path, { version: version + 1 })).statusCode).toBe(422);
});

it('returns 404 for unknown editions, and for demo editions on a live site', async () => {
  expect((await test.get('/api/editions/999999', admin)).statusCode).toBe(404);
  const live = await createTestApp({ isLive: true });
  onTestFinished(() => live.close());
  const { editionId } = await createSmallEdition(live.db);
  await live.db.updateTable('edition').set({ is_demo: true }).execute();
  const headers = await logInAs(live.db, 'admin');
  expect((await live.get('/api/editions', headers)).json()).toEqual([]);
  expect((await live.get(`/api/editions/${editionId}`, headers)).statusCode).toBe(404);
});

it('changes a draft, including its days and hours, before any edition was open', async () => {
  await test.db.updateTable('edition').set({ state: 'draft' }).execute();
  const { version, settings } = await read();
  const wanted = { ...settings, dates: ['2026-09-28', '2026-09-29'], starts: [600, 630], slotMinutes: 30 };
  const response = await put({ version, settings: wanted });
  expect([response.statusCode, response.json().settings]).toEqual([200, wanted]);
  expect((await test.get('/api/edition')).json().code).toBe('server.unavailable');
});

it('a day of an open edition cannot be moved into the past', async () => {
  const { version, settings } = await read();
  const [first = '', ...rest] = settings.dates as string[];
  const wrong = { ...settings, dates: [first.replace('2026', '2025'), ...rest] };
  const refused = await put({ version, settings: wrong });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { 'settings.dates': '02 June 2025 is in the past. No day of an open edition can be moved there.' },
  ]);
  const asked = await send('POST', `/${edition.editionId}/impact`, { settings: { dates: wrong.dates } });
  expect(asked.json().fields).toEqual(refused.json().fields);
  // Allowed for a draft: it has no visitors, and is checked when it is opened.
  const draft = await read((await send('POST', '', { from: edition.editionId })).json().id);
  const saved = await send('PUT', `/${draft.id}`, { version: draft.version, settings: wrong });
  expect(saved.statusCode).toBe(200);
});

it('days that are over keep their dates, and do not block other changes', async () => {
  const { version, settings } = await read();
  const duringTheFair = new Date('2026-06-03T04:00:00Z');
  test.setNow(duringTheFair);
  admin = await logInAs(test.db, 'admin', duringTheFair);
  const renamed = await put({ version, settings: { ...settings, name: 'Summer Fair' } });
  expect([renamed.statusCode, renamed.json().name]).toEqual([200, 'Summer Fair']);
  const dates = [...settings.dates.slice(0, -1), '2026-06-09'];
  const moved = await put({ version: version + 1, settings: { ...settings, dates } });
  expect([moved.statusCode, moved.json().dates]).toEqual([200, dates]);
  const ended = await put({ version: version + 2, settings: { ...settings, dates: dates.slice(0, 1) } });
  expect(ended.json().fields).toEqual({
    'settings.dates':
      'At least one day of an open edition must be today or later. To end it, close registration.',
  });
});
