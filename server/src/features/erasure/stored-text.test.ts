// Erasure covers every text column that can hold visitors' data, and clears stored searches that identify a person.
import { expect, it } from 'vitest';
import { CANARY_WORDS, livePerson, openErasureStand } from '../../testing/erasure-stand.ts';
import { prepareEach } from '../../testing/prepare.ts';
import { insertRows } from '../../testing/rows.ts';
import { isLookedAt, listTextColumns } from '../../testing/text-columns.ts';

const stand = prepareEach(openErasureStand);

const namedColumns = () => listTextColumns(stand.review.test.database.pool, CANARY_WORDS);
const erase = async (id: number) => {
  const { test, admin } = stand.review;
  expect((await test.post(`/api/erasures/${id}`, {}, admin)).statusCode).toBe(200);
};

it('every text column identifies the person before the erasure and nobody after it, or is reviewed', async () => {
  const { row } = await livePerson(stand);
  const before = await namedColumns();
  // A new column: store a canary in it in the test's person and erase it, or say in text-columns.ts why it needs none.
  expect(before.filter(({ column, isNamed }) => !isNamed && !isLookedAt(column))).toEqual([]);
  await erase(row.id);
  expect((await namedColumns()).filter(({ isNamed }) => isNamed)).toEqual([]);
});

it('saved views lose a search that identifies the person and are marked as emptied; others are kept', async () => {
  const { row } = await livePerson(stand);
  const { test, editor } = stand.review;
  const viewsOf = async (list: string) =>
    (await test.get(`/api/views?list=${list}`, editor))
      .json()
      .views.map(({ name, query, isEmptied }: { name: string; query: string; isEmptied: boolean }) => ({
        name: name.replace(/\d+$/, '#'),
        query,
        isEmptied,
      }));
  expect((await viewsOf('registrations')).map(({ isEmptied }: { isEmptied: boolean }) => isEmptied)).toEqual([
    false,
    false,
  ]);
  await erase(row.id);
  expect(await viewsOf('registrations')).toEqual([
    { name: 'Erased #', query: 'country=Malaysia', isEmptied: true },
    { name: 'To call', query: 'country=Malaysia', isEmptied: true },
  ]);
  expect(await viewsOf('hosted')).toEqual([
    { name: 'Everybody of a country', query: 'country=Malaysia', isEmptied: false },
    { name: 'Stays', query: '', isEmptied: true },
  ]);
});

it('messages whose search identifies the person reach nobody, are unscheduled and marked; others stay', async () => {
  const { row, messages } = await livePerson(stand);
  const { test, editor } = stand.review;
  const read = async (id: number) => (await test.get(`/api/messages/${id}`, editor)).json();
  expect((await read(messages.draft)).reach.matching).toBe(1);
  await erase(row.id);
  // A filter without its search would reach somebody else.
  await stand.review.register([[3, 3, 780]], { name: 'Somebody Else' });
  for (const id of [messages.draft, messages.scheduled])
    expect(await read(id)).toMatchObject({
      state: 'draft',
      sendAt: null,
      emptiedAt: expect.any(String),
      reach: { matching: 0, people: 0 },
    });
  expect(await read(messages.exhibitors)).toMatchObject({
    emptiedAt: expect.any(String),
    audience: { programme: 'exhibitors', ids: [] },
    reach: { matching: 0 },
  });
  expect(await read(messages.other)).toMatchObject({
    emptiedAt: null,
    audience: { filter: { country: 'Malaysia', search: 'Somebody' } },
    reach: { matching: 1 },
  });
  // Choosing recipients again clears the mark; other changes keep it.
  const { version, words, inEnglish, skipsUnknown, audience } = await read(messages.draft);
  const save = async (given: object) => {
    const answer = await test.put(
      `/api/messages/${messages.draft}`,
      { version, words, inEnglish, skipsUnknown, audience, ...given },
      editor,
    );
    return answer.json();
  };
  const saved = await save({});
  expect(saved.emptiedAt).not.toBeNull();
  const again = { version: saved.version, audience: { programme: 'business', filter: {} } };
  expect((await save(again)).emptiedAt).toBeNull();
});

