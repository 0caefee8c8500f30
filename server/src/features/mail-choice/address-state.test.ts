// The state of an address follows from all messages to it, whatever their kind, and failed emails have one count.
import { EMAIL_KINDS, STAFF_EMAIL_KINDS } from '@visavis/domain/email/schema';
import { beforeEach, expect, it } from 'vitest';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';
import { noteFailure } from './repository.ts';

const stand = prepareOnce(openReview);
const visitor = prepareOnce(() => stand.register([[1, 1, 720]], { email: 'first@address.example' }));
const buyer = prepareOnce(() => createHostedBuyer(stand.test.db, stand.edition.editionId));

beforeEach(async () => {
  await stand.test.db.deleteFrom('failed_address').execute();
  await stand.test.db.deleteFrom('email').execute();
});

let messages = 0;
async function add(kind: string, state: string, registrationId: number | null = visitor.id, columns = {}) {
  messages += 1;
  await insertRows(stand.test.db, 'email', {
    kind,
    state,
    subject: 'A subject',
    recipient: 'first@address.example',
    recipient_name: 'Somebody',
    content: '{}',
    message_id: `address-${messages}@visavis.example`,
    created_at: TEST_NOW,
    edition_id: stand.edition.editionId,
    registration_id: registrationId,
    ...columns,
  } as never);
}
async function stateOf() {
  const { unconfirmed, addressFailed } = await stand.group(visitor.id);
  const listed = await stand.test.get('/api/meetings?unconfirmed=1&limit=1', stand.viewer);
  expect(Number(listed.headers['x-total-count'])).toBe(unconfirmed ? 1 : 0);
  return addressFailed ? 'failed' : unconfirmed ? 'unconfirmed' : 'working';
}

const OF_PEOPLE = EMAIL_KINDS.filter((kind) => !STAFF_EMAIL_KINDS.some((one) => one === kind));

it.each(OF_PEOPLE)('the row shows a failed first message of the kind %s', async (kind) => {
  await add(kind, 'failed');
  expect(await stateOf()).toBe('failed');
  await add(kind, 'sent');
  expect(await stateOf()).toBe('unconfirmed');
});

it('an address that refused or bounced mail counts as failed, although it accepted mail before', async () => {
  expect(await stateOf()).toBe('working');
  await add('registration-received', 'sent');
  expect(await stateOf()).toBe('unconfirmed');
  for (const registrationId of [visitor.id, buyer.registrationId])
    await noteFailure(stand.test.db, {
      registrationId,
      kind: 'bounce',
      address: registrationId === visitor.id ? visitor.email : buyer.email,
      reason: '550',
      emailId: null,
      now: TEST_NOW,
    });
  expect(await stateOf()).toBe('failed');
  const { data } = (await stand.test.get('/api/hosted', stand.viewer)).json();
  expect(data.map(({ addressFailed }: { addressFailed: boolean }) => addressFailed)).toEqual([true]);
  const { addresses } = (await stand.test.get('/api/work', stand.viewer)).json();
  expect(addresses).toBe(2);
});

it('a test email to an organiser does not affect the state of the address', async () => {
  const { id } = await stand.test.db.selectFrom('organiser').select('id').executeTakeFirstOrThrow();
  await add('registration-received', 'failed', visitor.id, { organiser_id: id });
  expect(await stateOf()).toBe('working');
});

it('failed emails have the same count in Overview, To do, sidebar and list', async () => {
  const numbers = async (headers: { authorization: string }) => {
    await stand.test.restart();
    const get = async (path: string) => (await stand.test.get(path, headers)).json();
    const items: { kind: string; count: number }[] = (await get('/api/to-do')).items;
    return {
      overview: (await get('/api/overview')).emails.failed,
      sidebar: (await get('/api/work')).emails,
      toDo: items.find(({ kind }) => kind === 'failed')?.count,
      list: (await get('/api/emails?state=failed')).total,
    };
  };
  const other = await stand.test.db
    .insertInto('edition')
    .values({
      name: 'Another fair',
      dates: ['2031-06-02'],
      starts: [660],
      business_minimum: 1,
      business_maximum: 8,
      contact_email: '',
      contact_whatsapp: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add('registration-received', 'failed');
  await add('meeting-status', 'failed');
  await add('password-reset', 'failed', null, { edition_id: null });
  await add('registration-received', 'failed', null, { edition_id: other.id });
  expect(await numbers(stand.viewer)).toEqual({ overview: 2, sidebar: 2, toDo: 2, list: 2 });
  expect(await numbers(stand.admin)).toEqual({ overview: 3, sidebar: 3, toDo: 3, list: 3 });
});
