// A person with only a name, an address and a company: shown everywhere, asked for the rest, and able to complete it.
import { exampleRegistration } from '@visavis/domain/profile/example';
import { FIELD_NAMES } from '@visavis/domain/profile/fields';
import { expect, it } from 'vitest';
import { hashToken } from '../../platform/access-links/token.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(openReview);

interface Bare {
  id: number;
  reference: string;
}

/** Imported from a list with three columns. */
async function importBare(name: string, email: string): Promise<Bare> {
  const people = importCalls(stand.test, stand.editor, 'registrations');
  const view = await people.upload(`Name;Email;Company\n${name};${email};Bare Trading`);
  expect(view.troubles).toEqual([]);
  const answer = await people.tryTo(view, 'apply', { consent: true });
  expect(answer.statusCode, answer.body).toBe(200);
  return stand.test.db
    .selectFrom('registration')
    .select(['id', 'reference'])
    .where('folded_email', '=', email)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
}
const read = (path: string) => stand.test.get(path, stand.admin);
const ask = async (...ids: number[]) => {
  const answer = await stand.test.post('/api/registrations/ask-details', { ids }, stand.editor);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().people as { id: number; refused: { message: string } | null }[];
};

it('missing details are empty texts wherever such a person is listed, found, read, printed or exported', async () => {
  const { id, reference } = await importBare('Bare Bones', 'bare@bones.example');
  const meeting = { exhibitorId: stand.makers[1], day: 1, minute: 660 };
  expect((await stand.test.post(`/api/registrations/${id}/meetings`, meeting, stand.editor)).statusCode).toBe(
    200,
  );
  const group = (await read(`/api/meetings/${id}`)).json();
  expect(group).toMatchObject({
    name: 'Bare Bones',
    company: 'Bare Trading',
    companySize: '',
    phoneNumber: '',
    businessNature: '',
    country: '',
  });
  const person = (await read(`/api/people/${reference}`)).json();
  for (const name of FIELD_NAMES.filter((one) => !['name', 'email', 'companyName'].includes(one)))
    expect(person.contact[name], name).toBe('');
  for (const path of [
    '/api/meetings?limit=10&search=bare',
    '/api/meetings?limit=10&details=missing&sort=size',
    '/api/meetings?limit=10&details=missing&sort=country',
    '/api/meetings/ids?details=missing',
    '/api/find?search=Bare',
    `/api/exhibitor-schedules/${stand.makers[1]}`,
    '/api/attendance?day=1',
    ...['csv', 'xlsx'].flatMap((format) => [
      `/api/exports/registrations?format=${format}&details=missing`,
      `/api/exports/meetings?format=${format}`,
    ]),
  ]) {
    const answer = await read(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    if (!path.includes('xlsx') && !path.includes('/ids')) expect(answer.body, path).toContain('Bare Bones');
    expect(answer.body, path).not.toMatch(/undefined|\bnull null\b/);
  }
});

it('emails leave no gap where a detail of such a person is missing', async () => {
  const { id } = await importBare('Bare Letters', 'letters@bones.example');
  const meeting = { exhibitorId: stand.makers[2], day: 2, minute: 660 };
  const added = await stand.test.post(`/api/registrations/${id}/meetings`, meeting, stand.editor);
  expect(added.statusCode, added.body).toBe(200);
  const approved = await stand.test.post(`/api/meetings/${id}/approve-all`, {}, stand.editor);
  expect(approved.statusCode, approved.body).toBe(200);
  const { user_id, visitor_company_id } = approved.json().group;
  const body = { user_id, visitor_company_id };
  const sent = await stand.test.post('/api/meetings/send-status-email', body, stand.editor);
  expect(sent.statusCode, sent.body).toBe(200);
  await ask(id);
  const { emails } = (await read('/api/emails?search=letters@bones.example')).json();
  expect(emails.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['details-asked', 'meeting-status']),
  );
  for (const { id: email, kind } of emails) {
    const { html } = (await read(`/api/emails/${email}`)).json();
    const words = html
      .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
      .replace(/<\/?(a|b|bdi|strong|span|em)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, '\n');
    expect(words, kind).toContain('Bare Letters');
    expect(words.match(/undefined|\bnull\b|, *,|\( *\)|^ *,.*/gm), kind).toBeNull();
  }
});

it('a placeholder counts as missing and stays as it is', async () => {
  const group = await stand.register([[1, 2, 720]], { postalCode: '00000', designation: 'N/A' });
  const found = (await read('/api/meetings/ids?details=missing')).json().ids;
  expect(found).toContain(group.id);
  const person = (await read(`/api/people/${group.registrationNumber}`)).json();
  expect(person.contact).toMatchObject({ postalCode: '00000', designation: 'N/A' });
  const whole = await stand.register([[2, 2, 780]]);
  expect((await read('/api/meetings/ids?details=missing')).json().ids).not.toContain(whole.id);
});

it('the person completes the rest through the emailed link, following the rules of the form', async () => {
  const { id, reference } = await importBare('Siti Binti', 'siti@bones.example');
  expect((await ask(id)).map(({ refused }) => refused)).toEqual([null]);
  expect((await ask(id))[0]?.refused?.message).toContain('within the last 24 hours');
  const letter = await stand.test.db
    .selectFrom('email')
    .select(['kind', 'recipient'])
    .where('registration_id', '=', id)
    .executeTakeFirst();
  expect(letter).toEqual({ kind: 'details-asked', recipient: 'siti@bones.example' });
  const key = 'key-of-siti';
  await insertRows(stand.test.db, 'access_key', {
    key_hash: hashToken(key),
    registration_id: id,
    created_at: TEST_NOW,
    expires_at: new Date(TEST_NOW.getTime() + 30 * 86_400_000),
  });
  const headers = { authorization: `Bearer ${key}` };
  const opened = await stand.test.get('/api/my-details', headers);
  expect(opened.json()).toMatchObject({ reference, details: { name: 'Siti Binti', city: '' } });
  const { email: _, ...details } = exampleRegistration({
    name: 'Siti Binti Ahmad',
    companyName: 'Bare Trading',
  });
  const put = (body: object) =>
    stand.test.call({ method: 'PUT', url: '/api/my-details', payload: body, headers });
  const { version } = opened.json();
  const refused = await put({ version, details: { ...details, city: '' } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ 'details.city': 'City is required' });
  const whole = await put({ version, details });
  expect(whole.statusCode, whole.body).toBe(200);
  expect((await put({ version, details })).statusCode).toBe(409);
  const person = (await read(`/api/people/${reference}`)).json();
  expect(person.contact).toEqual({ ...details, email: 'siti@bones.example' });
  expect(person.history[0]).toMatchObject({ actorKind: 'visitor', action: 'person.complete' });
  expect((await read('/api/meetings?limit=10&search=0123456789')).body).toContain(reference);
  expect((await ask(id))[0]?.refused?.message).toContain('Nothing is missing');
});

it('does not open the details of people who registered themselves', async () => {
  const group = await stand.register([[1, 3, 660]]);
  expect((await ask(group.id))[0]?.refused).not.toBeNull();
  const { contactVersion } = (await read(`/api/people/${group.registrationNumber}`)).json();
  expect(contactVersion).toBe(1);
});