it('searches by former contact details, or by details combined with common words, are emptied too', async () => {
  const { test, editor, viewer } = stand.review;
  const { id, registrationNumber: reference } = await stand.review.register([[1, 1, 660]], {
    name: 'Anna Kowalska',
    email: 'anna.k@kenari.example',
    phoneNumber: '+60129990001',
  });
  await test.get('/api/exports/registrations?format=csv&search=kowalska%20malaysia', editor);
  await test.get('/api/exports/registrations?format=csv&search=malaysia', editor);
  const changeTo = async (changes: object) => {
    const { contact, contactVersion } = (await test.get(`/api/people/${reference}`, viewer)).json();
    const { statusCode } = await test.put(
      `/api/people/${reference}/contact`,
      { version: contactVersion, contact: { ...contact, ...changes } },
      editor,
    );
    expect(statusCode).toBe(200);
  };
  await changeTo({ name: 'Maria Zielinska', email: 'maria@kenari.example', phoneNumber: '+60137770003' });
  const store = async (path: string, body: object): Promise<number> => {
    const answer = await test.post(path, body, editor);
    expect(answer.statusCode).toBe(201);
    return answer.json().id;
  };
  const naming = [
    'kowalska',
    'anna.k@kenari.example',
    '012-999 0001',
    'kowalska malaysia',
    'zielinska pending',
    'zielinska 013-777 0003',
  ];
  const searches = [...naming, 'malaysia', 'Somebody'];
  const messages: number[] = [];
  for (const [at, search] of searches.entries()) {
    const query = new URLSearchParams({ search }).toString();
    await store('/api/views', { list: 'registrations', name: `Saved ${at}`, query });
    const audience = { programme: 'business', filter: { search } };
    messages.push(await store('/api/messages', { audience }));
  }
  const names = ['Kowalska', 'V15 VIP Zielinska Maria', 'V7 anna.k@k', 'Buyers of Malaysia'];
  for (const name of names) await store('/api/views', { list: 'hosted', name, query: '' });
  await erase(id);

  const listed = (await test.get('/api/views?list=registrations', editor)).json().views;
  const isEmptied = new Map<string, boolean>(
    listed.map((view: { name: string; isEmptied: boolean }) => [view.name, view.isEmptied]),
  );
  const emptied = searches.filter((_, at) => isEmptied.get(`Saved ${at}`));
  expect(emptied).toEqual(naming);
  const silent = [];
  for (const [at, search] of searches.entries()) {
    const message = (await test.get(`/api/messages/${messages[at]}`, editor)).json();
    if (message.emptiedAt !== null) silent.push(search);
  }
  expect(silent).toEqual(naming);
  const hosted = (await test.get('/api/views?list=hosted', editor)).json().views;
  expect(
    hosted.map(({ name }: { name: string }) => name).filter((name: string) => !name.startsWith('Erased ')),
  ).toEqual(['Buyers of Malaysia']);
  const { rows } = await test.database.pool.query(
    `select after->>'search' as search from audit_entry where action like 'export%' or after ? 'search'`,
  );
  expect(rows.map(({ search }) => search).filter((search) => search !== null)).toEqual(['malaysia']);
  const { rowCount } = await test.database.pool.query('select from former_contact');
  expect(rowCount).toBe(0);
});

it('removes each part of a stored query that contains a word of the person’s name, however it is written', async () => {
  const { test, editor } = stand.review;
  const { id } = await stand.review.register([[1, 1, 660]], {
    name: 'Quizzelda Brokenburg',
    email: 'qb@brokenburg.example',
  });
  await insertRows(test.db, 'former_contact', {
    registration_id: id,
    name: 'Quizzelda Vartholomew',
    folded_email: 'quizzelda@vartholomew.example',
    phone_number: '',
    search_text: '',
  });
  const other = await stand.review.register([[2, 2, 660]], { name: 'Somebody Else' });
  const naming = [
    'search="quizzelda"',
    'search=-quizzelda',
    'search=quizzelda,brokenburg',
    'search=quizzel+japan',
    'SEARCH=quizzelda',
    'tag=Quizzelda VIP',
    'search=vartholomew.example',
    'x=Vartholomew',
    'quizzelda=1',
  ];
  for (const [at, query] of [...naming, 'search=japan'].entries())
    await test.post(
      '/api/views',
      { list: 'registrations', name: `View ${at}`, query: `${query}&country=Malaysia` },
      editor,
    );
  const filters = [{ search: '"quizzelda"' }, { search: 'quizzel japan' }, { search: 'japan' }];
  const messages: number[] = [];
  for (const filter of filters)
    messages.push(
      (await test.post('/api/messages', { audience: { programme: 'business', filter } }, editor)).json().id,
    );
  for (const name of ['Quizzelda VIP', 'VIP'])
    await test.post('/api/tags', { action: 'add', name, ids: [other.id] }, editor);
  for (const search of ['"quizzelda"', 'japan'])
    await test.get(
      `/api/exports/registrations?${new URLSearchParams({ format: 'csv', search }).toString()}`,
      editor,
    );
  await erase(id);

  const { views } = (await test.get('/api/views?list=registrations', editor)).json();
  expect(views.map(({ query }: { query: string }) => query).sort()).toEqual(
    [...naming.map(() => 'country=Malaysia'), 'search=japan&country=Malaysia'].sort(),
  );
  const audiences = [];
  for (const message of messages)
    audiences.push((await test.get(`/api/messages/${message}`, editor)).json().audience);
  const nobody = { programme: 'business', ids: [] };
  expect(audiences).toEqual([nobody, nobody, { programme: 'business', filter: { search: 'japan' } }]);
  const { rows } = await test.database.pool.query(
    `select coalesce(after->>'tag', after->>'search') as said from audit_entry where after ?| '{tag,search}' order by id`,
  );
  expect(rows.map(({ said }) => said).filter((said) => said !== null)).toEqual(['VIP', 'japan']);
});

it('a former address that another person uses by now is left unchanged', async () => {
  const { test, editor } = stand.review;
  const former = { name: 'Anna Kowalska', email: 'shared@kenari.example' };
  const { id } = await stand.review.register([[1, 1, 660]], {
    name: 'Maria Zielinska',
    email: 'm@kenari.example',
  });
  await insertRows(test.db, 'former_contact', {
    registration_id: id,
    name: former.name,
    folded_email: former.email,
    phone_number: '',
    search_text: '',
  });
  await stand.review.register([[2, 2, 660]], former);
  for (const search of ['kowalska', 'zielinska'])
    await test.post(
      '/api/views',
      { list: 'registrations', name: `Of ${search[0]}`, query: `search=${search}` },
      editor,
    );
  await erase(id);
  const { views } = (await test.get('/api/views?list=registrations', editor)).json();
  expect(views.map(({ name, isEmptied }: { name: string; isEmptied: boolean }) => [name, isEmptied])).toEqual(
    [
      ['Of k', false],
      ['Of z', true],
    ],
  );
});
