// Changing the contact of a person: form rules, versions, audit trail, and the effects of a new email address.
import { randomBytes } from 'node:crypto';
import type { Person } from '@visavis/contract/person/person';
import type { MeetingGroup } from '@visavis/contract/registration/endpoints';
import type { RankedRole } from '@visavis/domain/staff/schema';
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../adapters/sealing.ts';
import { createAccessKey } from '../../platform/access-links/repository.ts';
import { hashToken } from '../../platform/access-links/token.ts';
import { createHostedBuyer } from '../../testing/hosted-buyer.ts';
import { prepareOnce } from '../../testing/prepare.ts';
import { openReview } from '../../testing/review.ts';
import { insertRows, readRow, readRows, updateRows } from '../../testing/rows.ts';
import { TEST_NOW } from '../../testing/small-edition.ts';

const stand = prepareOnce(() => openReview({ sealer: createSealer(randomBytes(32)) }));

let count = 0;
async function register(name = 'Noor Aziz'): Promise<MeetingGroup> {
  count += 1;
  // Six makers have four days of seven hours each, more than these tests need.
  const [maker, day, minute] = [1 + (count % 6), 1 + (count % 4), 660 + 60 * (Math.floor(count / 6) % 7)];
  return stand.register([[maker, day, minute]], { name, email: `person-${count}@kenari.example` });
}

const personOf = async (reference: string): Promise<Person> =>
  (await stand.test.get(`/api/people/${reference}`, stand.viewer)).json();

async function change(
  reference: string,
  changes: Partial<Person['contact']>,
  { version, by = 'editor' }: { version?: number; by?: RankedRole } = {},
) {
  const { contact, contactVersion } = await personOf(reference);
  return stand.test.put(
    `/api/people/${reference}/contact`,
    { version: version ?? contactVersion, contact: { ...contact, ...changes } },
    stand[by],
  );
}

const keyFor = (registrationId: number) =>
  createAccessKey(stand.test.db, { registrationId, lastDate: '2026-06-05', now: TEST_NOW });
const opens = async (key: string, path = '/api/my-schedule') =>
  (await stand.test.get(path, { authorization: `Bearer ${key}` })).statusCode;
const emailsOf = (registrationId: number) =>
  readRows(
    stand.test.db,
    'email',
    { registration_id: registrationId },
    ['id', 'kind', 'recipient', 'state'],
    'id',
  );

describe('the language of the emails', () => {
  it('is changed with the contact or alone, and recorded with its former value', async () => {
    const { registrationNumber: reference } = await register();
    const { contact, contactVersion } = await personOf(reference);
    const answer = await stand.test.put(
      `/api/people/${reference}/contact`,
      { version: contactVersion, contact, language: 'ms' },
      stand.editor,
    );
    expect(answer.statusCode).toBe(200);
    const { person } = answer.json();
    expect(person).toMatchObject({ language: 'ms', contactVersion: contactVersion + 1 });
    expect(person.history[0]).toMatchObject({
      action: 'person.change',
      fields: ['language'],
      before: { language: 'en' },
      after: { language: 'ms' },
    });
    // A request without the language leaves it unchanged.
    await change(reference, { designation: 'Head of Buying' });
    expect(await personOf(reference)).toMatchObject({ language: 'ms' });
  });
});

