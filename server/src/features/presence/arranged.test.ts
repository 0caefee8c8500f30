// Visitors are never offered an absent representative: places follow changes to days and hours, copies, archives and
// imports, without the exhibitor being saved again.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { beforeEach, describe, expect, it } from 'vitest';
import { exhibitorCalls } from '../../testing/exhibitor-form.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';

const stand = prepareEach(openReview);
let calls: ReturnType<typeof exhibitorCalls>;
beforeEach(async () => {
  calls = exhibitorCalls(stand.test, stand.admin);
});

type Hours = { day: number; minute: number; length: number }[] | null;
const person = (name: string, hours: Hours) => ({
  id: null,
  name,
  title: '',
  email: '',
  languages: [],
  hours,
});
const maker = () => stand.makers[0] ?? 0;
const MORNING = { day: 1, minute: 660, length: 120 };
const HOURS = [660, 720, 780, 840, 900, 960, 1020];

/** Makes the places of the first maker follow from representatives with these hours. */
async function follow(...hours: Hours[]): Promise<void> {
  const representatives = hours.map((one, index) => person(`Mei ${index}`, one));
  const changed = await calls.change(maker(), {
    representatives,
    places: { from: 'representatives', count: 1 },
  });
  expect(changed.statusCode, changed.body).toBe(200);
}

async function send(settings: Partial<StoredEdition['settings']>, wish: object = {}) {
  const url = `/api/editions/${stand.edition.editionId}`;
  const stored: StoredEdition = (await stand.test.get(url, stand.admin)).json();
  return stand.test.put(
    url,
    {
      ...{ version: stored.version, ...wish },
      settings: { ...stored.settings, ...settings },
    },
    stand.admin,
  );
}
async function change(settings: Partial<StoredEdition['settings']>, wish: object = {}) {
  const changed = await send(settings, wish);
  expect(changed.statusCode, changed.body).toBe(200);
  return changed.json();
}

/** An exhibitor's capacity in each slot where it is above zero, by 'day/minute'. */
async function placesOf(id = maker()): Promise<Record<string, number>> {
  const { slots } = await calls.read(id);
  return Object.fromEntries(
    slots.filter(({ places }) => places > 0).map(({ day, minute, places }) => [`${day}/${minute}`, places]),
  );
}

async function times(): Promise<string[]> {
  const { rows } = await stand.test.database.pool.query(
    'select day, minute from claim where exhibitor_id = $1 and status in (2, 4) order by day, minute',
    [maker()],
  );
  return rows.map(({ day, minute }) => `${day}/${minute}`);
}

describe('an edition that gains days and hours', () => {
  it('offers an added day, hour or length only where a representative is present', async () => {
    await follow([MORNING]);
    expect(await placesOf()).toEqual({ '1/660': 1, '1/720': 1 });
    const dates = ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'];
    await change({ dates });
    expect(await placesOf()).toEqual({ '1/660': 1, '1/720': 1 });
    await change({ starts: [600, ...HOURS] });
    expect(await placesOf()).toEqual({ '1/660': 1, '1/720': 1 });
    await change({ slotMinutes: 30, starts: [600, 630, 660, 690, 720, 750, 780] });
    expect(await placesOf()).toEqual({ '1/660': 1, '1/690': 1, '1/720': 1, '1/750': 1 });
    await expect(stand.register([[1, 1, 780]])).rejects.toThrow('the registration was refused');
  });

  it('gives a representative those added hours that fall within their presence', async () => {
    await follow([{ day: 1, minute: 600, length: 60 }, MORNING], [{ day: 1, minute: 600, length: 60 }]);
    expect(await placesOf()).toEqual({ '1/660': 1, '1/720': 1 });
    await change({ starts: [600, ...HOURS] });
    expect(await placesOf()).toEqual({ '1/600': 2, '1/660': 1, '1/720': 1 });
  });

  it('also counts places taken away by hand', async () => {
    await calls.change(maker(), { places: { from: 'hand', count: 3 } });
    await calls.change(maker(), { places: { from: 'hand', count: 1 } });
    await change({ starts: [600, ...HOURS] });
    expect(Object.values(await placesOf())).toEqual(Array.from({ length: 32 }, () => 1));
  });

  it('moves no meeting to an added hour without a representative', async () => {
    await follow([MORNING]);
    await stand.register([[1, 1, 660]]);
    await stand.register([[1, 1, 720]]);
    // The closed hour's meeting would be nearest to the added hours, which have no representative.
    const answer = await change({ starts: [600, ...HOURS.slice(1)] }, { touched: 'move', expected: 1 });
    expect(answer.outcome).toMatchObject({ moved: 0, kept: 1 });
    expect(await times()).toEqual(['1/660', '1/720']);
  });

  it('moves meetings to an added hour with a representative', async () => {
    await follow([{ day: 1, minute: 600, length: 180 }]);
    await stand.register([[1, 1, 660]]);
    await stand.register([[1, 1, 720]]);
    const answer = await change({ starts: [600, ...HOURS.slice(1)] }, { touched: 'move', expected: 1 });
    expect(answer.outcome).toMatchObject({ moved: 1, kept: 0 });
    expect(await times()).toEqual(['1/600', '1/720']);
  });

  it('keeps a meeting that lost its representative, and offers nothing else there', async () => {
    await follow([MORNING], [{ day: 1, minute: 720, length: 60 }]);
    await stand.register([[1, 1, 720]]);
    // Nobody is present for the whole of 12:30 pm to 1:30 pm.
    const answer = await change({ starts: [660, 750, 840] }, { touched: 'keep', expected: 1 });
    expect(answer.outcome).toMatchObject({ kept: 1 });
    // The meeting keeps its place, and no other is left.
    expect(await placesOf()).toEqual({ '1/660': 1, '1/750': 1 });
    const hold = await stand.test.post('/api/holds', { exhibitorId: maker(), day: 1, minute: 750 });
    expect([hold.statusCode, await times()]).toEqual([409, ['1/720']]);
  });

  it('moves meetings with their day when the fair is postponed', async () => {
    await follow([MORNING]);
    await stand.register([[1, 1, 660]]);
    const dates = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12'];
    const answer = await change({ dates }, { touched: 'move', expected: 1 });
    expect(answer.outcome).toMatchObject({ moved: 1 });
    expect([await times(), await placesOf()]).toEqual([['1/660'], { '1/660': 1, '1/720': 1 }]);
  });

  it('keeps archived exhibitors closed on an added day', async () => {
    expect((await calls.archive([maker()])).statusCode).toBe(200);
    await change({ dates: ['2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05', '2026-06-06'] });
    const { rows } = await stand.test.database.pool.query(
      'select day from claim where exhibitor_id = $1 and status = 5 order by day',
      [maker()],
    );
    expect(rows.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
  });
});

it('a copied edition has the places of the original, even where a meeting of the original exceeded them', async () => {
  await follow([MORNING], [{ day: 1, minute: 720, length: 60 }]);
  await stand.register([[1, 1, 720]]);
  await change({ starts: [660, 750, 840] }, { touched: 'keep', expected: 1 });
  const { id } = (
    await stand.test.post('/api/editions', { from: stand.edition.editionId }, stand.admin)
  ).json();
  const { rows } = await stand.test.database.pool.query(
    "select id from exhibitor where edition_id = $1 and company_name = 'Maker 1'",
    [id],
  );
  expect(await placesOf(rows[0].id)).toEqual({ '1/660': 1 });
});

it('an edition from an archive has places according to its representatives', async () => {
  await follow([MORNING]);
  const { rawPayload } = await stand.test.get(
    `/api/editions/${stand.edition.editionId}/archive`,
    stand.admin,
  );
  const imported = await stand.test.call({
    method: 'POST',
    url: '/api/editions/archive',
    headers: { 'content-type': 'application/zip', ...stand.admin },
    payload: rawPayload,
  });
  expect(imported.statusCode, imported.body).toBe(201);
  const { rows } = await stand.test.database.pool.query(
    "select id from exhibitor where edition_id = $1 and company_name = 'Maker 1'",
    [imported.json().id],
  );
  expect(await placesOf(rows[0].id)).toEqual({ '1/660': 1, '1/720': 1 });
});

describe('an imported list', () => {
  const take = async (content: string) => {
    const url = `/api/imports?filename=list.csv&edition=${stand.edition.editionId}`;
    const headers = { ...stand.editor, 'content-type': 'application/octet-stream' };
    const view = (
      await stand.test.call({ method: 'POST', url, headers, payload: Buffer.from(content) })
    ).json();
    return act(view, 'apply');
  };
  const act = (view: { id: number; version: number }, action: 'apply' | 'undo') =>
    stand.test.post(`/api/imports/${view.id}/${action}`, { version: view.version }, stand.editor);
  const LIST = 'Company name;Booth number;Representative\nMaker 1;M-1;Ana Kim\n';

  it('adds the places of its representatives, and removes them when it is undone', async () => {
    await follow([MORNING]);
    const applied = await take(LIST);
    expect(applied.statusCode, applied.body).toBe(200);
    const places = await placesOf();
    expect([Object.keys(places).length, places['1/660'], places['4/1020']]).toEqual([28, 2, 1]);
    const undone = await act(applied.json(), 'undo');
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await placesOf()).toEqual({ '1/660': 1, '1/720': 1 });
  });

  it('is not undone if somebody meets a representative who would be removed', async () => {
    await follow([MORNING]);
    const applied = await take(LIST);
    await stand.register([[1, 4, 1020]]);
    const refused = await act(applied.json(), 'undo');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import.in-use']);
    expect(refused.body).toContain('Maker 1');
    expect(await placesOf()).toMatchObject({ '1/660': 2, '4/1020': 1 });
  });
});