describe('any field', () => {
  it('is stored and searchable, and recorded by name only', async () => {
    const group = await register();
    const answer = await change(group.registrationNumber, {
      name: 'Noor Aziz binti Hassan',
      companyName: 'Bunga Raya',
      phoneNumber: '+600129876543',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      revoked: 0,
      isLinkMailed: false,
      person: {
        contactVersion: 2,
        contact: { name: 'Noor Aziz binti Hassan', companyName: 'Bunga Raya', phoneNumber: '+60129876543' },
        history: [{ action: 'person.change', fields: ['name', 'phoneNumber', 'companyName'] }],
      },
    });
    const found = async (search: string) =>
      (await stand.test.get(`/api/meetings?limit=10&search=${search}`, stand.viewer)).json().length;
    expect(await found('bunga%20raya%20hassan')).toBe(1);
    expect(await found('0129876543')).toBe(1);
    const entry = await readRow(
      stand.test.db,
      'audit_entry',
      { action: 'person.change', registration_id: group.id },
      ['before', 'after'],
    );
    expect(entry).toEqual({ before: null, after: { fields: ['name', 'phoneNumber', 'companyName'] } });
  });

  it('follows the rules of the form for each field', async () => {
    const group = await register();
    const answer = await change(group.registrationNumber, {
      name: ' ',
      email: 'nobody',
      phoneNumber: '+9991234567',
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields).sort()).toEqual([
      'contact.email',
      'contact.name',
      'contact.phoneNumber',
    ]);
    // People who registered themselves filled in every required field: staff cannot empty one.
    const emptied = await change(group.registrationNumber, { city: '' });
    expect(emptied.statusCode).toBe(422);
    expect(Object.keys(emptied.json().fields)).toEqual(['contact.city']);
    expect((await personOf(group.registrationNumber)).contactVersion).toBe(1);
  });

  it('that is unchanged increments no version and records nothing', async () => {
    const group = await register();
    expect((await change(group.registrationNumber, {})).json()).toMatchObject({
      revoked: 0,
      person: { contactVersion: 1, history: [] },
    });
  });

  it('is refused with the current contact if somebody else changed it first', async () => {
    const group = await register();
    await change(group.registrationNumber, { city: 'Ipoh' });
    const answer = await change(group.registrationNumber, { city: 'Melaka' }, { version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'person.stale',
      contact: { version: 2, contact: { city: 'Ipoh' } },
    });
    expect((await personOf(group.registrationNumber)).contact.city).toBe('Ipoh');
  });

  it('may be changed only by editors, and only for registered people', async () => {
    const group = await register();
    expect((await change(group.registrationNumber, { city: 'Ipoh' }, { by: 'viewer' })).statusCode).toBe(403);
    const { id, user_id, visitor_company_id } = group;
    const { contact } = await personOf(group.registrationNumber);
    await stand.test.post('/api/meetings/delete', { id, user_id, visitor_company_id }, stand.admin);
    const answer = await stand.test.put(
      `/api/people/${group.registrationNumber}/contact`,
      { version: 1, contact },
      stand.editor,
    );
    expect(answer.statusCode).toBe(404);
  });
});

describe('another email address', () => {
  it('revokes the links emailed before, and gets a new one', async () => {
    const group = await register();
    const key = await keyFor(group.id);
    expect(await opens(key)).toBe(200);
    const answer = await change(group.registrationNumber, { email: 'New.Address@kenari.example' });
    expect(answer.json()).toMatchObject({
      revoked: 1,
      isLinkMailed: true,
      person: { links: 0, contact: { email: 'New.Address@kenari.example' } },
    });
    expect(await opens(key)).toBe(404);
    // Pending emails go to the new address, along with a link for it.
    expect(await emailsOf(group.id)).toMatchObject([
      { kind: 'registration-received', recipient: 'New.Address@kenari.example' },
      { kind: 'schedule-link', recipient: 'New.Address@kenari.example' },
    ]);
    const { folded_email } = await readRow(stand.test.db, 'registration', { id: group.id }, ['folded_email']);
    expect(folded_email).toBe('new.address@kenari.example');
  });

  it("leaves sent messages and other people's links alone, and a change to another field revokes nothing", async () => {
    const group = await register();
    const other = await register('Somebody Else');
    const [key, otherKey] = [await keyFor(group.id), await keyFor(other.id)];
    const { db } = stand.test;
    await db.updateTable('email').set({ state: 'sent' }).where('registration_id', '=', group.id).execute();
    await change(group.registrationNumber, { city: 'Ipoh' });
    expect(await opens(key)).toBe(200);
    await change(group.registrationNumber, { email: 'moved@kenari.example' });
    expect([await opens(key), await opens(otherKey)]).toEqual([404, 200]);
    expect((await emailsOf(group.id))[0]).toMatchObject({ state: 'sent', recipient: group.email });
    expect((await emailsOf(other.id))[0]?.recipient).toBe(other.email);
  });

  it("revokes the mail-choice links of the old mailbox, while the person's choices remain", async () => {
    const group = await register();
    const { db } = stand.test;
    const { createChoiceKey } = await import('../mail-choice/public.ts');
    const key = await createChoiceKey(db, { registrationId: group.id, kind: 'group', now: TEST_NOW });
    const press = () => stand.test.call({ method: 'POST', url: `/mail?key=${key}` });
    expect((await press()).statusCode).toBe(200);
    expect(await opens(key, '/api/mail-choice')).toBe(200);
    await change(group.registrationNumber, { email: 'chosen@kenari.example' });
    expect(await opens(key, '/api/mail-choice')).toBe(404);
    expect((await press()).statusCode).toBe(404);
    // The person's opt-out carries over to the new address.
    const stops = await readRows(db, 'mail_stop', { folded_email: 'chosen@kenari.example' }, [
      'folded_email',
    ]);
    expect(stops).toHaveLength(1);
  });

  it('that differs only in case is the same address: it stays confirmed, and its links work', async () => {
    const group = await register();
    const key = await keyFor(group.id);
    const { db } = stand.test;
    await db.updateTable('registration').set({ confirmed_at: TEST_NOW }).where('id', '=', group.id).execute();
    const answer = await change(group.registrationNumber, { email: group.email.toUpperCase() });
    expect(answer.json()).toMatchObject({ revoked: 0, isLinkMailed: false });
    const { contact, confirmedAt } = await personOf(group.registrationNumber);
    expect(contact.email).toBe(group.email.toUpperCase());
    expect(confirmedAt).not.toBeNull();
    expect(await opens(key)).toBe(200);
  });

  it('is unconfirmed, and gets a reminder like any other', async () => {
    const group = await register();
    const { db } = stand.test;
    await db.updateTable('registration').set({ confirmed_at: TEST_NOW }).where('id', '=', group.id).execute();
    await change(group.registrationNumber, { city: 'Ipoh' });
    expect((await personOf(group.registrationNumber)).confirmedAt).not.toBeNull();
    await change(group.registrationNumber, { email: 'unproven@kenari.example' });
    expect((await personOf(group.registrationNumber)).confirmedAt).toBeNull();
  });

  it('is refused while a message is being sent, which would still carry a link to the old one', async () => {
    const group = await register();
    const { db } = stand.test;
    await updateRows(
      db,
      'email',
      { registration_id: group.id },
      { state: 'queued', attempt_began_at: TEST_NOW },
    );
    const answer = await change(group.registrationNumber, { email: 'too.soon@kenari.example' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('person.mail-under-way');
    expect((await personOf(group.registrationNumber)).contact.email).toBe(group.email);
    expect((await emailsOf(group.id))[0]?.recipient).toBe(group.email);
  });

  it("that belongs to somebody else is refused with their name; one's own in other case is accepted", async () => {
    const holder = await register('Holder Lim');
    const group = await register();
    const answer = await change(group.registrationNumber, { email: holder.email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'registration.email-taken',
      fields: {
        'contact.email': `Holder Lim (${holder.registrationNumber}) is registered with this email address already.`,
      },
    });
    expect((await change(holder.registrationNumber, { email: holder.email.toUpperCase() })).statusCode).toBe(
      200,
    );
    // The other programme has separate registrations.
    const { test, edition } = stand;
    const buyer = await createHostedBuyer(test.db, edition.editionId, { email: 'both@kenari.example' });
    expect((await change(group.registrationNumber, { email: buyer.email })).statusCode).toBe(200);
  });

  it('of a hosted buyer revokes the link to their pages and to the upload of a document', async () => {
    const { test, edition } = stand;
    const buyer = await createHostedBuyer(test.db, edition.editionId);
    const request = await test.post(
      '/api/hosted/document-requests',
      {
        user_id: buyer.userId,
        visitor_company_id: buyer.companyId,
        version: 1,
        kind: 'passport',
        reason: 'Torn.',
      },
      stand.editor,
    );
    expect(request.statusCode).toBe(201);
    const { id } = await test.db.selectFrom('document_request').select('id').executeTakeFirstOrThrow();
    await insertRows(test.db, 'document_request_key', {
      key_hash: hashToken('upload-key'),
      request_id: id,
      created_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 86_400_000),
    });
    expect(await opens('upload-key', '/api/document-request')).toBe(200);
    expect(await opens(buyer.key, '/api/hosted-buyer')).toBe(200);
    const answer = await change(buyer.reference, { email: 'other.buyer@kenari.example' });
    expect(answer.json()).toMatchObject({ revoked: 2, isLinkMailed: true });
    expect(await opens('upload-key', '/api/document-request')).toBe(404);
    expect(await opens(buyer.key, '/api/hosted-buyer')).toBe(404);
    expect((await emailsOf(buyer.registrationId)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['document-asked', 'other.buyer@kenari.example'],
      ['hosted-link', 'other.buyer@kenari.example'],
    ]);
  });

  it('of an unapproved applicant is not sent a link', async () => {
    const { test, edition } = stand;
    const buyer = await createHostedBuyer(test.db, edition.editionId, { decision: 'pending' });
    expect((await change(buyer.reference, { email: 'waiting@kenari.example' })).json()).toMatchObject({
      isLinkMailed: false,
    });
  });
});
